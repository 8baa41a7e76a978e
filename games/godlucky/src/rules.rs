//! The rules, one file per chapter of `RULES.md`; `agenda` sends each step to its chapter.

mod agenda;
mod bars;
mod battles;
mod cards;
mod choices;
mod coins;
mod dice;
mod effects;
mod ends;
mod faith;
mod movement;
mod portals;
mod powers;
mod reasons;
mod setting_up;
mod stealing;
mod turn;
mod windows;

pub(crate) use reasons::Bar;

/// A stake that no card limits: nobody has more points to lose.
pub(crate) const NO_LIMIT: u8 = 10;
