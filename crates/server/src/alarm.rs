//! What wakes tables that are not in memory: after a start those that were going on, and then each whose question is about to end. So
//! every deadline is kept, however many tables there are, and only those that are near take room.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::clock::millis;
use crate::hall::{Hall, stopped};
use crate::store::StoreError;
use crate::tables::now;

/// How often is looked for questions that end soon.
const EVERY: Duration = Duration::from_secs(30);
/// A table whose question ends within this time is in memory, and stays there.
pub(crate) const NEAR: Duration = Duration::from_secs(90);

/// Wakes tables until the server stops.
pub(crate) async fn alarm(hall: Arc<Hall>) {
    let (mut stop, mut times) = (hall.stop.subscribe(), interval(EVERY));
    times.set_missed_tick_behavior(MissedTickBehavior::Delay);
    tokio::select! {
        () = hall.resume() => {}
        () = stopped(&mut stop) => return,
    }
    loop {
        tokio::select! {
            _ = times.tick() => hall.wake_due().await,
            () = stopped(&mut stop) => return,
        }
    }
}

impl Hall {
    /// Wakes the bots and timers of the matches that were going on when the server last stopped.
    pub(crate) async fn resume(self: &Arc<Self>) {
        self.wake_due().await;
        self.wake_all(self.store.ticking().await).await;
        self.wake_all(self.store.with_computers().await).await;
    }

    /// Wakes the tables whose question ends soon.
    async fn wake_due(self: &Arc<Self>) {
        self.wake_all(self.store.due(now().saturating_add(millis(NEAR))).await).await;
    }

    async fn wake_all(self: &Arc<Self>, ids: Result<Vec<String>, StoreError>) {
        let ids = match ids {
            Ok(ids) => ids,
            Err(error) => return tracing::error!(%error, "the open matches could not be listed"),
        };
        for id in ids {
            self.wake(&id).await;
        }
    }

    /// Takes a table up, if it can be.
    pub(crate) async fn wake(self: &Arc<Self>, id: &str) {
        if self.table(id).await.is_err() {
            tracing::warn!(id, "a match could not be taken up again");
        }
    }
}
