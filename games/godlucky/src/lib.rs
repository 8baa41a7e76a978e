//! God Lucky: gods gather Faith on a board that grows card by card, and madness waits.
//!
//! `RULES.md` is the law of this crate; comments such as `[5.3]` cite its clauses.
//!
//! | where | what |
//! | --- | --- |
//! | `card`, `cards` | what can be held, and what is printed: read from `cards/box.toml` or another file |
//! | `setup`, `action`, `event`, `view` | what goes in and what comes out |
//! | `open`, `secret`, `truth` | a table at one moment: what everybody sees, what is hidden, what is asked |
//! | `step` | the agenda: what is still to be done, as data |
//! | `notation` | a position as one line |
//! | `rules` | one file per chapter of `RULES.md`; `agenda` what each step is, `bars` what bars an action, `reasons` how that is said |
//! | `lesson` | the first game, step by step |
//! | `page` | the view as HTML and SVG |

mod action;
mod audit;
mod card;
mod cards;
mod estimate;
mod event;
mod facts;
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

pub use action::{Action, Face};
pub use card::{Card, Cards, MAX_MIRACLES, MAX_OBJECTS};
pub use cards::{
    CardSet, Deck, Effect, God, Miracle, Mistake, Object, Origin, Points, Portal, Power, Script, Set, Side,
    Space,
};
pub use event::{Back, Event, Kind, Sum, What};
pub use facts::FACTS;
pub use lesson::LESSON;
pub use open::{Coin, Die, Ending, Fight, Open, Place, SEATS, Spot, Swap};
pub use setup::{Change, Direction, Early, Haven, Mode, Setup};
pub use step::{Bet, Dice, Step, Toss, Why, Window};
pub use truth::GodLucky;
pub use view::{Hand, Lying, View};

/// The names of all reasons for which an action is refused.
#[doc(hidden)]
pub const REASONS: &[&str] = rules::Bar::NAMES;

/// The rules in both languages, clause by clause.
pub const RULES: &str = include_str!("../RULES.md");
