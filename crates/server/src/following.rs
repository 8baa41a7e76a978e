//! Several houses over one store: what others have written is read again, what nobody looks after any more is taken up.

use std::sync::Arc;

use futures_util::StreamExt as _;
use futures_util::stream::iter;
use tokio::sync::mpsc::UnboundedReceiver;

use crate::door::Shut;
use crate::hall::{Hall, stopped};
use crate::store::News;
use crate::stored::{Lost, take_up};
use crate::tables::{Moment, Table, now};

/// So many tables are read again at the same time.
const TOGETHER: usize = 8;

/// Follows the other houses until this one stops.
pub(crate) async fn follow(hall: Arc<Hall>, mut news: UnboundedReceiver<News>) {
    let mut stop = hall.stop.subscribe();
    loop {
        let first = tokio::select! {
            first = news.recv() => first,
            () = stopped(&mut stop) => return,
        };
        let Some(first) = first else { return };
        let mut all = vec![first];
        while let Ok(more) = news.try_recv() {
            all.push(more);
        }
        iter(all).for_each_concurrent(TOGETHER, |news| hear(&hall, news)).await;
    }
}

async fn hear(hall: &Arc<Hall>, news: News) {
    match news {
        News::Moved(id) => {
            let Some(table) = hall.known(&id) else { return };
            match table.catch_up().await {
                Ok(true) => {}
                Ok(false) => hall.let_fall(&table).await,
                Err(error) => tracing::warn!(id, ?error, "what another house wrote could not be read"),
            }
        }
        News::Orphans(ids) => {
            // Those in memory wait for a lease that is free now.
            hall.all_known().iter().for_each(|table| table.publish(|_| {}));
            iter(ids).for_each_concurrent(TOGETHER, |id| async move { hall.wake(&id).await }).await;
        }
        News::Forgotten => hall.all_known().iter().for_each(|table| table.is_here_again()),
    }
}

impl Table {
    /// Reads the match again if another house has changed it; `false` when it is gone.
    pub(crate) async fn catch_up(&self) -> Result<bool, Shut> {
        let id = &self.row.id;
        if !self.store.is_behind(id).await? {
            return Ok(true);
        }
        let _door = self.door.lock().await;
        // Whoever had the door may have read it already.
        if self.store.is_behind(id).await? { self.reload().await } else { Ok(true) }
    }

    /// Somebody else wrote to this match: what is stored counts. The door is held; `false` when the match is gone.
    pub(crate) async fn reload(&self) -> Result<bool, Shut> {
        let Some(stored) = self.store.find(&self.row.id).await? else { return Ok(false) };
        match take_up(&self.entry, &self.store, self.windows, stored).await {
            Ok((_, fresh, changes)) => {
                self.store.has(&self.row.id, changes);
                self.publish(|moment| *moment = moment.read_again(fresh, self));
            }
            Err(Lost::Store(error)) => return Err(error.into()),
            Err(Lost::Broken(trouble)) => {
                tracing::error!(id = self.row.id, %trouble, "a stored match does not replay");
            }
        }
        Ok(true)
    }

    /// Says again whose pages are open here.
    fn is_here_again(&self) {
        self.here().iter().for_each(|seat| self.store.is_here(&self.row.id, seat, true, now()));
        self.publish(|_| {});
    }
}

impl Moment {
    /// The moment as it was read again. Whom it asks since before has been asked since then.
    fn read_again(&self, fresh: Moment, table: &Table) -> Moment {
        let asked_since = match self.logged == fresh.logged && self.places.len() == fresh.places.len() {
            true => self.asked_since.clone(),
            false => fresh.asked_since.clone(),
        };
        let present = table.here().iter().chain(fresh.elsewhere.iter()).collect();
        Moment { present, asked_since, ..fresh }
    }
}
