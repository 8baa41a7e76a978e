//! Matches: their logs, what lies sealed, their clocks and who sits at them.

use sqlx::Row as _;
use table::{Seat, Seats};

use super::partners::GIVEN;
use super::rows::{self, Append, MatchRow, PlaceRow, Stored};
use super::{CardSet, Db, Pass, Passes, Result, Running, Store, StoreError, number};
use super::{cards, company, talk, told};
use crate::tables::now;

/// What is kept of the seats of a match: see [`Stored`].
#[derive(Default)]
struct Seated {
    places: Vec<PlaceRow>,
    passes: Passes,
    declared: Passes,
    left: Seats,
    given: Seats,
    closes: Seats,
    seen: Vec<Option<i64>>,
    late: Vec<u8>,
}

impl Store {
    /// A new match with its seats, its cards and the draws that came before the first question. Of what it adds the lines,
    /// what was told and whether it is over count.
    pub async fn create(
        &self,
        row: &MatchRow,
        cards: Option<CardSet>,
        places: &[PlaceRow],
        add: &Append<'_>,
    ) -> Result<()> {
        let (row, places, add) = (row.clone(), places.to_vec(), Owned::of(add));
        self.write(move |db| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO matches (id, game, setup, seed, seconds, created, cards, host, given)
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                )
                .bind(&row.id)
                .bind(&row.game)
                .bind(&row.setup)
                .bind(row.seed.to_string())
                .bind(row.seconds)
                .bind(row.created)
                .bind(cards.as_ref().map_or("-", |set| &set.id))
                .bind(&row.host)
                .bind(i64::try_from(row.given).unwrap_or(i64::MAX))
                .execute(&mut *db)
                .await?;
                if let Some(set) = &cards {
                    cards::keep(db, set).await?;
                }
                lay_places(db, &row.id, &places).await?;
                add_lines(db, &row.id, 0, &add.lines, row.created).await?;
                told::keep(db, &row.id, 0, &add.told).await?;
                if add.add.over { end(db, &row.id, row.created).await } else { Ok(()) }
            })
        })
        .await
    }

    /// Everything about a match.
    pub async fn find(&self, id: &str) -> Result<Option<Stored>> {
        // All of it as it was at one moment, though others write meanwhile.
        let mut db = self.reads.begin_with(self.source.snapshot()).await?;
        let sql = "SELECT id, game, setup, seed, seconds, created, host, given, next, changes
            FROM matches WHERE id = $1";
        let found = sqlx::query(sql).bind(id).fetch_optional(&mut *db).await?;
        let Some(found) = found else { return Ok(None) };
        let row = MatchRow::read(&found)?;
        let (next, changes) = (found.try_get("next")?, found.try_get("changes")?);
        let written = sqlx::query_as("SELECT text, at FROM lines WHERE match_id = $1 ORDER BY idx");
        let written: Vec<(String, i64)> = written.bind(id).fetch_all(&mut *db).await?;
        let moved = written.last().map_or(row.created, |(_, at)| *at);
        let lines: Vec<String> = written.into_iter().map(|(text, _)| text).collect();
        let at = lines_count(&lines);
        let seats = seats(&mut db, id, at).await?;
        let envelopes = envelopes(&mut db, id, at).await?;
        let question = sqlx::query("SELECT idx, deadline, held FROM questions WHERE match_id = $1")
            .bind(id)
            .fetch_optional(&mut *db)
            .await?;
        let (deadline, held) = match question {
            Some(row) if row.try_get::<i64, _>("idx")? == at => {
                (Some(row.try_get("deadline")?), row.try_get::<i64, _>("held")? != 0)
            }
            _ => (None, false),
        };
        let clock = sqlx::query("SELECT since, started, given FROM clocks WHERE match_id = $1").bind(id);
        let running = clock.fetch_optional(&mut *db).await?.as_ref().map(rows::running).transpose()?;
        let (said, muted) = (talk::all(&mut db, id).await?, talk::muted(&mut db, id).await?);
        let (told, asides) = (told::count(&mut db, id).await?, company::asides(&mut db, id).await?);
        let elsewhere = self.elsewhere(&mut db, id).await?;
        db.rollback().await?;
        Ok(Some(Stored {
            row,
            next,
            changes,
            asked: if self.is_shared() { moved } else { now() },
            elsewhere,
            lines,
            envelopes,
            deadline,
            held,
            running,
            asides,
            said,
            muted,
            told,
            places: seats.places,
            passes: seats.passes,
            declared: seats.declared,
            left: seats.left,
            given: seats.given,
            seen: seats.seen,
            late: seats.late,
            closes: seats.closes,
        }))
    }

    /// Adds to a match, all or nothing: the last envelope, the answer, the draws after it, what was told and the next deadline.
    pub async fn append(&self, id: &str, add: &Append<'_>) -> Result<()> {
        let add = Owned::of(add);
        self.change(id, move |db, id| Box::pin(async move { append(db, &id, &add).await })).await
    }

    /// Puts a seat's envelope in the place of the one that lies there, or takes it back. What lies sealed for a question
    /// that has its answer already stays as it is.
    pub async fn envelope(&self, id: &str, idx: i64, seat: Seat, action: Option<&str>) -> Result<()> {
        let action = action.map(str::to_owned);
        self.change(id, move |db, id| {
            Box::pin(async move {
                let count = sqlx::query_scalar("SELECT count(*) FROM lines WHERE match_id = $1").bind(&id);
                let lines: i64 = count.fetch_one(&mut *db).await?;
                if lines != idx {
                    return Err(StoreError::Taken);
                }
                unseal(db, &id, idx, seat).await?;
                match action {
                    Some(action) => seal(db, &id, idx, seat, &action).await,
                    None => Ok(()),
                }
            })
        })
        .await
    }

    /// Gives an open window a later end; once.
    pub async fn hold(&self, id: &str, idx: i64, deadline: i64) -> Result<()> {
        self.change(id, move |db, id| {
            Box::pin(async move {
                let sql =
                    "UPDATE questions SET deadline = $3, held = 1 WHERE match_id = $1 AND idx = $2 AND held = 0";
                let done = sqlx::query(sql).bind(id).bind(idx).bind(deadline).execute(db).await?;
                if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Taken) }
            })
        })
        .await
    }

    /// Notes the standing pass of a seat. As long as the log has `idx` lines, others are shown what was `shown` before.
    pub async fn stand(
        &self,
        id: &str,
        seat: Seat,
        pass: Option<Pass>,
        (idx, shown): (i64, Option<Pass>),
    ) -> Result<()> {
        self.change(id, move |db, id| {
            Box::pin(async move {
                sqlx::query(
                    "UPDATE seats SET passes = $3, shown = $4, shown_at = $5 WHERE match_id = $1 AND seat = $2",
                )
                .bind(&id)
                .bind(number(seat))
                .bind(rows::pass_number(pass))
                .bind(rows::pass_number(shown))
                .bind(idx)
                .execute(&mut *db)
                .await?;
                // It passes here too: an envelope that lies there goes.
                if pass == Some(Pass::UntilTurn) { unseal(db, &id, idx, seat).await } else { Ok(()) }
            })
        })
        .await
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
        let (token, name) = (token.to_owned(), name.to_owned());
        self.change(id, move |db, id| {
            Box::pin(async move {
                let sql = "UPDATE seats SET token = $3, name = $4
                    WHERE match_id = $1 AND seat = $2 AND token IS NULL AND bot IS NULL";
                let query = sqlx::query(sql).bind(&id).bind(number(seat)).bind(token).bind(name);
                if query.execute(&mut *db).await?.rows_affected() != 1 {
                    return Err(StoreError::Taken);
                }
                set_deadline(db, &id, idx, deadline).await?;
                set_clock(db, &id, running).await
            })
        })
        .await
    }

    /// Notes the match that follows one; the first to do so wins.
    pub async fn follow(&self, id: &str, next: &str) -> Result<()> {
        let next = next.to_owned();
        self.change(id, move |db, id| {
            Box::pin(async move {
                let sql = "UPDATE matches SET next = $2 WHERE id = $1 AND next IS NULL";
                let done = sqlx::query(sql).bind(id).bind(next).execute(db).await?;
                if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Taken) }
            })
        })
        .await
    }
}

