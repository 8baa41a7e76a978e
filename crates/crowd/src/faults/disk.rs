//! The disk goes wrong for some seconds while many tables act.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use super::seen::Seen;
use super::watch::Watch;
use crate::complaints::shortened;
use crate::judge::judge;
use crate::scene::{Place, Scene};
use crate::shim::Kind;
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

/// How long persons think at most, in milliseconds: some two hundred answers fall into each trial, and tests beside it get on.
const THOUGHT: usize = 500;
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
        let place = Place::new(&std::env::temp_dir())?;
        let scene = Scene::begin(&place.options(binary), &TABLES, THOUGHT).await?;
        let stage = Arc::clone(&scene.stage);
        let watch = tokio::spawn(Watch::new(&stage)?.look_on());
        let from = Instant::now();
        let hits = self.go_wrong(&place).await?;
        let lifted = Instant::now();
        let again = stage.acted(TABLES.len(), lifted, patience).await;
        tokio::time::sleep(AFTER).await;
        let stopped = scene.stop().await;
        let pages = watch.await.map_err(|error| format!("nobody looked on: {error}"))?;
        let book = stage.ledger.so_far();
        let verdict = judge(&book, &read_left(&place.data).await?);
        let wrong = stopped.err().into_iter().chain(book.troubles).chain(verdict.lines()).collect();
        Seen { from, lifted, hits, pages, again, posted: stage.posted(), wrong }.told()
    }

    /// Lets it go wrong and kills the server meanwhile: what it has refused must not appear from what it leaves behind.
    ///
    /// # Errors
    /// When something does not agree with what was answered.
    pub(super) async fn death(&self, binary: &Path) -> Result<String, String> {
        let Wrong::Faults(what, kind) = self.wrong else { return Err("there is no such trial".to_owned()) };
        let place = Place::new(&std::env::temp_dir())?;
        let scene = Scene::begin(&place.options(binary), &TABLES, THOUGHT).await?;
        let stage = Arc::clone(&scene.stage);
        place.faults.set(what)?;
        tokio::time::sleep(Duration::from_secs(self.seconds)).await;
        scene.kill().await?;
        let verdict = judge(&stage.ledger.so_far(), &read_left(&place.data).await?);
        let figures = format!("{} faults, then killed; {}", place.faults.hits(kind), verdict.figures());
        match verdict.is_clean() && place.faults.hits(kind) > 0 {
            true => Ok(figures),
            false => Err([vec![figures], shortened(verdict.lines())].concat().join("\n  ")),
        }
    }

    /// Lets it go wrong and be well again; says how often it did.
    async fn go_wrong(&self, place: &Place) -> Result<usize, String> {
        let pause = Duration::from_secs(self.seconds);
        match self.wrong {
            Wrong::Faults(what, kind) => {
                place.faults.set(what)?;
                tokio::time::sleep(pause).await;
                place.faults.set("")?;
                Ok(place.faults.hits(kind))
            }
            Wrong::Locked => {
                lock(&place.data, pause).await.map(|()| 1).map_err(|error| format!("no lock: {error}"))
            }
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
