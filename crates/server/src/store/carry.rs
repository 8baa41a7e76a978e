//! From a data file to a PostgreSQL and back: one kind of backup serves both, and a house may move from the one to the other.

use std::fs;
use std::path::Path;

use futures_util::TryStreamExt as _;
use sqlx::any::AnyRow;
use sqlx::{Connection as _, Executor as _, Row as _};
use table::Trouble;
use tempfile::TempDir;

use super::Db;
use super::copy::{Copied, copy, counted, flush_folder, free_name, must_be_ours, there_already};
use super::open::{beside, make, migrations, newest, open, options};
use super::salvage::TABLES;
use super::shared::{are_there, known, reach, unusable};
use super::source::Source;
use super::words::failed;

/// So many rows are written at once.
const TOGETHER: usize = 200;

/// Copies all that is kept in a PostgreSQL into a new data file, while houses run over it or not: what was acknowledged when it began
/// is in the copy, whole.
///
/// # Errors
/// When there is no database of this release, or the copy cannot be written; nothing is left behind then.
pub async fn backup_shared(database: &str, to: &Path) -> Result<Copied, Trouble> {
    if to.exists() {
        return Err(there_already(to));
    }
    let (source, mut from) = reach(database).await.map_err(|no| no.0)?;
    from.execute(source.snapshot()).await.map_err(|error| unusable(&error).0)?;
    if known(&mut from).await.map_err(|no| no.0)? != newest() {
        return Err(Trouble::say(
            "in questo database non ci sono dati di questa versione di Conclave: «conclave serve --database …» li porta a questa",
            "there are no data of this version of Conclave in this database: 'conclave serve --database …' brings them to it",
        ));
    }
    let part = free_name(to, "part");
    let written = write(&mut from, &part).await;
    let named = written.and_then(|()| {
        fs::rename(&part, to).and_then(|()| flush_folder(to)).map_err(|error| failed(to, &error))
    });
    if named.is_err() {
        let _ = ["", "-wal", "-shm"].map(|ending| fs::remove_file(beside(&part, ending)));
    }
    named?;
    counted(to, None).await
}

/// Puts a copy into a PostgreSQL that has no matches and no decks, and over which no house runs.
///
/// # Errors
/// When the copy is none, is damaged or of a newer release, or the database is another: nothing is changed then.
pub async fn restore_shared(from: &Path, database: &str) -> Result<Copied, Trouble> {
    must_be_ours(from)?;
    // What is of an older release is brought up to this one beside it.
    let folder = TempDir::new().map_err(|error| failed(&std::env::temp_dir(), &error))?;
    let fresh = folder.path().join("copy");
    copy(from, &fresh).await?;
    open(&fresh).await.map_err(|no| no.0)?.close().await;
    let read = Source::file(&fresh).map_err(|error| failed(from, &error))?;
    let mut read = read.connect().await.map_err(|error| failed(from, &error))?;
    let (_, mut db) = reach(database).await.map_err(|no| no.0)?;
    known(&mut db).await.map_err(|no| no.0)?;
    migrations(newest()).run(&mut db).await.map_err(|error| unusable(&error).0)?;
    let mut transaction = db.begin().await.map_err(|error| unusable(&error).0)?;
    if let Some(why) = taken(&mut transaction).await.map_err(|error| unusable(&error).0)? {
        return Err(why);
    }
    all(&mut read, &mut transaction).await.map_err(|error| unusable(&error).0)?;
    transaction.commit().await.map_err(|error| unusable(&error).0)?;
    counted(&fresh, None).await
}

/// Writes what a database holds into a new file.
async fn write(from: &mut Db, part: &Path) -> Result<(), Trouble> {
    let done = async {
        make(part).await?;
        let mut file = sqlx::ConnectOptions::connect(&options(part)).await?;
        migrations(newest()).run(&mut file).await.map_err(|error| sqlx::Error::Migrate(Box::new(error)))?;
        file.close().await?;
        let mut to = Source::file(part)?.connect().await?;
        to.execute("BEGIN IMMEDIATE").await?;
        all(from, &mut to).await?;
        to.execute("COMMIT").await?;
        // All of it in the file, nothing in a log beside it.
        to.execute("PRAGMA wal_checkpoint(TRUNCATE)").await?;
        to.close().await
    };
    done.await.map_err(|error| failed(part, &error))
}

