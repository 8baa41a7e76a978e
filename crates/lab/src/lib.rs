//! Many games between bots, and what can honestly be said of them.
#![warn(missing_docs)]

mod series;
mod stats;

pub use series::{Played, Series, answer};
pub use stats::{Mean, Rate};
