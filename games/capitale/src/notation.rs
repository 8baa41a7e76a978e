//! A position as one line, for the moment when the seat on turn is asked in its opening or main phase and nothing is pending:
//!
//! `turn=9 at=1 conquests=2:1 cities=capital:0,?,pietracava:1!,?~2,? units=1:0:t3@1/tapped,2:1:w7@3/damage1,3:1:w20@#2
//! | deck=bastione hand=t4,t9! grave=t2 | deck=galoppo hand=w1,w1`
//!
//! Before the first bar stands the table, then both seats. What is not said is as at a duel's beginning: the main phase of the
//! first turn, the cities face down, nothing in play, every card in the library. A library is what is left of a deck.
//!
//! | table | |
//! | --- | --- |
//! | `turn=9` | turns of this duel begun, this one included |
//! | `at=1` | whose turn it is; with the turns begun this says who began |
//! | `phase=opening` | the opening phase; nothing: the main phase |
//! | `opened=1` | cards opened in this opening phase |
//! | `results=0:cities:14,1:library:60` | the duels before this one: who won, how (`cities`, `library`), after how many turns |
//! | `conquests=3:2` | conquests of each seat in the whole match |
//! | `stirred=4` | abilities set off in this turn |
//! | `time=over` | the time is over; nothing: it runs, or there is no clock |
//! | `cities=capital:0!,?~2,…` | the five cities: `?` or the face, who occupies it, `!` a battle was declared there in this turn, `~1` or `~2` a truce until the end of this turn or of the next |
//! | `units=1:0:t3@2/tapped,…` | the cards in play in order of coming: number, owner, card, where (`field`, a city, `#7` with the card in play number 7), marks |
//! | `down=4:1:t3@2,…` | the face-down cards: number, owner, card, city |
//!
//! | mark | |
//! | --- | --- |
//! | `tapped`, `stunned`, `moved` | it is, it will not untap next time, it has moved in this turn |
//! | `used2` | its second ability is used in this turn |
//! | `damage1`, `shield2` | its damage, how much of the next is prevented |
//! | `power+2`, `hp-1`, `range+1`, `move+1`, `armor+1` | what its numbers gained until the end of the turn |
//! | `tireless`, `swift`, … | a keyword that it has until the end of the turn |
//!
//! | seat | |
//! | --- | --- |
//! | `deck=bastione` | the deck as it was chosen, a ready one or a list; not needed where the setup has it |
//! | `side=t1+2*m3` | the side deck after swaps |
//! | `hand=t1,t1!` | the cards held: `!` everybody knows it |
//! | `grave=t2,m1` | the graveyard in order |
//! | `shown=t1+2*m3` | of each card the most copies that it has shown in the duels before |
//! | `quicks=2` | Quick cards played in this turn |
//! | `more=1` | so many more may be opened in its next opening phase, or in this one |

mod line;
mod play;
mod read;
mod seats;

use table::{Notation, Seats, Trouble};

use crate::cards::Change;
use crate::open::{Phase, Time};
use crate::step::Step;
use crate::{Capitale, Setup};

/// A line, for sentences about lines.
const EXAMPLE: &str =
    "turn=9 at=1 cities=capital:0,?,?,?,? units=1:0:t3@1 | deck=bastione hand=t4 | deck=galoppo";

/// The words of the table.
const TABLE: [&str; 11] =
    ["turn", "at", "phase", "opened", "results", "conquests", "stirred", "time", "cities", "units", "down"];
/// The words of a seat.
const SEAT: [&str; 7] = ["deck", "side", "hand", "grave", "shown", "quicks", "more"];
/// The most turns of a duel, and the most conquests, that a line names.
const MANY: u16 = 9999;

/// The numbers of a character as marks, in the order of [`numbers`].
const NUMBERS: [&str; 5] = ["power", "hp", "range", "move", "armor"];

fn numbers(change: &mut Change) -> [&mut i8; 5] {
    let Change { power, hp, range, movement, armor } = change;
    [power, hp, range, movement, armor]
}

impl Notation for Capitale {
    fn at_rest(&self) -> bool {
        let open = &self.open;
        let asked = match open.phase {
            Phase::Opening => open.agenda.iter().eq(&[Step::Opening, Step::Main]),
            Phase::Main => open.agenda.iter().eq(&[Step::Main]),
            Phase::End => false,
        };
        open.ending.is_none() && open.dueling && asked && open.waiting.is_empty() && open.battle.is_none()
    }

    fn line(&self) -> Option<String> {
        self.at_rest().then(|| line::line(self))
    }

    fn read(line: &str, setup: &Setup) -> Result<Self, Trouble> {
        read::read(line, setup)
    }

    /// By the clock.
    fn cut_short(&self) -> bool {
        self.open.ending.is_some() && self.open.time != Time::Runs
    }

    /// Battles and truces of turns that are over, what was opened before the main phase, and who has chosen among its cards.
    fn same(&self) -> Self {
        let mut same = self.clone();
        let open = &mut same.open;
        for city in &mut open.cities {
            city.fought = if city.fought == open.turn { open.turn } else { 0 };
            city.truce = if city.truce >= open.turn { city.truce } else { 0 };
        }
        if open.phase == Phase::Main {
            open.opened = 0;
        }
        open.picked = Seats::NONE;
        same
    }
}
