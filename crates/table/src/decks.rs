//! Decks that people build.

mod field;
mod list;

use crate::{Game, Lang, Text};

pub use field::DeckField;
pub use list::Deck;

/// A game that is played with decks of one's own. What a deck looks like as a list, as text and in a setup is the house's;
/// which cards there are and what a deck may hold is the game's.
///
/// A setup keeps a deck in a field of kind [`crate::Values::Deck`], read by [`DeckField`]; it is its seat's secret
/// ([`crate::Field::of`]). Where it stands `open` the game asks that seat first of all for one of the ready decks, each asked
/// seat apart from the others; a person may bring another one instead, and then the field holds it as if it had stood there
/// from the beginning. [`Game::new`] refuses a deck with flaws.
pub trait Decks: Game {
    /// The parts of a deck, the main one first.
    fn parts() -> Vec<Part>;

    /// The decks that lie ready, with their cards under this setup. Their words are the same under any.
    fn ready(setup: &Self::Setup) -> Vec<ReadyDeck>;

    /// Every card that may be had, in the order of the shelf.
    fn stock(setup: &Self::Setup) -> Vec<Stock>;

    /// A card of the stock as HTML, as large as it stands in a hand.
    fn face(setup: &Self::Setup, lang: Lang, card: &str) -> String;

    /// What keeps a deck of cards of the stock from being played: every reason. None for a legal deck.
    fn flaws(setup: &Self::Setup, deck: &Deck) -> Vec<Flaw>;

    /// What [`Stock::marks`] are marks of, in order (`banner`, `kind`): the builder filters by them.
    fn filters() -> Vec<Text> {
        Vec::new()
    }

    /// What [`Stock::height`] measures (`power`); `None` where nothing is.
    fn curve() -> Option<Text> {
        None
    }
}

/// A part of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its word, in forms: small letters.
    pub word: &'static str,
    /// Its name, which heads it in a deck's text.
    pub name: Text,
    /// The fewest cards that may be in it.
    pub least: u32,
    /// The most, where there is a limit.
    pub most: Option<u32>,
}

/// A deck that lies ready.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadyDeck {
    /// Its word in a setup's field.
    pub word: &'static str,
    /// Its name.
    pub name: Text,
    /// One line about it.
    pub about: Text,
    /// Its cards.
    pub deck: Deck,
}

/// A card that decks may hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stock {
    /// Its id: letters, digits, `-` and `_`.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What it is under each of [`Decks::filters`].
    pub marks: Vec<Text>,
    /// Where it stands on the curve.
    pub height: Option<u32>,
    /// How many of it a deck may hold, all parts together; `None` is any number.
    pub most: Option<u32>,
}

/// A reason why a deck cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The card that it is about, if it is about one.
    pub card: Option<String>,
    /// What is wrong and what would be right.
    pub text: Text,
}
