//! The physical cards, and sets of them.

use std::fmt;
use std::str::FromStr;

use table::{Numbered, Trouble};

use crate::cards::Kind;

/// The most cards of each kind in a set of cards: the letter that stands for them, and how many.
const LAYOUT: [(Kind, char, usize); 5] = [
    (Kind::Saint, 's', 40),
    (Kind::Beatitude, 'b', 28),
    (Kind::Advocate, 'a', 12),
    (Kind::Trial, 'p', 20),
    (Kind::Support, 'u', 28),
];

/// A physical card: a Saint (`s1` …), a Beatitudine (`b1` …), an Advocatus (`a1` …), a Prova (`p1` …), a Supporto (`u1` …).
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
    /// How many indices there are.
    pub const COUNT: usize = 128;

    /// The card of a kind at an index from 0; `None` beyond the most there can be.
    pub fn new(kind: Kind, at: usize) -> Option<Self> {
        let (first, most) = kind.range();
        (at < most).then_some(Card((first + at) as u8))
    }

    /// A number below [`Card::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its kind, and its index among its kind.
    pub fn place(self) -> (Kind, usize) {
        let mut first = 0;
        for (kind, _, most) in LAYOUT {
            if self.index() < first + most {
                return (kind, self.index() - first);
            }
            first += most;
        }
        (Kind::Support, 0)
    }

    /// Its kind.
    pub fn kind(self) -> Kind {
        self.place().0
    }

    /// Its index among the Saints, if it is one.
    pub fn saint(self) -> Option<usize> {
        let (kind, at) = self.place();
        (kind == Kind::Saint).then_some(at)
    }
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [Kind::Saint, Kind::Beatitude, Kind::Advocate, Kind::Trial, Kind::Support];

    /// The first index of its cards, and how many there can be.
    fn range(self) -> (usize, usize) {
        let mut first = 0;
        for (kind, _, most) in LAYOUT {
            if kind == self {
                return (first, most);
            }
            first += most;
        }
        (first, 0)
    }

    /// The most cards of this kind in a set.
    pub fn most(self) -> usize {
        self.range().1
    }

    /// All cards there can be of this kind.
    pub fn cards(self) -> Cards {
        self.first(self.most())
    }

    /// The first cards of this kind, so many.
    pub fn first(self, count: usize) -> Cards {
        let (first, most) = self.range();
        Cards::range(first, count.min(most))
    }

    /// The letter of its cards.
    pub fn letter(self) -> char {
        LAYOUT.iter().find(|(kind, ..)| *kind == self).map_or('?', |(_, letter, _)| *letter)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, at) = self.place();
        write!(f, "{}{}", kind.letter(), at + 1)
    }
}

impl FromStr for Card {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let mut found =
            Cards::range(0, Card::COUNT).iter().filter(|card| text.starts_with(card.kind().letter()));
        found.find(|card| card.to_string() == text).ok_or_else(|| {
            Trouble::say(
                format!("«{text}» non è una carta: è attesa una scrittura come s12, b3, a1, p4 o u7"),
                format!("'{text}' is no card: something like s12, b3, a1, p4 or u7 is expected"),
            )
        })
    }
}
