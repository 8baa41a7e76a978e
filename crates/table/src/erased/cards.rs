//! Cards and files of them, for listings and for checking.

use crate::Text;

/// A card, for listings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its id in the card set.
    pub id: String,
    /// Its kind.
    pub kind: Text,
    /// Its name.
    pub name: Text,
    /// What it does, as generated from its effects unless the file words it itself.
    pub text: Text,
    /// Are the words the file's own?
    pub is_override: bool,
    /// `rulebook`, `found` or `reconstructed`.
    pub origin: &'static str,
    /// How many the box holds.
    pub copies: u32,
}

/// A set of cards that was read from a file and is known from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learnt {
    /// What setups call it: the beginning of its file's hash.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Its cards.
    pub cards: Vec<Card>,
}

/// A mistake in a file of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// How many characters of the line are wrong.
    pub length: usize,
    /// What is wrong and what would be right.
    pub text: Text,
}

/// How a game with cards lists them and learns new ones.
#[derive(Debug)]
pub(super) struct CardFace<S> {
    /// The cards of a setup.
    pub(super) list: fn(&S) -> Vec<Card>,
    /// A file of cards; what is wrong with it.
    pub(super) learn: fn(&str) -> Result<Learnt, Vec<Mistake>>,
}

impl<S> Clone for CardFace<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for CardFace<S> {}
