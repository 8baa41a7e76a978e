//! A position as one line, for the moment when a seat is to act in its turn and has done nothing yet:
//!
//! `turns=9 at=1 gained=7 discards=b4,p2 | s12:2 santuario=s3,s4 rosa=s1 hand=b1,a3?1 | s5:0 supports=u17 hand=b2!,u4`
//!
//! Before the first bar stands the table, then every seat from 0 on. What is not said is as at the start of a game's first
//! turn, after the draw: nobody has a Saint or a card, and all cards are in the deck.
//!
//! | table | |
//! | --- | --- |
//! | `turns=24` | turns begun, this one included |
//! | `at=2` | whose turn it is; with the turns begun this says who began |
//! | `gained=20` | the turn in which a Saint last gained a point, 0 for none; when nothing is said, the one before this |
//! | `idle=1` | turns in a row, before this one, in which nothing was drawn and nothing played |
//! | `drawn=no` | nothing was drawn in this turn |
//! | `again=trial` | what may be done beyond the usual in this turn: `beatitude`, `trial`, `substitution`, each so many times |
//! | `discards=b4,p2` | the discards |
//!
//! | seat | |
//! | --- | --- |
//! | `s12:2` or `-` | the Saint in the Zona Attiva with its points, which comes first; none |
//! | `s12:2+1` | the same, its level one higher until the end of the turn |
//! | `santuario=s3,s4` | the Santuario in order |
//! | `supports=u17` | the Zona Supporti |
//! | `rosa=s1` | the Rosa in order |
//! | `hand=b1,b2!,a3?02` | the cards held: `!` everybody knows it, `?02` seats 0 and 2 have seen it |

mod line;
mod read;
mod seats;

use table::{Notation, Trouble};

use crate::open::Done;
use crate::step::Step;
use crate::{Cards, Ending, Sancta, Setup};

/// A line, for sentences about lines.
const EXAMPLE: &str = "turns=9 at=1 discards=b4 | s12:2 santuario=s3,s4 hand=b1,u2 | s5:0 rosa=s1";

/// The words of the table.
const TABLE: [&str; 7] = ["turns", "at", "gained", "idle", "drawn", "again", "discards"];
/// The words of a seat.
const SEAT: [&str; 4] = ["santuario", "supports", "rosa", "hand"];
/// What may be done once more.
const AGAIN: [&str; 3] = ["beatitude", "trial", "substitution"];

impl Notation for Sancta {
    fn at_rest(&self) -> bool {
        let open = &self.open;
        let nothing = Done {
            more_beatitudes: open.done.more_beatitudes,
            more_trials: open.done.more_trials,
            more_substitutions: open.done.more_substitutions,
            anything: open.done.anything,
            ..Done::default()
        };
        open.ending.is_none()
            && open.agenda.iter().eq([&Step::Main(open.active)])
            && open.done == nothing
            && open.played == Cards::NONE
            && open.waiting.is_empty()
    }

    fn line(&self) -> Option<String> {
        self.at_rest().then(|| line::line(self))
    }

    fn read(line: &str, setup: &Setup) -> Result<Self, Trouble> {
        read::read(line, setup)
    }

    /// [16.3] [16.4]
    fn cut_short(&self) -> bool {
        matches!(self.open.ending, Some(Ending::Cap(_) | Ending::Stall(_)))
    }

    /// Who dealt and what the first Saints were is over.
    fn same(&self) -> Self {
        let mut same = self.clone();
        same.open.dealer = None;
        same.open.places.iter_mut().for_each(|place| place.start = None);
        same
    }
}
