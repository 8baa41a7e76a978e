//! What an entry of the corpus says of its tables: `tables.txt`, one line for each.

use std::fmt;
use std::str::FromStr;

use crate::client::Visitor;
use crate::tables::{Sitter, Table};

/// A table of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    pub(super) id: String,
    pub(super) game: String,
    /// Was the match over when it was written down?
    pub(super) over: bool,
    pub(super) seats: Vec<Seat>,
    /// What is special about it.
    pub(super) note: String,
}

/// A seat of such a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Seat {
    /// A person, by the session cookie.
    Person(String),
    Bot,
    Free,
}

impl Kept {
    /// The table of these persons.
    pub(super) fn of(table: &Table, over: bool, note: &str) -> Self {
        let seat = |sitter: &Sitter| match sitter {
            Sitter::Person(visitor) => Seat::Person(visitor.session().unwrap_or_default().to_owned()),
            Sitter::Bot => Seat::Bot,
            Sitter::Free => Seat::Free,
        };
        let (id, game, note) = (table.id.clone(), table.game.clone(), note.to_owned());
        Kept { id, game, over, seats: table.seats.iter().map(seat).collect(), note }
    }

    /// The same persons, come back to where a stranger is now.
    pub(super) fn table(&self, stranger: &Visitor) -> Table {
        let sitter = |seat: &Seat| match seat {
            Seat::Person(session) => Sitter::Person(stranger.known(session)),
            Seat::Bot => Sitter::Bot,
            Seat::Free => Sitter::Free,
        };
        let seats = self.seats.iter().map(sitter).collect();
        Table { id: self.id.clone(), game: self.game.clone(), seats }
    }
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats: Vec<&str> = self.seats.iter().map(Seat::word).collect();
        let state = if self.over { "over" } else { "open" };
        write!(f, "{} {} {state} {} {}", self.id, self.game, seats.join(","), self.note)
    }
}

impl Seat {
    fn word(&self) -> &str {
        match self {
            Seat::Person(session) => session,
            Seat::Bot => "bot",
            Seat::Free => "free",
        }
    }
}

impl FromStr for Kept {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let wrong = || format!("no line of tables.txt (id, game, open or over, seats, note): '{line}'");
        let parts: Vec<&str> = line.splitn(5, ' ').collect();
        let [id, game, state, seats, note] = parts[..] else { return Err(wrong()) };
        let over = match state {
            "over" => true,
            "open" => false,
            _ => return Err(wrong()),
        };
        let seat = |word: &str| match word {
            "bot" => Seat::Bot,
            "free" => Seat::Free,
            session => Seat::Person(session.to_owned()),
        };
        let seats = seats.split(',').map(seat).collect();
        Ok(Kept { id: id.to_owned(), game: game.to_owned(), over, seats, note: note.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let line = "x7 dogma open 00ff,bot,free an envelope, sealed";
        let kept: Kept = line.parse().unwrap();
        assert_eq!(kept.seats, [Seat::Person("00ff".to_owned()), Seat::Bot, Seat::Free]);
        assert_eq!((kept.over, kept.note.as_str()), (false, "an envelope, sealed"));
        assert_eq!(kept.to_string(), line);
    }

    #[test]
    fn what_is_no_line_is_shown() {
        for line in ["", "x7 dogma open", "x7 dogma closed bot note"] {
            assert!(line.parse::<Kept>().unwrap_err().contains(line));
        }
    }
}