/// What is kept of the seats of a match whose log has so many lines.
async fn seats(db: &mut Db, id: &str, at: i64) -> Result<Seated> {
    let rows = sqlx::query(
        "SELECT seat, bot, token, name, passes, shown, shown_at, resigned, seen, late, closes FROM seats WHERE match_id = $1 ORDER BY seat",
    )
    .bind(id)
    .fetch_all(db)
    .await?;
    let mut all = Seated::default();
    for row in &rows {
        let (seat, [own, shown]) = (rows::seat(row)?, rows::passes(row, at)?);
        let put = |seats: Seats, is: bool| if is { seats.with(seat) } else { seats };
        let resigned: i64 = row.try_get("resigned")?;
        all.places.push(PlaceRow::read(row)?);
        (all.passes, all.declared) = (all.passes.set(seat, own), all.declared.set(seat, shown));
        (all.left, all.given) = (put(all.left, resigned > 0), put(all.given, resigned == GIVEN));
        all.closes = put(all.closes, row.try_get::<i64, _>("closes")? != 0);
        all.seen.push(row.try_get("seen")?);
        all.late.push(u8::try_from(row.try_get::<i64, _>("late")?).unwrap_or(u8::MAX));
    }
    Ok(all)
}

async fn envelopes(db: &mut Db, id: &str, idx: i64) -> Result<Vec<(Seat, String)>> {
    let rows =
        sqlx::query("SELECT seat, action FROM envelopes WHERE match_id = $1 AND idx = $2 ORDER BY seat")
            .bind(id)
            .bind(idx)
            .fetch_all(db)
            .await?;
    let read = |row| rows::seat(row).and_then(|seat| Ok((seat, row.try_get("action")?)));
    Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
}

