//! Cards come into hands and leave them, and who knows them.

use table::{Seat, Seats};

use crate::event::Ears;
use crate::step::Step;
use crate::{Card, Cards, Sancta, What};

impl Sancta {
    /// A card comes into a hand, unseen by others. [15.1]
    pub(super) fn hold(&mut self, seat: Seat, card: Card) {
        self.secret.hands[seat.index()].add(card);
        self.open.place_mut(seat).hand += 1;
    }

    /// A card comes into a hand before everybody's eyes. [15.3]
    pub(super) fn hold_shown(&mut self, seat: Seat, card: Card) {
        self.hold(seat, card);
        self.open.public.add(card);
    }

    /// A card leaves a hand for where all can see it.
    pub(super) fn let_go(&mut self, seat: Seat, card: Card) {
        self.secret.hands[seat.index()].remove(card);
        self.secret.forget(card);
        self.open.public.remove(card);
        self.open.place_mut(seat).hand -= 1;
        self.open.done.anything = true;
    }

    /// A card is put down: not again in this turn. [3.5]
    pub(super) fn put_down(&mut self, seat: Seat, card: Card) {
        self.let_go(seat, card);
        self.open.played.add(card);
    }

    pub(super) fn discard(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.let_go(seat, card);
        self.open.discards.add(card);
        self.say(tell, What::Discarded(seat, card));
    }

    pub(super) fn drew(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.secret.deck.remove(card);
        self.open.done.anything = true;
        self.hold(seat, card);
        self.say(tell, What::Drew(seat));
        self.whisper(tell, Seats::one(seat), What::Got(seat, card));
    }

    /// The deck is empty: the discards become the deck, if there are any. [3.2]
    pub(super) fn reshuffle(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        if self.open.discards.is_empty() {
            return self.say(tell, What::Empty(seat));
        }
        self.secret.deck = std::mem::replace(&mut self.open.discards, Cards::NONE);
        self.say(tell, What::Shuffled);
        self.push(Step::Draw(seat));
    }

    /// A card came from the deck that everybody saw. [13.6]
    pub(super) fn sought(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.secret.deck.remove(card);
        self.hold_shown(seat, card);
        self.say(tell, What::Sought(seat, card));
    }

    /// A card goes from hand to hand; who knew it knows it still, and so does who lost it. [13.10] [15.4]
    pub(super) fn stolen(&mut self, thief: Seat, victim: Seat, card: Card, tell: &mut Ears<'_>) {
        let seen = self.secret.seen(card);
        let is_public = self.open.public.has(card);
        self.let_go(victim, card);
        self.hold(thief, card);
        if is_public {
            self.open.public.add(card);
            return self.say(tell, What::TookKnown(thief, victim, card));
        }
        for seat in seen.with(victim).without(thief).iter() {
            self.secret.seen[seat.index()].add(card);
        }
        self.say(tell, What::Stolen(thief, victim, seen));
        self.whisper(tell, seen.with(victim).with(thief), What::Took(thief, victim, card));
    }

    /// A seat sees another's hand. [15.4]
    pub(super) fn look(&mut self, seat: Seat, other: Seat, tell: &mut Ears<'_>) {
        let hand = self.secret.hands[other.index()];
        let news = hand.less(self.open.public);
        self.secret.seen[seat.index()] = self.secret.seen[seat.index()].or(news);
        self.say(tell, What::Looked(seat, other));
        self.whisper(tell, Seats::one(seat), What::Saw(seat, other, hand));
    }
}
