//! What is hidden: decks, libraries, hands, and what lies face down.
//!
//! A library is a bag: nobody knows its order, so it has none, and every draw is a draw of chance.

use table::{List, Seat};

use crate::open::SEATS;
use crate::{Bag, Card, Deck};

/// Face-down cards by number, in order.
pub type Hidden = List<(u8, Card), 16>;

/// The hidden part of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Secret {
    /// What each seat holds back.
    pub(crate) seats: [Own; SEATS],
    /// What lies face down.
    pub(crate) down: Hidden,
}

/// What one seat knows alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Own {
    /// Its deck as it was chosen.
    pub deck: Option<Deck>,
    /// Its library; between two duels its whole deck.
    pub library: Bag,
    /// Its hand.
    pub hand: Bag,
    /// Its side deck as it is now.
    pub side: Bag,
    /// What it swapped in since the last duel.
    pub swapped_in: Bag,
    /// What it swapped out since the last duel.
    pub swapped_out: Bag,
}

impl Secret {
    pub(crate) fn own(&self, seat: Seat) -> &Own {
        &self.seats[seat.index()]
    }

    pub(crate) fn own_mut(&mut self, seat: Seat) -> &mut Own {
        &mut self.seats[seat.index()]
    }

    /// A card lies face down under this number.
    pub(crate) fn lay(&mut self, id: u8, card: Card) {
        let at = self.down.partition_point(|(other, _)| *other < id);
        self.down.insert(at, (id, card));
    }

    /// Which card lies face down under this number.
    pub(crate) fn card_of(&self, id: u8) -> Option<Card> {
        self.down.iter().find(|(down, _)| *down == id).map(|(_, card)| *card)
    }
}
