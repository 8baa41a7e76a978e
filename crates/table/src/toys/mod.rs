//! Toy games with known numbers: for tests of the table and of searches, and for comparison with other libraries.
//!
//! Each but the last has two seats and the rules of the game of the same name in OpenSpiel, whose exact numbers the tests
//! repeat; [`Accord`] has four, two against two.
//! The clauses that refusals cite are the numbered sentences at the head of each toy's file.

use std::fmt;
use std::str::FromStr;

use crate::{Field, MAX_SEATS, Refusal, Rng, Scores, Seat, Setup, Text, Trouble};

/// A toy of which nobody has an opinion: searches play it out, and a finished game is worth what is said.
macro_rules! playing_out {
    ($game:ty, $scores:ident => $worth:expr) => {
        impl $crate::Estimate for $game {
            const HORIZON: u32 = u32::MAX;

            fn guess(&self) -> [f32; $crate::MAX_SEATS] {
                [0.5; $crate::MAX_SEATS]
            }

            fn worth(&self, $scores: &$crate::Scores) -> [f32; $crate::MAX_SEATS] {
                $worth
            }

            fn safest(_: &Self::View, actions: &[Self::Action]) -> Option<Self::Action> {
                actions.first().copied()
            }
        }
    };
}

pub mod accord;
pub mod connect_four;
pub mod goofspiel;
pub mod kuhn;
pub mod leduc;
pub mod liars_dice;
pub mod tic_tac_toe;

pub use accord::Accord;
pub use connect_four::ConnectFour;
pub use goofspiel::Goofspiel;
pub use kuhn::Kuhn;
pub use leduc::Leduc;
pub use liars_dice::LiarsDice;
pub use tic_tac_toe::TicTacToe;

/// The setup of a toy that has nothing to choose: no field, two seats. It prints as nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plain;

impl fmt::Display for Plain {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for Plain {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        match text.split_whitespace().next() {
            None => Ok(Plain),
            Some(word) => Err(Trouble::say(
                format!("«{word}»: questo gioco non ha niente da scegliere"),
                format!("'{word}': this game has nothing to choose"),
            )),
        }
    }
}

impl Setup for Plain {
    fn fields() -> Vec<Field> {
        Vec::new()
    }

    fn seats(&self) -> usize {
        2
    }
}

/// What a viewer knows of a place for one card or die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Held {
    /// Nothing lies there yet.
    Nothing,
    /// Something lies there face down.
    Hidden,
    /// This lies there, and the viewer knows it.
    Seen(u8),
}

impl Held {
    /// A place that is empty with `None`, as it looks to one who may see it or not.
    #[inline]
    fn of(content: Option<u8>, may_see: bool) -> Self {
        match content {
            None => Held::Nothing,
            Some(thing) if may_see => Held::Seen(thing),
            Some(_) => Held::Hidden,
        }
    }

    fn seen(self) -> Option<u8> {
        match self {
            Held::Seen(thing) => Some(thing),
            Held::Nothing | Held::Hidden => None,
        }
    }
}

/// Fills the hidden places, in their order, with different cards below `deck` of which none is seen or `also` known.
/// Every filling is as likely as any other.
fn fill<const N: usize>(held: [Held; N], deck: u8, also: Option<u8>, rng: &mut Rng) -> [Option<u8>; N] {
    let mut places = held.map(Held::seen);
    for (i, place) in held.iter().enumerate() {
        if *place == Held::Hidden {
            let free = |card: &u8| also != Some(*card) && !places.contains(&Some(*card));
            let count = (0..deck).filter(free).count();
            let card = (0..deck).filter(free).nth(rng.below(count.max(1)));
            places[i] = card;
        }
    }
    places
}

/// A duel's result as shares: 1 for the winner, one half each for a draw.
fn shares(scores: &Scores) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    for seat in Seat::all(scores.points().len()) {
        shares[seat.index()] = match (scores.winners.is_empty(), scores.winners.has(seat)) {
            (true, _) => 0.5,
            (false, won) => f32::from(u8::from(won)),
        };
    }
    shares
}

/// Points won from a duel as shares, where `most` points won are 1 and as many lost are 0.
fn points_as_shares(scores: &Scores, most: u16) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    for (share, points) in shares.iter_mut().zip(scores.points()) {
        *share = 0.5 + *points as f32 / f32::from(2 * most);
    }
    shares
}

/// Puts the first `count` things of a list into `out`. Copying all of a list of known length and cutting it is several
/// times quicker than copying as many as needed.
#[inline]
fn put<A: Copy, const N: usize>(list: &[A; N], count: usize, out: &mut Vec<A>) {
    let before = out.len();
    out.extend_from_slice(list);
    out.truncate(before + count);
}

/// The two seats by number.
#[inline]
const fn seat(number: u8) -> Seat {
    Seat::new(number & 1)
}

/// An action that is none of the game's.
fn unreadable(text: &str, it: &str, en: &str) -> Trouble {
    Trouble::say(
        format!("«{text}» non è un'azione: è atteso {it}"),
        format!("'{text}' is no action: {en} is expected"),
    )
}

fn not_asked(clause: &'static str) -> Refusal {
    Refusal::new(clause, "non tocca a te", "it is not your turn")
}

fn chance_only(clause: &'static str) -> Refusal {
    Refusal::new(clause, "questo lo decide il caso", "chance decides this")
}

/// The words of a setup, each whole and cut at its first `=`.
fn words(text: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    text.split_whitespace().map(|word| {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        (word, name, value)
    })
}

fn unknown_field(word: &str, expected: &str) -> Trouble {
    Trouble::say(format!("«{word}»: è atteso {expected}"), format!("'{word}': {expected} is expected"))
}

/// The first character of a line that is not right.
fn wrong_at(line: &str, column: usize, it: &str, en: &str) -> Trouble {
    let shown: String = line.chars().take(60).collect();
    Trouble::new(Text::new(format!("«{shown}»: {it}"), format!("'{shown}': {en}"))).at(1, column)
}
