//! Every clause of chapters 1 to 9 and 15 to 17 of `RULES.md` is tested here by a test that bears its number.
#![allow(clippy::unwrap_used)]

#[path = "../scene/mod.rs"]
mod scene;

mod turn;
