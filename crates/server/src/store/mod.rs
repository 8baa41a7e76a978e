//! What must survive: the only module that knows SQL.
//!
//! A match is its setup, its seed and its log. The log only grows; its key `(match_id, idx)` lets exactly one writer win
//! each index.

mod cards;
mod decks;
mod open;
mod partners;
mod rows;

use sqlx::{Row as _, Sqlite, SqlitePool, Transaction};
use table::{Seat, Seats};

pub use crate::clock::Running;
pub use crate::passes::{Pass, Passes};
pub use cards::CardSet;
pub(crate) use decks::MOST_DECKS;
pub use decks::OwnDeck;
pub(crate) use open::{open, recognise};
pub use partners::Said;
pub use rows::{Append, MatchRow, PlaceRow, Sitter, Stored};

/// The database. PostgreSQL will be the second variant, under the same statements.
#[derive(Clone)]
pub enum Store {
    /// A file of this machine.
    Sqlite(SqlitePool),
}

/// Why a write did not happen.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this first.
    #[error("somebody else wrote this first")]
    Taken,
    /// The database itself fails.
    #[error("the database fails: {0}")]
    Database(#[source] sqlx::Error),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error().is_some_and(|e| e.is_unique_violation()) {
            true => StoreError::Taken,
            false => StoreError::Database(error),
        }
    }
}

type Result<T> = std::result::Result<T, StoreError>;

/// Transactions that write take the lock at once: one that reads first and writes later fails under load.
const BEGIN: &str = "BEGIN IMMEDIATE";

impl Store {
    fn pool(&self) -> &SqlitePool {
        let Store::Sqlite(pool) = self;
        pool
    }

    /// Finishes what runs and closes the file.
    pub async fn close(&self) {
        self.pool().close().await;
    }

