//! Chaos: which Prophets may still come to whoever builds, as far as it knows.

use crate::cards::{CardSet, as_cards};
use crate::open::PACKS;
use crate::{Bag, Card, Cards, Pack, View};

/// Prophets that a seat may still find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Prospects {
    /// In the pack in its hand, or in one that it has put down and that comes back, if nobody takes them.
    pub(crate) seen: Cards,
    /// Never seen, as long as there is a pack that it has not looked at: there, with another seat or out of the game.
    pub(crate) unseen: Cards,
}

impl View {
    /// Those of whoever holds a pack. [5.4] [5.12]
    pub(crate) fn prospects(&self) -> Option<Prospects> {
        let (seat, own) = (self.viewer?, self.own.as_ref()?);
        let held = self.open.held(seat)?;
        let prophets = |bag: &Bag| bag.kinds().and(Card::PROPHETS);
        let others = || (0..PACKS).filter(|pack| *pack != held).map(|pack| own.seen[pack].as_ref());
        let back = others().flatten().fold(Cards::NONE, |all, bag| all.or(prophets(bag)));
        let seen = back.or(prophets(&self.supply));
        let own: Cards = own.arcana.iter().filter_map(|pack| pack.prophet).collect();
        let unseen = Card::PROPHETS.less(seen).less(own);
        Some(Prospects { seen, unseen: if others().any(|bag| bag.is_none()) { unseen } else { Cards::NONE } })
    }
}

impl Prospects {
    /// Those among them that could carry all that lies there. [3.6]
    pub(crate) fn of(self, set: &CardSet, pack: &Pack) -> Cards {
        self.seen.or(self.unseen).and(as_cards(set.carriers(pack)))
    }
}
