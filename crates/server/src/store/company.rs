//! Who sits at a match before it begins, who is away later, and what happened at its table that is no part of the game.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use table::{Seat, Seats};

use super::matches::{add_lines, lay_places, set_clock, set_deadline};
use super::{Db, PlaceRow, Result, Running, Store, StoreError, number, rows, told};

/// Something that happened at a table and is no part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aside {
    /// After how many answers.
    pub after: usize,
    /// What.
    pub what: Happened,
    /// To whom.
    pub seat: Seat,
    /// By whom, where it was somebody's doing.
    pub giver: Option<Seat>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What may happen at a table beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A seat's time for a question was up, and the house answered for it.
    Late,
    /// A seat was given to the computer while its person was away.
    Given,
    /// Its person took it back.
    Back,
    /// A seat that was away was taken for one that resigns.
    Claimed,
    /// Those who were there have closed the table; the seat is the last that agreed.
    Closed,
}

impl Happened {
    const WORDS: [(Happened, &str); 5] = [
        (Happened::Late, "late"),
        (Happened::Given, "given"),
        (Happened::Back, "back"),
        (Happened::Claimed, "claimed"),
        (Happened::Closed, "closed"),
    ];

    /// Does it end the match?
    pub fn ends(self) -> bool {
        matches!(self, Happened::Claimed | Happened::Closed)
    }

    fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(one, _)| *one == self).map_or("", |(_, word)| word)
    }
}

/// What a match becomes that begins anew with other seats.
pub struct Anew<'a> {
    /// Its setup.
    pub setup: &'a str,
    /// Who sits where.
    pub places: &'a [PlaceRow],
    /// The draws before the first question.
    pub lines: &'a [String],
    /// What they told.
    pub told: &'a [table::erased::Told],
    /// When its first question ends.
    pub deadline: Option<i64>,
    /// Its clock.
    pub running: Option<Running>,
    /// The time, in milliseconds since 1970.
    pub now: i64,
}

impl Store {
    /// Puts others in seats, each in the place of who sits there; with the deadline and the clock that begin when the table is full.
    pub async fn reseat(
        &self,
        id: &str,
        changes: Vec<(Seat, PlaceRow, PlaceRow)>,
        (idx, deadline): (i64, Option<i64>),
        running: Option<Running>,
    ) -> Result<()> {
        self.change(id, move |db, id| {
            Box::pin(async move {
                for (seat, before, after) in &changes {
                    let ((was_bot, was), (bot, token)) = (before.sitter.columns(), after.sitter.columns());
                    let sql = "UPDATE seats SET bot = $3, token = $4, name = $5, passes = 0, shown = 0, resigned = 0, seen = NULL, late = 0, closes = 0
                        WHERE match_id = $1 AND seat = $2 AND bot IS NOT DISTINCT FROM $6 AND token IS NOT DISTINCT FROM $7";
                    let query = sqlx::query(sql).bind(&id).bind(number(*seat)).bind(bot).bind(token);
                    let done = query.bind(&after.name).bind(was_bot).bind(was).execute(&mut *db).await?;
                    if done.rows_affected() != 1 {
                        return Err(StoreError::Taken);
                    }
                    // Words go with who said them: nobody is taken for who sat there before.
                    for sql in [
                        "DELETE FROM talk WHERE match_id = $1 AND seat = $2",
                        "DELETE FROM mutes WHERE match_id = $1 AND (seat = $2 OR muted = $2)",
                    ] {
                        sqlx::query(sql).bind(&id).bind(number(*seat)).execute(&mut *db).await?;
                    }
                }
                set_deadline(db, &id, idx, deadline).await?;
                set_clock(db, &id, running).await
            })
        })
        .await
    }

