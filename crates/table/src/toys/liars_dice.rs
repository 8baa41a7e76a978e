//! Liar's dice with one die each.
//!
//! - 1: Chance rolls one die for each seat, first for seat 0; each sees its own only.
//! - 2: Seat 0 begins; in turn one bids that at least so many dice show a face, each bid higher than the last (more
//!   dice, or as many of a higher face). The highest face is wild and counts as every face.
//! - 3: Instead of bidding one may call the last bidder a liar. Both dice are shown: the bidder wins when the bid is
//!   true, else the caller. Then the game is over.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::{Held, chance_only, not_asked, put, seat, unreadable, within};
use crate::{Answer, Field, Game, Odds, Refusal, Rng, Scores, Seat, Seats, Tell, Trouble, Turn};

/// The dice and the bids.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LiarsDice {
    faces: u8,
    dice: [Option<u8>; 2],
    bids: Bids,
}

/// The bids, one bit each (bit 0 is the lowest bid), and whether the last was called a lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bids {
    made: u16,
    /// The last bid, from 1; 0 before the first.
    last: u8,
    next: Seat,
    called: bool,
}

const FACES: RangeInclusive<u8> = 2..=6;

crate::setup! {
    /// What is fixed before the first turn.
    Setup:
    /// The faces of a die.
    faces: u8 = 6, FACES => "le facce di un dado", "the faces of a die";
}

/// A roll, a bid or the call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance rolls this face, from 1.
    Roll(u8),
    /// At least so many dice show a face.
    Bid(Bid),
    /// The last bidder is a liar.
    Liar,
}

/// So many dice (1 or 2) of a face (from 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid(u8);

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat's die was rolled; told to all.
    Rolled(Seat),
    /// What it shows, told to its seat.
    Got(Seat, u8),
    /// A seat bid or called.
    Did(Seat, Action),
    /// The dice, in order of seats.
    Shown([u8; 2]),
}

/// What a viewer knows: the dice that it may see and the bids.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewer; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The faces of a die.
    pub faces: u8,
    /// The dice in order of seats.
    pub dice: [Held; 2],
    /// The bids.
    pub bids: Bids,
}

impl Bid {
    const fn new(count: u8, face: u8) -> Self {
        Bid(count << 4 | face)
    }

    /// How many dice, 1 or 2.
    pub const fn count(self) -> u8 {
        self.0 >> 4
    }

    /// Which face, from 1.
    pub const fn face(self) -> u8 {
        self.0 & 15
    }

    /// Its place among the bids with dice of so many faces, from 1.
    #[inline]
    const fn rank(self, faces: u8) -> u8 {
        (self.count() - 1) * faces + self.face()
    }
}

const ROLLS: [Action; 6] =
    [Action::Roll(1), Action::Roll(2), Action::Roll(3), Action::Roll(4), Action::Roll(5), Action::Roll(6)];

/// For each number of faces the bids in rising order, then calls: from any bid on there are thirteen entries.
const CALLS: [[Action; 26]; 7] = {
    let mut all = [[Action::Liar; 26]; 7];
    let mut faces = 2;
    while faces <= 6 {
        let mut i = 0;
        while i < 2 * faces {
            all[faces][i] = Action::Bid(Bid::new((i / faces) as u8 + 1, (i % faces) as u8 + 1));
            i += 1;
        }
        faces += 1;
    }
    all
};

impl Bids {
    const NONE: Bids = Bids { made: 0, last: 0, next: seat(0), called: false };
}

impl LiarsDice {
    /// What the seat may do, in order: as many of the thirteen as the number says.
    #[inline]
    fn open(faces: u8, last: u8) -> (&'static [Action; 13], usize) {
        let last = last as usize % 13;
        let list = CALLS[faces as usize % 7][last..].first_chunk().unwrap_or(&[Action::Liar; 13]);
        (list, 2 * faces as usize + usize::from(last > 0) - last)
    }

    #[inline]
    fn scores(&self) -> Scores {
        let face = (self.bids.last.max(1) - 1) % self.faces + 1;
        let count = (self.bids.last.max(1) - 1) / self.faces + 1;
        let agree = |die: Option<u8>| u8::from(die == Some(face) || die == Some(self.faces));
        let is_true = agree(self.dice[0]) + agree(self.dice[1]) >= count;
        // The caller played last, so the next seat is the bidder.
        Scores::duel(if is_true == (self.bids.next.index() == 0) { 1 } else { -1 })
    }
}

impl Game for LiarsDice {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    #[inline]
    fn new(setup: &Setup) -> Result<Self, Trouble> {
        within("faces", setup.faces, FACES)?;
        Ok(LiarsDice { faces: setup.faces, dice: [None; 2], bids: Bids::NONE })
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.bids.called {
            Turn::Over(self.scores())
        } else if self.dice[1].is_none() {
            Turn::Chance
        } else {
            Turn::Together(Seats::one(self.bids.next))
        }
    }

