//! What people tell each other at a table, and who does not want to hear whom.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use table::{Seat, Text};

use super::{Db, Result, Store, number, rows};

/// What a seat has told its partners, or the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Who.
    pub seat: Seat,
    /// Was it for the whole table? Else only partners hear it.
    pub open: bool,
    /// What: the same in both languages, unless it was a ready phrase.
    pub text: Text,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Who does not want to hear whom.
pub type Muted = Vec<(Seat, Seat)>;

impl Store {
    /// Adds to what was said at a match; `who` is the session of whoever said it.
    pub async fn say(&self, id: &str, who: &str, said: &Said) -> Result<()> {
        let (who, said) = (who.to_owned(), said.clone());
        self.change(id, move |db, id| {
            Box::pin(async move {
                // Some of it may have been deleted: what is new comes after what is left.
                let sql = "INSERT INTO talk (match_id, idx, seat, it, en, at, open, who)
                    SELECT $1, coalesce(max(idx), -1) + 1, $2, $3, $4, $5, $6, $7 FROM talk WHERE match_id = $1";
                let query = sqlx::query(sql).bind(id).bind(number(said.seat)).bind(said.text.it);
                let query = query.bind(said.text.en).bind(said.at).bind(i64::from(said.open)).bind(who);
                query.execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// All that was said at a match, to whomever, oldest first.
    pub async fn talk(&self, id: &str) -> Result<Vec<Said>> {
        all(&mut *self.reads.acquire().await?, id).await
    }

    /// Notes whether a seat wants to hear another.
    pub async fn mute(&self, id: &str, seat: Seat, other: Seat, muted: bool) -> Result<()> {
        self.change(id, move |db, id| {
            Box::pin(async move {
                let sql = match muted {
                    true => {
                        "INSERT INTO mutes (match_id, seat, muted) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
                    }
                    false => "DELETE FROM mutes WHERE match_id = $1 AND seat = $2 AND muted = $3",
                };
                sqlx::query(sql).bind(id).bind(number(seat)).bind(number(other)).execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// Deletes what was said at matches that ended before a time; their ids.
    pub async fn fall_silent(&self, before: i64) -> Result<Vec<String>> {
        self.write(move |db| {
            Box::pin(async move {
                let old = "SELECT DISTINCT match_id FROM talk JOIN matches ON matches.id = match_id WHERE ended < $1";
                let ids: Vec<String> = sqlx::query_scalar(old).bind(before).fetch_all(&mut *db).await?;
                for id in &ids {
                    for sql in [
                        "UPDATE matches SET changes = changes + 1 WHERE id = $1",
                        "DELETE FROM talk WHERE match_id = $1",
                    ] {
                        sqlx::query(sql).bind(id).execute(&mut *db).await?;
                    }
                }
                Ok(ids)
            })
        })
        .await
    }
}

pub(super) async fn all(db: &mut Db, id: &str) -> Result<Vec<Said>> {
    let sql = "SELECT seat, it, en, at, open FROM talk WHERE match_id = $1 ORDER BY idx";
    let rows = sqlx::query(sql).bind(id).fetch_all(db).await?;
    Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
}

/// Who at a match does not want to hear whom.
pub(super) async fn muted(db: &mut Db, id: &str) -> Result<Muted> {
    let sql = "SELECT seat, muted FROM mutes WHERE match_id = $1";
    let rows = sqlx::query(sql).bind(id).fetch_all(db).await?;
    let read = |row| Ok((rows::seat(row)?, rows::seat_in(row, "muted")?));
    Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
}

fn read(row: &AnyRow) -> std::result::Result<Said, sqlx::Error> {
    let text = Text { it: row.try_get("it")?, en: row.try_get("en")? };
    Ok(Said {
        seat: rows::seat(row)?,
        open: row.try_get::<i64, _>("open")? != 0,
        text,
        at: row.try_get("at")?,
    })
}
