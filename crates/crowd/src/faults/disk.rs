//! The disk goes wrong for some seconds while many tables act.

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::task::block_in_place;

use super::scene::Scene;
use super::seen::Seen;
use super::watch::Watch;
use crate::judge::judge;
use crate::shim::{Faults, Kind};
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
/// How long the crowd goes on after all tables have acted again.
const AFTER: Duration = Duration::from_secs(3);

impl Disk {
    /// Lets it go wrong and be well again; says how the server took it.
    ///
    /// # Errors
    /// With the figures too, when it did not come through.
    pub(super) async fn trial(&self, binary: &Path) -> Result<String, String> {
        let Scene { folder: _folder, data, faults, house, stage, mut parties } = Scene::begin(binary).await?;
        let watch = tokio::spawn(Watch::new(&stage)?.look_on());
        let from = Instant::now();
        let hits = self.go_wrong(&faults, &data).await?;
        let lifted = Instant::now();
        let again = stage.acted(TABLES.len(), lifted, patience).await;
        tokio::time::sleep(AFTER).await;
        stage.gate.end();
        while parties.join_next().await.is_some() {}
        let pages = watch.await.map_err(|error| format!("nobody looked on: {error}"))?;
        let stopped = block_in_place(|| house.stop());
        let book = stage.ledger.so_far();
        let verdict = judge(&book, &read_left(&data).await?);
        let wrong = stopped.err().into_iter().chain(book.troubles).chain(verdict.lines()).collect();
        Seen { from, lifted, hits, pages, again, posted: stage.posted(), wrong }.told()
    }

    /// Lets it go wrong and kills the server meanwhile: what it has refused must not appear from what it leaves behind.
    ///
    /// # Errors
    /// When something does not agree with what was answered.
    pub(super) async fn death(&self, binary: &Path) -> Result<String, String> {
        let Scene { folder: _folder, data, faults, house, stage, mut parties } = Scene::begin(binary).await?;
        let Wrong::Faults(what, kind) = self.wrong else { return Err("there is no such trial".to_owned()) };
        faults.set(what)?;
        tokio::time::sleep(Duration::from_secs(self.seconds)).await;
        stage.gate.close();
        house.kill();
        stage.landed().await?;
        stage.gate.end();
        while parties.join_next().await.is_some() {}
        let book = stage.ledger.so_far();
        let verdict = judge(&book, &read_left(&data).await?);
        let figures = format!("{} faults, then killed; {}", faults.hits(kind), verdict.figures());
        match verdict.is_clean() && faults.hits(kind) > 0 {
            true => Ok(figures),
            false => Err([vec![figures], verdict.lines()].concat().join("\n  ")),
        }
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
