//! The pages. Every one is drawn from what its viewer may see; no page ever holds the truth.

mod bring;
mod builder;
mod course;
mod create;
mod decks;
mod end;
mod error;
mod hint;
mod home;
mod layout;
mod puzzle;
mod replay;
mod rules;
mod seats;
mod story;
mod table;
mod talk;
mod terms;
mod window;
mod worth;
mod zones;

pub(crate) use bring::bring;
pub(crate) use builder::{Bench, builder};
pub(crate) use create::{Draft, TIMES, create};
pub(crate) use decks::{Import, Shelf, decks, import};
pub(crate) use error::error;
pub(crate) use hint::{Counsel, hint};
pub(crate) use home::{Left, home};
pub(crate) use puzzle::{Posed, puzzle};
pub(crate) use replay::replay;
pub(crate) use rules::{rules, rules_of_all};
pub(crate) use story::{Story, story};
pub(crate) use table::table;
pub(crate) use talk::talk;
pub(crate) use worth::{Analysis, Cost};
pub(crate) use zones::{Seen, zones};
