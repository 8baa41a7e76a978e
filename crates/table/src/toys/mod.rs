//! Toy games with known numbers: for tests of the table and of searches, and for comparison with other libraries.
//!
//! Each but the last has two seats and the rules of the game of the same name in OpenSpiel, whose exact numbers the tests
//! repeat; [`Accord`] has four, two against two.
//! The clauses that refusals cite are the numbered sentences at the head of each toy's file.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::{Field, Kind, MAX_SEATS, Notation, Refusal, Rng, Scores, Seat, Seats, Setup, Text, Trouble};

/// A toy of which nobody has an opinion: searches look for what is right, or play it out, and a finished game is worth what is said.
macro_rules! playing_out {
    ($game:ty, $scores:ident => $worth:expr) => {
        impl $crate::Estimate for $game {
            const HORIZON: u32 = u32::MAX;
            const EXACT: bool = true;

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

/// An action that is a number and nothing more, how it is written ([`crate::Sign`]), and what is expected instead of another text.
macro_rules! written {
    ($action:ident as $sign:expr => $it:literal, $en:literal) => {
        impl ::std::fmt::Display for $action {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::Sign::write(&$sign, &self.0, f)
            }
        }

        impl ::std::str::FromStr for $action {
            type Err = $crate::Trouble;

            fn from_str(text: &str) -> Result<Self, $crate::Trouble> {
                let read = $crate::Sign::read(&$sign, text).map($action);
                let plain = read.filter(|it| it.to_string() == text); // not '+7', not '07'
                plain.ok_or_else(|| $crate::toys::unreadable(text, $it, $en))
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

/// The setup of a toy that has nothing to choose: no field, so many seats, every second of which are partners. It prints as nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plain<const SEATS: usize = 2>;

impl<const SEATS: usize> fmt::Display for Plain<SEATS> {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl<const SEATS: usize> FromStr for Plain<SEATS> {
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

impl<const SEATS: usize> Setup for Plain<SEATS> {
    fn fields() -> Vec<Field> {
        Vec::new()
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn partners(&self, seat: Seat) -> Seats {
        Seat::all(SEATS).filter(|one| one.index() % 2 == seat.index() % 2).collect()
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

    /// What both seats have, as it looks to the viewer: its own, and all when both are shown.
    #[inline]
    fn both(contents: [Option<u8>; 2], viewer: Option<Seat>, shown: bool) -> [Held; 2] {
        let of = |owner: u8| Held::of(contents[usize::from(owner)], shown || viewer == Some(seat(owner)));
        [of(0), of(1)]
    }

    /// Adds what lies face down. For [`crate::Game::whereabouts`].
    fn list_hidden(held: [Held; 2], contents: [Option<u8>; 2], out: &mut Vec<u32>) {
        let hidden = contents.into_iter().zip(held).filter(|(_, held)| *held == Held::Hidden);
        out.extend(hidden.filter_map(|(content, _)| content.map(u32::from)));
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

/// A number of a setup that did not come as text: is it one that may stand there?
#[inline]
fn within(name: &str, number: u8, range: RangeInclusive<u8>) -> Result<(), Trouble> {
    if range.contains(&number) { Ok(()) } else { range.read(name, &number.to_string()).map(drop) }
}

/// What both seats have marked, as bits, in a line of `x` (seat 0), `o` and `.`: for each place of the line the bit that it stands for,
/// or none where a `/` is.
fn marks(
    line: &str,
    mut places: impl Iterator<Item = Option<u8>>,
    (it, en): (&str, &str),
) -> Result<[u64; 2], Trouble> {
    let mut marks = [0; 2];
    for (at, letter) in line.chars().map(Some).chain([None]).enumerate() {
        match (letter, places.next()) {
            (Some('.'), Some(Some(_))) | (Some('/'), Some(None)) => {}
            (Some(mark @ ('x' | 'o')), Some(Some(bit))) => marks[usize::from(mark == 'o')] |= 1 << bit,
            (None, None) => break,
            _ => return Err(wrong_at(line, at + 1, it, en)),
        }
    }
    Ok(marks)
}

/// The position that a line says, if a game that goes on comes to it.
fn reached<G: Notation>(line: &str, truth: G) -> Result<G, Trouble> {
    if truth.audit().is_ok() && truth.at_rest() {
        return Ok(truth);
    }
    let it = "nessuna partita ancora aperta arriva a questa tavola";
    Err(wrong_at(line, 1, it, "no game that still goes on comes to this board"))
}

/// The first character of a line that is not right.
fn wrong_at(line: &str, column: usize, it: &str, en: &str) -> Trouble {
    let shown: String = line.chars().take(60).collect();
    Trouble::new(Text::new(format!("«{shown}»: {it}"), format!("'{shown}': {en}"))).at(1, column)
}
