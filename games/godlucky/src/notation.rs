//! A position as one line, for the moment when a seat is to act in its turn before it moves:
//!
//! `phase=1 turns=9 at=2 | WaterWalker 6/2 @3 o1,o12 | Morphyss 5/8 heaven2 skip=1 | Nirvanello @9 o26^,m3~ | LordUnder mad @4`
//!
//! Before the first bar stands the table, then every seat from 0 on. What is not said is as at the start: nobody holds a
//! card, the board is the starting cards by number (in the second phase all twenty), points are those of the character.
//!
//! | table | |
//! | --- | --- |
//! | `phase=2` | the phase; in the second, and before it only in an extra turn, all twenty cards are laid |
//! | `turns=24` | turns begun, this one included |
//! | `at=2` | whose turn it is |
//! | `first=3` | who played first |
//! | `extra=now`, `extra=next` | this is an extra turn; one follows |
//! | `frenzy=4` | so many turns of everybody's madness are to come |
//! | `board=b3,b1,…` | the laid cards along the path |
//! | `gone=e1,e4` | the events drawn, the newest last |
//! | `discards=o4,o5` | the discarded objects, the newest last |
//! | `banished=m2` | cards out of the game |
//! | `swaps=faith:0:3` | points swapped: which, by whom, with whom; the newest last |
//! | `traps=7:1:o12` | objects on the board: space, whose, which |
//!
//! | seat | |
//! | --- | --- |
//! | `Morphyss` or `god=5` | the character, which comes first; names without spaces |
//! | `7/8` | Faith and Corruption |
//! | `@3`, `heaven2`, `hell1` | the space of the board, counted from 1, or of a portal |
//! | `mad` | Folle: neither points nor cards |
//! | `skip=1` | turns to lose |
//! | `spent`, `changed` | ability used, die changed since the last turn began |
//! | `o1,o12^,m3~` | cards held, each with its marks |
//!
//! | mark | |
//! | --- | --- |
//! | `^` | face up: spent until the owner's next turn, and known to all |
//! | `!` | known to all, though face down |
//! | `~` | just received, not to be used yet |
//! | `*` | known to be one that thieves may take |
//! | `?03` | seen by seats 0 and 3 |

mod line;
mod marks;
mod piles;
mod read;
mod seats;

use table::{Notation, Trouble};

use crate::step::Step;
use crate::{Cards, Ending, God, GodLucky, Setup, Side};

/// A line, for sentences about lines.
const EXAMPLE: &str = "phase=1 turns=9 at=1 | WaterWalker 6/2 @3 o1,o12 | Morphyss @4";

/// The words of the table.
const NAMES: [&str; 12] = [
    "phase", "turns", "at", "first", "extra", "frenzy", "board", "gone", "discards", "banished", "swaps",
    "traps",
];

impl Notation for GodLucky {
    fn at_rest(&self) -> bool {
        let open = &self.open;
        let seat = open.active;
        open.ending.is_none()
            && open.agenda.iter().eq(&[Step::Main(seat), Step::End(seat)])
            && !open.place(seat).mad
            && (open.dice.is_empty() && open.coin.is_none() && open.fight.is_none())
    }

    fn line(&self) -> Option<String> {
        self.at_rest().then(|| line::line(self))
    }

    fn read(line: &str, setup: &Setup) -> Result<Self, Trouble> {
        read::read(line, setup)
    }

    /// [16.6]
    fn cut_short(&self) -> bool {
        matches!(self.open.ending, Some(Ending::Cap(_)))
    }

    /// Who chose first is over, and the points of the mad mean nothing any more.
    fn same(&self) -> Self {
        let mut same = self.clone();
        same.open.precedence = [0; crate::SEATS];
        let set = self.open.setup.cards;
        for place in same.open.places.iter_mut().filter(|place| place.mad) {
            let god = &set.gods[usize::from(place.god.unwrap_or(0))];
            (place.faith, place.corruption) = (god.faith, madness(god));
            (place.spent, place.changed) = (false, false);
        }
        same
    }
}

/// The Corruption at which a god is mad [6.5].
fn madness(god: &God) -> u8 {
    match god.side {
        Side::Good => 10,
        Side::Evil => 1,
    }
}

/// How each character is written: its name without spaces where that is one word of its own, else `god=` and its number.
fn words(gods: &[God]) -> Vec<String> {
    let plain = |god: &God| god.name.split_whitespace().collect::<String>();
    let word = |(at, god): (usize, &God)| {
        let word = plain(god);
        let alike = gods.iter().filter(|other| plain(other).to_lowercase() == word.to_lowercase()).count();
        let clear = alike == 1 && !word.is_empty() && word.chars().all(char::is_alphanumeric);
        if clear { word } else { format!("god={}", at + 1) }
    };
    gods.iter().enumerate().map(word).collect()
}

/// The ordinary objects of a setup's cards.
fn ordinary(setup: &Setup) -> Cards {
    setup.cards.cards().tables().ordinary
}
