//! What an entry of the corpus says of its tables: `tables.txt`, one line for each.

use std::fmt;
use std::str::FromStr;

use super::marks::Marks;
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
    /// A person, by the session cookie, with what the person finds here.
    Person(String, Marks),
    Bot,
    Free,
}

impl Kept {
    /// A table as its persons find it now.
    pub(super) async fn of(table: Table, note: &str) -> Result<Self, String> {
        let (mut over, mut seats) = (false, Vec::new());
        for sitter in table.seats {
            seats.push(match sitter {
                Sitter::Person(mut visitor) => {
                    let (page, marks) = Marks::of(&mut visitor, &table.game, &table.id).await?;
                    over = page.over;
                    Seat::Person(visitor.session().unwrap_or_default().to_owned(), marks)
                }
                Sitter::Bot => Seat::Bot,
                Sitter::Free => Seat::Free,
            });
        }
        Ok(Kept { id: table.id, game: table.game, over, seats, note: note.to_owned() })
    }

    /// The same persons, come back to where a stranger is now.
    pub(super) fn table(&self, stranger: &Visitor) -> Table {
        let sitter = |seat: &Seat| match seat {
            Seat::Person(session, _) => Sitter::Person(stranger.known(session)),
            Seat::Bot => Sitter::Bot,
            Seat::Free => Sitter::Free,
        };
        let seats = self.seats.iter().map(sitter).collect();
        Table { id: self.id.clone(), game: self.game.clone(), seats }
    }
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats: Vec<String> = self.seats.iter().map(Seat::word).collect();
        let state = if self.over { "over" } else { "open" };
        write!(f, "{} {} {state} {} {}", self.id, self.game, seats.join(","), self.note)
    }
}

impl Seat {
    fn word(&self) -> String {
        match self {
            Seat::Person(session, marks) => format!("{session}?{}", marks.write()),
            Seat::Bot => "bot".to_owned(),
            Seat::Free => "free".to_owned(),
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
            person => {
                let (session, marks) = person.split_once('?').unwrap_or((person, ""));
                Seat::Person(session.to_owned(), Marks::read(marks))
            }
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
        let line = "x7 dogma open 00ff?at=7&name=A+B,bot,free an envelope, sealed";
        let kept: Kept = line.parse().unwrap();
        assert_eq!(
            kept.seats,
            [Seat::Person("00ff".to_owned(), Marks::read("at=7&name=A+B")), Seat::Bot, Seat::Free]
        );
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
