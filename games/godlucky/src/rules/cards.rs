//! Chapter 10: drawing, using and discarding cards.

use table::{Seat, Seats};

use super::reasons::{Bar, Tool};
use crate::cards::tables::sacred_of;
use crate::event::{Ears, Kind};
use crate::secret::kind;
use crate::setup::Early;
use crate::{Card, Cards, Deck, GodLucky, What};

impl GodLucky {
    /// A card is drawn [13.3].
    pub(super) fn drew(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.secret.objects.remove(card);
        self.secret.miracles.remove(card);
        self.say(tell, What::Drew(seat, kind(card, &self.open)));
        self.whisper(tell, Seats::one(seat), What::Got(seat, card));
        self.hold(seat, card);
    }

    /// The ordinary objects in a hand [10.1].
    pub(super) fn in_hand(&self, seat: Seat) -> Cards {
        self.reach(seat, Deck::Object)
    }

    /// The cards that a seat could use now if their text fits: not just received [10.3], not spent [10.2], of a kind that the
    /// phase allows. Whose god a sacred object is of does not matter [10.6].
    #[inline]
    pub(super) fn usable(&self, seat: Seat) -> Cards {
        let hand = self.secret.hands[seat.index()];
        hand.less(self.secret.fresh).less(self.open.up).and(self.timely())
    }

    /// The cards that the phase allows: ordinary objects in the first [5.2] unless the switch forbids them [17.7], no others
    /// [5.1]. While everybody is mad none is.
    #[inline]
    pub(super) fn timely(&self) -> Cards {
        let tables = self.open.tables();
        match self.open.setup.early {
            _ if self.open.wild => Cards::NONE,
            _ if self.open.second => tables.all,
            Early::Objects => tables.ordinary,
            Early::Nothing => Cards::NONE,
        }
    }

    /// The card is used: an object goes to the discards [10.1], what lies before its owner turns face up [10.4].
    pub(super) fn consume(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.say(tell, What::Used(seat, card));
        match kind(card, &self.open) {
            Kind::Object => self.put_away(seat, card),
            Kind::Sacred | Kind::Miracle => {
                self.reveal(card);
                self.open.up.add(card);
            }
        }
    }

    /// [13.5]
    pub(super) fn discard(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.say(tell, What::Discarded(seat, card));
        self.put_away(seat, card);
    }

    fn put_away(&mut self, seat: Seat, card: Card) {
        self.drop_from(seat, card);
        self.forget(card);
        self.open.discards.push(card);
    }

    /// One's own sacred object, if it can be claimed: from another's place or the pile, never from discards or exile [11.5].
    /// Else what bars it.
    pub(super) fn claimable(&self, seat: Seat) -> Result<Card, fn(Tool) -> Bar> {
        let god = self.open.place(seat).god;
        let card = god.and_then(|god| sacred_of(self.open.setup.cards.cards(), god));
        match card {
            None => Err(Bar::NoTreasure),
            Some(card) if self.secret.hands[seat.index()].has(card) => Err(Bar::TreasureYours),
            Some(card) if self.open.discards.set().has(card) => Err(Bar::TreasureDiscarded),
            Some(card) if self.open.banished.has(card) => Err(Bar::TreasureBanished),
            Some(card) => Ok(card),
        }
    }

    pub(super) fn claim(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let Ok(card) = self.claimable(seat) else { return };
        let owner = self.secret.owner(card);
        match owner {
            Some(owner) => self.drop_from(owner, card),
            None => self.secret.objects.remove(card),
        }
        self.say(tell, What::Claimed(seat, owner, card));
        self.forget(card);
        self.hold(seat, card);
        self.reveal(card);
    }
}
