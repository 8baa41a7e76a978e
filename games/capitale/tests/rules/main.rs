//! What is quick: every clause, card, word, refusal and input, each on a table made for it.
#![allow(clippy::unwrap_used)]

#[path = "../scene/mod.rs"]
mod scene;

mod aims;
mod clauses;
mod input;
mod printed;
mod refusals;
mod sideboard;
mod typed;
mod words;
