//! What must survive: the only module that knows SQL.
//!
//! A match is its setup, its seed and its log. The log only grows; its key `(match_id, idx)` lets exactly one writer win
//! each index. All that is written goes through one writer; what is read comes from a few connections beside it.

mod cards;
mod carry;
mod company;
mod copy;
mod decks;
mod expiry;
mod matches;
mod open;
mod partners;
mod persons;
mod rows;
mod salvage;
mod shared;
mod source;
mod talk;
mod told;
mod words;
mod writer;

use std::path::Path;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use sqlx::error::DatabaseError;
use sqlx::{AnyConnection, AnyPool, Row as _};
use table::{Seat, Trouble};
use tokio::sync::watch;

pub use crate::clock::Running;
pub use crate::passes::{Pass, Passes};
pub use cards::CardSet;
pub use carry::{backup_shared, restore_shared};
pub use company::{Anew, Aside, Happened};
pub(crate) use copy::there_already;
pub use copy::{Copied, backup, restore};
pub(crate) use decks::MOST_DECKS;
pub use decks::OwnDeck;
pub(crate) use open::{open, recognise};
pub use partners::Left;
pub(crate) use persons::GONE;
pub use persons::Own;
pub use rows::{Append, MatchRow, PlaceRow, Sitter, Stored};
use shared::House;
pub use shared::Shared;
pub(crate) use shared::{ELSEWHERE, News, open_shared};
use source::Source;
pub(crate) use source::{is_away, is_refused};
pub use talk::{Muted, Said};
pub(crate) use words::failed;
use writer::Desk;

/// Copies what can be read of a file of ours, whole or damaged, into a new file of this release; how many rows were lost.
pub(crate) async fn salvage(from: &Path, to: &Path) -> std::result::Result<u64, Trouble> {
    if !open::is_ours(from).map_err(|unusable| unusable.0)? {
        return Err(copy::nothing_there(from));
    }
    // Of a damaged file not even this may be readable.
    if let Ok(version) = open::version(from).await {
        open::known(from, version).map_err(|unusable| unusable.0)?;
    }
    salvage::salvage(from, to).await.map_err(|error| failed(from, &error))
}

/// What a house stores: in a data file, SQLite with a write-ahead log, or in a PostgreSQL that it shares with others.
#[derive(Clone)]
pub struct Store {
    source: Source,
    reads: AnyPool,
    desk: Desk,
    /// This one of several houses.
    house: Option<Arc<House>>,
}

/// Why something was not written or not read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this first.
    #[error("somebody else wrote this first")]
    Taken,
    /// Nothing can be written at the moment, and nothing of this was.
    #[error("nothing can be written: {0}")]
    Unwritten(String),
    /// The database has gone while it wrote: nobody knows whether it did.
    #[error("nobody knows whether it was written: {0}")]
    Unsure(String),
    /// The database itself fails.
    #[error("the database fails: {0}")]
    Database(#[source] sqlx::Error),
}

impl StoreError {
    fn closed() -> Self {
        StoreError::Unwritten("the store is closed".to_owned())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error().is_some_and(DatabaseError::is_unique_violation) {
            true => StoreError::Taken,
            false => StoreError::Database(error),
        }
    }
}

type Result<T> = std::result::Result<T, StoreError>;
type Db = AnyConnection;

impl Store {
    /// Over a source that is there: alone, or as one of several houses.
    fn over(source: Source, reads: AnyPool, house: Option<Arc<House>>) -> Self {
        Store { desk: Desk::open(source.clone(), house.clone()), source, reads, house }
    }

    /// Finishes what runs and closes the file.
    pub async fn close(&self) {
        self.desk.close().await;
        if let Some(house) = &self.house {
            house.leave(&self.source).await;
        }
        self.reads.close().await;
    }

    /// Why nothing can be written at the moment, in the database's words; `None` while all is well.
    pub fn fails(&self) -> watch::Receiver<Option<String>> {
        self.desk.fails()
    }

    /// Connections to look into the file with: for tests.
    #[doc(hidden)]
    pub fn pool(&self) -> &AnyPool {
        &self.reads
    }

