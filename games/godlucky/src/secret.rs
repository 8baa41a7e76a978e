//! What is hidden: who holds which cards, and who has seen them.
//!
//! A held card is a thing with a back that everybody sees move. Who has seen its face is public, what it is is not: so
//! knowledge travels with the card, and nothing is forgotten.

use arrayvec::ArrayVec;
use table::Seat;

use crate::card::MAX_OBJECTS;
use crate::event::{Back, Kind};
use crate::open::SEATS;
use crate::{Card, Cards, Open};

/// The hidden part of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Secret {
    /// What each seat holds: objects in hand, sacred objects and miracles before it.
    pub(crate) hands: [Cards; SEATS],
    /// Held cards that cannot be used yet.
    pub(crate) fresh: Cards,
    /// Held cards and traps that are known to be stealable.
    pub(crate) tame: Cards,
    /// For each seat the cards of others and traps whose face it has seen; what everybody sees is not repeated here.
    pub(crate) seen: [Cards; SEATS],
    /// The pile of objects: an unordered bag, for nobody knows its order.
    pub(crate) objects: Cards,
    /// The pile of miracles.
    pub(crate) miracles: Cards,
    /// Objects that lie on the board, in order; there is room for all objects.
    pub(crate) traps: ArrayVec<Trap, MAX_OBJECTS>,
}

/// An object that lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Trap {
    /// Where along the path.
    pub(crate) at: u8,
    /// Whose.
    pub(crate) owner: Seat,
    /// Which.
    pub(crate) card: Card,
}

impl Secret {
    /// Nobody holds anything, and nothing lies anywhere.
    pub(crate) fn nothing() -> Self {
        Secret {
            hands: [Cards::NONE; SEATS],
            fresh: Cards::NONE,
            tame: Cards::NONE,
            seen: [Cards::NONE; SEATS],
            objects: Cards::NONE,
            miracles: Cards::NONE,
            traps: ArrayVec::new(),
        }
    }

    /// Whose hand a card is in.
    pub(crate) fn owner(&self, card: Card) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.hands[seat.index()].has(card))
    }

    /// What everybody sees of a held card.
    pub(crate) fn back(&self, card: Card, open: &Open) -> Back {
        let kind = kind(card, open);
        let seen = Seat::all(SEATS).filter(|seat| self.seen[seat.index()].has(card)).collect();
        Back { kind, fresh: self.fresh.has(card), tame: self.tame.has(card), seen }
    }

    /// Does this viewer know the card's face where it lies?
    pub(crate) fn knows(&self, viewer: Option<Seat>, card: Card, open: &Open) -> bool {
        open.public.has(card)
            || viewer
                .is_some_and(|seat| self.hands[seat.index()].has(card) || self.seen[seat.index()].has(card))
    }

    /// Forgets everything about a card that is held no longer.
    pub(crate) fn clear(&mut self, card: Card) {
        self.fresh.remove(card);
        self.tame.remove(card);
        for seen in &mut self.seen {
            seen.remove(card);
        }
        for hand in &mut self.hands {
            hand.remove(card);
        }
    }
}

/// The back of a card.
pub(crate) fn kind(card: Card, open: &Open) -> Kind {
    let tables = open.tables();
    match card {
        _ if tables.ordinary.has(card) => Kind::Object,
        _ if tables.sacred.has(card) => Kind::Sacred,
        _ => Kind::Miracle,
    }
}
