//! The searches on toys whose right answers are known.
#![allow(clippy::unwrap_used)]

mod judged;
mod level;
mod mcts;
mod mixing;
mod solving;
mod toys;
