//! Cards that can be held, objects and miracles, and sets of them.

use std::fmt;
use std::str::FromStr;

use table::{Numbered, Trouble};

/// The most objects in a set of cards; miracles have the numbers after them.
pub const MAX_OBJECTS: usize = 40;
/// The most miracles in a set of cards.
pub const MAX_MIRACLES: usize = 24;

/// An object (`o1` …) or a miracle (`m1` …).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A set of cards.
pub type Cards = table::Cards<Card>;

impl Numbered for Card {
    fn numbered(number: u8) -> Self {
        Card(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}

impl Card {
    /// The object at an index below [`MAX_OBJECTS`].
    pub const fn object(index: usize) -> Self {
        Card(index as u8)
    }

    /// The miracle at an index below [`MAX_MIRACLES`].
    pub const fn of_miracle(index: usize) -> Self {
        Card((MAX_OBJECTS + index) as u8)
    }

    /// A number below 64, objects first.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The index among the miracles, if it is one.
    pub fn miracle(self) -> Option<usize> {
        self.index().checked_sub(MAX_OBJECTS)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.miracle() {
            Some(at) => write!(f, "m{}", at + 1),
            None => write!(f, "o{}", self.0 + 1),
        }
    }
}

impl FromStr for Card {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let found = (0..MAX_OBJECTS).map(Card::object).chain((0..MAX_MIRACLES).map(Card::of_miracle));
        found.into_iter().find(|card| card.to_string() == text).ok_or_else(|| {
            Trouble::say(
                format!("«{text}» non è una carta: è attesa una scrittura come o12 o m3"),
                format!("'{text}' is no card: something like o12 or m3 is expected"),
            )
        })
    }
}