    /// Begins a match anew to which nobody has given an answer yet: another setup, other seats, the same address.
    pub async fn begin_anew(&self, id: &str, anew: Anew<'_>) -> Result<()> {
        let (setup, places) = (anew.setup.to_owned(), anew.places.to_vec());
        let (lines, told, now) = (anew.lines.to_vec(), anew.told.to_vec(), anew.now);
        let (deadline, running) = (anew.deadline, anew.running);
        self.change(id, move |db, id| {
            Box::pin(async move {
                if is_begun(db, &id).await? {
                    return Err(StoreError::Taken);
                }
                sqlx::query("UPDATE matches SET setup = $2 WHERE id = $1")
                    .bind(&id)
                    .bind(&setup)
                    .execute(&mut *db)
                    .await?;
                for sql in [
                    "DELETE FROM seats WHERE match_id = $1",
                    "DELETE FROM lines WHERE match_id = $1",
                    "DELETE FROM clocks WHERE match_id = $1",
                ] {
                    sqlx::query(sql).bind(&id).execute(&mut *db).await?;
                }
                lay_places(db, &id, &places).await?;
                for sql in [
                    "DELETE FROM mutes WHERE match_id = $1",
                    "DELETE FROM talk WHERE match_id = $1 AND coalesce(who, '') NOT IN
                        (SELECT token FROM seats WHERE match_id = $1 AND token IS NOT NULL)",
                    "UPDATE talk SET seat = (SELECT seat FROM seats WHERE seats.match_id = $1 AND token = who) WHERE match_id = $1",
                ] {
                    sqlx::query(sql).bind(&id).execute(&mut *db).await?;
                }
                add_lines(db, &id, 0, &lines, now).await?;
                told::keep(db, &id, 0, &told).await?;
                set_deadline(db, &id, lines.len() as i64, deadline).await?;
                set_clock(db, &id, running).await
            })
        })
        .await
    }

    /// Notes when a seat's page was last open.
    pub async fn saw(&self, id: &str, seat: Seat, at: i64) -> Result<()> {
        self.change(id, move |db, id| {
            Box::pin(async move {
                let sql = "UPDATE seats SET seen = $3 WHERE match_id = $1 AND seat = $2";
                sqlx::query(sql).bind(id).bind(number(seat)).bind(at).execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    /// Notes which seats agree to close the table.
    pub async fn agree(&self, id: &str, seats: Seats) -> Result<()> {
        self.change(id, move |db, id| Box::pin(async move { set_closing(db, &id, seats).await })).await
    }

    /// Adds to what happened beside the game.
    pub async fn note(&self, id: &str, aside: Aside) -> Result<()> {
        self.change(id, move |db, id| Box::pin(async move { note(db, &id, &aside).await })).await
    }
}

pub(super) async fn asides(db: &mut Db, id: &str) -> Result<Vec<Aside>> {
    let sql = "SELECT idx, what, seat, giver, at FROM asides WHERE match_id = $1 ORDER BY nth";
    let rows = sqlx::query(sql).bind(id).fetch_all(db).await?;
    let read: std::result::Result<Vec<_>, _> = rows.iter().map(read).collect();
    Ok(read?.into_iter().flatten().collect())
}

pub(super) async fn set_closing(db: &mut Db, id: &str, seats: Seats) -> Result<()> {
    sqlx::query("UPDATE seats SET closes = 0 WHERE match_id = $1").bind(id).execute(&mut *db).await?;
    for seat in seats.iter() {
        let sql = "UPDATE seats SET closes = 1 WHERE match_id = $1 AND seat = $2";
        sqlx::query(sql).bind(id).bind(number(seat)).execute(&mut *db).await?;
    }
    Ok(())
}

pub(super) async fn note(db: &mut Db, id: &str, aside: &Aside) -> Result<()> {
    let sql = "INSERT INTO asides (match_id, nth, idx, what, seat, giver, at)
        SELECT $1, count(*), $2, $3, $4, $5, $6 FROM asides WHERE match_id = $1";
    let query =
        sqlx::query(sql).bind(id).bind(aside.after as i64).bind(aside.what.word()).bind(number(aside.seat));
    query.bind(aside.giver.map(number)).bind(aside.at).execute(db).await?;
    Ok(())
}

/// Has anybody answered, be it under seal? What chance drew before the first question is nobody's answer.
async fn is_begun(db: &mut Db, id: &str) -> Result<bool> {
    let sql = "SELECT 1 WHERE EXISTS (SELECT 1 FROM lines WHERE match_id = $1 AND text NOT LIKE '*:%')
        OR EXISTS (SELECT 1 FROM envelopes WHERE match_id = $1)";
    Ok(sqlx::query(sql).bind(id).fetch_optional(db).await?.is_some())
}

/// A word that a newer release may have written is left out.
fn read(row: &AnyRow) -> std::result::Result<Option<Aside>, sqlx::Error> {
    let (after, word, giver): (i64, String, Option<i64>) =
        (row.try_get("idx")?, row.try_get("what")?, row.try_get("giver")?);
    let what = Happened::WORDS.iter().find(|(_, known)| *known == word).map(|(what, _)| *what);
    let giver = giver.map(|giver| Seat::new(u8::try_from(giver).unwrap_or(0)));
    let (seat, at, after) = (rows::seat(row)?, row.try_get("at")?, usize::try_from(after).unwrap_or(0));
    Ok(what.map(|what| Aside { after, what, seat, giver, at }))
}
