//! Seats and sets of seats.

use std::fmt;
use std::str::FromStr;

use crate::{Text, Trouble};

/// The most seats a table can have.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 in order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, which must be below [`MAX_SEATS`]; larger numbers wrap.
    #[inline]
    pub const fn new(number: u8) -> Self {
        Seat(number % MAX_SEATS as u8)
    }

    /// The seat's number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The opposite seat at a table of two.
    #[inline]
    pub const fn other(self) -> Self {
        Seat(self.0 ^ 1)
    }

    /// All seats of a table of `count`, in order of play.
    #[inline]
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Seat)
    }

    /// Everybody who can look at a table of `count`: the seats in order of play, then a spectator.
    pub fn viewers(count: usize) -> impl DoubleEndedIterator<Item = Option<Seat>> + Clone {
        Seat::all(count).map(Some).chain([None])
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        match text.as_bytes() {
            [digit @ b'0'..=b'7'] => Ok(Seat(digit - b'0')),
            _ => Err(Trouble::new(Text::new(
                format!("«{text}» non è un posto: è atteso un numero da 0 a 7"),
                format!("'{text}' is no seat: a number from 0 to 7 is expected"),
            ))),
        }
    }
}

crate::set_of! {
    /// A set of seats, listed in order of play.
    Seats(u8): Seat, MAX_SEATS, seat => seat.0, number => Seat(number)
}

impl Seats {
    /// Every seat of a table of `count`.
    #[inline]
    pub const fn all(count: usize) -> Self {
        Seats(((1u16 << count) - 1) as u8)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}
