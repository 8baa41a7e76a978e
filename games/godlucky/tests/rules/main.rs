//! What is quick: every clause, card, word, refusal and input, each on a table made for it.
#![allow(clippy::unwrap_used)]

mod aims;
mod clauses;
mod input;
mod known_cards;
mod printed;
mod refusals;
mod scene;
mod typed;
mod words;
