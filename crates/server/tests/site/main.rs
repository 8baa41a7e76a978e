//! The site under test, over a toy full of secrets. One program, so that it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may break off")]

mod bad_input;
mod echoes;
mod house;
mod passing;
mod playing;
mod reacting;
mod secrets;
mod toy;
mod visit;
