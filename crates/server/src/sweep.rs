//! What the house forgets by itself: once a day, and when it begins.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::hall::{Hall, stopped};
use crate::tables::now;

const DAY: Duration = Duration::from_secs(86_400);
/// What people told each other is kept so long after the end of their match.
pub(crate) const TALK_DAYS: i64 = 30;

/// Forgets day by day until the server stops.
pub(crate) async fn daily(hall: Arc<Hall>) {
    let (mut days, mut stop) = (interval(DAY), hall.stop.subscribe());
    days.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = days.tick() => sweep(&hall, now()).await,
            () = stopped(&mut stop) => return,
        }
    }
}

/// Forgets what is old at a time, in milliseconds since 1970.
pub(crate) async fn sweep(hall: &Hall, now: i64) {
    if let Err(error) = hall.store.burn_bridges(now).await {
        tracing::warn!(%error, "old links to other devices could not be deleted");
    }
    let before = now - TALK_DAYS * DAY.as_millis() as i64;
    match hall.store.fall_silent(before).await {
        Ok(ids) => {
            for table in ids.iter().filter_map(|id| hall.known(id)) {
                let _door = table.door.lock().await;
                if let Err(error) = table.hear_anew().await {
                    tracing::warn!(id = table.row.id, ?error, "a table could not forget what was said");
                }
            }
        }
        Err(error) => tracing::warn!(%error, "what was said long ago could not be deleted"),
    }
}
