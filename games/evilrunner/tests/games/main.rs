//! Whole games: the laws, kept matches, counting, pencil and paper, bots.
#![allow(clippy::unwrap_used)]

mod bots;
mod golden;
mod laws;
mod lesson;
mod perft;
mod puzzle;
