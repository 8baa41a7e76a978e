//! What the tables of a trial share: the server that comes and goes, the ledger, and how long everything took.

mod gate;
mod moments;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub use gate::Gate;
pub use moments::{Moment, Moments};

use crate::client::Visitor;
use crate::ledger::{Deed, Fate, Ledger};
use crate::player::{Act, Outcome};

/// What the tables of a trial share.
#[derive(Debug)]
pub struct Stage {
    /// Where the server answers, whenever it runs.
    pub address: String,
    /// Whether it runs.
    pub gate: Gate,
    /// What was done.
    pub ledger: Ledger,
    /// What the trial waits for.
    pub moments: Moments,
    flying: AtomicUsize,
    posted: Mutex<Vec<Posted>>,
}

/// An answer that was posted.
#[derive(Clone, Copy, Debug)]
pub struct Posted {
    /// The number of the party that posted it.
    pub party: usize,
    /// When.
    pub begun: Instant,
    /// How long it took until the server answered or the connection broke.
    pub took: Duration,
    /// The status of the answer.
    pub status: Option<u16>,
}

/// How many answers on their way are several.
const SEVERAL: usize = 2;
/// How long somebody waits for the server to go or to come again; a start takes less.
const STILL: Duration = Duration::from_secs(3);

impl Stage {
    /// A stage on which the server at this address runs already.
    pub fn new(address: String) -> Self {
        let (gate, ledger, moments) = (Gate::default(), Ledger::default(), Moments::default());
        Stage { address, gate, ledger, moments, flying: AtomicUsize::new(0), posted: Mutex::default() }
    }

    /// Posts an answer of a party and writes down what came of it. When nobody knows, because the server went, it is sent
    /// once more after it has come again: the same form, as a browser does that loads again.
    pub async fn act(&self, party: usize, (table, seat): (&str, usize), visitor: &Visitor, act: &Act) {
        let deed = Deed { table: table.to_owned(), seat, at: act.at, action: act.action.clone() };
        let Some(era) = self.gate.era().await else { return };
        if self.post(party, &deed, visitor.clone(), act).await == Fate::Unsure {
            self.gate.later(era, STILL).await;
            if self.gate.era().await.is_some() {
                self.post(party, &deed, visitor.clone(), act).await;
            }
        }
    }

    /// Says that such a moment is here. If the trial has waited for it, whoever says so holds still until the server has
    /// gone and come again.
    pub async fn hold(&self, moment: Moment) {
        let era = self.gate.now();
        if self.moments.is_here(moment) {
            self.gate.later(era, STILL).await;
        }
    }

    /// How many answers are on their way.
    pub fn flying(&self) -> usize {
        self.flying.load(Ordering::SeqCst)
    }

    /// Waits, once the server is dead, until every answer that was on its way has come or broken off: then the ledger holds
    /// what came of each.
    ///
    /// # Errors
    /// When one does neither.
    pub async fn landed(&self) -> Result<(), String> {
        let begun = Instant::now();
        while self.flying() > 0 {
            if begun.elapsed() > STILL {
                return Err("an answer neither comes nor breaks off though the server is dead".to_owned());
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(())
    }

    /// Everything that was posted.
    pub fn posted(&self) -> Vec<Posted> {
        self.list().clone()
    }

    /// After how long each of so many parties has had an act acknowledged since then; `None` for one that may take no
    /// longer than its patience and does.
    pub async fn acted(
        &self,
        parties: usize,
        since: Instant,
        patience: impl Fn(usize) -> Duration,
    ) -> Vec<Option<Duration>> {
        loop {
            let mut acted: Vec<Option<Duration>> = vec![None; parties];
            for posted in self.list().iter().filter(|posted| posted.is_taken()) {
                let after = (posted.begun + posted.took).checked_duration_since(since);
                if let Some(after) = after.filter(|after| *after <= patience(posted.party)) {
                    acted[posted.party].get_or_insert(after);
                }
            }
            let waits = |party: usize| acted[party].is_none() && since.elapsed() <= patience(party);
            if !(0..parties).any(waits) {
                return acted;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn post(&self, party: usize, deed: &Deed, mut visitor: Visitor, act: &Act) -> Fate {
        let begun = Instant::now();
        if self.flying.fetch_add(1, Ordering::SeqCst) + 1 >= SEVERAL {
            self.moments.is_here(Moment::Flight);
        }
        let status = match visitor.act(&deed.table, act).await {
            Outcome::Accepted => Some(200),
            Outcome::Refused(status, _) => Some(status),
            Outcome::Broken(_) => None,
        };
        let fate = Fate::of(status);
        // Whoever judges waits until nothing flies any more: by then it must stand in the ledger.
        self.ledger.note(deed.clone(), fate);
        self.list().push(Posted { party, begun, took: begun.elapsed(), status });
        self.flying.fetch_sub(1, Ordering::SeqCst);
        fate
    }

    fn list(&self) -> MutexGuard<'_, Vec<Posted>> {
        self.posted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Posted {
    /// Did the server say that it has taken it?
    pub fn is_taken(&self) -> bool {
        Fate::of(self.status) == Fate::Acknowledged
    }

    /// Was there no answer, or one that the server has failed?
    pub fn is_failed(&self) -> bool {
        self.status.is_none_or(|status| status >= 500)
    }
}
