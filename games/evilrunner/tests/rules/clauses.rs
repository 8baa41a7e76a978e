//! Every clause of `RULES.md` is tested here by a test that bears its number.

mod board;
mod capture;
mod crossing;
mod matches;
mod powers;
mod seals;
mod setting_up;
mod spirit;
mod switches;
mod valandris;
