//! Sancta Sanctorum: Saints of a shared deck on their way into the rose of the blessed.
//!
//! `RULES.md` is the law of this crate; comments such as `[5.3]` cite its clauses.
//!
//! | where | what |
//! | --- | --- |
//! | `card`, `cards` | the physical cards, and what is printed: read from `cards/box.toml` or another file |
//! | `setup`, `action`, `event`, `view` | what goes in and what comes out |
//! | `open`, `secret`, `truth` | a table at one moment: what everybody sees, what is hidden, what is asked |
//! | `few` | short lists that copy as bytes |
//! | `step` | the agenda: what is still to be done, as data |
//! | `notation` | a position as one line |
//! | `rules` | one file per chapter of `RULES.md` |
//! | `bars` | what bars an action: for options, refusals and dimmed buttons |
//! | `text` | the words |
//! | `lesson` | the first game, step by step |
//! | `page` | the view as HTML and SVG |

mod action;
mod audit;
mod bars;
mod card;
mod cards;
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
mod step;
mod terms;
mod text;
mod truth;
mod view;

pub use action::Action;
#[doc(hidden)]
pub use bars::REASONS;
pub use card::{Card, Cards};
pub use cards::{
    Ability, Advocate, Again, Beatitude, CardSet, Condition, Count, Does, Effect, Kind, Origin, Rule, Saint,
    Set, Standing, Support, Trial, Type, When,
};
pub use event::{Event, What};
pub use facts::FACTS;
pub use lesson::LESSON;
pub use open::{Done, Ending, Open, Place, ROSA, SEATS, SLOTS};
pub use setup::{Opening, Setup};
pub use step::{Play, Step, Trigger, Why};
pub use table::Row;
pub use truth::Sancta;
pub use view::{Hand, View};

/// The rules in both languages, clause by clause.
pub const RULES: &str = include_str!("../RULES.md");
