//! The cards that there can be, and piles of them.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use table::{Rng, Trouble};

table::named! {
    /// A banner: a fifth of the cards. The mercenaries serve under none.
    #[derive(Default, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    Banner:
    /// The Tower: walls and guards.
    Tower "tower";
    /// The Wind: horses and roads.
    Wind "wind";
    /// The Ember: fire and engines.
    Ember "ember";
    /// The Night: spies and graves.
    Night "night";
    /// No banner: the mercenaries, of whom a deck may hold any number.
    #[default]
    Free "free";
}

/// The most cards of each banner in a set: the letter that stands for them, and how many.
const LAYOUT: [(Banner, char, u8); 5] = [
    (Banner::Tower, 't', 29),
    (Banner::Wind, 'w', 29),
    (Banner::Ember, 'e', 29),
    (Banner::Night, 'n', 29),
    (Banner::Free, 'm', 12),
];

impl Banner {
    /// The letter of its cards.
    pub const fn letter(self) -> char {
        LAYOUT[self as usize].1
    }

    /// The most cards of this banner in a set.
    pub const fn most(self) -> usize {
        LAYOUT[self as usize].2 as usize
    }

    /// The index of its first card.
    const fn first(self) -> u8 {
        let (mut at, mut first) = (0, 0);
        while at < self as usize {
            first += LAYOUT[at].2;
            at += 1;
        }
        first
    }
}

table::card! {
    /// A card as it is printed: of the Tower (`t1` …), the Wind (`w1` …), the Ember (`e1` …), the Night (`n1` …), or a
    /// mercenary (`m1` …). Copies of it are not told apart.
    Card, 128, Card::written;
    "t12, w3, e7, n20", "m1";
}

impl Card {
    /// The first card there can be.
    pub(crate) const FIRST: Card = Card(0);

    /// The card of a banner at an index from 0; `None` beyond the most there can be.
    pub fn new(banner: Banner, at: usize) -> Option<Self> {
        (at < banner.most()).then(|| Card(banner.first() + at as u8))
    }

    /// Its banner, and its index among the cards of that banner.
    pub fn place(self) -> (Banner, usize) {
        let of =
            Banner::ALL.into_iter().rev().find(|banner| banner.first() <= self.0).unwrap_or(Banner::Tower);
        (of, usize::from(self.0 - of.first()))
    }

    /// Its banner.
    pub fn banner(self) -> Banner {
        self.place().0
    }

    /// The letter of its banner, and its index.
    fn written(self) -> (char, usize) {
        let (banner, at) = self.place();
        (banner.letter(), at)
    }
}

/// Cards without order, several copies of one among them: a deck, a hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bag {
    copies: [u8; Card::COUNT],
    len: u16,
    /// Which eights of places hold any card, a bit each: most hold none.
    eights: u16,
}

impl Bag {
    /// No card.
    pub const EMPTY: Bag = Bag { copies: [0; Card::COUNT], len: 0, eights: 0 };

    /// How many copies of this card there are.
    pub const fn count(&self, card: Card) -> u8 {
        self.copies[card.index()]
    }

    /// Is one there?
    pub const fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Puts copies in.
    pub fn add(&mut self, card: Card, copies: u8) {
        self.copies[card.index()] += copies;
        self.len += u16::from(copies);
        self.eights |= u16::from(copies > 0) << (card.index() / 8);
    }

    /// Takes one copy out; says whether there was one.
    pub fn take(&mut self, card: Card) -> bool {
        let there = self.has(card);
        if there {
            self.copies[card.index()] -= 1;
            self.len -= 1;
            let eight = card.index() / 8;
            self.eights &= !(u16::from(self.eight(eight) == 0) << eight);
        }
        there
    }

    /// Puts all of those in.
    pub fn pour(&mut self, others: &Bag) {
        self.copies.iter_mut().zip(&others.copies).for_each(|(here, there)| *here += there);
        self.len += others.len;
        self.eights |= others.eights;
    }

    /// Eight places as a number, the first the lowest.
    #[inline]
    fn eight(&self, at: usize) -> u64 {
        self.copies.as_chunks().0.get(at).map_or(0, |eight| u64::from_le_bytes(*eight))
    }

