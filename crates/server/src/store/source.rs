//! Where what is stored lies: a data file of this machine, or a PostgreSQL that several houses share. What is said to either is the
//! same SQL; only what stands here differs.

use std::path::Path;
use std::str::FromStr as _;
use std::sync::Once;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::error::DatabaseError;
use sqlx::{ConnectOptions as _, Executor as _};

use super::Db;

/// How one connects to it.
#[derive(Clone, Debug)]
pub(super) struct Source {
    options: AnyConnectOptions,
    is_shared: bool,
}

/// A free connection is waited for so long.
const PATIENCE: Duration = Duration::from_secs(5);
/// Every file is flushed before anybody hears that something was written, and whoever has it locked is waited for, in milliseconds; the
/// writer waits less, since people wait behind it, and it tries again by itself.
const FILE: &str = "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000";

impl Source {
    /// A data file that is there.
    pub(super) fn file(path: &Path) -> Result<Self, sqlx::Error> {
        let path = std::path::absolute(path).map_err(sqlx::Error::Io)?;
        let name = path.to_str().ok_or(sqlx::Error::Io(std::io::ErrorKind::InvalidFilename.into()))?;
        Self::of(&format!("sqlite:{}?mode=rw", escaped(name)), false)
    }

    /// A PostgreSQL, by its address.
    pub(super) fn shared(address: &str) -> Result<Self, sqlx::Error> {
        Self::of(address, true)
    }

    fn of(address: &str, is_shared: bool) -> Result<Self, sqlx::Error> {
        static DRIVERS: Once = Once::new();
        DRIVERS.call_once(sqlx::any::install_default_drivers);
        Ok(Source { options: AnyConnectOptions::from_str(address)?, is_shared })
    }

    /// A connection of one's own, to write through.
    pub(super) async fn connect(&self) -> Result<Db, sqlx::Error> {
        let mut db = self.options.connect().await?;
        if !self.is_shared {
            db.execute(FILE).await?;
        }
        Ok(db)
    }

    /// A few connections to read through.
    pub(super) async fn reads(&self) -> Result<sqlx::AnyPool, sqlx::Error> {
        let most = if self.is_shared { 8 } else { 4 };
        let pool = AnyPoolOptions::new().min_connections(1).max_connections(most).acquire_timeout(PATIENCE);
        pool.connect_with(self.options.clone()).await
    }

    /// What begins a transaction that only reads, and reads what was there when it began.
    pub(super) const fn snapshot(&self) -> &'static str {
        if self.is_shared { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" } else { "BEGIN" }
    }

    /// What begins a transaction and its first job. Of a file it takes the lock at once: a transaction that reads first and writes later fails under load.
    pub(super) const fn begin(&self) -> &'static str {
        if self.is_shared { "BEGIN; SAVEPOINT job" } else { "BEGIN IMMEDIATE; SAVEPOINT job" }
    }
}

/// A path as it stands in an address.
fn escaped(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/._-".contains(&byte);
    path.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// The class of an error of PostgreSQL: <https://www.postgresql.org/docs/15/errcodes-appendix.html>. SQLite's codes have fewer signs.
fn has_class(error: &sqlx::Error, classes: &[&str]) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| code.len() == 5 && classes.iter().any(|class| code.starts_with(class)))
}

/// Have two houses got into each other's way, so that one has to let go and try again?
pub(super) fn collides(error: &sqlx::Error) -> bool {
    has_class(error, &["40", "55P03"])
}

/// Can a value not be stored at all?
pub(crate) fn is_refused(error: &sqlx::Error) -> bool {
    has_class(error, &["22"])
}

/// Does nobody answer who could?
pub(crate) fn is_away(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut) || has_class(error, &["08", "53", "57"])
}
