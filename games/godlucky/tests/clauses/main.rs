//! Every clause of `RULES.md` is tested here by a test that bears its number.
#![allow(clippy::unwrap_used)]

#[path = "../scene/mod.rs"]
mod scene;

mod battles;
mod board;
mod ends;
mod faith;
mod madness;
mod reactions;
mod setting_up;
mod swaps;
mod switches;
mod table_and_aim;
mod turn;
