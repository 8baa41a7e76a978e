//! What can be read of a damaged file, row by row, in a new one.

use std::ops::RangeInclusive;
use std::path::Path;

use sqlx::sqlite::{SqliteConnection, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _};

use super::Store;
use super::open::{beside, make, migrations, newest, options};

/// Every table of ours but those that are of the moment; a table stands after those that its rows point at.
pub(super) const TABLES: [&str; 15] = [
    "matches",
    "sessions",
    "seats",
    "lines",
    "envelopes",
    "questions",
    "clocks",
    "talk",
    "asides",
    "mutes",
    "bridges",
    "told",
    "decks",
    "card_sets",
    "house",
];
/// So many rows are read at once as long as all goes well.
const TOGETHER: i64 = 512;

/// Copies what can be read into a new file of this release; how many rows could not be read.
pub(super) async fn salvage(from: &Path, to: &Path) -> Result<u64, sqlx::Error> {
    make(to).await?;
    // A copy that breaks off is made again: nothing need be flushed on the way.
    let options = options(to).foreign_keys(false).synchronous(SqliteSynchronous::Off);
    let mut db = options.connect().await?;
    migrations(newest()).run(&mut db).await.map_err(|error| sqlx::Error::Migrate(Box::new(error)))?;
    // Where there is no log beside it, it is read without a trace.
    let has_log = std::fs::metadata(beside(from, "-wal")).is_ok_and(|log| log.len() > 0);
    let name = format!("file:{}?{}", escaped(from), if has_log { "mode=ro" } else { "immutable=1" });
    // With this SQLite opens a file that is shorter than it says.
    sqlx::query("PRAGMA writable_schema = ON").execute(&mut db).await?;
    sqlx::query("ATTACH $1 AS bad").bind(name).execute(&mut db).await?;
    let most = std::fs::metadata(from).map_err(sqlx::Error::Io)?.len() as i64 / 8;
    let mut lost = u64::from(is_unnamed(&mut db).await?);
    for table in TABLES {
        let columns = columns(&mut db, table).await?;
        if !columns.is_empty() {
            lost += rows(&mut db, table, &columns, most).await?;
        }
    }
    db.close().await?;
    Ok(lost)
}

/// Has a file that once had tables none that can be found? The list of them is damaged then, and nobody knows what they held.
async fn is_unnamed(db: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let changes: i64 = sqlx::query_scalar("PRAGMA bad.schema_version").fetch_one(&mut *db).await?;
    Ok(changes > 0 && columns(db, "matches").await?.is_empty())
}

/// The columns that the file has of those that the table has today.
async fn columns(db: &mut SqliteConnection, table: &str) -> Result<String, sqlx::Error> {
    let sql = "SELECT ours.name FROM pragma_table_info($1, 'main') AS ours
        JOIN pragma_table_info($1, 'bad') AS theirs ON ours.name = theirs.name";
    let names: Vec<String> = sqlx::query_scalar(sql).bind(table).fetch_all(db).await?;
    Ok(names.join(", "))
}

async fn rows(db: &mut SqliteConnection, table: &str, columns: &str, most: i64) -> Result<u64, sqlx::Error> {
    // The last row is sought in the table itself. Where it cannot be reached there, an index may know it, which lies elsewhere in the
    // file: SQLite reads one for what is not the bare column. Where neither can be read: no row is shorter than eight bytes.
    let last = match number(db, &format!("SELECT max(rowid) FROM bad.{table}")).await {
        Err(_) => number(db, &format!("SELECT max(+rowid) FROM bad.{table}")).await,
        known => known,
    };
    let (last, is_known) = last.map_or((most, false), |last| (last, true));
    let mut lost = 0;
    let mut from = 1;
    while from <= last {
        let to = last.min(from + TOGETHER - 1);
        if copy(db, table, columns, from..=to).await.is_err() {
            for row in from..=to {
                lost += u64::from(copy(db, table, columns, row..=row).await.is_err());
            }
        }
        from = to + 1;
    }
    // Behind the end of a table whose end is not known no row can be read, and nobody knows how many there were.
    Ok(if is_known { lost } else { 1 })
}

/// What a query finds; 0 where there is no row.
async fn number(db: &mut SqliteConnection, sql: &str) -> Result<i64, sqlx::Error> {
    let found = sqlx::query_scalar(sqlx::AssertSqlSafe(sql.to_owned())).fetch_one(db).await;
    found.map(Option::unwrap_or_default)
}

async fn copy(
    db: &mut SqliteConnection,
    table: &str,
    columns: &str,
    rows: RangeInclusive<i64>,
) -> Result<(), sqlx::Error> {
    let sql = format!(
        "INSERT OR IGNORE INTO main.{table} ({columns}) SELECT {columns} FROM bad.{table} WHERE rowid BETWEEN $1 AND $2"
    );
    let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(rows.start()).bind(rows.end());
    query.execute(db).await.map(|_| ())
}

/// A path as it stands in an address of a file.
fn escaped(path: &Path) -> String {
    let path = path.to_string_lossy();
    path.replace('%', "%25").replace('?', "%3f").replace('#', "%23")
}

/// Looking for what is damaged.
impl Store {
    /// The ids of all matches, and of those of which only parts are left.
    pub(crate) async fn everything(&self) -> super::Result<Vec<String>> {
        let sql = "SELECT id FROM matches UNION SELECT match_id FROM lines UNION SELECT match_id FROM seats ORDER BY 1";
        Ok(sqlx::query_scalar(sql).fetch_all(&self.reads).await?)
    }

    /// The matches whose logs have gaps.
    pub(crate) async fn with_gaps(&self) -> super::Result<Vec<String>> {
        let sql =
            "SELECT match_id FROM lines GROUP BY match_id HAVING count(*) <> max(idx) + 1 OR min(idx) <> 0";
        Ok(sqlx::query_scalar(sql).fetch_all(&self.reads).await?)
    }

    /// Has the match been noted as ended?
    pub(crate) async fn is_ended(&self, id: &str) -> super::Result<bool> {
        let sql = "SELECT 1 FROM matches WHERE id = $1 AND ended IS NOT NULL";
        Ok(sqlx::query(sql).bind(id).fetch_optional(&self.reads).await?.is_some())
    }

    /// Takes a match out, with all that belongs to it.
    pub(crate) async fn leave_out(&self, id: &str) -> super::Result<()> {
        let id = id.to_owned();
        self.write(move |db| {
            Box::pin(async move {
                for sql in [
                    "DELETE FROM seats WHERE match_id = $1",
                    "DELETE FROM lines WHERE match_id = $1",
                    "DELETE FROM envelopes WHERE match_id = $1",
                    "DELETE FROM questions WHERE match_id = $1",
                    "DELETE FROM clocks WHERE match_id = $1",
                    "DELETE FROM talk WHERE match_id = $1",
                    "DELETE FROM asides WHERE match_id = $1",
                    "DELETE FROM mutes WHERE match_id = $1",
                    "DELETE FROM told WHERE match_id = $1",
                    "DELETE FROM matches WHERE id = $1",
                ] {
                    sqlx::query(sql).bind(&id).execute(&mut *db).await?;
                }
                Ok(())
            })
        })
        .await
    }
}
