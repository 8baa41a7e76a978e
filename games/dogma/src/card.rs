//! The cards of the box.

use std::fmt;
use std::num::NonZeroU128;

/// What a card is. [1.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// A Prophet.
    Prophet,
    /// A Cult card of a religion.
    Cult(Religion),
    /// A Relic.
    Relic,
    /// A Divine Intervention.
    Divine,
}

table::named! {
    /// A religion. [1.6]
    #[derive(serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    Religion:
    /// Christian.
    Christian "christian";
    /// Islamic.
    Islamic "islamic";
    /// Jewish.
    Jewish "jewish";
    /// Buddhist.
    Buddhist "buddhist";
}

/// How many cards each family has.
const LAYOUT: [(Family, u8); 7] = [
    (Family::Prophet, 27),
    (Family::Cult(Religion::Christian), 16),
    (Family::Cult(Religion::Islamic), 16),
    (Family::Cult(Religion::Jewish), 16),
    (Family::Cult(Religion::Buddhist), 16),
    (Family::Relic, 9),
    (Family::Divine, 9),
];

/// The families in order, with the word of each in files of cards and on the page.
pub(crate) const FAMILIES: [(Family, &str); 7] = [
    (Family::Prophet, "prophet"),
    (Family::Cult(Religion::Christian), "christian"),
    (Family::Cult(Religion::Islamic), "islamic"),
    (Family::Cult(Religion::Jewish), "jewish"),
    (Family::Cult(Religion::Buddhist), "buddhist"),
    (Family::Relic, "relic"),
    (Family::Divine, "divine"),
];

/// How many copies of each Divine Intervention are in the box; of every other card there is one.
pub const DIVINE_COPIES: u8 = 2;

table::card! {
    /// A card as it is printed: a Prophet (`p1` …), a Cult card (`c1` … Christian, `i1` … Islamic, `j1` … Jewish, `b1` … Buddhist),
    /// a Relic (`r1` …) or a Divine Intervention (`d1` …). The two copies of an Intervention are not told apart.
    #[derive(Default)]
    Card, 109, Card::written;
    "p3, c12, i1, j16, b7, r2", "d9";
}

/// A set of cards.
pub type Cards = table::Cards<Card>;

impl Card {
    /// Every Prophet.
    pub(crate) const PROPHETS: Cards = Cards::of_bits((1 << LAYOUT[0].1) - 1);

    /// Every Relic.
    pub(crate) const RELICS: Cards = Cards::of_bits(((1 << 9) - 1) << 91);

    /// Every Divine Intervention.
    pub(crate) const DIVINES: Cards = Cards::of_bits(((1 << DIVINES) - 1) << FIRST_DIVINE);

    /// The card of a family at an index from 0; `None` beyond the last.
    pub fn new(family: Family, at: usize) -> Option<Self> {
        let mut first = 0;
        for (of, count) in LAYOUT {
            if of == family {
                return (at < usize::from(count)).then(|| Card(first + at as u8));
            }
            first += count;
        }
        None
    }

    /// Its family, and its index in it.
    pub const fn place(self) -> (Family, usize) {
        let (mut at, mut first) = (0, 0);
        while self.0 >= first + LAYOUT[at].1 && at + 1 < LAYOUT.len() {
            first += LAYOUT[at].1;
            at += 1;
        }
        (LAYOUT[at].0, (self.0 - first) as usize)
    }

    /// The letter of its family, and its index in it.
    fn written(self) -> (char, usize) {
        let (family, at) = self.place();
        (family.letter(), at)
    }

    /// Its family.
    #[inline]
    pub const fn family(self) -> Family {
        self.place().0
    }

    /// Is it a Prophet?
    #[inline]
    pub const fn is_prophet(self) -> bool {
        self.0 < LAYOUT[0].1
    }

    /// Is it a Divine Intervention?
    #[inline]
    pub const fn is_divine(self) -> bool {
        self.0 >= 100
    }

    /// Is it a Relic?
    #[inline]
    pub const fn is_relic(self) -> bool {
        self.0 >= 91 && self.0 < 100
    }

    /// Is it a Cult card?
    #[inline]
    pub const fn is_cult(self) -> bool {
        self.0 >= LAYOUT[0].1 && self.0 < 91
    }

    /// How many of it are in a box.
    #[inline]
    pub const fn copies(self) -> u8 {
        if self.is_divine() { DIVINE_COPIES } else { 1 }
    }

    /// Every Prophet.
    pub fn prophets() -> impl DoubleEndedIterator<Item = Card> {
        (0..LAYOUT[0].1).map(Card)
    }
}

