//! Cards by number, and sets of them.

use std::fmt;
use std::marker::PhantomData;

/// A physical card of a game in which every card has a number of its own, below 128.
pub trait Numbered: Copy {
    /// The card with this number.
    fn numbered(number: u8) -> Self;

    /// Its number.
    fn number(self) -> u8;
}

/// The physical cards of a game, each with a number of its own: how many there can be, what gives a card's letter and its index among
/// the cards of that letter, as which it is written and read back, and, for the sentence about a text that is no card, examples.
///
/// ```
/// table::card! {
///     /// A jewel (`j1` …) or a coin (`c1` …).
///     Card, 5, |card: Card| if card.index() < 3 { ('j', card.index()) } else { ('c', card.index() - 3) };
///     "j1, j3", "c2";
/// }
///
/// assert_eq!(Card::all().map(|card| card.to_string()).collect::<Vec<_>>(), ["j1", "j2", "j3", "c1", "c2"]);
/// assert_eq!("c1".parse::<Card>().map(Card::index), Ok(3));
/// let trouble = "c01".parse::<Card>().unwrap_err().text.en;
/// assert_eq!(trouble, "'c01' is no card: something like j1, j3 or c2 is expected");
/// ```
#[macro_export]
macro_rules! card {
    ($(#[$about:meta])* $Card:ident, $count:expr, $written:expr; $some:literal, $last:literal;) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Card(u8);

        impl $crate::Numbered for $Card {
            fn numbered(number: u8) -> Self {
                $Card(number)
            }

            fn number(self) -> u8 {
                self.0
            }
        }

        impl $Card {
            /// How many numbers there are.
            pub const COUNT: usize = $count;

            /// Its number, for indexing.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Every card there can be.
            pub fn all() -> impl DoubleEndedIterator<Item = $Card> {
                (0..$Card::COUNT as u8).map($Card)
            }
        }

        impl ::std::fmt::Display for $Card {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let (letter, at) = $written(*self);
                write!(f, "{letter}{}", at + 1)
            }
        }

        impl ::std::str::FromStr for $Card {
            type Err = $crate::Trouble;

            fn from_str(text: &str) -> Result<Self, $crate::Trouble> {
                let mut rest = text.chars();
                let (letter, nth) = (rest.next(), rest.as_str().parse().ok());
                let mut alike = $Card::all().filter(|card| {
                    let (begins, at) = $written(*card);
                    letter == Some(begins) && nth == Some(at + 1)
                });
                // '+3' and '03' are no way to write 3.
                alike.find(|card| card.to_string() == text).ok_or_else(|| {
                    let (it, en) = (concat!($some, " o ", $last), concat!($some, " or ", $last));
                    $crate::Trouble::say(
                        format!("«{text}» non è una carta: è attesa una scrittura come {it}"),
                        format!("'{text}' is no card: something like {en} is expected"),
                    )
                })
            }
        }
    };
}

/// A set of cards, listed by number. It is one integer because a truth holds many sets, and a search copies, compares and
/// hashes truths all the time. A game names it once: `type Cards = table::Cards<Card>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards<C: Numbered>(u128, PhantomData<C>);

impl<C: Numbered> Cards<C> {
    /// No card.
    pub const NONE: Self = Cards(0, PhantomData);

    /// The cards whose numbers are the places of the ones in these bits.
    #[inline]
    pub const fn of_bits(bits: u128) -> Self {
        Cards(bits, PhantomData)
    }

    /// A one in the place of each card's number.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Just this card.
    #[inline]
    pub fn one(card: C) -> Self {
        Cards(1 << card.number(), PhantomData)
    }

    /// So many cards whose numbers follow each other.
    pub const fn range(first: usize, count: usize) -> Self {
        const fn below(number: usize) -> u128 {
            if number < 128 { (1 << number) - 1 } else { u128::MAX }
        }
        Cards(below(first + count) & !below(first), PhantomData)
    }

    /// Is the card among them?
    #[inline]
    pub fn has(self, card: C) -> bool {
        self.0 >> card.number() & 1 == 1
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: C) {
        *self = self.or(Cards::one(card));
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: C) {
        *self = self.less(Cards::one(card));
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn or(self, others: Self) -> Self {
        Cards(self.0 | others.0, PhantomData)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Cards(self.0 & others.0, PhantomData)
    }

    /// These without those.
    #[inline]
    #[must_use]
    pub const fn less(self, others: Self) -> Self {
        Cards(self.0 & !others.0, PhantomData)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first by number.
    #[inline]
    pub fn first(self) -> Option<C> {
        (!self.is_empty()).then(|| C::numbered(self.0.trailing_zeros() as u8))
    }

    /// The one that so many others come before, by number.
    #[inline]
    pub fn nth(self, n: usize) -> Option<C> {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let before = low.count_ones() as usize;
        let (mut word, from, n) = if n < before { (low, 0, n) } else { (high, 64, n - before) };
        for _ in 0..n {
            word &= word.wrapping_sub(1);
        }
        (word != 0).then(|| C::numbered(from + word.trailing_zeros() as u8))
    }

    /// By number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = C> {
        bits(self.0 as u64, 0).chain(bits((self.0 >> 64) as u64, 64))
    }
}

/// The cards of one half, a word of the machine at a time.
#[inline]
fn bits<C: Numbered>(mut word: u64, from: u8) -> impl Iterator<Item = C> {
    std::iter::from_fn(move || {
        let at = word.trailing_zeros() as u8;
        (word != 0).then(|| {
            word &= word - 1;
            C::numbered(from + at)
        })
    })
}

impl<C: Numbered> Default for Cards<C> {
    fn default() -> Self {
        Cards::NONE
    }
}

impl<C: Numbered> FromIterator<C> for Cards<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, |all, card| all.or(Cards::one(card)))
    }
}

impl<C: Numbered + fmt::Display> fmt::Debug for Cards<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.iter().map(|card| card.to_string()).collect::<Vec<_>>().join("+"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Numbered for u8 {
        fn numbered(number: u8) -> Self {
            number
        }

        fn number(self) -> u8 {
            self
        }
    }

    #[test]
    fn a_set_is_what_was_put_in_by_number() {
        let mut cards: Cards<u8> = [127, 3, 0, 3].into_iter().collect();
        assert_eq!((cards.len(), cards.first()), (3, Some(0)));
        assert_eq!(format!("{cards:?}"), "0+3+127");
        cards.remove(0);
        cards.remove(5);
        cards.add(64);
        assert_eq!(cards.iter().collect::<Vec<_>>(), [3, 64, 127]);
        assert_eq!([0, 1, 2, 3].map(|at| cards.nth(at)), [Some(3), Some(64), Some(127), None]);
        assert_eq!(Cards::of_bits(cards.bits()), cards);
        assert!(cards.has(64) && !cards.has(0) && Cards::<u8>::default().is_empty());
        let others = Cards::range(60, 10);
        assert_eq!((cards.and(others), cards.less(others).len()), (Cards::one(64), 2));
    }

    #[test]
    fn a_range_may_be_empty_and_may_be_all() {
        let listed = |first, count| Cards::<u8>::range(first, count).iter().collect::<Vec<_>>();
        assert_eq!(listed(5, 3), [5, 6, 7]);
        assert!(listed(7, 0).is_empty());
        assert_eq!(listed(0, 128), (0..128).collect::<Vec<_>>());
        assert_eq!(listed(126, 2), [126, 127]);
    }
}