    /// Writes: all of it, or nothing.
    async fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Db) -> BoxFuture<'c, Result<T>> + Clone + Send + 'static,
    {
        self.desk.write(None, work).await
    }

    /// The same of a match that other houses may have in memory: they hear of it.
    async fn change<T, F>(&self, id: &str, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Db, String) -> BoxFuture<'c, Result<T>> + Clone + Send + 'static,
    {
        let id = id.to_owned();
        self.desk.write(Some(id.clone()), move |db| work(db, id)).await
    }

    /// The matches whose question ends before then, however many there are, but for those that another house looks after.
    pub async fn due(&self, before: i64) -> Result<Vec<String>> {
        let sql = "SELECT match_id FROM questions JOIN matches ON id = match_id
            WHERE deadline <= $1 AND ended IS NULL
            AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.match_id = id AND node <> $2) ORDER BY deadline";
        Ok(sqlx::query_scalar(sql).bind(before).bind(self.node()).fetch_all(&self.reads).await?)
    }

    /// All matches whose clock runs: when it has run down only their game knows.
    pub async fn ticking(&self) -> Result<Vec<String>> {
        let sql = "SELECT match_id FROM clocks JOIN matches ON id = match_id
            WHERE clocks.given = 0 AND ended IS NULL
            AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.match_id = id AND node <> $1) ORDER BY started";
        Ok(sqlx::query_scalar(sql).bind(self.node()).fetch_all(&self.reads).await?)
    }

    /// The newest matches of persons with computers, which must wake after a start; those of the others wake when somebody looks.
    pub async fn with_computers(&self) -> Result<Vec<String>> {
        let sql = "SELECT id FROM matches WHERE ended IS NULL AND
            EXISTS (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND (bot IS NOT NULL OR resigned > 0))
            AND EXISTS (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND token IS NOT NULL)
            AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.match_id = matches.id AND node <> $1)
            ORDER BY created DESC LIMIT 10000";
        Ok(sqlx::query_scalar(sql).bind(self.node()).fetch_all(&self.reads).await?)
    }

    /// The open matches of somebody, those first at which something happened last: id, game, when that was.
    pub async fn tables_of(&self, token: &str) -> Result<Vec<(String, String, i64)>> {
        let sql = "SELECT DISTINCT matches.id, game,
            coalesce((SELECT max(at) FROM lines WHERE lines.match_id = matches.id), created) AS latest
            FROM matches JOIN seats ON seats.match_id = matches.id
            WHERE token = $1 AND ended IS NULL ORDER BY latest DESC LIMIT 30";
        let rows = sqlx::query(sql).bind(token).fetch_all(&self.reads).await?;
        let read = |row: &sqlx::any::AnyRow| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
        Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
    }

    /// A new session.
    pub async fn greet(&self, token: &str, now: i64) -> Result<()> {
        let token = token.to_owned();
        self.write(move |db| {
            Box::pin(async move {
                let sql = "INSERT INTO sessions (token, name, created) VALUES ($1, '', $2)";
                sqlx::query(sql).bind(token).bind(now).execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// The name of a session; `None` when there is no such session.
    pub async fn name_of(&self, token: &str) -> Result<Option<String>> {
        let found = sqlx::query_scalar("SELECT name FROM sessions WHERE token = $1").bind(token);
        Ok(found.fetch_optional(&self.reads).await?)
    }

    /// Gives somebody a name, at every table; says which tables.
    pub async fn rename(&self, token: &str, name: &str) -> Result<Vec<String>> {
        let (token, name) = (token.to_owned(), name.to_owned());
        self.write(move |db| {
            Box::pin(async move {
                for sql in [
                    "UPDATE sessions SET name = $2 WHERE token = $1",
                    "UPDATE seats SET name = $2 WHERE token = $1",
                ] {
                    sqlx::query(sql).bind(&token).bind(&name).execute(&mut *db).await?;
                }
                let sql = "UPDATE matches SET changes = changes + 1 WHERE id IN (SELECT match_id FROM seats WHERE token = $1)";
                sqlx::query(sql).bind(&token).execute(&mut *db).await?;
                let ids = sqlx::query_scalar("SELECT DISTINCT match_id FROM seats WHERE token = $1");
                Ok(ids.bind(&token).fetch_all(db).await?)
            })
        })
        .await
    }

    /// Everything stored but when somebody was last seen, as one text: for tests that nothing changes.
    #[doc(hidden)]
    pub async fn dump(&self) -> Result<String> {
        let mut all = String::new();
        for sql in [
            "SELECT id || game || setup || coalesce(CAST(ended AS TEXT), '') || coalesce(next, '') || coalesce(cards, '') || coalesce(host, '') || given FROM matches ORDER BY id",
            "SELECT match_id || idx || text FROM lines ORDER BY match_id, idx",
            "SELECT match_id || idx || seat || action FROM envelopes ORDER BY match_id, idx, seat",
            "SELECT match_id || seat || coalesce(bot, '') || coalesce(token, '') || name || passes || shown || shown_at || resigned || late || closes FROM seats ORDER BY match_id, seat",
            "SELECT match_id || idx || deadline || held FROM questions ORDER BY match_id",
            "SELECT match_id || since || started || given FROM clocks ORDER BY match_id",
            "SELECT match_id || idx || seat || it || en || at || open || coalesce(who, '') FROM talk ORDER BY match_id, idx",
            "SELECT match_id || seat || muted FROM mutes ORDER BY match_id, seat, muted",
            "SELECT match_id || nth || idx || what || seat || coalesce(CAST(giver AS TEXT), '') FROM asides ORDER BY match_id, nth",
            "SELECT id || owner || game || name || text || changed FROM decks ORDER BY id",
            "SELECT match_id || idx || nth || coalesce(CAST(seats AS TEXT), '') || it || en FROM told ORDER BY match_id, idx, nth",
            "SELECT token || name || coalesce(person, '') FROM sessions ORDER BY token",
            "SELECT hash || person || expires FROM bridges ORDER BY hash",
            "SELECT game || id || file FROM card_sets ORDER BY game, id",
        ] {
            let rows: Vec<String> = sqlx::query_scalar(sql).fetch_all(&self.reads).await?;
            all += &rows.join("\n");
            all += "\n--\n";
        }
        Ok(all)
    }
}

fn number(seat: Seat) -> i64 {
    seat.index() as i64
}
