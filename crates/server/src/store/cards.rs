//! The files of cards that matches are played with.

use sqlx::Row as _;

use super::{BEGIN, Result, Store};

/// A set of cards as its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSet {
    /// The game's id.
    pub game: String,
    /// What setups call it.
    pub id: String,
    /// The text of its file.
    pub file: String,
}

impl Store {
    /// Keeps these sets.
    pub(crate) async fn keep_cards(&self, sets: &[CardSet]) -> Result<()> {
        let mut tx = self.pool().begin_with(BEGIN).await?;
        for set in sets {
            sqlx::query("INSERT INTO card_sets (game, id, file) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(&set.game)
                .bind(&set.id)
                .bind(&set.file)
                .execute(&mut *tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }

    /// Forgets the sets that no match is played with: their author has gone on.
    pub(crate) async fn forget_idle_cards(&self) -> Result<()> {
        sqlx::query(
            "DELETE FROM card_sets WHERE NOT EXISTS (SELECT 1 FROM matches
            WHERE matches.game = card_sets.game AND matches.setup LIKE '%' || card_sets.id || '%')",
        )
        .execute(self.pool())
        .await?;
        Ok(())
    }

    /// Every set that is kept.
    pub async fn card_sets(&self) -> Result<Vec<CardSet>> {
        let rows = sqlx::query("SELECT game, id, file FROM card_sets ORDER BY game, id")
            .fetch_all(self.pool())
            .await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            Ok(CardSet { game: row.try_get(0)?, id: row.try_get(1)?, file: row.try_get(2)? })
        };
        Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
    }
}
