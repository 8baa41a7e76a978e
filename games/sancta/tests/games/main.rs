//! Whole games: the laws, kept matches, counting, pencil and paper, bots.
#![allow(clippy::unwrap_used)]

#[allow(dead_code, reason = "the quick tests use the rest")]
#[path = "../scene/mod.rs"]
mod scene;

mod bots;
mod golden;
mod laws;
mod lesson;
mod perft;
mod score_sheet;
