//! Counterfactual regret minimisation for duels in which things are hidden (Zinkevich, Johanson, Bowling and Piccione 2007,
//! 'Regret minimization in games with incomplete information').
//!
//! The tree begins at what everybody knows, not at what one seat does, and in it every seat decides by its own information
//! sets: nobody sees through a card because a search looked at it. Two algorithms learn on the same tree: sweeps
//! (`sweep.rs`), where the tree is whole and some twenty-five fit the budget, else sampled walks (`external.rs`), which go on
//! and learn where it was cut (`beyond.rs`). `best.rs` says what a best response gains, `resolve.rs` goes on safely where the
//! last tree ends.

mod best;
mod beyond;
mod external;
mod grow;
mod mind;
mod resolve;
mod sweep;
mod tables;
mod tree;

pub(crate) use mind::Solving;
pub use tables::Often;
pub use tree::{Asked, Tree};

/// How many seats a duel has.
const TWO: usize = 2;
