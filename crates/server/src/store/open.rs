//! Opening the data file: made when it is missing, refused untouched when it is something else or of a newer release, copied
//! before it is changed for this one.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqlSafeStr as _};
use table::{Text, Trouble};

use super::Store;
use super::copy::{copy, free_name};
use super::source::Source;
use super::words::{Said, failed};

/// The data file cannot be used, and why.
#[derive(Debug)]
pub(crate) struct Unusable(pub(crate) Trouble);

/// Marks a file as ours, in the header that SQLite keeps for this: "CNCV".
const APPLICATION: u32 = 0x434e_4356;
const MAGIC: &[u8] = b"SQLite format 3\0";
/// A file that somebody else has locked is waited for so long.
const PATIENCE: Duration = Duration::from_secs(5);

/// Opens the file, or makes it. A file of an older release is brought up to this one; a copy as it was stays beside it.
pub(crate) async fn open(path: &Path) -> Result<Store, Unusable> {
    let exists = recognise(path)?;
    let broken = |error: &dyn Said| unusable(path, error);
    if exists {
        let version = version(path).await.map_err(|e| broken(&e))?;
        known(path, version)?;
        if (1..newest()).contains(&version) {
            keep_copy(path, version).await?;
        }
    } else {
        make(path).await.map_err(|e| broken(&e))?;
    }
    let mut db = options(path).connect().await.map_err(|e| broken(&e))?;
    migrations(newest()).run(&mut db).await.map_err(|e| broken(&e))?;
    db.close().await.map_err(|e| broken(&e))?;
    let source = Source::file(path).map_err(|e| broken(&e))?;
    let reads = source.reads().await.map_err(|e| broken(&e))?;
    Ok(Store::over(source, reads, None))
}

/// Makes an empty file with our mark.
pub(super) async fn make(path: &Path) -> Result<(), sqlx::Error> {
    private(path).map_err(sqlx::Error::Io)?;
    // The mark must reach the file itself before the write-ahead log begins, or a crash could leave it unmarked.
    let options =
        SqliteConnectOptions::new().filename(path).pragma("application_id", APPLICATION.to_string());
    options.connect().await?.close().await
}

pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
}

/// Makes the file so that only its owner can read it: it holds the seeds of matches that still go on. SQLite gives the
/// files beside it the same rights.
pub(super) fn private(path: &Path) -> std::io::Result<()> {
    let mut options = File::options();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ())
}

const MIGRATIONS: [(&str, &str); 12] = [
    ("the tables", include_str!("0001.sql")),
    ("reaction windows", include_str!("0002.sql")),
    ("sets of cards", include_str!("0003.sql")),
    ("standing passes", include_str!("0004.sql")),
    ("decks and clocks", include_str!("0005.sql")),
    ("partners", include_str!("0006.sql")),
    ("cards of every match, what was told", include_str!("0007.sql")),
    ("matches that go on from others", include_str!("0008.sql")),
    ("talk at the table, one person on several devices", include_str!("0009.sql")),
    ("hosts, who is away, what happens beside the game", include_str!("0010.sql")),
    ("when somebody was last here, what is open", include_str!("0011.sql")),
    ("several houses", include_str!("0012.sql")),
];

/// The version of data that this release writes: how many migrations there are.
pub(crate) const fn newest() -> i64 {
    MIGRATIONS.len() as i64
}

/// What brings a file, or a database, up to a version.
pub(super) fn migrations(version: i64) -> Migrator {
    let migration = |(number, (about, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(number, Cow::Borrowed(about), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..=version).zip(MIGRATIONS).map(migration).collect())
}

/// Which release's data a file holds, as the number of its last migration; 0 when it is still empty.
pub(super) async fn version(path: &Path) -> Result<i64, sqlx::Error> {
    // Read without a trace: what is not ours to change keeps even its folder as it was.
    let untouched = SqliteConnectOptions::new().filename(path).immutable(true);
    let plain = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE);
    let has_log = fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0);
    let mut db = if has_log { plain } else { untouched }.connect().await?;
    let there = "SELECT count(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
    let version = match sqlx::query_scalar::<_, i64>(there).fetch_one(&mut db).await? {
        0 => 0,
        _ => {
            let sql = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations WHERE success";
            sqlx::query_scalar(sql).fetch_one(&mut db).await?
        }
    };
    db.close().await?;
    Ok(version)
}

