//! Several houses over one PostgreSQL. It holds everything; what a house has in memory is only a reading of it.
//!
//! Each match counts its changes, so that a house knows whether its table is behind: it asks before it answers anybody, is told by
//! the [`Bus`] when others write, and looks by itself every few seconds, so that a lost message delays what is shown and loses nothing.
//! What nobody asks for (a question's end, a computer's answer) is done by the house that holds the table's lease. A house that is silent
//! for a few seconds loses its leases to whoever notices.

mod bus;
mod join;
mod leases;
mod nodes;
mod presences;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::AnyPool;
use tokio::sync::{mpsc, watch};

use super::open::Unusable;
use super::source::Source;
use super::{Db, Result, Store};
pub(super) use bus::Bus;
pub(crate) use join::open_shared;
pub(super) use join::{known, reach, unusable};
pub(crate) use leases::ELSEWHERE;
use leases::Leases;
pub(super) use nodes::are_there;
use presences::Word;

/// Where several houses keep what must survive, and how they hear of each other.
#[derive(Clone, Debug)]
pub struct Shared {
    /// The address of the PostgreSQL, such as `postgres://conclave@db.example.org/conclave`.
    pub database: String,
    /// The address of a NATS that carries the updates, such as `nats://nats.example.org`; else the database does.
    pub bus: Option<String>,
}

/// What a house hears of the others.
pub(crate) enum News {
    /// A table in memory may be behind.
    Moved(String),
    /// Nobody looks after these any more.
    Orphans(Vec<String>),
    /// The others took this house for dead: who is here must be said again.
    Forgotten,
}

/// One of several houses.
pub(super) struct House {
    /// Its name among the others, another one each time that it begins.
    pub(super) node: String,
    /// Up to which change the tables in memory are known.
    known: Mutex<HashMap<String, i64>>,
    leases: Leases,
    words: mpsc::UnboundedSender<Word>,
    bus: Bus,
    news: mpsc::UnboundedSender<News>,
    heard: Mutex<Option<mpsc::UnboundedReceiver<News>>>,
    closing: watch::Sender<bool>,
}

impl House {
    /// Joins the others. The connection through which it was opened is the one that goes on saying that it is there.
    pub(super) async fn join(
        source: &Source,
        mut db: Db,
        reads: &AnyPool,
        shared: &Shared,
        node: String,
    ) -> std::result::Result<Arc<Self>, Unusable> {
        let (news, heard) = mpsc::unbounded_channel();
        let (words, said) = mpsc::unbounded_channel();
        let house = Arc::new(House {
            bus: Bus::join(shared).await?,
            node,
            known: Mutex::default(),
            leases: Leases::default(),
            words,
            news,
            heard: Mutex::new(Some(heard)),
            closing: watch::Sender::new(false),
        });
        nodes::come(&house, &mut db).await.map_err(|error| unusable(&error))?;
        house.beside(nodes::beat(house.clone(), source.clone(), db));
        house.beside(presences::keep(house.clone(), said, reads.clone()));
        house.beside(bus::listen(house.clone(), shared.database.clone()));
        house.beside(look(house.clone(), reads.clone()));
        Ok(house)
    }

    /// Does something until the house closes.
    fn beside(&self, work: impl Future<Output = ()> + Send + 'static) {
        let mut closing = self.closing.subscribe();
        tokio::spawn(async move {
            tokio::select! {
                () = work => {}
                _ = closing.wait_for(|closing| *closing) => {}
            }
        });
    }

    /// Counts a change, in the transaction that makes it, and has the match to itself until its end. `None` when it is gone.
    pub(super) async fn changes(&self, db: &mut Db, id: &str) -> Result<Option<i64>> {
        let sql = self.bus.change();
        Ok(sqlx::query_scalar(sql).bind(id).fetch_optional(db).await?)
    }

    /// Changes of this house are written. Those that others made in between are still to be read.
    pub(super) async fn written(&self, changes: Vec<(String, i64)>) {
        for (id, change) in &changes {
            if let Some(known) = self.known().get_mut(id)
                && *known + 1 == *change
            {
                *known = *change;
            }
        }
        self.bus.tell(&changes).await;
    }

    /// Somebody has changed a match: this house reads it again if it is behind.
    fn moved(&self, id: &str, change: i64) {
        if self.known().get(id).is_some_and(|known| *known < change) {
            self.tell(News::Moved(id.to_owned()));
        }
    }

    fn tell(&self, news: News) {
        // Nobody hears it when the house has closed.
        let _ = self.news.send(news);
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, i64>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Is silent from now on.
    fn vanish(&self) {
        self.closing.send_replace(true);
    }

    /// Leaves the others: they need not wait until it is missed.
    pub(super) async fn leave(&self, source: &Source) {
        self.vanish();
        nodes::leave(&self.node, source).await;
    }
}

/// How often a house looks by itself whether its tables are behind.
const EVERY: std::time::Duration = std::time::Duration::from_secs(5);
/// How many matches are asked for at once.
const TOGETHER: usize = 200;

/// Looks again and again which tables are behind.
async fn look(house: Arc<House>, reads: AnyPool) {
    loop {
        tokio::time::sleep(EVERY).await;
        let ids: Vec<String> = house.known().keys().cloned().collect();
        for ids in ids.chunks(TOGETHER) {
            match changes_of(&reads, ids).await {
                Ok(rows) => rows.iter().for_each(|(id, change)| house.moved(id, *change)),
                Err(error) => tracing::warn!(%error, "whether tables are behind could not be looked up"),
            }
        }
    }
}

async fn changes_of(reads: &AnyPool, ids: &[String]) -> std::result::Result<Vec<(String, i64)>, sqlx::Error> {
    let places: Vec<String> = (1..=ids.len()).map(|nth| format!("${nth}")).collect();
    let sql = format!("SELECT id, changes FROM matches WHERE id IN ({})", places.join(", "));
    let query = sqlx::query_as(sqlx::AssertSqlSafe(sql));
    ids.iter().fold(query, |query, id| query.bind(id)).fetch_all(reads).await
}

impl Store {
    /// Do other houses write here too?
    pub(crate) fn is_shared(&self) -> bool {
        self.house.is_some()
    }

    /// Is not heard of any more by the others, as a house that was killed: for tests.
    #[doc(hidden)]
    pub fn vanish(&self) {
        if let Some(house) = &self.house {
            house.vanish();
        }
    }

    /// What is heard of other houses, for the one that asks first; `None` where there are none.
    pub(crate) fn news(&self) -> Option<mpsc::UnboundedReceiver<News>> {
        self.house.as_ref()?.heard.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// A table is in memory as it was after so many changes.
    pub(crate) fn has(&self, id: &str, changes: i64) {
        if let Some(house) = &self.house {
            house.known().insert(id.to_owned(), changes);
        }
    }

    /// Is a table in memory behind what others have written? Its match may even be gone.
    pub(crate) async fn is_behind(&self, id: &str) -> Result<bool> {
        let Some(house) = &self.house else { return Ok(false) };
        let sql = "SELECT changes FROM matches WHERE id = $1";
        let change: Option<i64> = sqlx::query_scalar(sql).bind(id).fetch_optional(&self.reads).await?;
        let known = house.known().get(id).copied();
        Ok(change.is_none() || known < change)
    }
}
