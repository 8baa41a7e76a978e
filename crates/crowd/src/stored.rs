//! What a data file holds of the matches: their seats, their logs and their envelopes.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};

/// The matches of a data file by their ids.
pub type Matches = BTreeMap<String, Match>;

/// A match as it is stored.
#[derive(Clone, Debug, Default)]
pub struct Match {
    /// Its game.
    pub game: String,
    /// Is it over?
    pub over: bool,
    /// Its log.
    pub lines: Vec<String>,
    /// Its envelopes: for the question at which place of the log, of which seat, and what is in it.
    pub envelopes: Vec<(i64, usize, String)>,
    /// Of each seat whether a person sits there.
    pub persons: Vec<bool>,
}

impl Match {
    /// Does an envelope lie there for the question that is open?
    pub fn has_sealed(&self) -> bool {
        !self.over && self.envelopes.iter().any(|(idx, ..)| *idx == self.lines.len() as i64)
    }
}

/// Reads what a server has left that was stopped or killed: a copy of the file and of its write-ahead log, which is recovered there
/// as a start would recover it. The files themselves stay as the server left them.
///
/// # Errors
/// When they cannot be copied or read, or when SQLite finds the file damaged.
pub async fn read_left(data: &Path) -> Result<Matches, String> {
    let folder = tempfile::tempdir().map_err(failed(data))?;
    let copy = folder.path().join("copy");
    for mark in ["", "-wal"] {
        let from = beside(data, mark);
        if from.exists() {
            fs::copy(&from, beside(&copy, mark)).map_err(failed(&from))?;
        }
    }
    read(&copy).await
}

/// Reads what several servers keep in a PostgreSQL, as it is at one moment.
///
/// # Errors
/// When it cannot be read.
pub async fn read_shared(database: &str) -> Result<Matches, String> {
    let failed = |error: sqlx::Error| format!("the database cannot be read: {error}");
    let mut connection = connect(database).await.map_err(failed)?;
    connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await.map_err(failed)?;
    let matches = matches(&mut connection).await.map_err(failed)?;
    connection.close().await.map_err(failed)?;
    Ok(matches)
}

async fn connect(address: &str) -> Result<AnyConnection, sqlx::Error> {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(address).await
}

/// The file whose name goes on with this.
pub fn beside(data: &Path, mark: &str) -> PathBuf {
    let mut name = OsString::from(data);
    name.push(mark);
    PathBuf::from(name)
}

async fn read(data: &Path) -> Result<Matches, String> {
    let mut connection = connect(&format!("sqlite:{}", data.display())).await.map_err(failed(data))?;
    let matches = matches(&mut connection).await.map_err(failed(data))?;
    let check = sqlx::query_scalar("PRAGMA quick_check").fetch_one(&mut connection);
    let check: String = check.await.map_err(failed(data))?;
    connection.close().await.map_err(failed(data))?;
    if check == "ok" { Ok(matches) } else { Err(format!("'{}' is damaged: {check}", data.display())) }
}

async fn matches(connection: &mut AnyConnection) -> Result<Matches, sqlx::Error> {
    let mut matches = Matches::new();
    for row in sqlx::query("SELECT id, game, ended FROM matches").fetch_all(&mut *connection).await? {
        let over = row.try_get::<Option<i64>, _>("ended")?.is_some();
        matches.insert(row.try_get("id")?, Match { game: row.try_get("game")?, over, ..Match::default() });
    }
    let sql = "SELECT match_id, text FROM lines ORDER BY match_id, idx";
    for row in sqlx::query(sql).fetch_all(&mut *connection).await? {
        let one = matches.entry(row.try_get("match_id")?).or_default();
        one.lines.push(row.try_get("text")?);
    }
    let sql = "SELECT match_id, idx, seat, action FROM envelopes";
    for row in sqlx::query(sql).fetch_all(&mut *connection).await? {
        let one = matches.entry(row.try_get("match_id")?).or_default();
        one.envelopes.push((row.try_get("idx")?, seat(&row)?, row.try_get("action")?));
    }
    let sql = "SELECT match_id, token FROM seats ORDER BY match_id, seat";
    for row in sqlx::query(sql).fetch_all(&mut *connection).await? {
        let one = matches.entry(row.try_get("match_id")?).or_default();
        one.persons.push(row.try_get::<Option<String>, _>("token")?.is_some());
    }
    Ok(matches)
}

fn seat(row: &sqlx::any::AnyRow) -> Result<usize, sqlx::Error> {
    let number: i64 = row.try_get("seat")?;
    usize::try_from(number).map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

fn failed<E: Display>(path: &Path) -> impl Fn(E) -> String {
    move |error| format!("'{}' cannot be read: {error}", path.display())
}
