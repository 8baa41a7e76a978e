//! The binary as it is typed: every command with good and with bad input, files of cards, what is kept, what its bots are worth.
#![allow(clippy::unwrap_used)]

mod balance;
mod cards;
mod cli;
mod deploying;
mod elo;
mod exec;
mod habits;
mod keeping;
mod learn;
mod running;
mod suite;
mod typed;
mod watched;
