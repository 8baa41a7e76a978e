//! The rows as Rust values.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use table::erased::Told;
use table::{Seat, Seats, Seed};

use super::{Aside, Muted, Said};
use crate::clock::Running;
use crate::passes::{Pass, Passes};

/// What is fixed about a match.
#[derive(Clone, Debug)]
pub struct MatchRow {
    /// The word in its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The setup, as it prints.
    pub setup: String,
    /// From which its draws follow.
    pub seed: Seed,
    /// The time for each question, in seconds.
    pub seconds: Option<i64>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// Who opened the table, as the hash of a session's token; nobody in matches of releases that did not note it.
    pub host: Option<String>,
    /// So many of the first lines of its log are answers that were given to it: it goes on from another match.
    pub given: usize,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody yet; a person is expected.
    Nobody,
    /// The person whose session token has this hash.
    Person(String),
    /// The bot of this name.
    Bot(String),
}

/// A seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRow {
    /// Who sits there.
    pub sitter: Sitter,
    /// The name that the person gave; may be empty.
    pub name: String,
}

/// A match as it lies in the store.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What is fixed.
    pub row: MatchRow,
    /// The match that followed it.
    pub next: Option<String>,
    /// Since when its question is open, in milliseconds since 1970. Of a house that is alone only since it was read: before that nobody
    /// could answer.
    pub asked: i64,
    /// How often it was changed, where several houses share it.
    pub changes: i64,
    /// The seats whose pages are open at other houses.
    pub elsewhere: Seats,
    /// Its seats.
    pub places: Vec<PlaceRow>,
    /// Its log.
    pub lines: Vec<String>,
    /// The envelopes sealed for the open question.
    pub envelopes: Vec<(Seat, String)>,
    /// When the open question ends, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// Has somebody held the open window?
    pub held: bool,
    /// The match's clock, once it has been started.
    pub running: Option<Running>,
    /// The standing passes, as their own seats see them.
    pub passes: Passes,
    /// The standing passes that everybody sees.
    pub declared: Passes,
    /// The seats that the computer plays for their person: who has resigned while a partner plays on, or is away.
    pub left: Seats,
    /// Those of them that were given to it while their person was away.
    pub given: Seats,
    /// When the page of each seat was last open, in milliseconds since 1970.
    pub seen: Vec<Option<i64>>,
    /// How many questions in a row each seat has let its time run out.
    pub late: Vec<u8>,
    /// The seats that agree to close the table.
    pub closes: Seats,
    /// What happened beside the game.
    pub asides: Vec<Aside>,
    /// What people have told each other, all teams.
    pub said: Vec<Said>,
    /// Who does not want to hear whom.
    pub muted: Muted,
    /// How many sentences are kept of what was told.
    pub told: usize,
}

/// What is added to a match at once.
#[derive(Clone, Copy, Debug)]
pub struct Append<'a> {
    /// The index of the first new line: the length that the writer saw.
    pub idx: i64,
    /// An envelope of the question at that index.
    pub envelope: Option<(Seat, &'a str)>,
    /// The new lines.
    pub lines: &'a [String],
    /// What was told from some answer on.
    pub told: &'a [Told],
    /// The index of that answer: what is kept of those before it stays.
    pub told_from: usize,
    /// When the question that is open then ends.
    pub deadline: Option<i64>,
    /// The match's clock then.
    pub running: Option<Running>,
    /// The seats whose standing pass ends, since their turn has come.
    pub ended: Seats,
    /// Is the match over with this?
    pub over: bool,
    /// How many questions in a row a seat has let its time run out now.
    pub late: Option<(Seat, u8)>,
    /// Something that happens with it beside the game.
    pub aside: Option<Aside>,
    /// Does nobody agree any more to close the table?
    pub goes_on: bool,
    /// How many envelopes of its question lay there before, as far as the writer knows: where others write too, what is added to a log
    /// must not pass over one that came, or went, meanwhile.
    pub sealed: Option<i64>,
    /// The time, in milliseconds since 1970.
    pub now: i64,
}

impl Append<'_> {
    /// Nothing yet, at a time in milliseconds since 1970.
    pub const fn nothing(now: i64) -> Self {
        Append {
            idx: 0,
            envelope: None,
            lines: &[],
            told: &[],
            told_from: 0,
            deadline: None,
            running: None,
            ended: Seats::NONE,
            over: false,
            late: None,
            aside: None,
            goes_on: false,
            sealed: None,
            now,
        }
    }
}

impl MatchRow {
    pub(super) fn read(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let seed: String = row.try_get("seed")?;
        Ok(MatchRow {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            setup: row.try_get("setup")?,
            seed: seed.parse().map_err(|trouble| sqlx::Error::Decode(Box::<table::Trouble>::new(trouble)))?,
            seconds: row.try_get("seconds")?,
            created: row.try_get("created")?,
            host: row.try_get("host")?,
            given: usize::try_from(row.try_get::<i64, _>("given")?).unwrap_or_default(),
        })
    }
}

impl PlaceRow {
    pub(super) fn read(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let bot: Option<String> = row.try_get("bot")?;
        let token: Option<String> = row.try_get("token")?;
        let sitter = match (bot, token) {
            (Some(bot), _) => Sitter::Bot(bot),
            (None, Some(token)) => Sitter::Person(token),
            (None, None) => Sitter::Nobody,
        };
        Ok(PlaceRow { sitter, name: row.try_get("name")? })
    }
}

impl Sitter {
    pub(super) fn columns(&self) -> (Option<&str>, Option<&str>) {
        match self {
            Sitter::Nobody => (None, None),
            Sitter::Person(token) => (None, Some(token)),
            Sitter::Bot(name) => (Some(name), None),
        }
    }
}

/// A standing pass as a number.
pub(super) fn pass_number(pass: Option<Pass>) -> i64 {
    match pass {
        None => 0,
        Some(Pass::Always) => 1,
        Some(Pass::UntilTurn) => 2,
    }
}

/// What a seat's row says of its standing pass in a log of so many lines: as it is, and as it is shown.
pub(super) fn passes(row: &AnyRow, lines: i64) -> Result<[Option<Pass>; 2], sqlx::Error> {
    let read = |column| -> Result<Option<Pass>, sqlx::Error> {
        Ok(match row.try_get::<i64, _>(column)? {
            1 => Some(Pass::Always),
            2 => Some(Pass::UntilTurn),
            _ => None,
        })
    };
    let own = read("passes")?;
    let shown = if row.try_get::<i64, _>("shown_at")? == lines { read("shown")? } else { own };
    Ok([own, shown])
}

pub(super) fn running(row: &AnyRow) -> Result<Running, sqlx::Error> {
    let since: i64 = row.try_get("since")?;
    let given: i64 = row.try_get("given")?;
    let since = u32::try_from(since).unwrap_or_default();
    Ok(Running { since, started: row.try_get("started")?, given: given != 0 })
}

pub(super) fn seat(row: &AnyRow) -> Result<Seat, sqlx::Error> {
    seat_in(row, "seat")
}

pub(super) fn seat_in(row: &AnyRow, column: &str) -> Result<Seat, sqlx::Error> {
    let number: i64 = row.try_get(column)?;
    Ok(Seat::new(u8::try_from(number).unwrap_or(0)))
}
