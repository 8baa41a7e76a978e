//! The rules, one file per chapter of `RULES.md`; `agenda` sends each step to its chapter.

mod agenda;
mod attack;
mod bars;
mod battle;
mod deeds;
mod duel;
mod effects;
mod groups;
mod hands;
mod matches;
mod playing;
mod standing;
mod triggers;
mod turn;
mod units;
mod windows;

pub(crate) use bars::{Bar, Speaker};
pub(crate) use playing::QUICKS;
pub(crate) use triggers::STIRRED;
