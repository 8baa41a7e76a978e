//! Opening a PostgreSQL: brought up to this release, refused untouched when it is of a newer one or belongs to somebody else.

use std::time::Duration;

use table::{Text, Trouble};

use super::super::open::{Unusable, migrations, newest};
use super::super::source::Source;
use super::super::words::Said;
use super::super::{Db, Store};
use super::nodes::CLOCK;
use super::{House, Shared};
use crate::hall::new_id;
use crate::tables::go_by;

/// Whoever does not answer within this time is not there.
const PATIENCE: Duration = Duration::from_secs(10);

/// Opens it and joins the houses that are there. An empty one is made ready.
pub(crate) async fn open_shared(shared: &Shared) -> Result<Store, Unusable> {
    let broken = |error: &dyn Said| unusable(error);
    let (source, mut db) = reach(&shared.database).await?;
    known(&mut db).await?;
    migrations(newest()).run(&mut db).await.map_err(|e| broken(&e))?;
    // Deadlines mean the same at every house.
    go_by(sqlx::query_scalar(CLOCK).fetch_one(&mut db).await.map_err(|e| broken(&e))?);
    let reads = source.reads().await.map_err(|e| broken(&e))?;
    let node = new_id().map_err(|fault| Unusable(Trouble::new(fault.text)))?;
    let house = House::join(&source, db, &reads, shared, node).await?;
    Ok(Store::over(source, reads, Some(house)))
}

/// Connects to it.
pub(in super::super) async fn reach(address: &str) -> Result<(Source, Db), Unusable> {
    let is_one = ["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme));
    let source = Source::shared(address).ok().filter(|_| is_one).ok_or_else(no_address)?;
    let connected = tokio::time::timeout(PATIENCE, source.connect()).await;
    let db = connected.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map_err(|error| unusable(&error))?;
    Ok((source, db))
}

/// The version of the data that it holds, 0 when it is empty. Refuses what is not ours, and what a newer release has written.
pub(in super::super) async fn known(db: &mut Db) -> Result<i64, Unusable> {
    let there = "SELECT CAST(table_name AS TEXT) FROM information_schema.tables WHERE table_schema = current_schema()";
    let tables: Vec<String> =
        sqlx::query_scalar(there).fetch_all(&mut *db).await.map_err(|e| unusable(&e))?;
    let has = |name: &str| tables.iter().any(|table| table == name);
    if tables.is_empty() {
        return Ok(0);
    }
    if !(has("_sqlx_migrations") && has("matches")) {
        return Err(no(
            "questo database contiene già altro, non i dati di Conclave, e non è stato toccato: indica con --database uno vuoto («createdb conclave» lo crea)",
            "this database holds something else already, no data of Conclave, and has not been touched: name an empty one with --database ('createdb conclave' makes it)",
        ));
    }
    let sql = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations WHERE success";
    let (version, newest): (i64, _) =
        (sqlx::query_scalar(sql).fetch_one(db).await.map_err(|e| unusable(&e))?, newest());
    if version <= newest {
        return Ok(version);
    }
    Err(no(
        format!(
            "il database è di un Conclave più nuovo: contiene dati della versione {version} e questo arriva alla {newest}. Non è stato toccato: usa il Conclave che l'ha scritto"
        ),
        format!(
            "the database is of a newer Conclave: it holds data of version {version} and this one knows up to {newest}. It has not been touched: use the Conclave that wrote it"
        ),
    ))
}

fn no_address() -> Unusable {
    no(
        "--database vuole l'indirizzo di un PostgreSQL, come postgres://utente:parola@server/conclave",
        "--database wants the address of a PostgreSQL, such as postgres://user:password@server/conclave",
    )
}

/// The address is not said again: it may hold a password.
pub(in super::super) fn unusable(error: &dyn Said) -> Unusable {
    let Text { it, en } = error.said();
    no(format!("il database non si può usare: {it}"), format!("the database cannot be used: {en}"))
}

fn no(it: impl Into<String>, en: impl Into<String>) -> Unusable {
    Unusable(Trouble::say(it, en))
}
