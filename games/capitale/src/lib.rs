//! Capitale: two decks fight for five cities, with the capital among them.
//!
//! `RULES.md` is the law of this crate; comments such as `[5.3]` cite its clauses.
//!
//! | where | what |
//! | --- | --- |
//! | `card`, `cards` | the cards there can be, and what is printed: read from `cards/box.toml` or another file |
//! | `deck` | decks, and the ready ones |
//! | `setup`, `action`, `event`, `view` | what goes in and what comes out |
//! | `open`, `secret`, `truth` | a table at one moment: what everybody sees, what is hidden, what is asked |
//! | `step` | the agenda: what is still to be done, as data |
//! | `notation` | positions as lines |
//! | `lesson` | the first duel, step by step |
//! | `rules` | one file per part of a duel, and in `bars` what bars an action |

mod action;
mod audit;
mod card;
mod cards;
mod deck;
mod estimate;
mod event;
mod facts;
mod habits;
mod lesson;
mod notation;
mod open;
#[cfg(feature = "page")]
mod page;
mod rules;
mod secret;
mod setup;
mod sideboard;
mod step;
mod terms;
mod text;
mod truth;
mod view;
mod workshop;

pub use action::Action;
pub use card::{Bag, Banner, Card};
pub use cards::{
    Ability, Body, CardSet, Change, Condition, Deed, Does, Doing, Effect, Group, Keyword, Kind, On, Origin,
    Print, Role, Rule, Set, Side, Sort, When, Where,
};
pub use deck::{Deck, Ready, ready};
pub use event::{Event, Spot, Thing, What};
pub use facts::FACTS;
pub use lesson::LESSON;
pub use open::{
    At, Battle, CITIES, City, Down, Ending, Face, Fighter, Hit, How, Open, Outcome, Phase, SEATS, Time, Unit,
};
pub use secret::{Hidden, Own};
pub use setup::{Conquest, Gate, Lay, Lists, Moments, Redraw, Setup, Switches};
pub use step::{Aim, Entry, Play, Step, Trigger, Window};
pub use truth::Capitale;
pub use view::View;

/// The names of the reasons for which an action is refused.
pub const REASONS: &[&str] = rules::Bar::NAMES;

/// The rules in both languages, clause by clause.
pub const RULES: &str = include_str!("../RULES.md");
