//! The rows of the bench. Their positions stand in kept records, which every checkout replays: random play may draw otherwise when a
//! game is written anew, and a line of a position may be worded otherwise, but what a record says is what it said.

use table::game_of;

/// A row: a game with its setup, or one crowded position of a game, by a kept record of a match between bots.
#[derive(Clone, Copy)]
pub struct Row {
    /// The game's id, and what sets the row apart.
    pub name: &'static str,
    /// The record, whose setup is the row's.
    pub record: &'static str,
    /// After how many answers the position stands; `None` for the whole game.
    pub after: Option<usize>,
}

impl Row {
    /// The game's id.
    pub fn game(&self) -> &'static str {
        game_of(self.record).unwrap_or("")
    }

    /// The row of this name.
    ///
    /// # Errors
    /// When there is none.
    pub fn called(name: &str) -> Result<Row, String> {
        ROWS.iter().find(|row| row.name == name).copied().ok_or_else(|| format!("{name}: no such row"))
    }
}

const fn whole(name: &'static str, record: &'static str) -> Row {
    Row { name, record, after: None }
}

const fn at(after: usize, name: &'static str, record: &'static str) -> Row {
    Row { name, record, after: Some(after) }
}

/// The text of a kept record.
macro_rules! kept {
    ($name:literal) => {
        include_str!(concat!("../records/", $name, ".record"))
    };
}

/// Every row.
pub const ROWS: [Row; 23] = [
    whole("evilrunner", kept!("evilrunner")),
    whole("dogma predestinazione", kept!("dogma-predestinazione")),
    whole("dogma chaos", kept!("dogma-chaos")),
    whole("dogma arbitrio", kept!("dogma-arbitrio")),
    whole("dogma 2 v 2", kept!("dogma-four")),
    whole("sancta 2 seats", kept!("sancta-2")),
    whole("sancta 3 seats", kept!("sancta-3")),
    whole("sancta 4 seats", kept!("sancta-4")),
    whole("sancta 5 seats", kept!("sancta-5")),
    whole("sancta 6 seats", kept!("sancta-6")),
    whole("capitale duel", kept!("capitale-duel")),
    whole("capitale match", kept!("capitale-match")),
    whole("godlucky 2 seats", kept!("godlucky-2")),
    whole("godlucky 3 seats", kept!("godlucky-3")),
    whole("godlucky 4 seats", kept!("godlucky-4")),
    whole("godlucky 5 seats", kept!("godlucky-5")),
    whole("godlucky 6 seats", kept!("godlucky-6")),
    at(69, "capitale, 10 characters", kept!("capitale-crowded")),
    at(156, "capitale, 20 characters", kept!("capitale-crowded")),
    at(222, "capitale, 30 characters", kept!("capitale-crowded")),
    at(55, "dogma, 2 v 2 in full play", kept!("dogma-four")),
    at(646, "godlucky, six full hands", kept!("godlucky-hands")),
    at(447, "sancta, six seats, late", kept!("sancta-6")),
];
