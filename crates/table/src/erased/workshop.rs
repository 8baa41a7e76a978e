//! Where decks are read, written and judged, whatever game they are of.

mod reading;

use std::collections::HashMap;

use crate::decks::{Deck, Flaw, Part, ReadyDeck, Stock};
use crate::{Decks, Lang, Text, Trouble};

/// The decks of a game under a setup. As text a deck has a line for each card, `3 Lion`, with the name in either language or
/// the id; a line that ends with a colon begins another part, and what follows a `#` is a remark.
pub struct Workshop {
    /// The parts of a deck, the main one first.
    pub parts: Vec<Part>,
    /// The decks that lie ready.
    pub ready: Vec<ReadyDeck>,
    /// Every card that may be had.
    pub stock: Vec<Stock>,
    /// What the marks of a card are marks of.
    pub filters: Vec<Text>,
    /// What the curve measures.
    pub curve: Option<Text>,
    /// The place of each card in the stock by every name it has.
    names: HashMap<String, usize>,
    face: Box<Face>,
    flaws: Box<Flaws>,
}

type Face = dyn Fn(Lang, &str) -> String + Send + Sync;
type Flaws = dyn Fn(&Deck) -> Vec<Flaw> + Send + Sync;

/// A text as far as it is a deck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The cards of the lines that could be read.
    pub deck: Deck,
    /// The lines that could not be read, in order, remarks among them.
    pub strays: Vec<String>,
    /// Every reason why it is no legal deck, with its line where it has one.
    pub wrong: Vec<Trouble>,
}

impl Workshop {
    pub(super) fn of<G: Decks>(setup: G::Setup) -> Self {
        let (parts, ready, stock) = (G::parts(), G::ready(&setup), G::stock(&setup));
        let other = setup.clone();
        let face = Box::new(move |lang, card: &str| G::face(&other, lang, card));
        let flaws = Box::new(move |deck: &Deck| G::flaws(&setup, deck));
        let names = reading::names(&stock);
        Workshop { parts, ready, stock, names, filters: G::filters(), curve: G::curve(), face, flaws }
    }

    /// A ready deck, by its word.
    pub fn ready(&self, word: &str) -> Option<&ReadyDeck> {
        self.ready.iter().find(|deck| deck.word == word)
    }

    /// A card of the stock, by its id.
    pub fn card(&self, id: &str) -> Option<&Stock> {
        self.stock.iter().find(|card| card.id == id)
    }

    /// A card of the stock as HTML.
    pub fn face(&self, lang: Lang, card: &str) -> String {
        if self.card(card).is_none() {
            return String::new();
        }
        (self.face)(lang, card)
    }

    /// What keeps a deck from being played: every reason.
    pub fn flaws(&self, deck: &Deck) -> Vec<Flaw> {
        (self.flaws)(deck)
    }

    /// A deck as text: part by part, in the order of the shelf.
    pub fn write(&self, lang: Lang, deck: &Deck) -> String {
        let mut text = String::new();
        for (nth, part) in self.parts.iter().enumerate() {
            if nth > 0 && deck.size(nth) > 0 {
                text += &format!("\n{}:\n", part.name.get(lang));
            }
            for card in &self.stock {
                match deck.copies_in(nth, &card.id) {
                    0 => {}
                    copies => text += &format!("{copies} {}\n", card.name.get(lang)),
                }
            }
        }
        text
    }

    /// A legal deck.
    ///
    /// # Errors
    /// Every reason why it is none, with its line.
    pub fn read(&self, text: &str) -> Result<Deck, Vec<Trouble>> {
        let draft = self.sort(text);
        if draft.wrong.is_empty() { Ok(draft.deck) } else { Err(draft.wrong) }
    }
}
