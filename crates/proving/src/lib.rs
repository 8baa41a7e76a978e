//! What the tests of several games share, so that a new game brings its own cases and nothing else. Only tests use it:
//! whatever is not as it should be panics.
#![allow(clippy::unwrap_used, reason = "it is part of tests")]
#![warn(missing_docs)]

mod golden;
mod lines;
mod mistakes;
mod refusals;
mod typed;

pub use golden::{Golden, Kept};
pub use lines::{assert_positions_come_back, assert_wrong_lines};
pub use mistakes::Planted;
pub use refusals::{assert_refusal, each_refusal};
pub use typed::{nearly, somewhere};
