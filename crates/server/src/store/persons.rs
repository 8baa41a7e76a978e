//! Persons: one may come with several devices, wants to see all one's games, and may be forgotten.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::{Result, Store};

/// A match of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The word in its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// When something last happened there, in milliseconds since 1970.
    pub moved: i64,
    /// Is it over?
    pub ended: bool,
}

/// In the seat of somebody who was forgotten: the hash of no token.
pub(crate) const GONE: &str = "gone";

impl Store {
    /// The person who comes with this session, and when that was last noted; `None` when there is no such session.
    pub async fn person_of(&self, session: &str) -> Result<Option<(String, i64)>> {
        let sql = "SELECT coalesce(person, token), coalesce(seen, created) FROM sessions WHERE token = $1";
        Ok(sqlx::query_as(sql).bind(session).fetch_optional(&self.reads).await?)
    }

    /// How many other browsers have been joined to a person.
    pub async fn devices_of(&self, person: &str) -> Result<i64> {
        let count = sqlx::query_scalar("SELECT count(*) FROM sessions WHERE person = $1");
        Ok(count.bind(person).fetch_one(&self.reads).await?)
    }

    /// Keeps the hash of a key that joins one other browser to a person; the key before it is worth nothing any more.
    pub async fn build_bridge(&self, hash: &str, person: &str, expires: i64) -> Result<()> {
        let (hash, person) = (hash.to_owned(), person.to_owned());
        self.write(move |db| {
            Box::pin(async move {
                sqlx::query("DELETE FROM bridges WHERE person = $1").bind(&person).execute(&mut *db).await?;
                let sql = "INSERT INTO bridges (hash, person, expires) VALUES ($1, $2, $3)";
                sqlx::query(sql).bind(hash).bind(person).bind(expires).execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// To whom a key leads that is still worth something.
    pub async fn bridge(&self, hash: &str, now: i64) -> Result<Option<String>> {
        let sql = "SELECT person FROM bridges WHERE hash = $1 AND expires > $2";
        Ok(sqlx::query_scalar(sql).bind(hash).bind(now).fetch_optional(&self.reads).await?)
    }

    /// Joins a session to the person to whom a key leads, and takes the key; says whether it was worth anything.
    pub async fn cross(&self, hash: &str, session: &str, now: i64) -> Result<bool> {
        let (hash, session) = (hash.to_owned(), session.to_owned());
        self.write(move |db| {
            Box::pin(async move {
                let sql = "DELETE FROM bridges WHERE hash = $1 AND expires > $2 RETURNING person";
                let person: Option<String> =
                    sqlx::query_scalar(sql).bind(hash).bind(now).fetch_optional(&mut *db).await?;
                let Some(person) = person else { return Ok(false) };
                // Whoever comes back to oneself is joined to nobody.
                let sql = "UPDATE sessions SET person = nullif($1, token) WHERE token = $2";
                sqlx::query(sql).bind(person).bind(session).execute(db).await?;
                Ok(true)
            })
        })
        .await
    }

    /// A session is on its own again.
    pub async fn part(&self, session: &str) -> Result<()> {
        let session = session.to_owned();
        self.write(move |db| {
            Box::pin(async move {
                let sql = "UPDATE sessions SET person = NULL WHERE token = $1";
                sqlx::query(sql).bind(session).execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// Throws away the keys that were not used in time.
    pub async fn burn_bridges(&self, now: i64) -> Result<()> {
        self.write(move |db| {
            Box::pin(async move {
                sqlx::query("DELETE FROM bridges WHERE expires <= $1").bind(now).execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// The matches of somebody, those that go on first, then by when something last happened.
    pub async fn games_of(&self, person: &str, skip: i64, most: i64) -> Result<Vec<Own>> {
        let sql = "SELECT id, game, CASE WHEN ended IS NULL THEN 0 ELSE 1 END AS is_over,
                coalesce(ended, (SELECT max(at) FROM lines WHERE match_id = matches.id), created) AS moved
            FROM matches WHERE id IN (SELECT match_id FROM seats WHERE token = $1)
            ORDER BY is_over, moved DESC, id LIMIT $2 OFFSET $3";
        let rows = sqlx::query(sql).bind(person).bind(most).bind(skip).fetch_all(&self.reads).await?;
        Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
    }

    /// How many matches somebody has: those that go on, and those that are over.
    pub async fn count_of(&self, person: &str) -> Result<(i64, i64)> {
        let sql = "SELECT count(*) - count(ended), count(ended) FROM matches
            WHERE id IN (SELECT match_id FROM seats WHERE token = $1)";
        Ok(sqlx::query_as(sql).bind(person).fetch_one(&self.reads).await?)
    }

    /// Forgets a person: name, words, decks, keys, browsers. In the seats there is a guest whom nobody knows. The matches that
    /// were touched.
    pub async fn forget(&self, person: &str) -> Result<Vec<String>> {
        let person = person.to_owned();
        self.write(move |db| {
            Box::pin(async move {
                let touched = "SELECT DISTINCT match_id FROM seats WHERE token = $1
                    UNION SELECT DISTINCT match_id FROM talk WHERE who = $1
                    UNION SELECT id FROM matches WHERE host = $1";
                let ids: Vec<String> = sqlx::query_scalar(touched).bind(&person).fetch_all(&mut *db).await?;
                for sql in [
                    "UPDATE matches SET changes = changes + 1 WHERE host = $1
                        OR id IN (SELECT match_id FROM seats WHERE token = $1 UNION SELECT match_id FROM talk WHERE who = $1)",
                    // What an earlier release kept does not say who said it: whoever sits there did.
                    "DELETE FROM talk WHERE who = $1 OR (who IS NULL AND EXISTS (SELECT 1 FROM seats
                        WHERE seats.match_id = talk.match_id AND seats.seat = talk.seat AND token = $1))",
                    "DELETE FROM mutes WHERE EXISTS (SELECT 1 FROM seats
                        WHERE seats.match_id = mutes.match_id AND seats.seat = mutes.seat AND token = $1)",
                    "UPDATE seats SET token = 'gone', name = '', seen = NULL WHERE token = $1",
                    "UPDATE matches SET host = NULL WHERE host = $1",
                    "DELETE FROM decks WHERE owner = $1",
                    "DELETE FROM bridges WHERE person = $1",
                    "UPDATE sessions SET person = NULL WHERE person = $1",
                    "DELETE FROM sessions WHERE token = $1",
                ] {
                    sqlx::query(sql).bind(&person).execute(&mut *db).await?;
                }
                Ok(ids)
            })
        })
        .await
    }
}

fn read(row: &AnyRow) -> std::result::Result<Own, sqlx::Error> {
    let (id, game) = (row.try_get("id")?, row.try_get("game")?);
    Ok(Own { id, game, moved: row.try_get("moved")?, ended: row.try_get::<i64, _>("is_over")? != 0 })
}