/// An [`Append`] that the writer can take along.
#[derive(Clone)]
struct Owned {
    add: Append<'static>,
    envelope: Option<(Seat, String)>,
    lines: Vec<String>,
    told: Vec<table::erased::Told>,
}

impl Owned {
    fn of(add: &Append<'_>) -> Self {
        Owned {
            envelope: add.envelope.map(|(seat, action)| (seat, action.to_owned())),
            lines: add.lines.to_vec(),
            told: add.told.to_vec(),
            add: Append { envelope: None, lines: &[], told: &[], ..*add },
        }
    }
}

async fn append(db: &mut Db, id: &str, Owned { add, envelope, lines, told }: &Owned) -> Result<()> {
    if let Some(sealed) = add.sealed {
        let count = sqlx::query_scalar("SELECT count(*) FROM envelopes WHERE match_id = $1 AND idx = $2");
        let there: i64 = count.bind(id).bind(add.idx).fetch_one(&mut *db).await?;
        if there != sealed {
            return Err(StoreError::Taken);
        }
    }
    if let Some((seat, action)) = envelope {
        seal(db, id, add.idx, *seat, action).await?;
    }
    add_lines(db, id, add.idx, lines, add.now).await?;
    if !lines.is_empty() {
        told::keep(db, id, add.told_from, told).await?;
    }
    set_deadline(db, id, add.idx + lines.len() as i64, add.deadline).await?;
    set_clock(db, id, add.running).await?;
    for seat in add.ended.iter() {
        let sql = "UPDATE seats SET passes = 0 WHERE match_id = $1 AND seat = $2";
        sqlx::query(sql).bind(id).bind(number(seat)).execute(&mut *db).await?;
    }
    if let Some((seat, late)) = add.late {
        let sql = "UPDATE seats SET late = $3 WHERE match_id = $1 AND seat = $2";
        sqlx::query(sql).bind(id).bind(number(seat)).bind(i64::from(late)).execute(&mut *db).await?;
    }
    if let Some(aside) = &add.aside {
        company::note(db, id, aside).await?;
    }
    if add.goes_on {
        company::set_closing(db, id, Seats::NONE).await?;
    }
    if add.over { end(db, id, add.now).await } else { Ok(()) }
}

