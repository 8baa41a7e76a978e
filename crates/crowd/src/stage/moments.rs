//! The instants at which a trial wishes to strike.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;

/// A kind of instant.
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

/// The kind that is waited for now, and how to say that it is here.
#[derive(Debug, Default)]
pub struct Moments(Mutex<Option<(Moment, oneshot::Sender<()>)>>);

impl Moments {
    /// Waits for such a moment, no longer than this; says whether it has come.
    pub async fn comes(&self, moment: Moment, patience: Duration) -> bool {
        let (here, come) = oneshot::channel();
        *self.wanted() = Some((moment, here));
        let come = tokio::time::timeout(patience, come).await.is_ok_and(|come| come.is_ok());
        *self.wanted() = None;
        come
    }

    /// Is such a moment waited for?
    pub fn wants(&self, moment: Moment) -> bool {
        self.wanted().as_ref().is_some_and(|(wanted, _)| *wanted == moment)
    }

    /// Says that such a moment is here; was it waited for?
    pub fn is_here(&self, moment: Moment) -> bool {
        let here = self.wanted().take_if(|(wanted, _)| *wanted == moment);
        here.is_some_and(|(_, here)| here.send(()).is_ok())
    }

    fn wanted(&self) -> MutexGuard<'_, Option<(Moment, oneshot::Sender<()>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
