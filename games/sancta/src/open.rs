//! What everybody at the table sees, spectators included.

use arrayvec::ArrayVec;
use table::{Agenda, List, Row, Scores, Seat, Seats};

use crate::cards::Standing;
use crate::step::{Step, Trigger};
use crate::{Card, Cards, Setup};

/// The most seats [2.1].
pub const SEATS: usize = 6;
/// The places of the Santuario [4.2].
pub const SLOTS: usize = 4;
/// The most Saints in a Rosa: all there can be, for one effect may bring many before the goal is looked at [16.1].
pub const ROSA: usize = 40;

/// The public part of a table. Nothing hidden may stand here: views carry it as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Open {
    /// The switches and the cards.
    pub setup: Setup,
    /// What is still to be done.
    pub agenda: Agenda<Step>,
    /// Abilities that have been set off and have not happened yet.
    pub waiting: List<Trigger, 8>,
    /// One place per seat.
    pub places: Row<Place, SEATS>,
    /// Who deals.
    pub dealer: Option<Seat>,
    /// Who played first.
    pub first: Option<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns begun.
    pub turns: u16,
    /// The turn in which a Saint last gained a point; 0 before.
    pub gained: u16,
    /// Turns in a row in which nothing was drawn and nothing played.
    pub idle: u8,
    /// What the turn's seat has done.
    pub done: Done,
    /// Cards that were put down from a hand in this turn: each once [3.5].
    pub played: Cards,
    /// The discards, one pile for all [1.2].
    pub discards: Cards,
    /// Held cards that everybody knows where they are.
    pub public: Cards,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// A seat's place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// The Saint that it found at the beginning.
    pub start: Option<Card>,
    /// The Saint in the Zona Attiva [4.1].
    pub active: Option<Card>,
    /// Its points.
    pub points: u8,
    /// What its level gained or lost until the end of this turn [5.4].
    pub boost: i8,
    /// The Santuario, the first to follow at index 0.
    pub santuario: Row<Card, SLOTS>,
    /// The Zona Supporti, without limit [11.3].
    pub supports: Cards,
    /// The Rosa dei Beati, which nothing leaves [4.9].
    pub rosa: Row<Card, ROSA>,
    /// Cards in hand.
    pub hand: u8,
    /// What the abilities of the Saint in the Zona Attiva and of the Supporti come to.
    pub standing: Standing,
}

/// What has been done in a turn, and what may be done beyond the usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Done {
    /// Beatitudini played.
    pub beatitudes: u8,
    /// Has the die been rolled?
    pub rolled: bool,
    /// Prove passed.
    pub trials: u8,
    /// Suffragi made.
    pub suffrages: u8,
    /// Substitutions made.
    pub substitutions: u8,
    /// Santuario places swapped since anything else was done.
    pub swaps: u8,
    /// Beatitudini (or the die) allowed beyond the usual.
    pub more_beatitudes: u8,
    /// Prove or Suffragi allowed beyond the usual.
    pub more_trials: u8,
    /// Substitutions allowed beyond the usual.
    pub more_substitutions: u8,
    /// Has anything been drawn or played?
    pub anything: bool,
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Enough Saints in the Rosa.
    Goal(Seat),
    /// So many rounds were played: who has most, or nobody alone.
    Cap(Option<Seat>),
    /// For so many rounds no Saint gained a point.
    Stall(Option<Seat>),
    /// For a whole round nothing was drawn and nothing played.
    Still(Option<Seat>),
}

impl Ending {
    /// Who won.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Ending::Goal(seat) => Some(seat),
            Ending::Cap(seat) | Ending::Stall(seat) | Ending::Still(seat) => seat,
        }
    }
}

impl Open {
    /// How many seats there are.
    pub fn seats(&self) -> usize {
        usize::from(self.setup.seats)
    }

    /// All seats in order of play, from this one on.
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.seats();
        (seat.index()..seat.index() + n).map(move |at| Seat::new((if at < n { at } else { at - n }) as u8))
    }

    /// The seat to the right, which plays next [2.1].
    pub fn after(&self, seat: Seat) -> Seat {
        self.others(seat).next().unwrap_or(seat)
    }

    /// All seats but this one, in order of play from the one after it.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.from(seat).skip(1)
    }

    /// A seat's place.
    #[inline]
    pub fn place(&self, seat: Seat) -> &Place {
        self.places.slot(seat.index())
    }

    #[inline]
    pub(crate) fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    /// The round, from 1.
    pub fn round(&self) -> u16 {
        self.turns.saturating_sub(1) / u16::from(self.setup.seats) + 1
    }

    /// Everything that lies face up [15.2]: Saints, Supporti and discards.
    pub fn face_up(&self) -> Cards {
        self.places.iter().fold(self.discards, |all, place| all.or(place.face_up()))
    }

    /// What everybody has, and who won.
    pub(crate) fn scores(&self) -> Scores {
        let points: ArrayVec<i32, SEATS> = self.places.iter().map(Place::score).collect();
        let winner = self.ending.and_then(Ending::winner);
        Scores::new(&points, winner.map_or(Seats::NONE, Seats::one))
    }
}

impl Place {
    /// A hundred for each Saint in the Rosa, and the points of the active one [16.7].
    pub fn score(&self) -> i32 {
        100 * self.rosa.len() as i32 + i32::from(self.points)
    }

    /// Every card that lies here.
    pub fn face_up(&self) -> Cards {
        let saints = self.active.iter().chain(&self.santuario).chain(&self.rosa);
        saints.copied().collect::<Cards>().or(self.supports)
    }
}
