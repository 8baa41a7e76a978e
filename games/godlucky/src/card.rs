//! Cards that can be held, objects and miracles, and sets of them.

use std::fmt;
use std::str::FromStr;

use table::Trouble;

/// The most objects in a set of cards; miracles have the numbers after them.
pub const MAX_OBJECTS: usize = 40;
/// The most miracles in a set of cards.
pub const MAX_MIRACLES: usize = 24;

/// An object (`o1` …) or a miracle (`m1` …).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

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

/// A set of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Just this card.
    pub const fn one(card: Card) -> Self {
        Cards(1 << card.0)
    }

    /// Is the card among them?
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in.
    pub fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// These and those.
    #[must_use]
    pub const fn or(self, others: Cards) -> Self {
        Cards(self.0 | others.0)
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, others: Cards) -> Self {
        Cards(self.0 & others.0)
    }

    /// These without those.
    #[must_use]
    pub const fn less(self, others: Cards) -> Self {
        Cards(self.0 & !others.0)
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// By number, objects first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let card = Card(left.trailing_zeros() as u8);
                left &= left - 1;
                card
            })
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, |all, card| all.or(Cards::one(card)))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.iter().map(|card| card.to_string()).collect::<Vec<_>>().join("+"))
    }
}
