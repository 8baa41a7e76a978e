//! What is hidden: the hands, the deck, and who has seen which card.
//!
//! A held card is a thing with a back that everybody sees move. Who has seen its face is public, what it is is not: so
//! knowledge travels with the card.

use table::{Seat, Seats};

use crate::open::SEATS;
use crate::{Card, Cards, Open};

/// The hidden part of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Secret {
    /// What each seat holds.
    pub(crate) hands: [Cards; SEATS],
    /// For each seat the cards in others' hands whose face it has seen; what everybody knows is not repeated here.
    pub(crate) seen: [Cards; SEATS],
    /// The deck: an unordered bag, for nobody knows its order.
    pub(crate) deck: Cards,
}

impl Secret {
    /// Who has seen a held card, beside its owner and what everybody knows.
    pub(crate) fn seen(&self, card: Card) -> Seats {
        Seat::all(SEATS).filter(|seat| self.seen[seat.index()].has(card)).collect()
    }

    /// Does this viewer know the card's face in the hand where it is?
    pub(crate) fn knows(&self, viewer: Option<Seat>, card: Card, open: &Open) -> bool {
        let sees = |seat: Seat| self.hands[seat.index()].has(card) || self.seen[seat.index()].has(card);
        open.public.has(card) || viewer.is_some_and(sees)
    }

    /// Forgets who has seen a card that is held no longer.
    pub(crate) fn forget(&mut self, card: Card) {
        self.seen.iter_mut().for_each(|seen| seen.remove(card));
    }
}
