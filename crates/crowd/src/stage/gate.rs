//! Whether the server runs, as those see it who wish to ask it something.

use std::time::Duration;

use tokio::sync::watch;

/// The gate: open while the server runs. It has as many eras as the server has runs.
#[derive(Debug)]
pub struct Gate(watch::Sender<State>);

#[derive(Clone, Copy, Debug)]
struct State {
    /// How often the server has gone.
    era: usize,
    open: bool,
    /// Is what the server cannot do without away?
    lacks: bool,
    /// Is the trial over?
    over: bool,
}

impl Default for Gate {
    fn default() -> Self {
        Gate(watch::Sender::new(State { era: 0, open: true, lacks: false, over: false }))
    }
}

impl Gate {
    /// Waits until the server runs; says in which era, or `None` when the trial is over.
    pub async fn era(&self) -> Option<usize> {
        let mut state = self.0.subscribe();
        let state = state.wait_for(|state| state.open || state.over).await.ok()?;
        (!state.over).then_some(state.era)
    }

    /// Is this still the same era? If not, a broken connection is nobody's fault.
    pub fn is_still(&self, era: usize) -> bool {
        let state = self.0.borrow();
        state.open && !state.over && state.era == era
    }

    /// Does the server stand there without what it cannot do without? It may then say so to whoever comes.
    pub fn lacks(&self) -> bool {
        self.0.borrow().lacks
    }

    /// What the server cannot do without is about to go.
    pub fn lack(&self) {
        self.0.send_modify(|state| state.lacks = true);
    }

    /// The era, whether the gate is open or not.
    pub fn now(&self) -> usize {
        self.0.borrow().era
    }

    /// Waits until the server runs in a later era, but no longer than this.
    pub async fn later(&self, era: usize, patience: Duration) {
        let mut state = self.0.subscribe();
        let later = state.wait_for(|state| (state.open && state.era > era) || state.over);
        // It may also never have gone, and merely not have answered.
        let _ = tokio::time::timeout(patience, later).await;
    }

    /// The server is about to go: nobody begins anything more.
    pub fn close(&self) {
        self.0.send_modify(|state| (state.era, state.open) = (state.era + 1, false));
    }

    /// The server runs again, with all that it needs.
    pub fn reopen(&self) {
        self.0.send_modify(|state| (state.open, state.lacks) = (true, false));
    }

    /// The trial is over: everybody ends.
    pub fn end(&self) {
        self.0.send_modify(|state| state.over = true);
    }
}
