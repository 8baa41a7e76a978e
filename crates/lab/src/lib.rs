//! Many games between bots, and what can honestly be said of them.
#![warn(missing_docs)]

mod balance;
mod crew;
mod duel;
mod elo;
mod habits;
mod leaks;
mod learn;
mod series;
mod stats;
pub mod suite;
pub mod truths;
mod worth;

pub use balance::{Balance, Share, kind};
pub use crew::{each, many};
pub use duel::Duel;
pub use elo::{Outcome, Step, Verdict, verdict};
pub use habits::{Habits, Shown};
pub use leaks::{Asked, Leaks};
pub use learn::{AnyLearner, Decided, Fit, Learner, Lesson, Pairs, Progress, elo};
pub use series::{Played, Replaced, Series, answer};
pub use stats::{Lot, Mean, Rate, holm, p_value};
pub use worth::Worth;
