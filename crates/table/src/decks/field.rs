//! What stands in a setup's field for a deck.

use std::fmt;

use super::{Deck, ReadyDeck};
use crate::{Trouble, Values};

/// What stands in a setup's field for a deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum DeckField {
    /// `open`: its seat has not chosen yet and is asked.
    #[default]
    Open,
    /// A ready deck, by its word.
    Ready(&'static str),
    /// A deck of one's own.
    Own(Deck),
}

impl DeckField {
    /// The word for a deck that is not chosen yet.
    pub const OPEN: &'static str = "open";

    /// Reads a field; which cards there are and whether the deck is legal is asked elsewhere.
    ///
    /// # Errors
    /// When it is neither `open` nor one of these words nor a deck.
    pub fn read(name: &str, value: &str, words: &[&'static str]) -> Result<Self, Trouble> {
        if value == Self::OPEN {
            return Ok(DeckField::Open);
        }
        if let Some(word) = words.iter().find(|word| **word == value) {
            return Ok(DeckField::Ready(word));
        }
        value.parse().map(DeckField::Own).map_err(|_| {
            let value: String = value.chars().take(60).collect();
            let words = words.join(", ");
            Trouble::say(
                format!("«{name}={value}»: {name} è open, {words}, o un mazzo scritto «carta*3,carta*1»"),
                format!("'{name}={value}': {name} is open, {words}, or a deck written 'card*3,card*1'"),
            )
        })
    }

    /// The cards in it, once it is chosen.
    pub fn deck<'a>(&'a self, ready: &'a [ReadyDeck]) -> Option<&'a Deck> {
        match self {
            DeckField::Open => None,
            DeckField::Ready(word) => ready.iter().find(|deck| deck.word == *word).map(|found| &found.deck),
            DeckField::Own(deck) => Some(deck),
        }
    }

    /// What may stand in the field.
    pub fn values(ready: &[ReadyDeck]) -> Values {
        Values::Deck(ready.iter().map(|deck| (deck.word.to_owned(), deck.name.clone())).collect())
    }
}

impl fmt::Display for DeckField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckField::Open => f.write_str(Self::OPEN),
            DeckField::Ready(word) => f.write_str(word),
            DeckField::Own(deck) => deck.fmt(f),
        }
    }
}
