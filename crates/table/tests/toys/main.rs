//! The toy games: their known numbers, and the laws on each.

mod laws;
mod numbers;