/// Cards of one box, copies counted: a pile, a pack, a box. One integer, for truths hold many: a one for each card by number, and
/// further up one for the second copy of each Intervention. The topmost is always there, so that a pack that may be missing takes
/// no more room than one that is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag(NonZeroU128);

const DIVINES: u8 = LAYOUT[6].1;
const FIRST_DIVINE: u8 = Card::COUNT as u8 - DIVINES;
const KINDS: u128 = (1 << Card::COUNT) - 1;
const ALL: u128 = (1 << (Card::COUNT as u8 + DIVINES)) - 1;

impl Bag {
    /// No card.
    pub const EMPTY: Bag = Bag(NonZeroU128::MIN.saturating_add(u128::MAX >> 1));

    const fn of(bits: u128) -> Self {
        Bag(Bag::EMPTY.0.saturating_add(bits))
    }

    const fn bits(&self) -> u128 {
        self.0.get() & ALL
    }

    /// A whole box.
    pub const fn whole() -> Self {
        Bag::of(ALL)
    }

    /// The bits of a card: of the first copy, and of the second, if there is one.
    #[inline]
    const fn copies(card: Card) -> (u128, u128) {
        (1 << card.0, if card.is_divine() { 1 << (card.0 + DIVINES) } else { 0 })
    }

    /// How many of this card there are, 0 to 2.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        let (first, second) = Bag::copies(card);
        u8::from(self.bits() & first != 0) + u8::from(self.bits() & second != 0)
    }

    /// Is one there?
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.bits() >> card.0 & 1 == 1
    }

    /// Puts one in; one more than a box holds is not kept.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let (first, second) = Bag::copies(card);
        *self = Bag::of(self.bits() | if self.bits() & first == 0 { first } else { second });
    }

    /// Takes one out; says whether there was one.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let (first, second) = Bag::copies(card);
        let there = self.has(card);
        *self = Bag::of(self.bits() & !if self.bits() & second == 0 { first } else { second });
        there
    }

    /// Takes these cards out, one of each as often as it is named.
    #[inline]
    pub fn take_all(&mut self, cards: impl IntoIterator<Item = Card>) {
        cards.into_iter().for_each(|card| {
            self.take(card);
        });
    }

    /// How many there are, copies counted.
    #[inline]
    pub const fn len(&self) -> usize {
        self.bits().count_ones() as usize
    }

    /// Is none there?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.bits() == 0
    }

    /// The different cards, by number.
    #[inline]
    pub const fn kinds(&self) -> Cards {
        Cards::of_bits(self.bits() & KINDS)
    }

    /// The Interventions of which both copies are there.
    #[inline]
    pub const fn doubles(&self) -> Cards {
        Cards::of_bits(self.bits() >> DIVINES & KINDS & !((1 << FIRST_DIVINE) - 1))
    }

    /// Every card, copies one after the other, by number.
    pub fn each(&self) -> impl Iterator<Item = Card> + use<> {
        let doubles = self.doubles();
        self.kinds()
            .iter()
            .flat_map(move |card| std::iter::repeat_n(card, 1 + usize::from(doubles.has(card))))
    }
}

impl Default for Bag {
    fn default() -> Self {
        Bag::EMPTY
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut bag = Bag::EMPTY;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.each().map(|card| card.to_string()).collect::<Vec<_>>().join("+"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_families_stand_where_their_numbers_say() {
        for card in Card::all() {
            let (family, at) = card.place();
            assert_eq!(Card::new(family, at), Some(card));
            assert_eq!(card.to_string().parse(), Ok(card));
            let says = (card.is_prophet(), card.is_cult(), card.is_relic(), card.is_divine());
            let is = match family {
                Family::Prophet => (true, false, false, false),
                Family::Cult(_) => (false, true, false, false),
                Family::Relic => (false, false, true, false),
                Family::Divine => (false, false, false, true),
            };
            assert_eq!(says, is, "{card}");
        }
        assert_eq!(Card::new(Family::Relic, 9), None);
        for wrong in ["", "p0", "p28", "c17", "x1", "p01", "p+1", "é1"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_box_holds_two_of_each_intervention() {
        let mut bag = Bag::whole();
        assert_eq!((bag.len(), bag.kinds().len()), (27 + 64 + 9 + 18, 109));
        let divine = "d4".parse().unwrap();
        assert!(bag.take(divine) && bag.count(divine) == 1);
        assert!(bag.take(divine) && !bag.has(divine) && !bag.take(divine));
        bag.add(divine);
        assert_eq!((bag.count(divine), bag.each().count()), (1, 117));
        assert_eq!((bag.doubles().len(), bag.doubles().has(divine)), (8, false));
        assert_eq!(size_of::<Option<Bag>>(), size_of::<u128>());
    }
}