    #[inline]
    fn actions(&self, _: Seat, out: &mut Vec<Action>) {
        let (list, count) = Self::open(self.faces, self.bids.last);
        put(list, count, out);
    }

    #[inline]
    fn any(&self, _: Seat, rng: &mut Rng, _: &mut Vec<Action>) -> Action {
        let (list, count) = Self::open(self.faces, self.bids.last);
        list[rng.below(count)]
    }

    #[inline]
    fn odds(&self, out: &mut Odds<Action>) {
        if self.faces == 6 {
            return out.evens(&ROLLS); // the usual die, and no loop
        }
        out.evens(&ROLLS[..self.faces as usize]);
    }

    #[inline]
    fn play(&mut self, answer: Answer<'_, Action>, tell: &mut impl Tell<Event>) {
        match answer {
            Answer::Chance(Action::Roll(face)) => {
                let to = seat(u8::from(self.dice[0].is_some()));
                self.dice[to.index()] = Some(face);
                tell.all(Event::Rolled(to));
                tell.only(Seats::one(to), Event::Got(to, face));
            }
            Answer::Together(&[(seat, action)]) => {
                match action {
                    Action::Bid(bid) => {
                        self.bids.last = bid.rank(self.faces);
                        self.bids.made |= 1 << (self.bids.last - 1);
                    }
                    Action::Liar | Action::Roll(_) => self.bids.called = true,
                }
                self.bids.next = seat.other();
                tell.all(Event::Did(seat, action));
                if let (true, [Some(first), Some(second)]) = (self.bids.called, self.dice) {
                    tell.all(Event::Shown([first, second]));
                }
            }
            _ => {}
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let LiarsDice { faces, dice, bids } = *self;
        View { viewer, faces, dice: Held::both(dice, viewer, bids.called), bids }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let dice = view.dice.map(|die| match die {
            Held::Hidden => Some(rng.below(view.faces as usize) as u8 + 1),
            Held::Nothing | Held::Seen(_) => die.seen(),
        });
        LiarsDice { faces: view.faces, dice, bids: view.bids }
    }

    fn why_not(view: &View, action: &Action) -> Option<Refusal> {
        if let Action::Roll(_) = action {
            return Some(chance_only("1"));
        }
        if view.bids.called {
            return Some(Refusal::new("3", "la partita è finita", "the game is over"));
        }
        if view.dice[1] == Held::Nothing {
            return Some(Refusal::new("1", "i dadi non sono ancora tirati", "the dice are not rolled yet"));
        }
        if view.viewer != Some(view.bids.next) {
            return Some(not_asked("2"));
        }
        let (list, count) = Self::open(view.faces, view.bids.last);
        (!list[..count].contains(action)).then(|| match action {
            Action::Liar => Refusal::new("3", "nessuno ha ancora dichiarato", "nobody has bid yet"),
            _ => Refusal::new(
                "2",
                "la dichiarazione non supera l'ultima",
                "the bid is not higher than the last",
            ),
        })
    }

    fn longest(setup: &Setup) -> usize {
        3 + 2 * setup.faces as usize // two dice, every bid, the call
    }

    fn audit(&self) -> Result<(), String> {
        let [first, second] = self.dice;
        if first.max(second) > Some(self.faces) || first == Some(0) || second == Some(0) {
            return Err(format!("no such dice: {first:?} {second:?}"));
        }
        if first.is_none() && second.is_some() || self.bids != Bids::NONE && second.is_none() {
            return Err("a die or a bid before its time".to_owned());
        }
        let Bids { made, last, next, called } = self.bids;
        if u32::from(last) != 16 - made.leading_zeros() || last > 2 * self.faces || called && last == 0 {
            return Err(format!("the bids {made:b} do not end with {last}"));
        }
        if (made.count_ones() + u32::from(called)) % 2 != next.index() as u32 {
            return Err(format!("seat {next} cannot be next"));
        }
        Ok(())
    }

    fn whereabouts(&self, viewer: Option<Seat>, out: &mut Vec<u32>) {
        Held::list_hidden(self.view(viewer).dice, self.dice, out);
    }
}

playing_out! { LiarsDice, scores => scores.shares() }

impl crate::Setup for Setup {
    fn fields() -> Vec<Field> {
        Setup::stated()
    }

    fn seats(&self) -> usize {
        2
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.count(), self.face())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll(face) => write!(f, "{face}"),
            Action::Bid(bid) => write!(f, "{bid}"),
            Action::Liar => f.write_str("liar"),
        }
    }
}

impl FromStr for Action {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        match text.as_bytes() {
            b"liar" => Ok(Action::Liar),
            [face @ b'1'..=b'6'] => Ok(Action::Roll(face - b'0')),
            [count @ b'1'..=b'2', b'x', face @ b'1'..=b'6'] => {
                Ok(Action::Bid(Bid::new(count - b'0', face - b'0')))
            }
            _ => Err(unreadable(text, "una faccia, 1x1 … 2x6 o liar", "a face, 1x1 … 2x6 or liar")),
        }
    }
}
