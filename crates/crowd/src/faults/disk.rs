//! The disk goes wrong for some seconds while many tables act.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::task::{JoinSet, block_in_place};

use super::seen::{Again, Seen};
use super::watch::Watch;
use crate::house::{House, Options};
use crate::judge::judge;
use crate::ledger::Fate;
use crate::lot::Lot;
use crate::party::Party;
use crate::shim::{Faults, Kind};
use crate::stage::Stage;
use crate::stored::read_left;
use crate::wishes::{TABLES, has_windows};

/// A trial.
#[derive(Clone, Copy, Debug)]
pub(super) struct Disk {
    /// What it is called.
    pub(super) name: &'static str,
    /// What goes wrong.
    pub(super) wrong: Wrong,
    /// For how many seconds.
    pub(super) seconds: u64,
}

/// What goes wrong with a disk.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wrong {
    /// What the library does, and how it is counted.
    Faults(&'static str, Kind),
    /// Another process has the data file locked.
    Locked,
}

/// A table can act again so soon after the disk is well.
const AGAIN: Duration = Duration::from_secs(5);
/// A table with a reaction window waits for that too.
const WINDOW: Duration = Duration::from_secs(5);
/// How long a table may take until it acts for the first time.
const BEGIN: Duration = Duration::from_secs(30);
/// How long the crowd goes on after all tables have acted again.
const AFTER: Duration = Duration::from_secs(3);

impl Disk {
    /// Lets it go wrong; says how the server took it.
    ///
    /// # Errors
    /// With the figures too, when it did not come through.
    pub(super) async fn trial(&self, binary: &Path) -> Result<String, String> {
        let folder = super::folder()?;
        let data = super::data(folder.path());
        let faults = Faults::build(folder.path(), &data)?;
        let options = Options { env: faults.env(), ..Options::new(binary, &data) };
        let house = block_in_place(|| House::start(&options))?;
        let stage = Arc::new(Stage::new(house.address()));
        let mut parties = JoinSet::new();
        let mut lot = Lot::new(1);
        for (number, wish) in TABLES.into_iter().enumerate() {
            parties.spawn(Party::new(number, wish, &stage, lot.split())?.play());
        }
        let began = acted_since(&stage, Instant::now(), |_| BEGIN).await;
        if let Some(party) = began.iter().position(Option::is_none) {
            return Err(format!("the table of {} does not begin", TABLES[party].game));
        }
        let watch = tokio::spawn(Watch::new(&stage)?.look_on());
        let from = Instant::now();
        let hits = self.go_wrong(&faults, &data).await?;
        let lifted = Instant::now();
        let again = acted_since(&stage, lifted, patience).await;
        tokio::time::sleep(AFTER).await;
        stage.end();
        while parties.join_next().await.is_some() {}
        let pages = watch.await.map_err(|error| format!("nobody looked on: {error}"))?;
        let stopped = block_in_place(|| house.stop());
        let book = stage.ledger.so_far();
        let verdict = judge(&book, &read_left(&data).await?);
        let wrong = stopped.err().into_iter().chain(book.troubles).chain(verdict.lines()).collect();
        Seen { from, lifted, hits, pages, again, posted: stage.posted(), wrong }.told()
    }

    /// Lets it go wrong and be well again; says how often it did.
    async fn go_wrong(&self, faults: &Faults, data: &Path) -> Result<usize, String> {
        let pause = Duration::from_secs(self.seconds);
        match self.wrong {
            Wrong::Faults(what, kind) => {
                faults.set(what)?;
                tokio::time::sleep(pause).await;
                faults.set("")?;
                Ok(faults.hits(kind))
            }
            Wrong::Locked => lock(data, pause).await.map(|()| 1).map_err(|error| format!("no lock: {error}")),
        }
    }
}

/// Locks the data file against every other writer for so long.
async fn lock(data: &Path, pause: Duration) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(data).busy_timeout(Duration::from_secs(10));
    let mut connection = options.connect().await?;
    let tx = connection.begin_with("BEGIN IMMEDIATE").await?;
    tokio::time::sleep(pause).await;
    tx.rollback().await?;
    connection.close().await
}

fn patience(party: usize) -> Duration {
    if has_windows(&TABLES[party]) { AGAIN + WINDOW } else { AGAIN }
}

/// After how long each table had an act acknowledged; `None` where that took longer than it may.
async fn acted_since(stage: &Stage, since: Instant, patience: impl Fn(usize) -> Duration) -> Again {
    let mut acted = vec![None; TABLES.len()];
    loop {
        let posted =
            stage.posted().into_iter().filter(|posted| Fate::of(posted.status) == Fate::Acknowledged);
        for posted in posted {
            if let Some(after) = (posted.begun + posted.took).checked_duration_since(since) {
                let first = acted[posted.party].get_or_insert(after);
                *first = after.min(*first);
            }
        }
        let waits =
            |(party, acted): (usize, &Option<Duration>)| acted.is_none() && since.elapsed() < patience(party);
        if !acted.iter().enumerate().any(waits) {
            let in_time =
                |(party, after): (usize, Option<Duration>)| after.filter(|after| *after <= patience(party));
            return acted.into_iter().enumerate().map(in_time).collect();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
