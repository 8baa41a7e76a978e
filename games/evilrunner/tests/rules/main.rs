//! What is quick: every clause, card, word, refusal and input, each on a table made for it.
#![allow(clippy::unwrap_used)]

mod aims;
mod clauses;
mod estimate;
mod input;
mod refusals;
mod scene;
