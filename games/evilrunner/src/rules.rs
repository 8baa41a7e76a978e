//! The rules, one file per chapter of `RULES.md`. (Seals, chapter 3, are part of all of them.)

mod crossing;
mod placement;
mod powers;
mod score;
mod spirit;
mod threat;
mod valandris;
