//! What the tables of a trial share: the server that comes and goes, the ledger, and how long everything took.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{oneshot, watch};

use crate::client::Visitor;
use crate::ledger::{Deed, Fate, Ledger};
use crate::player::{Act, Outcome};

/// An instant at which a trial wishes to strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Moment {
    /// One seat has sealed its answer to a question, another has not.
    Sealed,
    /// A reaction window is open among persons, and one has answered.
    Window,
    /// The clock of a match runs.
    Clock,
    /// Several answers are on their way.
    Flight,
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

/// The server as the parties see it.
#[derive(Clone, Copy, Debug)]
struct Gate {
    /// How often it has gone.
    era: usize,
    open: bool,
    /// Is the trial over?
    over: bool,
}

/// What the tables of a trial share.
#[derive(Debug)]
pub struct Stage {
    /// What was done.
    pub ledger: Ledger,
    /// Where the server answers, whenever it runs.
    pub address: String,
    gate: watch::Sender<Gate>,
    flying: AtomicUsize,
    posted: Mutex<Vec<Posted>>,
    wanted: Mutex<Option<(Moment, oneshot::Sender<()>)>>,
}

/// How many answers on their way are several.
const SEVERAL: usize = 2;
/// Whoever holds still so that a trial may strike goes on after this, should it not.
const STILL: Duration = Duration::from_secs(3);

impl Stage {
    /// A stage on which the server at this address runs already.
    pub fn new(address: String) -> Self {
        Stage {
            ledger: Ledger::default(),
            address,
            gate: watch::Sender::new(Gate { era: 0, open: true, over: false }),
            flying: AtomicUsize::new(0),
            posted: Mutex::default(),
            wanted: Mutex::default(),
        }
    }

    /// Waits until the server runs; says in which era, or `None` when the trial is over.
    pub async fn era(&self) -> Option<usize> {
        let mut gate = self.gate.subscribe();
        let gate = gate.wait_for(|gate| gate.open || gate.over).await.ok()?;
        (!gate.over).then_some(gate.era)
    }

    /// Is this still the same era? If not, a broken connection is nobody's fault.
    pub fn is_still(&self, era: usize) -> bool {
        let gate = self.gate.borrow();
        gate.open && !gate.over && gate.era == era
    }

    /// The server is about to go: nobody begins anything more.
    pub fn close(&self) {
        self.gate.send_modify(|gate| (gate.era, gate.open) = (gate.era + 1, false));
    }

    /// The server runs again.
    pub fn reopen(&self) {
        self.gate.send_modify(|gate| gate.open = true);
    }

    /// The trial is over: all parties end.
    pub fn end(&self) {
        self.gate.send_modify(|gate| gate.over = true);
    }

    /// How many answers are on their way.
    pub fn flying(&self) -> usize {
        self.flying.load(Ordering::SeqCst)
    }

    /// Everything that was posted.
    pub fn posted(&self) -> Vec<Posted> {
        lock(&self.posted).clone()
    }

    /// Waits for such a moment, no longer than this; says whether it has come. Who has brought it about holds still.
    pub async fn comes(&self, moment: Moment, patience: Duration) -> bool {
        let (ripe, come) = oneshot::channel();
        *lock(&self.wanted) = Some((moment, ripe));
        let come = tokio::time::timeout(patience, come).await.is_ok_and(|come| come.is_ok());
        *lock(&self.wanted) = None;
        come
    }

    /// Is such a moment waited for?
    pub fn wants(&self, moment: Moment) -> bool {
        lock(&self.wanted).as_ref().is_some_and(|(wanted, _)| *wanted == moment)
    }

    /// Says that such a moment is here, if it is waited for, and holds still until the server has gone and come again.
    pub async fn hold(&self, moment: Moment) {
        let mut gate = self.gate.subscribe();
        let era = gate.borrow().era;
        if self.strike(moment) {
            let _ = tokio::time::timeout(STILL, gate.wait_for(|gate| gate.era > era || gate.over)).await;
        }
    }

    /// Says that such a moment is here; was it waited for?
    fn strike(&self, moment: Moment) -> bool {
        let mut wanted = lock(&self.wanted);
        let ripe = wanted.take_if(|(wanted, _)| *wanted == moment);
        ripe.is_some_and(|(_, ripe)| ripe.send(()).is_ok())
    }

    /// Posts an answer of a party and writes down what came of it. When nobody knows, because the server went, it is sent
    /// once more after it has come again: the same form, as a browser does that loads again.
    pub async fn act(
        &self,
        party: usize,
        (table, seat): (&str, usize),
        visitor: &Visitor,
        act: &Act,
    ) -> Fate {
        let deed = Deed { table: table.to_owned(), seat, at: act.at, action: act.action.clone() };
        let Some(era) = self.era().await else { return Fate::Refused };
        let fate = self.post(party, &deed, visitor.clone(), act).await;
        if fate != Fate::Unsure {
            return fate;
        }
        let mut gate = self.gate.subscribe();
        let back = gate.wait_for(|gate| (gate.open && gate.era > era) || gate.over);
        match tokio::time::timeout(STILL, back).await {
            Ok(Ok(gate)) if gate.over => return fate,
            // It has come again, or it never went and merely did not answer.
            _ => {}
        }
        self.post(party, &deed, visitor.clone(), act).await
    }

    async fn post(&self, party: usize, deed: &Deed, mut visitor: Visitor, act: &Act) -> Fate {
        let begun = Instant::now();
        if self.flying.fetch_add(1, Ordering::SeqCst) + 1 >= SEVERAL {
            self.strike(Moment::Flight);
        }
        let status = match visitor.act(&deed.table, act).await {
            Outcome::Accepted => Some(200),
            Outcome::Refused(status, _) => Some(status),
            Outcome::Broken(_) => None,
        };
        let fate = Fate::of(status);
        // Whoever judges waits until nothing flies any more: by then it must stand in the ledger.
        self.ledger.note(deed.clone(), fate);
        lock(&self.posted).push(Posted { party, begun, took: begun.elapsed(), status });
        self.flying.fetch_sub(1, Ordering::SeqCst);
        fate
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
