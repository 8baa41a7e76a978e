//! The rules, one file per chapter of `RULES.md`; `agenda` sends each step to its chapter.

mod acts;
mod agenda;
mod apply;
mod arcana;
mod arranging;
mod barred;
mod chaos;
mod defeat;
mod effects;
mod ending;
mod fate;
mod fielding;
mod grieving;
mod opening;
mod orders;
mod resolve;
mod standing;
mod stopping;
mod triggers;
mod turn;
mod unfit;
mod will;

#[cfg(feature = "page")]
pub(crate) use arcana::is_enough;
pub(crate) use arcana::{FIFTH, THREE, begins_with_prophets, carries, count, nth_of, put, room};
#[cfg(feature = "page")]
pub(crate) use chaos::PRICE;
pub(crate) use orders::TOKEN;
pub(crate) use turn::{QUIET, TURNS};
pub(crate) use unfit::Unfit;
#[cfg(feature = "page")]
pub(crate) use unfit::unfit;
#[cfg(feature = "page")]
pub(crate) use will::{FIRST, PATIENCE};
