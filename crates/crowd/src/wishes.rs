//! The tables at which trials play: every game among persons, and with computers.

use crate::tables::Wish;

/// One table of every kind.
pub const TABLES: [Wish<'static>; 12] = [
    wish("evilrunner", &["person", "person"], &[]),
    wish("evilrunner", &["person", "bot"], &[("powers", "all")]),
    wish("godlucky", &["person", "person", "person"], &[]),
    wish("godlucky", &["bot", "person"], &[("mode", "accelerated")]),
    wish("sancta", &["person", "person"], &[]),
    wish("sancta", &["person", "bot", "bot"], &[]),
    wish("capitale", &["person", "person"], &[("clock", "30"), ("deck1", "rogo"), ("deck2", "galoppo")]),
    wish("capitale", &["bot", "person"], &[]),
    wish("dogma", &["person", "person"], &[]),
    wish("dogma", &["person", "person"], &[("mode", "arbitrio")]),
    wish("dogma", &["person", "person", "bot", "bot"], &[("mode", "chaos")]),
    wish("dogma", &["person", "bot"], &[]),
];

/// The games with reaction windows.
pub const WINDOWED: [&str; 3] = ["godlucky", "sancta", "capitale"];
/// The games in which the house may pass for a person: in a window, or where nothing else is possible.
pub const PASSED_FOR: [&str; 4] = ["godlucky", "sancta", "capitale", "dogma"];

/// A table without a time for questions.
pub const fn wish(
    game: &'static str,
    seats: &'static [&'static str],
    fields: &'static [(&'static str, &'static str)],
) -> Wish<'static> {
    Wish { game, seats, fields, seconds: "0" }
}

/// May this table wait for some seconds though nobody does anything wrong? Among persons reaction windows take their time.
pub fn has_windows(wish: &Wish<'_>) -> bool {
    let persons = wish.seats.iter().filter(|seat| **seat == "person").count();
    persons > 1 && WINDOWED.contains(&wish.game)
}
