//! Cards that come into hands and leave them, and libraries and graveyards.

use table::{Ears, Seat};

use crate::cards::{Heed, Rule, Sort};
use crate::{Capitale, Card, Event, What};

/// The cards of a hand at the beginning, and the most that are kept at the end of one's own turn. [4.2] [10.3]
pub(super) const HAND: u8 = 7;

impl Capitale {
    /// A card comes into a hand, which only its holder sees. [15.1]
    fn hold(&mut self, seat: Seat, card: Card) {
        self.secret.own_mut(seat).hand.add(card, 1);
        self.open.hands[seat.index()] += 1;
        self.open.touch(Heed::HANDS);
    }

    /// A card comes into a hand before everybody's eyes. [15.4]
    pub(super) fn hold_shown(&mut self, seat: Seat, card: Card) {
        self.hold(seat, card);
        self.open.known[seat.index()].add(card, 1);
    }

    /// A card leaves a hand; of equal ones it is the one that everybody knows. [15.4]
    pub(super) fn let_go(&mut self, seat: Seat, card: Card) {
        self.secret.own_mut(seat).hand.take(card);
        self.open.hands[seat.index()] -= 1;
        self.open.known[seat.index()].take(card);
        self.open.touch(Heed::HANDS);
    }

    /// The same, because its owner chose it.
    pub(super) fn pick(&mut self, seat: Seat, card: Card) {
        self.let_go(seat, card);
        self.open.picked = self.open.picked.with(seat);
    }

    fn out_of_library(&mut self, seat: Seat, card: Card) {
        self.secret.own_mut(seat).library.take(card);
        self.open.libraries[seat.index()] -= 1;
    }

    /// A card of the opening hand. [4.2]
    pub(super) fn dealt(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_, Event>) {
        self.out_of_library(seat, card);
        self.hold(seat, card);
        self.whisper(tell, seat, What::Got(seat, card));
    }

    /// The library may be empty then. [1.5] [5.3]
    pub(super) fn drew(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_, Event>) {
        self.say(tell, What::Drew(seat));
        self.dealt(seat, card, tell);
        self.looks_at_libraries(tell);
    }

    /// [14.8]
    pub(super) fn milled(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_, Event>) {
        self.out_of_library(seat, card);
        self.bury(seat, card);
        self.say(tell, What::Milled(seat, card));
        self.looks_at_libraries(tell);
    }

    /// [9.8] [14.7]
    pub(super) fn discard(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_, Event>) {
        self.pick(seat, card);
        self.bury(seat, card);
        self.say(tell, What::Discarded(seat, card));
    }

    /// A card goes to its owner's graveyard.
    pub(super) fn bury(&mut self, seat: Seat, card: Card) {
        self.open.graves[seat.index()].push(card);
        self.open.touch(Heed::GRAVES);
    }

    /// More than seven at the end of one's own turn? [10.3] [13.14]
    pub(super) fn must_trim(&self, seat: Seat) -> bool {
        usize::from(self.open.hands[seat.index()]) > self.limit(seat)
    }

    /// How many cards a seat keeps at the end of its own turn. [10.3] [13.14]
    pub(crate) fn limit(&self, seat: Seat) -> usize {
        let more = |rule: &Rule| if let Rule::Keep(n) = rule { *n } else { 0 };
        usize::from(HAND + self.open.sum(seat, more))
    }

    /// [14.9]
    pub(super) fn fetch(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_, Event>) {
        self.out_of_library(seat, card);
        self.hold_shown(seat, card);
        self.say(tell, What::Fetched(seat, card));
        self.looks_at_libraries(tell);
    }

    /// [14.10]
    pub(super) fn recover(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_, Event>) {
        self.unbury(seat, card);
        self.hold_shown(seat, card);
        self.say(tell, What::Recovered(seat, card));
    }

    /// [14.10]
    pub(super) fn raise(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_, Event>) {
        self.unbury(seat, card);
        self.say(tell, What::Raised(seat, card));
        self.arrives(seat, card, crate::open::At::Field, tell);
    }

    /// The newest copy leaves the graveyard.
    fn unbury(&mut self, seat: Seat, card: Card) {
        let grave = &mut self.open.graves[seat.index()];
        if let Some(at) = grave.iter().rposition(|other| *other == card) {
            grave.remove(at);
            self.open.touch(Heed::GRAVES);
        }
    }

    /// The different cards of a kind in a graveyard. [14.11]
    pub(crate) fn buried(&self, seat: Seat, sort: Sort) -> impl Iterator<Item = Card> + '_ {
        let grave = &self.open.graves[seat.index()];
        let first = |at: usize| !grave[..at].contains(&grave[at]);
        let those = (0..grave.len()).filter(move |at| self.is_sort(sort, grave[*at]) && first(*at));
        those.map(|at| grave[at])
    }

    /// Is the card one of these? [14.11]
    pub(crate) fn is_sort(&self, sort: Sort, card: Card) -> bool {
        sort.fits(card, self.open.print(card))
    }

    /// The whole hand is known to all. [14.12] [15.4]
    pub(super) fn expose(&mut self, seat: Seat, tell: &mut Ears<'_, Event>) {
        let hand = self.secret.own(seat).hand;
        self.open.known[seat.index()] = hand;
        self.say(tell, What::Shown(seat, hand));
    }
}
