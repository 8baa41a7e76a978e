//! What the crowd has done and what came of it: written down while it plays, held against the data file afterwards.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What somebody has done, as it was posted. The same one posted twice is one act: a table asks a seat one question at a time.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Deed {
    /// The word in the table's address.
    pub table: String,
    /// The seat that acts.
    pub seat: usize,
    /// How many lines of the log the page showed.
    pub at: i64,
    /// What stood on the button.
    pub action: String,
}

/// What came of an act. Of several answers to the same act the greatest counts: one that was refused may have been taken
/// when it was sent before, and one that was acknowledged once is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// The server said that it did not happen: it must not be kept.
    Refused,
    /// Nobody knows: the connection broke, or the server said only that it took too long. It may be kept, once.
    Unsure,
    /// The server said that it happened: it must be kept, once.
    Acknowledged,
}

impl Fate {
    /// What an answer with this status says; `None` is no answer.
    pub fn of(status: Option<u16>) -> Fate {
        match status {
            Some(200..400) => Fate::Acknowledged,
            // "It took too long" says nothing about whether it happens.
            None | Some(408 | 504) => Fate::Unsure,
            Some(_) => Fate::Refused,
        }
    }
}

/// Everything that was done.
#[derive(Debug, Default)]
pub struct Ledger(Mutex<Book>);

/// A ledger's content.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// The acts and what came of them.
    pub acts: BTreeMap<Deed, Fate>,
    /// The tables whose opening was acknowledged, with the seats whose taking was.
    pub tables: BTreeMap<String, BTreeSet<usize>>,
    /// What should not have happened at all, such as a page that does not open.
    pub troubles: Vec<String>,
}

impl Ledger {
    /// Writes down what came of an act.
    pub fn note(&self, act: Deed, fate: Fate) {
        let mut book = self.book();
        let known = book.acts.entry(act).or_insert(fate);
        *known = fate.max(*known);
    }

    /// Writes down a table that was opened with a person in this seat, or a seat of it that was taken.
    pub fn seated(&self, table: &str, seat: usize) {
        self.book().tables.entry(table.to_owned()).or_default().insert(seat);
    }

    /// Writes down what should not have happened.
    pub fn trouble(&self, what: String) {
        self.book().troubles.push(what);
    }

    /// Everything up to now.
    pub fn so_far(&self) -> Book {
        self.book().clone()
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Book {
    /// How many acts came to this.
    pub fn count(&self, fate: Fate) -> usize {
        self.acts.values().filter(|known| **known == fate).count()
    }
}
