//! What is counted, and what it comes to.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::machine::Machine;

/// What has been counted so far, from all tables.
#[derive(Debug, Default)]
pub(super) struct Tally {
    begun: AtomicBool,
    counts: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    answers: u64,
    refused: u64,
    unseen: u64,
    broken: Vec<String>,
    /// From an answer to the other seat's update.
    waits: Vec<Duration>,
    games: BTreeMap<String, OfGame>,
}

/// The figures of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OfGame {
    /// How many pushes there were.
    pub pushes: u64,
    /// How many bytes they took on the wire.
    pub bytes: u64,
    /// How many viewers have seen a whole game.
    pub whole: u64,
    /// How many bytes they were sent.
    pub whole_bytes: u64,
}

/// What it comes to.
#[derive(Clone, Debug)]
pub struct Figures {
    /// How many answers were given.
    pub answers: u64,
    /// Of those how many were refused, since the table had gone on.
    pub refused: u64,
    /// Of how many nothing came to another seat within two seconds.
    pub unseen: u64,
    /// How long it took.
    pub lasted: Duration,
    /// From an answer to the other seat's update: the median, and what 99 of 100 do not pass.
    pub waits: [Duration; 2],
    /// The server's time for an answer.
    pub cpu: Option<Duration>,
    /// How many of the machine's cores the server has used.
    pub cores: Option<f64>,
    /// How many of them the persons have used, who run in this process.
    pub own: Option<f64>,
    /// The server's memory in the end, and for each table, opened with its sockets.
    pub memory: Option<[u64; 2]>,
    /// By game.
    pub games: BTreeMap<String, OfGame>,
    /// What went wrong.
    pub broken: Vec<String>,
}

impl Tally {
    /// From now on it counts.
    pub(super) fn begin(&self) {
        self.begun.store(true, Ordering::Relaxed);
    }

    pub(super) fn answer(&self, taken: bool) {
        self.count(|counts| if taken { counts.answers += 1 } else { counts.refused += 1 });
    }

    pub(super) fn saw(&self, wait: Option<Duration>) {
        self.count(|counts| match wait {
            Some(wait) => counts.waits.push(wait),
            None => counts.unseen += 1,
        });
    }

    pub(super) fn push(&self, game: &str, bytes: usize) {
        self.count(|counts| {
            let own = counts.of(game);
            (own.pushes, own.bytes) = (own.pushes + 1, own.bytes + bytes as u64);
        });
    }

    /// A viewer has seen a whole game, from before or not.
    pub(super) fn whole(&self, game: &str, bytes: usize) {
        let mut counts = self.counts();
        let own = counts.of(game);
        (own.whole, own.whole_bytes) = (own.whole + 1, own.whole_bytes + bytes as u64);
    }

    pub(super) fn broke(&self, why: String) {
        self.counts().broken.push(why);
    }

    fn count(&self, count: impl FnOnce(&mut Counts)) {
        if self.begun.load(Ordering::Relaxed) {
            count(&mut self.counts());
        }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn figures(
        &self,
        lasted: Duration,
        server: [Machine; 4],
        own: [Machine; 2],
        tables: usize,
    ) -> Figures {
        let counts = std::mem::take(&mut *self.counts());
        let [empty, full, before, after] = server;
        let spent = after.since(before);
        let cores = |spent: Duration| spent.as_secs_f64() / lasted.as_secs_f64();
        let each = full.memory.zip(empty.memory);
        let each = each.map(|(full, empty)| full.saturating_sub(empty) / tables.max(1) as u64);
        let mut waits = counts.waits;
        waits.sort_unstable();
        Figures {
            answers: counts.answers,
            refused: counts.refused,
            unseen: counts.unseen,
            lasted,
            waits: [50, 99].map(|share| at(&waits, share)),
            cpu: spent.map(|spent| spent / u32::try_from(counts.answers.max(1)).unwrap_or(u32::MAX)),
            cores: spent.map(cores),
            own: own[1].since(own[0]).map(cores),
            memory: after.memory.zip(each).map(|(all, each)| [all, each]),
            games: counts.games,
            broken: counts.broken,
        }
    }
}

impl Counts {
    fn of(&mut self, game: &str) -> &mut OfGame {
        self.games.entry(game.to_owned()).or_default()
    }
}

/// What so many of a hundred do not pass.
fn at(sorted: &[Duration], share: usize) -> Duration {
    sorted.get(sorted.len().saturating_sub(1) * share / 100).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_counts_before_the_beginning_and_ninety_nine_of_a_hundred_wait_no_longer() {
        let tally = Tally::default();
        tally.push("dogma", 9);
        tally.begin();
        for wait in (0..=100).rev() {
            tally.saw(Some(Duration::from_millis(wait)));
        }
        tally.push("dogma", 7);
        tally.answer(true);
        let figures =
            tally.figures(Duration::from_secs(1), [Machine::default(); 4], [Machine::default(); 2], 1);
        assert_eq!(figures.waits, [50, 99].map(Duration::from_millis));
        assert_eq!((figures.games["dogma"].bytes, figures.answers), (7, 1));
    }
}
