//! What partners tell each other, and who has left a partner alone.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use table::{Seat, Text};

use super::{Aside, Result, Store, company, number, rows};

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

/// Does the computer play a person's seat, and why?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// No: the person plays.
    Not,
    /// The person has resigned while a partner plays on.
    Resigned,
    /// The person was away.
    Given,
}

/// The number of a seat that was given to the computer.
pub(super) const GIVEN: i64 = 2;

impl Left {
    const fn number(self) -> i64 {
        match self {
            Left::Not => 0,
            Left::Resigned => 1,
            Left::Given => GIVEN,
        }
    }
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

    /// Notes that the computer plays a seat whose person has resigned while a partner plays on, or was away and so was `given`
    /// to it; or that the person has come back. With what of it is told.
    pub async fn leave(&self, id: &str, seat: Seat, left: Left, aside: Option<Aside>) -> Result<()> {
        let id = id.to_owned();
        self.write(move |db| {
            Box::pin(async move {
                let sql = "UPDATE seats SET resigned = $3 WHERE match_id = $1 AND seat = $2";
                sqlx::query(sql).bind(&id).bind(number(seat)).bind(left.number()).execute(&mut *db).await?;
                match &aside {
                    Some(aside) => company::note(db, &id, aside).await,
                    None => Ok(()),
                }
            })
        })
        .await
    }
}

fn read(row: &SqliteRow) -> std::result::Result<Said, sqlx::Error> {
    let text = Text { it: row.try_get("it")?, en: row.try_get("en")? };
    Ok(Said { seat: rows::seat(row)?, text, at: row.try_get("at")? })
}