/// Why a database takes no copy. As long as the transaction lasts no house begins over it.
async fn taken(db: &mut Db) -> Result<Option<Trouble>, sqlx::Error> {
    db.execute("LOCK TABLE nodes, matches IN EXCLUSIVE MODE").await?;
    if are_there(db).await? {
        return Ok(Some(Trouble::say(
            "su questo database gira un server: ferma prima tutti i suoi; niente è cambiato",
            "a server runs over this database: stop all of its servers first; nothing has changed",
        )));
    }
    let sql = "SELECT (SELECT count(*) FROM matches) + (SELECT count(*) FROM decks)";
    let missed: i64 = sqlx::query_scalar(sql).fetch_one(db).await?;
    Ok((missed > 0).then(|| {
        Trouble::say(
            "in questo database ci sono già partite o mazzi, e non è stato toccato: indica un database vuoto («createdb» lo crea)",
            "there are matches or decks in this database already, and it has not been touched: name an empty one ('createdb' makes it)",
        )
    }))
}

/// Copies every row of every table, in the place of what a house that once began there has noted of itself, its cards and its visitors.
async fn all(from: &mut Db, to: &mut Db) -> Result<(), sqlx::Error> {
    for table in TABLES.iter().rev() {
        to.execute(sqlx::AssertSqlSafe(format!("DELETE FROM {table}"))).await?;
    }
    for table in TABLES {
        let columns = columns(to, table).await?;
        let sql = format!("SELECT {} FROM {table}", names(&columns));
        let mut rows = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch(&mut *from);
        let mut waiting = Vec::new();
        while let Some(row) = rows.try_next().await? {
            waiting.push(row);
            if waiting.len() == TOGETHER {
                put(to, table, &columns, &waiting).await?;
                waiting.clear();
            }
        }
        if !waiting.is_empty() {
            put(to, table, &columns, &waiting).await?;
        }
    }
    Ok(())
}

/// A column, and whether it holds numbers; else it holds texts.
type Column = (String, bool);

/// The columns of a table of today.
async fn columns(db: &mut Db, table: &str) -> Result<Vec<Column>, sqlx::Error> {
    let sql = match db.backend_name() {
        "SQLite" => "SELECT name, type FROM pragma_table_info($1)",
        _ => {
            "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT) FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = $1"
        }
    };
    let rows: Vec<(String, String)> = sqlx::query_as(sql).bind(table).fetch_all(db).await?;
    Ok(rows.into_iter().map(|(name, kind)| (name, kind.eq_ignore_ascii_case("bigint"))).collect())
}

fn names(columns: &[Column]) -> String {
    columns.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ")
}

/// Writes some rows.
async fn put(to: &mut Db, table: &str, columns: &[Column], rows: &[AnyRow]) -> Result<(), sqlx::Error> {
    let row = |nth: usize| (1..=columns.len()).map(move |at| format!("${}", nth * columns.len() + at));
    let places = (0..rows.len()).map(|nth| format!("({})", row(nth).collect::<Vec<_>>().join(", ")));
    let places: Vec<String> = places.collect();
    let sql = format!("INSERT INTO {table} ({}) VALUES {}", names(columns), places.join(", "));
    let mut query = sqlx::query(sqlx::AssertSqlSafe(sql)).persistent(false);
    for row in rows {
        for (at, (_, is_number)) in columns.iter().enumerate() {
            query = match is_number {
                true => query.bind(row.try_get::<Option<i64>, _>(at)?),
                false => query.bind(row.try_get::<Option<String>, _>(at)?.map(text)),
            };
        }
    }
    query.execute(to).await.map(|_| ())
}

/// A text that PostgreSQL takes. A file may hold one with the sign 0 in it, which PostgreSQL does not know and nobody sees.
fn text(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "\u{fffd}") } else { text }
}
