//! Chapter 10: cards that go from hand to hand.

use table::{Seat, Seats};

use crate::event::{Ears, Kind};
use crate::secret::kind;
use crate::step::Step;
use crate::{Card, Cards, Deck, GodLucky, What};

impl GodLucky {
    /// What a blind thief may draw from a victim: hand objects, or miracles.
    pub(super) fn reach(&self, victim: Seat, deck: Deck) -> Cards {
        let tables = self.open.tables();
        let wanted = if deck == Deck::Miracle { tables.miracles } else { tables.ordinary };
        self.secret.hands[victim.index()].and(wanted)
    }

    /// Is there anything that a blind thief may draw, as everybody sees?
    pub(super) fn has_any(&self, victim: Seat, deck: Deck) -> bool {
        let place = self.open.place(victim);
        (if deck == Deck::Miracle { place.miracles } else { place.objects }) > 0
    }

    /// A random card goes over, unless it is one that cannot be stolen: that is shown and stays [10.7].
    pub(super) fn snatch(&mut self, thief: Seat, victim: Seat, card: Card, tell: &mut Ears<'_>) {
        if self.open.tables().unstealable.has(card) {
            self.reveal(card);
            return self.say(tell, What::Shown(thief, victim, card));
        }
        self.steal(thief, victim, card, tell);
    }

    /// The card changes hands. That it did shows that it can be stolen; the victim knows what it was.
    fn steal(&mut self, thief: Seat, victim: Seat, card: Card, tell: &mut Ears<'_>) {
        let back = self.secret.back(card, &self.open);
        self.say(tell, What::Stolen(thief, victim, back));
        let know = back.seen.with(thief).with(victim);
        if self.open.public.has(card) {
            self.say(tell, What::Took(thief, victim, card));
        } else {
            self.whisper(tell, know, What::Took(thief, victim, card));
        }
        self.drop_from(victim, card);
        self.hold(thief, card);
        self.open.up.remove(card);
        if !self.open.public.has(card) {
            if back.kind == Kind::Object {
                self.secret.tame.add(card);
            }
            self.secret.seen[victim.index()].add(card);
            self.secret.seen[thief.index()].remove(card);
        }
    }

    /// A card comes into a hand; it can be used from the owner's next turn on [10.3].
    pub(super) fn hold(&mut self, seat: Seat, card: Card) {
        self.secret.hands[seat.index()].add(card);
        self.secret.fresh.add(card);
        match kind(card, &self.open) {
            Kind::Object => self.open.place_mut(seat).objects += 1,
            Kind::Miracle => self.open.place_mut(seat).miracles += 1,
            Kind::Sacred => {}
        }
    }

    /// A card leaves a hand; what is known of it stays with it.
    pub(super) fn drop_from(&mut self, seat: Seat, card: Card) {
        self.secret.hands[seat.index()].remove(card);
        match kind(card, &self.open) {
            Kind::Object => self.open.place_mut(seat).objects -= 1,
            Kind::Miracle => self.open.place_mut(seat).miracles -= 1,
            Kind::Sacred => {}
        }
    }

    /// Looks at another's cards, all of them [11.14] or the hand only [12.6], and goes on to choose one.
    pub(super) fn look(&mut self, seat: Seat, other: Seat, all: bool, tell: &mut Ears<'_>) {
        let hand = self.secret.hands[other.index()];
        let looked = if all { hand } else { self.reach(other, Deck::Object) };
        self.say(tell, What::Looked(seat, other, all));
        self.whisper(tell, Seats::one(seat), What::Saw(seat, other, looked));
        self.secret.seen[seat.index()] = self.secret.seen[seat.index()].or(looked.less(self.open.public));
        if all {
            return self.then(&[Step::Banish(seat, other)]);
        }
        let safe = looked.and(self.open.tables().unstealable);
        if safe != looked {
            return self.then(&[Step::Pick(seat, other)]);
        }
        // Nothing that could be stolen: the owner shows it, for everybody sees that nothing is.
        for card in safe.iter() {
            self.reveal(card);
            self.say(tell, What::Shown(seat, other, card));
        }
    }

    /// What may be taken out of a hand after a look [12.6].
    pub(crate) fn stealable(&self, victim: Seat) -> Cards {
        self.reach(victim, Deck::Object).less(self.open.tables().unstealable)
    }

    pub(super) fn pick(&mut self, seat: Seat, victim: Seat, card: Card, tell: &mut Ears<'_>) {
        self.steal(seat, victim, card, tell);
    }

    /// Out of the game, for everybody to see.
    pub(super) fn banish(&mut self, seat: Seat, victim: Seat, card: Card, tell: &mut Ears<'_>) {
        self.say(tell, What::Banished(seat, victim, card));
        self.drop_from(victim, card);
        self.forget(card);
        self.open.banished.add(card);
    }
}
