//! The physical cards, and sets of them.

use std::fmt;
use std::str::FromStr;

use table::Trouble;

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

impl Card {
    /// How many indices there are.
    pub const COUNT: usize = 128;

    /// The card of a kind at an index from 0; `None` beyond the most there can be.
    pub fn new(kind: Kind, at: usize) -> Option<Self> {
        let (first, most) = kind.range();
        (at < most).then_some(Card((first + at) as u8))
    }

    /// The card of an index below [`Card::COUNT`].
    pub(crate) const fn at(index: u8) -> Self {
        Card(index)
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
        Cards(((1 << count.min(most)) - 1) << first)
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
        let all = (0..Card::COUNT as u8).map(Card);
        let mut found = all.filter(|card| text.starts_with(card.kind().letter()));
        found.find(|card| card.to_string() == text).ok_or_else(|| {
            Trouble::say(
                format!("«{text}» non è una carta: è attesa una scrittura come s12, b3, a1, p4 o u7"),
                format!("'{text}' is no card: something like s12, b3, a1, p4 or u7 is expected"),
            )
        })
    }
}

/// A set of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u128);

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

    /// The first by number.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// By number: Saints, Beatitudini, Advocati, Prove, Supporti.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left.remove(card);
            Some(card)
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
