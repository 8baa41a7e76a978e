//! What cards say, and what is said of files with mistakes.
#![allow(clippy::unwrap_used, reason = "a test may break off")]

#[path = "words/events.rs"]
mod events;
#[path = "words/mistakes.rs"]
mod mistakes;
#[path = "words/plain.rs"]
mod plain;
#[path = "words/spoken.rs"]
mod spoken;
#[path = "words/texts.rs"]
mod texts;