    /// A new match with its seats and the draws that came before the first question.
    pub async fn create(&self, row: &MatchRow, places: &[PlaceRow], lines: &[String]) -> Result<()> {
        let mut tx = self.pool().begin_with(BEGIN).await?;
        sqlx::query(
            "INSERT INTO matches (id, game, setup, seed, seconds, created) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(&row.id)
        .bind(&row.game)
        .bind(&row.setup)
        .bind(row.seed.to_string())
        .bind(row.seconds)
        .bind(row.created)
        .execute(&mut *tx)
        .await?;
        for (seat, place) in Seat::all(places.len()).zip(places) {
            let (bot, token) = place.sitter.columns();
            sqlx::query("INSERT INTO seats (match_id, seat, bot, token, name) VALUES ($1, $2, $3, $4, $5)")
                .bind(&row.id)
                .bind(number(seat))
                .bind(bot)
                .bind(token)
                .bind(&place.name)
                .execute(&mut *tx)
                .await?;
        }
        add_lines(&mut tx, &row.id, 0, lines, row.created).await?;
        Ok(tx.commit().await?)
    }

    /// Everything about a match.
    pub async fn find(&self, id: &str) -> Result<Option<Stored>> {
        let found =
            sqlx::query("SELECT id, game, setup, seed, seconds, created, next FROM matches WHERE id = $1")
                .bind(id)
                .fetch_optional(self.pool())
                .await?;
        let Some(found) = found else { return Ok(None) };
        let row = MatchRow::read(&found)?;
        let next = found.try_get("next")?;
        let seats = sqlx::query(
            "SELECT seat, bot, token, name, passes, shown, shown_at, resigned FROM seats WHERE match_id = $1 ORDER BY seat",
        )
        .bind(id)
        .fetch_all(self.pool())
        .await?;
        let places = seats.iter().map(PlaceRow::read).collect::<std::result::Result<_, _>>()?;
        let lines: Vec<String> =
            sqlx::query_scalar("SELECT text FROM lines WHERE match_id = $1 ORDER BY idx")
                .bind(id)
                .fetch_all(self.pool())
                .await?;
        let (mut passes, mut declared, mut left) = (Passes::default(), Passes::default(), Seats::NONE);
        for row in &seats {
            let (seat, [own, shown]) = (rows::seat(row)?, rows::passes(row, lines_count(&lines))?);
            (passes, declared) = (passes.set(seat, own), declared.set(seat, shown));
            left = if row.try_get("resigned")? { left.with(seat) } else { left };
        }
        let envelopes = self.envelopes(id, lines_count(&lines)).await?;
        let question = sqlx::query("SELECT idx, deadline, held FROM questions WHERE match_id = $1")
            .bind(id)
            .fetch_optional(self.pool())
            .await?;
        let (deadline, held) = match question {
            Some(row) if row.try_get::<i64, _>("idx")? == lines_count(&lines) => {
                (Some(row.try_get("deadline")?), row.try_get("held")?)
            }
            _ => (None, false),
        };
        let clock = sqlx::query("SELECT since, started, given FROM clocks WHERE match_id = $1").bind(id);
        let running = clock.fetch_optional(self.pool()).await?.as_ref().map(rows::running).transpose()?;
        let said = self.talk(id).await?;
        Ok(Some(Stored {
            row,
            next,
            places,
            lines,
            envelopes,
            deadline,
            held,
            running,
            passes,
            declared,
            left,
            said,
        }))
    }

    async fn envelopes(&self, id: &str, idx: i64) -> Result<Vec<(Seat, String)>> {
        let rows =
            sqlx::query("SELECT seat, action FROM envelopes WHERE match_id = $1 AND idx = $2 ORDER BY seat")
                .bind(id)
                .bind(idx)
                .fetch_all(self.pool())
                .await?;
        let read = |row| rows::seat(row).and_then(|seat| Ok((seat, row.try_get("action")?)));
        Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
    }

    /// Adds to a match, all or nothing: the last envelope, the answer, the draws after it and the next deadline.
    pub async fn append(&self, id: &str, add: &Append<'_>) -> Result<()> {
        let mut tx = self.pool().begin_with(BEGIN).await?;
        if let Some((seat, action)) = add.envelope {
            seal(&mut tx, id, add.idx, seat, action).await?;
        }
        add_lines(&mut tx, id, add.idx, add.lines, add.now).await?;
        let idx = add.idx + add.lines.len() as i64;
        set_deadline(&mut tx, id, idx, add.deadline).await?;
        set_clock(&mut tx, id, add.running).await?;
        for seat in add.ended.iter() {
            sqlx::query("UPDATE seats SET passes = 0 WHERE match_id = $1 AND seat = $2")
                .bind(id)
                .bind(number(seat))
                .execute(&mut *tx)
                .await?;
        }
        if add.over {
            sqlx::query("UPDATE matches SET ended = $2 WHERE id = $1")
                .bind(id)
                .bind(add.now)
                .execute(&mut *tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }

    /// Puts a seat's envelope in the place of the one that lies there, or takes it back. What lies sealed for a question
    /// that has its answer already stays as it is.
    pub async fn envelope(&self, id: &str, idx: i64, seat: Seat, action: Option<&str>) -> Result<()> {
        let mut tx = self.pool().begin_with(BEGIN).await?;
        let lines: i64 = sqlx::query_scalar("SELECT count(*) FROM lines WHERE match_id = $1")
            .bind(id)
            .fetch_one(&mut *tx)
            .await?;
        if lines != idx {
            return Err(StoreError::Taken);
        }
        unseal(&mut tx, id, idx, seat).await?;
        if let Some(action) = action {
            seal(&mut tx, id, idx, seat, action).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Gives an open window a later end; once.
    pub async fn hold(&self, id: &str, idx: i64, deadline: i64) -> Result<()> {
        let sql =
            "UPDATE questions SET deadline = $3, held = 1 WHERE match_id = $1 AND idx = $2 AND held = 0";
        let done = sqlx::query(sql).bind(id).bind(idx).bind(deadline).execute(self.pool()).await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Taken) }
    }

    /// Notes the standing pass of a seat. As long as the log has `idx` lines, others are shown what was `shown` before.
    pub async fn stand(
        &self,
        id: &str,
        seat: Seat,
        pass: Option<Pass>,
        (idx, shown): (i64, Option<Pass>),
    ) -> Result<()> {
        let mut tx = self.pool().begin_with(BEGIN).await?;
        sqlx::query(
            "UPDATE seats SET passes = $3, shown = $4, shown_at = $5 WHERE match_id = $1 AND seat = $2",
        )
        .bind(id)
        .bind(number(seat))
        .bind(rows::pass_number(pass))
        .bind(rows::pass_number(shown))
        .bind(idx)
        .execute(&mut *tx)
        .await?;
        if pass == Some(Pass::UntilTurn) {
            // It passes here too: an envelope that lies there goes.
            unseal(&mut tx, id, idx, seat).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Seats somebody in a free seat; with the deadline and the clock that begin when the table is full.
    pub async fn sit(
        &self,
        id: &str,
        seat: Seat,
        token: &str,
        name: &str,
        (idx, deadline): (i64, Option<i64>),
        running: Option<Running>,
    ) -> Result<()> {
        let mut tx = self.pool().begin_with(BEGIN).await?;
        let done = sqlx::query(
            "UPDATE seats SET token = $3, name = $4 WHERE match_id = $1 AND seat = $2 AND token IS NULL AND bot IS NULL",
        )
        .bind(id)
        .bind(number(seat))
        .bind(token)
        .bind(name)
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() != 1 {
            return Err(StoreError::Taken);
        }
        set_deadline(&mut tx, id, idx, deadline).await?;
        set_clock(&mut tx, id, running).await?;
        Ok(tx.commit().await?)
    }

    /// Notes the match that follows one; the first to do so wins.
    pub async fn follow(&self, id: &str, next: &str) -> Result<()> {
        let done = sqlx::query("UPDATE matches SET next = $2 WHERE id = $1 AND next IS NULL")
            .bind(id)
            .bind(next)
            .execute(self.pool())
            .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Taken) }
    }

    /// The matches that still go on: after a start their bots and timers must wake.
    pub async fn going_on(&self) -> Result<Vec<String>> {
        let sql = "SELECT id FROM matches WHERE ended IS NULL AND (
            EXISTS (SELECT 1 FROM questions WHERE questions.match_id = matches.id)
            OR EXISTS (SELECT 1 FROM clocks WHERE clocks.match_id = matches.id AND given = 0)
            OR EXISTS (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND (bot IS NOT NULL OR resigned = 1)))
            ORDER BY created DESC LIMIT 10000";
        Ok(sqlx::query_scalar(sql).fetch_all(self.pool()).await?)
    }

    /// The open matches of somebody, newest first: id, game, creation.
    pub async fn tables_of(&self, token: &str) -> Result<Vec<(String, String, i64)>> {
        let sql =
            "SELECT DISTINCT matches.id, game, created FROM matches JOIN seats ON seats.match_id = matches.id
            WHERE token = $1 AND ended IS NULL ORDER BY created DESC LIMIT 30";
        let rows = sqlx::query(sql).bind(token).fetch_all(self.pool()).await?;
        let read = |row: &sqlx::sqlite::SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
        Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
    }

    /// A new session.
    pub async fn greet(&self, token: &str, now: i64) -> Result<()> {
        sqlx::query("INSERT INTO sessions (token, name, created) VALUES ($1, '', $2)")
            .bind(token)
            .bind(now)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// The name of a session; `None` when there is no such session.
    pub async fn name_of(&self, token: &str) -> Result<Option<String>> {
        let found = sqlx::query_scalar("SELECT name FROM sessions WHERE token = $1").bind(token);
        Ok(found.fetch_optional(self.pool()).await?)
    }

    /// Gives somebody a name, at every table; says which tables.
    pub async fn rename(&self, token: &str, name: &str) -> Result<Vec<String>> {
        let mut tx = self.pool().begin_with(BEGIN).await?;
        for sql in
            ["UPDATE sessions SET name = $2 WHERE token = $1", "UPDATE seats SET name = $2 WHERE token = $1"]
        {
            sqlx::query(sql).bind(token).bind(name).execute(&mut *tx).await?;
        }
        let ids = sqlx::query_scalar("SELECT DISTINCT match_id FROM seats WHERE token = $1").bind(token);
        let ids = ids.fetch_all(&mut *tx).await?;
        tx.commit().await?;
        Ok(ids)
    }

    /// Everything stored, as one text: for tests that nothing changes.
    #[doc(hidden)]
    pub async fn dump(&self) -> Result<String> {
        let mut all = String::new();
        for sql in [
            "SELECT id || game || setup || coalesce(ended, '') || coalesce(next, '') FROM matches ORDER BY id",
            "SELECT match_id || idx || text FROM lines ORDER BY match_id, idx",
            "SELECT match_id || idx || seat || action FROM envelopes ORDER BY match_id, idx, seat",
            "SELECT match_id || seat || coalesce(bot, '') || coalesce(token, '') || name || passes || shown || shown_at || resigned FROM seats ORDER BY match_id, seat",
            "SELECT match_id || idx || deadline || held FROM questions ORDER BY match_id",
            "SELECT match_id || since || started || given FROM clocks ORDER BY match_id",
            "SELECT match_id || idx || seat || it || en || at FROM talk ORDER BY match_id, idx",
            "SELECT id || owner || game || name || text || changed FROM decks ORDER BY id",
            "SELECT token || name FROM sessions ORDER BY token",
            "SELECT game || id || file FROM card_sets ORDER BY game, id",
        ] {
            let rows: Vec<String> = sqlx::query_scalar(sql).fetch_all(self.pool()).await?;
            all += &rows.join("\n");
            all += "\n--\n";
        }
        Ok(all)
    }
}

async fn seal(
    tx: &mut Transaction<'_, Sqlite>,
    id: &str,
    idx: i64,
    seat: Seat,
    action: &str,
) -> std::result::Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO envelopes (match_id, idx, seat, action) VALUES ($1, $2, $3, $4)")
        .bind(id)
        .bind(idx)
        .bind(number(seat))
        .bind(action)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Takes back the envelope of a seat, if one lies there.
async fn unseal(
    tx: &mut Transaction<'_, Sqlite>,
    id: &str,
    idx: i64,
    seat: Seat,
) -> std::result::Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM envelopes WHERE match_id = $1 AND idx = $2 AND seat = $3")
        .bind(id)
        .bind(idx)
        .bind(number(seat))
        .execute(&mut **tx)
        .await?;
    Ok(())
}

async fn add_lines(
    tx: &mut Transaction<'_, Sqlite>,
    id: &str,
    from: i64,
    lines: &[String],
    now: i64,
) -> std::result::Result<(), sqlx::Error> {
    for (idx, text) in (from..).zip(lines) {
        sqlx::query("INSERT INTO lines (match_id, idx, text, at) VALUES ($1, $2, $3, $4)")
            .bind(id)
            .bind(idx)
            .bind(text)
            .bind(now)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

async fn set_deadline(
    tx: &mut Transaction<'_, Sqlite>,
    id: &str,
    idx: i64,
    deadline: Option<i64>,
) -> std::result::Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM questions WHERE match_id = $1").bind(id).execute(&mut **tx).await?;
    if let Some(deadline) = deadline {
        sqlx::query("INSERT INTO questions (match_id, idx, deadline) VALUES ($1, $2, $3)")
            .bind(id)
            .bind(idx)
            .bind(deadline)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

async fn set_clock(
    tx: &mut Transaction<'_, Sqlite>,
    id: &str,
    running: Option<Running>,
) -> std::result::Result<(), sqlx::Error> {
    let Some(running) = running else { return Ok(()) };
    let sql = "INSERT INTO clocks (match_id, since, started, given) VALUES ($1, $2, $3, $4)
        ON CONFLICT (match_id) DO UPDATE SET since = $2, started = $3, given = $4";
    sqlx::query(sql)
        .bind(id)
        .bind(i64::from(running.since))
        .bind(running.started)
        .bind(i64::from(running.given))
        .execute(&mut **tx)
        .await?;
    Ok(())
}

fn number(seat: Seat) -> i64 {
    seat.index() as i64
}

fn lines_count(lines: &[String]) -> i64 {
    lines.len() as i64
}
