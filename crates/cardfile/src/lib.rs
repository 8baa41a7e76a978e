//! Files of cards: a good one becomes a set that setups name, of a bad one every mistake is named at its line and column.
//!
//! A game makes a type of what is printed on its cards and implements [`CardFile`] for it; [`Set`] is then the value that
//! its setup holds.
//!
//! | where | what |
//! | --- | --- |
//! | `set` | the sets that the program knows: the box, the boxes of the past, and those learnt from files |
//! | `sets` | the same for the house, which knows no types of a game |
//! | `read` | a whole file, and the entries `[[kind]]` in it |
//! | `entry`, `value` | one table of a file, field by field, and what may stand in a field |
//! | `serde_says` | what a game's own types refuse, said in both languages |
//! | `mistake` | what is wrong, and where |
//! | `checks` | numbers within bounds, names and numbers that stand once |
//! | `parts` | abilities and effects, as far as the games word them alike |
//! | `origin`, `listing` | where a card comes from, and cards as people see them listed |
#![warn(missing_docs)]

mod checks;
mod entry;
mod listing;
mod mistake;
mod origin;
mod parts;
mod read;
mod serde_says;
mod set;
mod sets;
mod value;

pub use checks::{distinct, gaps, nonzero, numbers, tens, within};
pub use entry::{Entry, Notes, Value};
pub use listing::{join, listed, with_lore, with_small};
pub use mistake::Mistake;
pub use origin::{Origin, wording};
pub use parts::{abilities, at_least_one_effect, condition_and_effects, conditions, effects, pair};
pub use read::{cards, count, read};
pub use serde_says::typed;
pub use set::{AnySet, CardFile, Registry, Set};
pub use sets::Sets;
pub use value::{flag, has_items, kind, list, number, one_of, only_field, text, words};
