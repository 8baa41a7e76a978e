//! Every clause of `RULES.md` is tested here by a test that bears its number.
#![allow(clippy::unwrap_used)]

#[path = "../scene/mod.rs"]
mod scene;

mod table_and_aim;
