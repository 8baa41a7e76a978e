//! The physical cards, and sets of them.

use crate::cards::Kind;

/// The most cards of each kind in a set of cards, in the order of [`Kind`]: the letter that stands for them, and how many.
const LAYOUT: [(Kind, char, usize); 5] = [
    (Kind::Saint, 's', 40),
    (Kind::Beatitude, 'b', 28),
    (Kind::Advocate, 'a', 12),
    (Kind::Trial, 'p', 20),
    (Kind::Support, 'u', 28),
];

/// For each card its kind, and its index among its kind.
const PLACES: [(Kind, u8); Card::COUNT] = {
    let (mut places, mut kind, mut card) = ([(Kind::Saint, 0); Card::COUNT], 0, 0);
    while kind < LAYOUT.len() {
        let mut at = 0;
        while at < LAYOUT[kind].2 {
            places[card] = (LAYOUT[kind].0, at as u8);
            (at, card) = (at + 1, card + 1);
        }
        kind += 1;
    }
    places
};

table::card! {
    /// A physical card: a Saint (`s1` …), a Beatitudine (`b1` …), an Advocatus (`a1` …), a Prova (`p1` …), a Supporto (`u1` …).
    #[derive(Default)]
    Card, 128, Card::written;
    "s12, b3, a1, p4", "u7";
}

/// A set of cards.
pub type Cards = table::Cards<Card>;

impl Card {
    /// The card of a kind at an index from 0; `None` beyond the most there can be.
    pub fn new(kind: Kind, at: usize) -> Option<Self> {
        let (first, most) = kind.range();
        (at < most).then_some(Card((first + at) as u8))
    }

    /// Its kind, and its index among its kind.
    #[inline]
    pub fn place(self) -> (Kind, usize) {
        let (kind, at) = PLACES[self.index() % Card::COUNT];
        (kind, usize::from(at))
    }

    /// The letter of its kind, and its index.
    fn written(self) -> (char, usize) {
        let (kind, at) = self.place();
        (kind.letter(), at)
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
    /// The first index of its cards, and how many there can be.
    const fn range(self) -> (usize, usize) {
        let (mut first, mut kind) = (0, 0);
        while kind < self as usize {
            first += LAYOUT[kind].2;
            kind += 1;
        }
        (first, LAYOUT[kind].2)
    }

    /// The most cards of this kind in a set.
    pub fn most(self) -> usize {
        self.range().1
    }

    /// All cards there can be of this kind.
    #[inline]
    pub const fn cards(self) -> Cards {
        const OF: [Cards; 5] = {
            let (mut of, mut kind) = ([Cards::NONE; 5], 0);
            while kind < 5 {
                let (first, most) = LAYOUT[kind].0.range();
                of[kind] = Cards::range(first, most);
                kind += 1;
            }
            of
        };
        OF[self as usize]
    }

    /// The first cards of this kind, so many.
    pub fn first(self, count: usize) -> Cards {
        let (first, most) = self.range();
        Cards::range(first, count.min(most))
    }

    /// The letter of its cards.
    pub fn letter(self) -> char {
        LAYOUT[self as usize].1
    }
}
