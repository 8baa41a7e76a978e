//! Evilrunner: the Santo Spirito's three creatures hunt the demon Valandris over three nested solids.
//!
//! `RULES.md` is the law of this crate; comments such as `[5.3]` cite its clauses.
//!
//! | where | what |
//! | --- | --- |
//! | `board`, `piece` | the 52 vertices and who is next to whom; the four pieces |
//! | `setup`, `action`, `event`, `view` | what goes in and what comes out |
//! | `truth`, `trail` | a match at one moment; where the pieces went last |
//! | `rules` | one file per chapter of `RULES.md`, and what they let one see ahead |
//! | `sight` | danger and reach at one moment, for people |
//! | `why_not`, `text` | refusals with their clauses; everything else that is said |
//! | `notation`, `estimate` | a position as one line; opinions about positions |
//! | `puzzle` | positions with one solution, and the search that finds it |
//! | `lesson` | the first game, step by step |
//! | `page` | the view as HTML and SVG |

mod action;
mod board;
mod estimate;
mod event;
mod facts;
mod lesson;
mod notation;
mod piece;
mod puzzle;
mod rules;
mod setup;
mod sight;
mod terms;
mod text;
mod trail;
mod truth;
mod view;
mod why_not;

#[cfg(feature = "page")]
mod page;

pub use action::Action;
pub use board::{Vertex, Vertices, World};
pub use event::{Event, Pause};
pub use facts::FACTS;
pub use lesson::LESSON;
pub use piece::Piece;
pub use puzzle::{Aim, Net, Puzzle, Solution, TURNS};
pub use setup::{Crossing, First, Powers, Setup};
pub use sight::{Ahead, Sight};
pub use trail::{How, Mark, Trail};
pub use truth::{Evilrunner, Stage};
pub use view::View;

/// The rules in both languages, clause by clause.
pub const RULES: &str = include_str!("../RULES.md");
