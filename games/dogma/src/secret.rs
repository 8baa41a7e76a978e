//! What is hidden.

use arrayvec::ArrayVec;
use table::{List, Row, Seat};

use crate::open::{LINE, PACKS, SEATS};
use crate::{Bag, Card, Open, Way};

/// The most cards that lie with a Prophet. [3.5]
pub const CARDS: usize = 4;
/// The Interventions of an Arcano. [3.7]
pub const DIVINE: usize = 4;

/// The hidden part of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Secret {
    /// What each seat knows alone.
    pub(crate) seats: ArrayVec<Own, SEATS>,
    /// Chaos: what lies in each pack that has been looked at.
    pub(crate) packs: [Option<Bag>; PACKS],
    /// The cards that are nowhere else.
    pub(crate) rest: Bag,
    /// Chaos: how many rounds have passed since somebody took a card.
    pub(crate) still: u8,
    /// The Prove that are answered and not told yet: the act, the way hidden, the way said.
    pub(crate) proofs: List<(u8, Way, Way), 8>,
}

/// What one seat knows alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Own {
    /// Its Arcana. While it builds in the order in which it began them, then as [`crate::Side`] counts them.
    pub arcana: [Pack; LINE],
    /// Its Interventions, the top one first.
    pub divine: Row<Card, 5>,
    /// Chaos: what lay in each pack when it put it down.
    pub seen: [Option<Bag>; PACKS],
    /// Chaos: has it closed in this round? It is told, and counts, when all have put their packs down. [5.8]
    pub closing: bool,
    /// Chaos: how many packs it has looked at, since another closed, without putting a card down. [5.17]
    pub vain: u8,
    /// Cards of which it knows that no other seat holds them.
    pub away: Bag,
    /// At the opening: its Arcano to field first, then its rearguard.
    pub line: Row<u8, LINE>,
    /// Later: which Arcano it fields.
    pub fields: Option<u8>,
    /// Its target, not shown yet.
    pub target: Option<Seat>,
}

/// What is in an Arcano.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pack {
    /// The Prophet.
    pub prophet: Option<Card>,
    /// The Cult cards, from the left.
    pub cults: Row<Card, CARDS>,
    /// The Relics.
    pub relics: Row<Card, CARDS>,
}

/// What a seat still holds when it is over. [18.8]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    /// Its Arcana, as [`crate::Side`] counts them.
    pub arcana: [Pack; LINE],
    /// Its Interventions, the top one first.
    pub divine: Row<Card, 5>,
}

impl Pack {
    /// How many cards lie with the Prophet.
    pub fn size(&self) -> usize {
        self.cults.len() + self.relics.len()
    }

    /// Puts a card in that is no Intervention.
    pub(crate) fn put(&mut self, card: Card) {
        if card.is_prophet() {
            self.prophet = Some(card);
        } else if card.is_relic() {
            self.relics.push(card);
        } else {
            self.cults.push(card);
        }
    }

    /// Is nothing in it?
    pub fn is_empty(&self) -> bool {
        self.prophet.is_none() && self.size() == 0
    }

    /// Every card in it.
    pub fn each(&self) -> impl Iterator<Item = Card> + '_ {
        self.prophet.iter().chain(&self.cults).chain(&self.relics).copied()
    }
}

impl Own {
    /// What it would lay open.
    pub(crate) fn hand(&self) -> Hand {
        Hand { arcana: self.arcana, divine: self.divine }
    }

    /// Every card of the seat.
    pub fn each(&self) -> impl Iterator<Item = Card> + '_ {
        self.arcana.iter().flat_map(Pack::each).chain(self.divine.iter().copied())
    }
}

impl Secret {
    /// Nobody holds anything yet.
    pub(crate) fn of(open: &Open) -> Self {
        Secret {
            seats: open.seats().map(|_| Own::default()).collect(),
            packs: Default::default(),
            rest: Bag::EMPTY,
            still: 0,
            proofs: Default::default(),
        }
    }

    pub(crate) fn own(&self, seat: Seat) -> &Own {
        &self.seats[seat.index()]
    }

    pub(crate) fn own_mut(&mut self, seat: Seat) -> &mut Own {
        &mut self.seats[seat.index()]
    }
}
