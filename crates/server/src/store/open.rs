//! Opening the data file: made when it is missing, refused untouched when it is something else.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqlSafeStr as _};
use table::Trouble;

use super::Store;

/// The data file cannot be used, and why.
#[derive(Debug)]
pub(crate) struct Unusable(pub(crate) Trouble);

/// Marks a file as ours, in the header that SQLite keeps for this: "CNCV".
const APPLICATION: u32 = 0x434e_4356;
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Opens the file, or makes it.
pub(crate) async fn open(path: &Path) -> Result<Store, Unusable> {
    let exists = recognise(path)?;
    let broken = |error: &dyn std::fmt::Display| {
        Unusable(Trouble::say(
            format!("il file dei dati «{}» non si può usare: {error}", path.display()),
            format!("the data file '{}' cannot be used: {error}", path.display()),
        ))
    };
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(!exists);
    if !exists {
        private(path).map_err(|e| broken(&e))?;
        // The mark must reach the file itself before the write-ahead log begins, or a crash could leave it unmarked.
        let once = options.clone().pragma("application_id", APPLICATION.to_string());
        let connection = once.connect().await.map_err(|e| broken(&e))?;
        connection.close().await.map_err(|e| broken(&e))?;
    }
    let options = options
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10));
    let pool =
        SqlitePoolOptions::new().max_connections(4).connect_with(options).await.map_err(|e| broken(&e))?;
    Migrator::with_migrations(migrations()).run(&pool).await.map_err(|e| broken(&e))?;
    Ok(Store::Sqlite(pool))
}

/// Makes the file so that only its owner can read it: it holds the seeds of matches that still go on. SQLite gives the
/// files beside it the same rights.
fn private(path: &Path) -> std::io::Result<()> {
    let mut options = File::options();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ())
}

fn migrations() -> Vec<Migration> {
    let texts = [
        ("the tables", include_str!("0001.sql")),
        ("reaction windows", include_str!("0002.sql")),
        ("sets of cards", include_str!("0003.sql")),
        ("standing passes", include_str!("0004.sql")),
        ("decks and clocks", include_str!("0005.sql")),
        ("partners", include_str!("0006.sql")),
    ];
    let migration = |(number, (about, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(number, Cow::Borrowed(about), MigrationType::Simple, sql.into_sql_str(), false)
    };
    (1..).zip(texts).map(migration).collect()
}

/// Is there a file of ours already? One that is not ours is refused. Looks at the bytes without opening it as a database, which would touch it.
pub(crate) fn recognise(path: &Path) -> Result<bool, Unusable> {
    let no = |it: String, en: String| Err(Unusable(Trouble::say(it, en)));
    let name = path.display();
    match fs::metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return no(format!("«{name}»: {error}"), format!("'{name}': {error}")),
        Ok(meta) if meta.is_dir() => {
            return no(
                format!("«{name}» è una cartella: è atteso un file dei dati di Conclave, anche da creare"),
                format!("'{name}' is a folder: a data file of Conclave is expected, it may be a new one"),
            );
        }
        Ok(meta) if meta.len() == 0 => return Ok(false),
        Ok(_) => {}
    }
    let mut head = Vec::new();
    let read = File::open(path).and_then(|file| file.take(100).read_to_end(&mut head));
    if let Err(error) = read {
        return no(format!("«{name}» non si legge: {error}"), format!("'{name}' cannot be read: {error}"));
    }
    if !head.starts_with(MAGIC) || head.get(68..72) != Some(&APPLICATION.to_be_bytes()) {
        return no(
            format!(
                "«{name}» non è un file di dati di Conclave; non è stato toccato. Indicane un altro con --data"
            ),
            format!(
                "'{name}' is no data file of Conclave; it has not been touched. Name another with --data"
            ),
        );
    }
    Ok(true)
}
