//! Dogma: packs are built, then Prophets duel by secret simultaneous orders.
//!
//! `RULES.md` is the law of this crate; comments such as `[5.3]` cite its clauses.
//!
//! | where | what |
//! | --- | --- |
//! | `card`, `cards` | the cards there are, and what is printed: read from `cards/box.toml` or another file |
//! | `setup`, `action`, `event`, `view` | what goes in and what comes out |
//! | `open`, `secret`, `truth` | a table at one moment: what everybody sees, what is hidden, what is asked |
//! | `step` | the agenda: what is still to be done, as data |
//! | `page` | the view as HTML |
//! | `imagine` | a truth that looks like a view |
//! | `notation` | a position as one line |
//! | `reasons` | why something is not allowed |
//! | `rules` | one file per part of building and of the clash |
//! | `text` | what is said |

mod action;
mod audit;
mod card;
mod cards;
mod estimate;
mod event;
mod facts;
mod habits;
mod imagine;
mod lesson;
mod notation;
mod open;
#[cfg(feature = "page")]
mod page;
mod prospects;
mod reasons;
mod rules;
mod secret;
mod setup;
mod step;
mod terms;
mod text;
mod truth;
mod view;

pub use action::{Action, Way};
pub use card::{Bag, Card, Cards, DIVINE_COPIES, Family, Religion};
pub use cards::{
    Ability, Body, CardSet, Condition, Count, Cult, Deed, Destiny, Does, Effect, Evil, Hold, Keyword, Kind,
    Origin, Print, Rule, Set, Type, Types, When, Which, Whom,
};
pub use event::{Event, What, Who};
pub use facts::FACTS;
pub use lesson::LESSON;
pub use open::{
    Arcano, Build, CultPlace, Ending, How, LINE, LOCKED, Open, PACKS, Plan, Rank, SEATS, Side, Stir,
};
pub use secret::{CARDS, DIVINE, Hand, Own, Pack};
pub use setup::{Boxes, Hizb, Mode, Reveal, Setup};
pub use step::{Act, At, Change, Fact, Frame, Step, Wait};
pub use truth::Dogma;
pub use view::View;

/// The names of all reasons for which an action is refused.
#[doc(hidden)]
pub const REASONS: &[&str] = reasons::Bar::NAMES;

/// The rules in both languages, clause by clause.
pub const RULES: &str = include_str!("../RULES.md");
