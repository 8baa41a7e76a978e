//! Every clause of `RULES.md` is tested here by a test that bears its number.
#![allow(clippy::unwrap_used)]

#[path = "../scene/mod.rs"]
mod scene;

mod battles;
mod board;
mod faith;
mod madness;
mod setting_up;
mod table_and_aim;
mod turn;
