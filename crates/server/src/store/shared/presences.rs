//! Whose page is open at which house: nobody is away who sits at a table through another one.

use std::sync::Arc;
use std::time::Duration;

use sqlx::AnyPool;
use table::{Seat, Seats};
use tokio::sync::mpsc;

use super::super::{Db, Result, Store, number, rows};
use super::House;

/// A page of a seat was opened, the first at this house, or the last was closed.
pub(super) struct Word {
    id: String,
    seat: Seat,
    here: bool,
    /// When, in milliseconds since 1970.
    at: i64,
}

/// After a failure it is tried again so soon.
const AGAIN: Duration = Duration::from_secs(1);

/// Writes down who comes and goes, in their order. What cannot be written is tried again: else somebody would be here for ever.
pub(super) async fn keep(house: Arc<House>, mut words: mpsc::UnboundedReceiver<Word>, db: AnyPool) {
    while let Some(word) = words.recv().await {
        while let Err(error) = note(&house, &db, &word).await {
            tracing::warn!(%error, "who comes and goes could not be written");
            tokio::time::sleep(AGAIN).await;
        }
    }
}

async fn note(house: &House, db: &AnyPool, Word { id, seat, here, at }: &Word) -> Result<()> {
    let mut transaction = db.begin().await?;
    let change = house.changes(&mut transaction, id).await?;
    let sql = match here {
        true => "INSERT INTO presences (match_id, seat, node) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        false => "DELETE FROM presences WHERE match_id = $1 AND seat = $2 AND node = $3",
    };
    sqlx::query(sql).bind(id).bind(number(*seat)).bind(&house.node).execute(&mut *transaction).await?;
    // For how long somebody is away is counted from the same moment everywhere.
    let sql = "UPDATE seats SET seen = $3 WHERE match_id = $1 AND seat = $2";
    sqlx::query(sql).bind(id).bind(number(*seat)).bind(at).execute(&mut *transaction).await?;
    transaction.commit().await?;
    house.written(change.map(|change| (id.clone(), change)).into_iter().collect()).await;
    Ok(())
}

impl Store {
    /// The first page of a seat at this house was opened, or the last one was closed, at a time in milliseconds since 1970.
    pub(crate) fn is_here(&self, id: &str, seat: Seat, here: bool, at: i64) {
        if let Some(house) = &self.house {
            let _ = house.words.send(Word { id: id.to_owned(), seat, here, at });
        }
    }

    /// The seats whose pages are open at other houses.
    pub(in super::super) async fn elsewhere(&self, db: &mut Db, id: &str) -> Result<Seats> {
        let Some(house) = &self.house else { return Ok(Seats::NONE) };
        let sql = "SELECT DISTINCT seat FROM presences WHERE match_id = $1 AND node <> $2";
        let rows = sqlx::query(sql).bind(id).bind(&house.node).fetch_all(db).await?;
        Ok(rows.iter().map(rows::seat).collect::<std::result::Result<_, sqlx::Error>>()?)
    }
}