/// Notes that a match is over.
async fn end(db: &mut Db, id: &str, now: i64) -> Result<()> {
    let sql = "UPDATE matches SET ended = $2 WHERE id = $1";
    sqlx::query(sql).bind(id).bind(now).execute(db).await?;
    Ok(())
}

async fn seal(db: &mut Db, id: &str, idx: i64, seat: Seat, action: &str) -> Result<()> {
    sqlx::query("INSERT INTO envelopes (match_id, idx, seat, action) VALUES ($1, $2, $3, $4)")
        .bind(id)
        .bind(idx)
        .bind(number(seat))
        .bind(action)
        .execute(&mut *db)
        .await?;
    Ok(())
}

/// Takes back the envelope of a seat, if one lies there.
async fn unseal(db: &mut Db, id: &str, idx: i64, seat: Seat) -> Result<()> {
    sqlx::query("DELETE FROM envelopes WHERE match_id = $1 AND idx = $2 AND seat = $3")
        .bind(id)
        .bind(idx)
        .bind(number(seat))
        .execute(&mut *db)
        .await?;
    Ok(())
}

pub(super) async fn lay_places(db: &mut Db, id: &str, places: &[PlaceRow]) -> Result<()> {
    for (seat, place) in Seat::all(places.len()).zip(places) {
        let (bot, token) = place.sitter.columns();
        let sql = "INSERT INTO seats (match_id, seat, bot, token, name) VALUES ($1, $2, $3, $4, $5)";
        let query = sqlx::query(sql).bind(id).bind(number(seat)).bind(bot).bind(token);
        query.bind(&place.name).execute(&mut *db).await?;
    }
    Ok(())
}

pub(super) async fn add_lines(db: &mut Db, id: &str, from: i64, lines: &[String], now: i64) -> Result<()> {
    for (idx, text) in (from..).zip(lines) {
        sqlx::query("INSERT INTO lines (match_id, idx, text, at) VALUES ($1, $2, $3, $4)")
            .bind(id)
            .bind(idx)
            .bind(text)
            .bind(now)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

pub(super) async fn set_deadline(db: &mut Db, id: &str, idx: i64, deadline: Option<i64>) -> Result<()> {
    sqlx::query("DELETE FROM questions WHERE match_id = $1").bind(id).execute(&mut *db).await?;
    if let Some(deadline) = deadline {
        sqlx::query("INSERT INTO questions (match_id, idx, deadline) VALUES ($1, $2, $3)")
            .bind(id)
            .bind(idx)
            .bind(deadline)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

pub(super) async fn set_clock(db: &mut Db, id: &str, running: Option<Running>) -> Result<()> {
    let Some(running) = running else { return Ok(()) };
    let sql = "INSERT INTO clocks (match_id, since, started, given) VALUES ($1, $2, $3, $4)
        ON CONFLICT (match_id) DO UPDATE SET since = $2, started = $3, given = $4";
    sqlx::query(sql)
        .bind(id)
        .bind(i64::from(running.since))
        .bind(running.started)
        .bind(i64::from(running.given))
        .execute(&mut *db)
        .await?;
    Ok(())
}

fn lines_count(lines: &[String]) -> i64 {
    lines.len() as i64
}
