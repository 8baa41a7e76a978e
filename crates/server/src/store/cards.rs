//! The sets of cards that matches are played with, the box among them: a match goes on under its own for ever.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::{Db, Result, Store};

/// A set of cards as its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSet {
    /// The game's id.
    pub game: String,
    /// The first sixteen hexadecimal digits of the SHA-256 of its file.
    pub id: String,
    /// The text of its file.
    pub file: String,
    /// Was it the box of its day? Then only the matches that began with it go on with it.
    pub is_a_box: bool,
}

/// Keeps a set.
pub(super) async fn keep(db: &mut Db, set: &CardSet) -> Result<()> {
    sqlx::query("INSERT INTO card_sets (game, id, file, box) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")
        .bind(&set.game)
        .bind(&set.id)
        .bind(&set.file)
        .bind(i64::from(set.is_a_box))
        .execute(db)
        .await?;
    Ok(())
}

impl Store {
    /// Every set that is kept.
    pub async fn card_sets(&self) -> Result<Vec<CardSet>> {
        let sql = "SELECT game, id, file, box FROM card_sets ORDER BY game, id";
        let rows = sqlx::query(sql).fetch_all(&self.reads).await?;
        let read = |row: &AnyRow| {
            let is_a_box = row.try_get::<i64, _>(3)? != 0;
            Ok(CardSet { game: row.try_get(0)?, id: row.try_get(1)?, file: row.try_get(2)?, is_a_box })
        };
        Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
    }

    /// The games and setups of matches of which it is not noted yet with which cards they are played: they were stored by a
    /// release before that was kept.
    pub(crate) async fn without_cards(&self) -> Result<Vec<(String, String)>> {
        let sql = "SELECT DISTINCT game, setup FROM matches WHERE cards IS NULL";
        Ok(sqlx::query_as(sql).fetch_all(&self.reads).await?)
    }

    /// Notes with which cards the matches of such games and setups are played: `None` for a game without cards.
    pub(crate) async fn name_cards(&self, named: Vec<(String, String, Option<CardSet>)>) -> Result<()> {
        self.write(move |db| {
            Box::pin(async move {
                for (game, setup, set) in named {
                    if let Some(set) = &set {
                        keep(db, set).await?;
                    }
                    let sql =
                        "UPDATE matches SET cards = $3 WHERE game = $1 AND setup = $2 AND cards IS NULL";
                    let id = set.map_or_else(|| "-".to_owned(), |set| set.id);
                    sqlx::query(sql).bind(game).bind(setup).bind(id).execute(&mut *db).await?;
                }
                Ok(())
            })
        })
        .await
    }
}
