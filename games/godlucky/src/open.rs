//! What everybody at the table sees, spectators included.

use std::ops::Deref;

use arrayvec::ArrayVec;
use table::{Agenda, Scores, Seat, Seats};

use crate::card::MAX_OBJECTS;
use crate::cards::tables::Tables;
use crate::setup::six_captures;
use crate::step::Step;
use crate::{Card, Cards, Face, Points, Portal, Setup};

/// The most seats [1.2].
pub const SEATS: usize = 6;

/// The public part of a table. Nothing hidden may stand here: views carry it as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Open {
    /// The switches and the cards.
    pub setup: Setup,
    /// What is still to be done.
    pub agenda: Agenda<Step>,
    /// One place per seat.
    pub places: ArrayVec<Place, SEATS>,
    /// The rolls for who chooses first; 0 before.
    pub precedence: [u8; SEATS],
    /// The first to play, once the characters are chosen.
    pub first: Option<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns begun, skipped ones included.
    pub turns: u16,
    /// Is it the second phase, Diffondi il credo?
    pub second: bool,
    /// Does the second phase begin with the next turn?
    pub dawn: bool,
    /// Is this turn an extra one?
    pub extra: bool,
    /// Does the active seat get another turn after this one?
    pub again: bool,
    /// Is this a turn in which everybody is mad?
    pub wild: bool,
    /// How many such turns are still to come.
    pub frenzy: u8,
    /// Who plays next instead of the usual seat.
    pub next: Option<Seat>,
    /// The direction that a mad one chose before rolling: is it back?
    pub backward: Option<bool>,
    /// The laid cards of the board along the path.
    pub board: ArrayVec<u8, 20>,
    /// The starting and the added cards that are not laid, as bits by number.
    pub supply: u32,
    /// The events that have not been drawn, as bits by number.
    pub events: u32,
    /// The event drawn last.
    pub event: Option<u8>,
    /// The discarded objects, the newest last.
    pub discards: Discards,
    /// Cards that are out of the game.
    pub banished: Cards,
    /// Sacred objects and miracles that lie face up: they are spent until their owner's next turn.
    pub up: Cards,
    /// Held cards that everybody knows where they are.
    pub public: Cards,
    /// Swapped points, the newest last.
    pub swaps: ArrayVec<Swap, 8>,
    /// The dice on the table.
    pub dice: ArrayVec<Die, 2>,
    /// The coin on the table.
    pub coin: Option<Coin>,
    /// The most that the card allows to stake, while it is staked; otherwise the most there can be.
    pub stake: u8,
    /// The fight that is being fought.
    pub fight: Option<Fight>,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// Discarded objects, the newest last; as each is one card, there is room for all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Discards {
    cards: ArrayVec<Card, MAX_OBJECTS>,
    set: Cards,
}

impl Discards {
    /// The same without their order.
    #[inline]
    pub fn set(&self) -> Cards {
        self.set
    }

    pub(crate) fn push(&mut self, card: Card) {
        self.cards.push(card);
        self.set.add(card);
    }

    pub(crate) fn pop(&mut self) -> Option<Card> {
        let card = self.cards.pop()?;
        self.set.remove(card);
        Some(card)
    }
}

impl Deref for Discards {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards
    }
}

/// A seat's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The character's index, once chosen.
    pub god: Option<u8>,
    /// Faith, 1 to 10 and beyond at the end.
    pub faith: u8,
    /// Corruption, 1 to 10.
    pub corruption: u8,
    /// Mad?
    pub mad: bool,
    /// Where the pawn stands.
    pub spot: Spot,
    /// Turns to lose.
    pub skip: u8,
    /// Has the ability been used since the last turn began?
    pub spent: bool,
    /// Has a die been changed since the last turn began (Folle accelerato)?
    pub changed: bool,
    /// Miracles held: ties look at them.
    pub miracles: u8,
    /// Ordinary objects in hand.
    pub objects: u8,
}

/// Where a pawn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A laid card, by its place along the path from 0.
    Board(u8),
    /// A space of Heaven or Hell, 1 to 3.
    Portal(Portal, u8),
}

/// Points swapped for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Swap {
    /// Which.
    pub points: Points,
    /// Who swapped.
    pub by: Seat,
    /// With whom.
    pub with: Seat,
    /// Only for the fight that is being fought? Otherwise until the swapper's next turn.
    pub fight: bool,
}

/// A die on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die {
    /// Whose; `None` is the Folle Etto's.
    pub seat: Option<Seat>,
    /// 3 or 6.
    pub sides: u8,
    /// What it shows; 0 before it is rolled.
    pub face: u8,
    /// What is added to it.
    pub bonus: u8,
    /// Changed for a point of Corruption that is still to be paid?
    pub owed: bool,
    /// Turned to its face by somebody, not fallen on it?
    pub turned: bool,
}

