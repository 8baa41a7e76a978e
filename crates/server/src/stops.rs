//! Where going through a table's match stops: found once for as long as no answer is added, since the whole match is played for it.

use std::sync::{Arc, Mutex, PoisonError};

use table::Stops;

use crate::tables::Moment;

/// What was found, and with how long a log.
#[derive(Default)]
pub(crate) struct Found(Mutex<Option<(i64, Arc<Stops>)>>);

impl Found {
    /// Everything about the match of this moment; who may know it of one that still goes on, [`Moment`] must say.
    pub(crate) fn of(&self, moment: &Moment) -> Arc<Stops> {
        let mut found = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match found.as_ref().filter(|(logged, _)| *logged == moment.logged) {
            Some((_, stops)) => stops.clone(),
            None => found.insert((moment.logged, Arc::new(moment.played.stops()))).1.clone(),
        }
    }
}
