//! What the house promises every game: matches and records, decks, its grammar, and that its laws bite.
#![allow(missing_docs, clippy::unwrap_used, reason = "a toy for tests")]

#[path = "../hoard/mod.rs"]
mod hoard;

mod calibration;
mod decks;
mod forks;
mod grammar;
mod laws;
mod matches;
