//! What the house forgets by itself: once a day, and when it begins. What is stated here stands in `docs/hosting.md` and, as far as it
//! concerns whoever plays, on the page about privacy.

use std::sync::Arc;
use std::time::Duration;

use table::Text;
use tokio::time::{MissedTickBehavior, interval};

use crate::door::{Change, Shut};
use crate::hall::{Hall, stopped};
use crate::store::StoreError;
use crate::tables::{Table, now};

const DAY: Duration = Duration::from_secs(86_400);
/// What people told each other is kept so long after the end of their match.
pub(crate) const TALK_DAYS: i64 = 30;
/// A table that nobody ever began, or at which only computers sit, is kept so long after the last that happened there.
pub(crate) const EMPTY_DAYS: i64 = 30;
/// A match that was begun is closed when nobody has been there for so long.
pub(crate) const ABANDONED_DAYS: i64 = 365;
/// The envelopes of a question are kept so long after its answer.
pub(crate) const ENVELOPE_DAYS: i64 = 7;
/// A session that nothing hangs on is kept so long after its last visit: its cookie lasts a year.
pub(crate) const SESSION_DAYS: i64 = 400;
/// A house that was away for longer, or whose calendar has jumped so far, waits as long again before it lets tables and sessions go.
const STEADY_DAYS: i64 = 30;

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
pub(crate) async fn sweep(hall: &Arc<Hall>, now: i64) {
    let before = |many: i64| now - days(many);
    told(hall.store.burn_bridges(now).await, "old links to other devices could not be deleted");
    told(hall.store.open_no_more(before(ENVELOPE_DAYS)).await, "old envelopes could not be deleted");
    match hall.store.fall_silent(before(TALK_DAYS)).await {
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
    match hall.store.steady_since(now, days(STEADY_DAYS)).await {
        Ok(since) if now - since >= days(STEADY_DAYS) => {
            told(hall.let_go(before(EMPTY_DAYS)).await, "tables that nobody began could not be let go");
            told(hall.close_abandoned(before(ABANDONED_DAYS)).await, "abandoned tables could not be closed");
            told(
                hall.store.forget_strangers(before(SESSION_DAYS)).await,
                "old sessions could not be deleted",
            );
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "nobody knows since when the house has been there"),
    }
}

const fn days(many: i64) -> i64 {
    many * DAY.as_millis() as i64
}

fn told<T>(done: Result<T, StoreError>, trouble: &str) {
    if let Err(error) = done {
        tracing::warn!(%error, "{trouble}");
    }
}

impl Hall {
    /// Lets the tables go at which nothing was done since then that anybody would miss.
    async fn let_go(&self, before: i64) -> Result<(), StoreError> {
        // As long as nobody can come in, who is out stays out.
        let _loading = self.loading.lock().await;
        let mut ids = self.store.forsaken(before).await?;
        ids.retain(|id| self.known(id).is_none());
        if ids.is_empty() {
            return Ok(());
        }
        tracing::info!(tables = ids.len(), "tables that nobody began, or of computers alone, are let go");
        for before in self.store.let_go(ids).await? {
            if let Some(table) = self.known(&before) {
                table.publish(|moment| moment.next = None);
            }
        }
        Ok(())
    }

    /// Closes the matches at which nobody has been since then: they can be read, and played on from any moment.
    async fn close_abandoned(self: &Arc<Self>, before: i64) -> Result<(), StoreError> {
        for id in self.store.abandoned(before).await? {
            // One that does not replay is left as it is.
            let Ok(table) = self.table(&id).await else { continue };
            if let Err(error) = table.close_for_nobody().await {
                tracing::warn!(id, ?error, "an abandoned table could not be closed");
            }
        }
        Ok(())
    }
}

impl Table {
    async fn close_for_nobody(self: &Arc<Self>) -> Result<(), Shut> {
        self.change(|moment| {
            if !moment.present.is_empty() || moment.played.is_over() {
                return Err(Shut::No(Text::new("qui c'è qualcuno", "somebody is here")));
            }
            let mut played = moment.played.copy();
            played.close().map_err(Shut::Declined)?;
            Ok(Change { played, lines: vec!["close".to_owned()], envelope: None, aside: None })
        })
        .await
    }
}
