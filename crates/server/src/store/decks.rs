//! The decks that visitors build.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::{Result, Store};

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
        let rows = sqlx::query(sql).bind(owner).bind(game).fetch_all(&self.reads).await?;
        Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
    }

    /// One of them.
    pub async fn deck_of(&self, owner: &str, game: &str, id: &str) -> Result<Option<OwnDeck>> {
        let sql = "SELECT id, name, text FROM decks WHERE owner = $1 AND game = $2 AND id = $3";
        let row = sqlx::query(sql).bind(owner).bind(game).bind(id).fetch_optional(&self.reads).await?;
        Ok(row.as_ref().map(read).transpose()?)
    }

    /// Adds a deck, unless its owner has as many as one may have; says whether it did.
    pub async fn add_deck(&self, owner: &str, game: &str, deck: &OwnDeck, now: i64) -> Result<bool> {
        let (owner, game, deck) = (owner.to_owned(), game.to_owned(), deck.clone());
        self.write(move |db| {
            Box::pin(async move {
                let count = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM decks WHERE owner = $1");
                if count.bind(&owner).fetch_one(&mut *db).await? >= MOST_DECKS {
                    return Ok(false);
                }
                let sql =
                    "INSERT INTO decks (id, owner, game, name, text, changed) VALUES ($1, $2, $3, $4, $5, $6)";
                let query = sqlx::query(sql).bind(deck.id).bind(owner).bind(game).bind(deck.name);
                query.bind(deck.text).bind(now).execute(db).await?;
                Ok(true)
            })
        })
        .await
    }

    /// Writes a deck anew; says whether its owner has it.
    pub async fn change_deck(&self, owner: &str, game: &str, deck: &OwnDeck, now: i64) -> Result<bool> {
        let (owner, game, deck) = (owner.to_owned(), game.to_owned(), deck.clone());
        self.write(move |db| {
            Box::pin(async move {
                let sql = "UPDATE decks SET name = $4, text = $5, changed = $6
                    WHERE owner = $1 AND game = $2 AND id = $3";
                let query = sqlx::query(sql).bind(owner).bind(game).bind(deck.id).bind(deck.name);
                Ok(query.bind(deck.text).bind(now).execute(db).await?.rows_affected() == 1)
            })
        })
        .await
    }

    /// Throws a deck away; says whether its owner had it.
    pub async fn drop_deck(&self, owner: &str, game: &str, id: &str) -> Result<bool> {
        let (owner, game, id) = (owner.to_owned(), game.to_owned(), id.to_owned());
        self.write(move |db| {
            Box::pin(async move {
                let sql = "DELETE FROM decks WHERE owner = $1 AND game = $2 AND id = $3";
                let query = sqlx::query(sql).bind(owner).bind(game).bind(id);
                Ok(query.execute(db).await?.rows_affected() == 1)
            })
        })
        .await
    }
}

fn read(row: &AnyRow) -> std::result::Result<OwnDeck, sqlx::Error> {
    Ok(OwnDeck { id: row.try_get("id")?, name: row.try_get("name")?, text: row.try_get("text")? })
}
