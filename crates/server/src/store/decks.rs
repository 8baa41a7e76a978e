//! The decks that visitors build.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::{BEGIN, Result, Store};

/// A deck of somebody's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnDeck {
    /// The word in its address.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// The deck as people write it; it need not be a legal one.
    pub text: String,
}

/// More than anybody builds, and little enough to list.
pub(crate) const MOST_DECKS: i64 = 100;

impl Store {
    /// The decks of somebody for a game, the last changed first.
    pub async fn decks_of(&self, owner: &str, game: &str) -> Result<Vec<OwnDeck>> {
        let sql = "SELECT id, name, text FROM decks WHERE owner = $1 AND game = $2 ORDER BY changed DESC, id";
        let rows = sqlx::query(sql).bind(owner).bind(game).fetch_all(self.pool()).await?;
        Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
    }

    /// One of them.
    pub async fn deck_of(&self, owner: &str, game: &str, id: &str) -> Result<Option<OwnDeck>> {
        let sql = "SELECT id, name, text FROM decks WHERE owner = $1 AND game = $2 AND id = $3";
        let row = sqlx::query(sql).bind(owner).bind(game).bind(id).fetch_optional(self.pool()).await?;
        Ok(row.as_ref().map(read).transpose()?)
    }

    /// Adds a deck, unless its owner has as many as one may have; says whether it did.
    pub async fn add_deck(&self, owner: &str, game: &str, deck: &OwnDeck, now: i64) -> Result<bool> {
        let mut tx = self.pool().begin_with(BEGIN).await?;
        let count = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM decks WHERE owner = $1").bind(owner);
        if count.fetch_one(&mut *tx).await? >= MOST_DECKS {
            return Ok(false);
        }
        let sql = "INSERT INTO decks (id, owner, game, name, text, changed) VALUES ($1, $2, $3, $4, $5, $6)";
        sqlx::query(sql)
            .bind(&deck.id)
            .bind(owner)
            .bind(game)
            .bind(&deck.name)
            .bind(&deck.text)
            .bind(now)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Writes a deck anew; says whether its owner has it.
    pub async fn change_deck(&self, owner: &str, game: &str, deck: &OwnDeck, now: i64) -> Result<bool> {
        let sql =
            "UPDATE decks SET name = $4, text = $5, changed = $6 WHERE owner = $1 AND game = $2 AND id = $3";
        let query = sqlx::query(sql).bind(owner).bind(game).bind(&deck.id).bind(&deck.name).bind(&deck.text);
        Ok(query.bind(now).execute(self.pool()).await?.rows_affected() == 1)
    }

    /// Throws a deck away; says whether its owner had it.
    pub async fn drop_deck(&self, owner: &str, game: &str, id: &str) -> Result<bool> {
        let sql = "DELETE FROM decks WHERE owner = $1 AND game = $2 AND id = $3";
        let query = sqlx::query(sql).bind(owner).bind(game).bind(id);
        Ok(query.execute(self.pool()).await?.rows_affected() == 1)
    }
}

fn read(row: &SqliteRow) -> std::result::Result<OwnDeck, sqlx::Error> {
    Ok(OwnDeck { id: row.try_get("id")?, name: row.try_get("name")?, text: row.try_get("text")? })
}