/// Refuses what a newer release has written.
pub(super) fn known(path: &Path, version: i64) -> Result<(), Unusable> {
    let (name, newest) = (path.display(), newest());
    if version <= newest {
        return Ok(());
    }
    Err(Unusable(Trouble::say(
        format!(
            "«{name}» è di un Conclave più nuovo: contiene dati della versione {version} e questo arriva alla {newest}. Non è stato toccato: usa il Conclave che l'ha scritto, o indica un altro file con --data"
        ),
        format!(
            "'{name}' is of a newer Conclave: it holds data of version {version} and this one knows up to {newest}. It has not been touched: use the Conclave that wrote it, or name another file with --data"
        ),
    )))
}

async fn keep_copy(path: &Path, version: i64) -> Result<PathBuf, Unusable> {
    let kept = free_name(path, &format!("version-{version}"));
    copy(path, &kept).await.map_err(|trouble| {
        let name = path.display();
        Unusable(Trouble::say(
            format!(
                "«{name}» va aggiornato, e prima se ne tiene una copia, che non riesce: {}",
                trouble.text.it
            ),
            format!(
                "'{name}' must be brought up to date, and a copy is kept first, which fails: {}",
                trouble.text.en
            ),
        ))
    })?;
    tracing::warn!(kept = %kept.display(), "the data file is of an older release: it is kept as it was, and brought up to date");
    Ok(kept)
}

/// The name of a file that belongs to this one.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn unusable(path: &Path, error: &dyn Said) -> Unusable {
    let (name, Text { it, en }) = (path.display(), error.said());
    Unusable(Trouble::say(
        format!("il file dei dati «{name}» non si può usare: {it}"),
        format!("the data file '{name}' cannot be used: {en}"),
    ))
}

/// Is there a file of ours already? One that is not ours, or is cut off, is refused. Looks at the bytes without opening it as
/// a database, which would touch it.
pub(crate) fn recognise(path: &Path) -> Result<bool, Unusable> {
    let Some((head, length)) = head(path)? else { return Ok(false) };
    let Some(said) = said_length(&head).filter(|said| *said > length) else { return Ok(true) };
    let name = path.display();
    Err(Unusable(Trouble::say(
        format!(
            "«{name}» è tronco: ha {length} byte su {said}. «conclave doctor {name} --rescue NUOVO» salva ciò che si legge"
        ),
        format!(
            "'{name}' is cut off: it has {length} bytes of {said}. 'conclave doctor {name} --rescue NEW' saves what can be read"
        ),
    )))
}

/// The same for a file that may be cut off.
pub(super) fn is_ours(path: &Path) -> Result<bool, Unusable> {
    Ok(head(path)?.is_some())
}

/// The first bytes of a file of ours, and its length; `None` where there is no file, or an empty one.
fn head(path: &Path) -> Result<Option<(Vec<u8>, u64)>, Unusable> {
    let no = |it: String, en: String| Err(Unusable(Trouble::say(it, en)));
    let name = path.display();
    let length = match fs::metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Unusable(failed(path, &error))),
        Ok(meta) if meta.is_dir() => {
            return no(
                format!("«{name}» è una cartella: è atteso un file dei dati di Conclave, anche da creare"),
                format!("'{name}' is a folder: a data file of Conclave is expected, it may be a new one"),
            );
        }
        Ok(meta) if !meta.is_file() => {
            return no(
                format!("«{name}» non è un file che possa tenere dati: indicane un altro con --data"),
                format!("'{name}' is no file that could keep data: name another with --data"),
            );
        }
        Ok(meta) if meta.len() == 0 => return Ok(None),
        Ok(meta) => meta.len(),
    };
    let mut head = Vec::new();
    let read = File::open(path).and_then(|file| file.take(100).read_to_end(&mut head));
    read.map_err(|error| Unusable(failed(path, &error)))?;
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
    Ok(Some((head, length)))
}

/// How long the file is by its own header, where the header is sure of it.
/// <https://www.sqlite.org/fileformat2.html#the_database_header>
fn said_length(head: &[u8]) -> Option<u64> {
    let number = |at: usize| Some(u32::from_be_bytes(head.get(at..at + 4)?.try_into().ok()?));
    let page = match u16::from_be_bytes(head.get(16..18)?.try_into().ok()?) {
        1 => 65_536,
        size => u64::from(size),
    };
    let sure = page.is_power_of_two() && page >= 512 && number(24)? == number(92)?;
    sure.then_some(page * u64::from(number(28)?))
}
