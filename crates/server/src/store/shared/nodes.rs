//! Which houses are there. Each says so twice a second, by the database's own clock; one that has been silent for too long is struck off
//! by whoever notices first, and its tables are taken up.

use std::sync::Arc;
use std::time::Duration;

use sqlx::Connection as _;

use super::super::Db;
use super::super::source::Source;
use super::{House, News};

/// How often a house says that it is there.
const BEAT: Duration = Duration::from_millis(500);
/// A house that has not been heard of for so long has fallen.
pub(super) const SILENT: Duration = Duration::from_secs(3);

/// Milliseconds since 1970, by the clock of the database.
pub(super) const CLOCK: &str = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

/// Says for the first time that this house is there.
pub(super) async fn come(house: &House, db: &mut Db) -> Result<(), sqlx::Error> {
    once(house, db, false).await
}

/// Says so again and again, and looks for those that are not there any more.
pub(super) async fn beat(house: Arc<House>, source: Source, db: Db) {
    let (mut db, mut unheard) = (Some(db), false);
    loop {
        match tokio::time::timeout(SILENT, again(&house, &source, &mut db)).await {
            Ok(Ok(())) => {
                // As long as nobody heard of this house it had no lease: whoever waits for one may ask again.
                if std::mem::take(&mut unheard) {
                    house.tell(News::Orphans(Vec::new()));
                }
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, "the other houses cannot be told that this one is there");
                (db, unheard) = (None, true);
            }
            Err(_) => (db, unheard) = (None, true),
        }
        tokio::time::sleep(BEAT).await;
    }
}

/// Over a new connection where the last one was lost.
async fn again(house: &House, source: &Source, connection: &mut Option<Db>) -> Result<(), sqlx::Error> {
    let db = match connection {
        Some(db) => db,
        None => connection.insert(source.connect().await?),
    };
    once(house, db, true).await
}

async fn once(house: &House, db: &mut Db, was_there: bool) -> Result<(), sqlx::Error> {
    let now: i64 = sqlx::query_scalar(CLOCK).fetch_one(&mut *db).await?;
    let sql = "UPDATE nodes SET seen = $2 WHERE node = $1";
    if sqlx::query(sql).bind(&house.node).bind(now).execute(&mut *db).await?.rows_affected() == 0 {
        let sql = "INSERT INTO nodes (node, seen) VALUES ($1, $2)";
        sqlx::query(sql).bind(&house.node).bind(now).execute(&mut *db).await?;
        if was_there {
            tracing::warn!("the other houses took this one for fallen");
            house.leases.lost();
            house.tell(News::Forgotten);
        }
    }
    house.leases.heard();
    let silent = now - SILENT.as_millis() as i64;
    let fallen = "SELECT node FROM nodes WHERE seen < $1";
    let fallen: Vec<String> = sqlx::query_scalar(fallen).bind(silent).fetch_all(&mut *db).await?;
    for node in fallen {
        let orphans = strike_off(db, &node, silent).await?;
        tracing::warn!(node, tables = orphans.len(), "another house has fallen: its tables go on here");
        house.leases.fell();
        house.tell(News::Orphans(orphans));
    }
    Ok(())
}

/// Takes everything from a house that has fallen, for all the others: the tables that it looked after, if nobody was quicker.
async fn strike_off(db: &mut Db, node: &str, silent: i64) -> Result<Vec<String>, sqlx::Error> {
    let mut transaction = db.begin().await?;
    let sql = "DELETE FROM nodes WHERE node = $1 AND seen < $2";
    let gone = sqlx::query(sql).bind(node).bind(silent).execute(&mut *transaction).await?;
    if gone.rows_affected() == 0 {
        return Ok(Vec::new());
    }
    for sql in [
        "UPDATE matches SET changes = changes + 1 WHERE id IN (SELECT match_id FROM presences WHERE node = $1)",
        "DELETE FROM presences WHERE node = $1",
    ] {
        sqlx::query(sql).bind(node).execute(&mut *transaction).await?;
    }
    let sql = "DELETE FROM leases WHERE node = $1 RETURNING match_id";
    let orphans = sqlx::query_scalar(sql).bind(node).fetch_all(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(orphans)
}

/// Do houses run over this database?
pub(in super::super) async fn are_there(db: &mut Db) -> Result<bool, sqlx::Error> {
    let now: i64 = sqlx::query_scalar(CLOCK).fetch_one(&mut *db).await?;
    let sql = "SELECT count(*) FROM nodes WHERE seen >= $1";
    let there: i64 = sqlx::query_scalar(sql).bind(now - SILENT.as_millis() as i64).fetch_one(db).await?;
    Ok(there > 0)
}

/// A house goes: to the others it is one that has been silent for long.
pub(super) async fn leave(node: &str, source: &Source) {
    let left = async {
        let mut db = source.connect().await?;
        sqlx::query("UPDATE nodes SET seen = 0 WHERE node = $1").bind(node).execute(&mut db).await?;
        db.close().await
    };
    match tokio::time::timeout(BEAT, left).await {
        Ok(Ok(())) => {}
        failed => {
            tracing::warn!(?failed, "the other houses could not be told that this one goes: they will notice")
        }
    }
}