/// The coin on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Coin {
    /// Who tosses it.
    pub by: Seat,
    /// The face that the toss is about: called, guessed or printed.
    pub call: Face,
    /// What it shows; `None` before it falls.
    pub face: Option<Face>,
}

/// Who fights whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fight {
    /// Who began.
    pub by: Seat,
    /// Against whom; `None` is the Folle Etto.
    pub with: Option<Seat>,
    /// Faith won beyond the usual.
    pub extra: u8,
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Ten Faith.
    Faith(Seat),
    /// The Folle Etto was captured.
    Captured(Seat),
    /// Everybody else is mad.
    LastSane(Seat),
    /// Everybody is mad.
    AllMad,
    /// The cap of rounds: the most Faith.
    Cap(Seat),
}

impl Ending {
    /// Who won.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Ending::Faith(seat) | Ending::Captured(seat) | Ending::LastSane(seat) | Ending::Cap(seat) => {
                Some(seat)
            }
            Ending::AllMad => None,
        }
    }
}

impl Die {
    /// A die to be rolled.
    pub fn new(seat: Option<Seat>, sides: u8) -> Self {
        Die { seat, sides, face: 0, bonus: 0, owed: false, turned: false }
    }

    /// Face and bonus together.
    pub fn total(&self) -> u8 {
        self.face + self.bonus
    }
}

impl Open {
    /// How many seats there are.
    pub fn seats(&self) -> usize {
        usize::from(self.setup.seats)
    }

    /// All seats, in order of play from this one on [2.2].
    pub fn from(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (n, first) = (self.seats(), seat.index());
        (0..n).map(move |i| Seat::new((if i <= first { first - i } else { first + n - i }) as u8))
    }

    /// Who plays after this seat: choice goes clockwise, play the other way.
    pub fn after(&self, seat: Seat) -> Seat {
        self.from(seat).nth(1).unwrap_or(seat)
    }

    /// What is looked up about the cards.
    #[inline]
    pub(crate) fn tables(&self) -> &'static Tables {
        self.setup.cards.cards().tables()
    }

    /// A seat's place.
    #[inline]
    pub fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    #[inline]
    pub(crate) fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    /// Whom madness has not taken.
    pub fn sane(&self) -> Seats {
        self.those(|place| !place.mad)
    }

    /// Who stands on the board, not in Heaven or Hell.
    pub fn on_board(&self) -> Seats {
        self.those(|place| matches!(place.spot, Spot::Board(_)))
    }

    /// The seats of whose place this is true.
    #[inline]
    pub(crate) fn those(&self, holds: impl Fn(&Place) -> bool) -> Seats {
        let seats = Seat::all(SEATS).zip(&self.places);
        seats.fold(Seats::NONE, |those, (seat, place)| if holds(place) { those.with(seat) } else { those })
    }

    /// Whose die a step is about, which sets it.
    pub(crate) fn die_of(&self, step: Step) -> Option<Seat> {
        let Step::SetFace(_, die) = step else { return None };
        self.dice.get(usize::from(die)).and_then(|die| die.seat)
    }

    /// Does the challenger's die alone capture the Folle Etto: a 6 on which it fell [16.3]?
    pub(crate) fn is_natural_six(&self, die: Die) -> bool {
        die.face == 6 && !die.turned && six_captures(self.setup.rules)
    }

    /// Whose points a seat shows: its own, or those that the one it has swapped with showed before [15.1].
    pub fn shows(&self, seat: Seat, points: Points) -> Seat {
        self.swaps.iter().rev().filter(|swap| swap.points == points).fold(seat, |shown, swap| {
            if shown == swap.by {
                swap.with
            } else if shown == swap.with {
                swap.by
            } else {
                shown
            }
        })
    }

    /// The Faith or Corruption that a seat shows.
    pub fn shown(&self, seat: Seat, points: Points) -> u8 {
        let of = self.place(self.shows(seat, points));
        match points {
            Points::Faith => of.faith,
            Points::Corruption => of.corruption,
        }
    }

    /// Whose turn of how many that was: the round, from 1 [16.6].
    pub fn round(&self) -> u16 {
        self.turns.saturating_sub(1) / u16::from(self.setup.seats) + 1
    }

    /// Real Faith per seat, nothing for the mad, and the winner.
    pub(crate) fn scores(&self) -> Scores {
        let points: ArrayVec<i32, SEATS> =
            self.places.iter().map(|place| if place.mad { 0 } else { i32::from(place.faith) }).collect();
        let winner = self.ending.and_then(Ending::winner);
        Scores::new(&points, winner.map_or(Seats::NONE, Seats::one))
    }
}
