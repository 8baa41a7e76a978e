//! Many games between bots, and what can honestly be said of them.
#![warn(missing_docs)]

mod balance;
mod crew;
mod duel;
mod elo;
mod series;
mod stats;
mod worth;

pub use balance::{Balance, Share, kind};
pub use duel::Duel;
pub use elo::{Outcome, Step, Verdict, verdict};
pub use series::{Played, Replaced, Series, answer};
pub use stats::{Lot, Mean, Rate, holm, p_value};
pub use worth::Worth;
