//! Every clause of `RULES.md` is tested here by a test that bears its number.

mod abilities;
mod battles;
mod board;
mod effects;
mod effects_on_others;
mod ends;
mod faith;
mod holding;
mod madness;
mod objects;
mod portals;
mod reactions;
mod setting_up;
mod swaps;
mod switches;
mod table_and_aim;
mod treasures;
mod turn;
