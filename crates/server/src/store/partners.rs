//! What partners tell each other, and who has left a partner alone.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use table::{Seat, Text};

use super::{Result, Store, number, rows};

/// What a seat has told its partners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Who.
    pub seat: Seat,
    /// What: the same in both languages, unless it was one of the game's phrases.
    pub text: Text,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl Store {
    /// Adds to what was said at a match.
    pub async fn say(&self, id: &str, said: &Said) -> Result<()> {
        let (id, said) = (id.to_owned(), said.clone());
        self.write(move |db| {
            Box::pin(async move {
                let sql = "INSERT INTO talk (match_id, idx, seat, it, en, at)
                    SELECT $1, count(*), $2, $3, $4, $5 FROM talk WHERE match_id = $1";
                let query = sqlx::query(sql).bind(id).bind(number(said.seat)).bind(said.text.it);
                query.bind(said.text.en).bind(said.at).execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// All that was said at a match, by whichever team, oldest first.
    pub async fn talk(&self, id: &str) -> Result<Vec<Said>> {
        let sql = "SELECT seat, it, en, at FROM talk WHERE match_id = $1 ORDER BY idx";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.reads).await?;
        Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
    }

    /// Notes that a seat's person has resigned while a partner plays on, or has come back.
    pub async fn leave(&self, id: &str, seat: Seat, left: bool) -> Result<()> {
        let id = id.to_owned();
        self.write(move |db| {
            Box::pin(async move {
                let sql = "UPDATE seats SET resigned = $3 WHERE match_id = $1 AND seat = $2";
                sqlx::query(sql).bind(id).bind(number(seat)).bind(i64::from(left)).execute(db).await?;
                Ok(())
            })
        })
        .await
    }
}

fn read(row: &SqliteRow) -> std::result::Result<Said, sqlx::Error> {
    let text = Text { it: row.try_get("it")?, en: row.try_get("en")? };
    Ok(Said { seat: rows::seat(row)?, text, at: row.try_get("at")? })
}
