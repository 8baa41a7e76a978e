//! Known truths: toys of which the right answer is known, and how far a bot is from it. Every bot is asked through its mind, as at
//! any table; it is not told what it plays.

mod choices;
mod exploited;
mod four;
mod lost;
mod rows;

pub use choices::{Position, positions, wrong_choices};
pub use exploited::{Thinks, exploitability};
pub use four::Solver;
pub use lost::lost;
pub use rows::{Known, ROWS, Row};
