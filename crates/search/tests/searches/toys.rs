//! Toys for the searches: the house's toys under other opinions, and duels of secret orders with known equilibria.
#![allow(unreachable_pub)]

pub mod judged;
pub mod matrix;