    /// These without those; what is not here is not missed.
    #[must_use]
    pub fn less(&self, others: &Bag) -> Bag {
        let mut less = *self;
        less.copies
            .iter_mut()
            .zip(&others.copies)
            .for_each(|(here, there)| *here = here.saturating_sub(*there));
        less.len = less.copies.iter().map(|copies| u16::from(*copies)).sum();
        less.eights = (0..16).map(|at| u16::from(less.eight(at) > 0) << at).sum();
        less
    }

    /// Are all of those here?
    pub fn holds(&self, others: &Bag) -> bool {
        self.copies.iter().zip(&others.copies).fold(true, |all, (here, there)| all & (here >= there))
    }

    /// The card on which a number below [`Bag::len`] falls, the copies counted through by number.
    pub(crate) fn nth(&self, mut nth: usize) -> Card {
        for (card, copies) in self.iter() {
            if nth < usize::from(copies) {
                return card;
            }
            nth -= usize::from(copies);
        }
        Card::FIRST
    }

    /// One copy taken out, each as likely.
    pub(crate) fn draw(&mut self, rng: &mut Rng) -> Card {
        let card = self.nth(rng.below(self.len()));
        self.take(card);
        card
    }

    /// How many there are, copies counted.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Is there none?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Each different card with its copies, by number.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> {
        Kinds { bag: self, eights: self.eights, first: 0, rest: 0 }
    }

    /// Every copy, by number.
    pub fn each(&self) -> impl Iterator<Item = Card> {
        self.iter().flat_map(|(card, copies)| std::iter::repeat_n(card, usize::from(copies)))
    }
}

/// The different cards of a bag. Eight places are looked at together, as most of them are empty.
struct Kinds<'a> {
    bag: &'a Bag,
    /// The eights that come.
    eights: u16,
    /// The first place of this eight.
    first: u8,
    /// What is left of it.
    rest: u64,
}

impl Iterator for Kinds<'_> {
    type Item = (Card, u8);

    #[inline]
    fn next(&mut self) -> Option<(Card, u8)> {
        if self.rest == 0 {
            if self.eights == 0 {
                return None;
            }
            let at = self.eights.trailing_zeros();
            self.eights &= self.eights - 1;
            (self.first, self.rest) = (8 * at as u8, self.bag.eight(at as usize));
        }
        let place = self.rest.trailing_zeros() & !7;
        let copies = (self.rest >> place) as u8;
        self.rest &= !(0xff << place);
        Some((Card(self.first + (place / 8) as u8), copies))
    }
}

/// Most piles of a table are empty, and searches hash tables all the time.
impl Hash for Bag {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u16(self.len);
        if self.len > 0 {
            state.write(&self.copies);
        }
    }
}

impl Default for Bag {
    fn default() -> Self {
        Bag::EMPTY
    }
}

impl FromIterator<(Card, u8)> for Bag {
    fn from_iter<I: IntoIterator<Item = (Card, u8)>>(cards: I) -> Self {
        let mut bag = Bag::EMPTY;
        cards.into_iter().for_each(|(card, copies)| bag.add(card, copies));
        bag
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().map(|card| (card, 1)).collect()
    }
}

/// `t1+2*m3`: a copy of t1, two of m3; `-` for none.
impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (at, (card, copies)) in self.iter().enumerate() {
            let and = if at > 0 { "+" } else { "" };
            match copies {
                1 => write!(f, "{and}{card}")?,
                _ => write!(f, "{and}{copies}*{card}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bag {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let mut bag = Bag::EMPTY;
        if text == "-" {
            return Ok(bag);
        }
        for part in text.split('+') {
            let (copies, card) = part.split_once('*').unwrap_or(("1", part));
            let copies = copies.parse().ok().filter(|n| (1..=200).contains(n)).ok_or_else(|| {
                Trouble::say(
                    format!("«{part}»: le copie sono un numero da 1 a 200"),
                    format!("'{part}': the copies are a number from 1 to 200"),
                )
            })?;
            let card: Card = card.parse()?;
            if bag.has(card) || bag.len() + usize::from(copies) > 200 {
                return Err(Trouble::say(
                    format!("«{part}»: la carta c'è già, oppure le carte sono più di 200"),
                    format!("'{part}': the card is there already, or there are more than 200 cards"),
                ));
            }
            bag.add(card, copies);
        }
        Ok(bag)
    }
}
