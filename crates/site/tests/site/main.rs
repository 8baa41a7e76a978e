//! The site under test, over a toy full of secrets. One program, so that it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may break off")]

mod absence;
mod aims;
mod bad_input;
mod carrying;
mod clock;
mod company;
mod decks;
mod echoes;
mod expiry;
mod forks;
mod front;
mod grown;
mod healing;
mod heap;
mod hints;
#[path = "../../../table/tests/hoard/mod.rs"]
mod hoard;
mod house;
mod houses;
mod mine;
mod nodes;
mod passing;
mod playing;
mod porter;
mod puzzling;
mod reach;
mod reacting;
mod releases;
mod review;
mod secrets;
mod talking;
mod teaching;
mod teams;
mod telling;
mod thinking;
mod toy;
mod visit;
mod worth;
