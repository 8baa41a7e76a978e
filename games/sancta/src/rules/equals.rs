//! Cards that play alike [1.6]: one of them is offered for all, and whoever names another means that one.

use table::Seat;

use crate::step::Step;
use crate::{Action, Card, Cards, Sancta};

impl Sancta {
    /// Of each sort of equal cards the first; in matches of the first version every card.
    pub(super) fn distinct(&self, cards: Cards) -> Cards {
        if !self.open.setup.has_equals() {
            return cards;
        }
        let mut kept = Cards::NONE;
        for card in cards.iter() {
            if !kept.iter().any(|other| self.are_equal(other, card)) {
                kept.add(card);
            }
        }
        kept
    }

    /// They play alike, may both be played in this turn or neither [3.5], and the same seats know where they are.
    fn are_equal(&self, one: Card, two: Card) -> bool {
        let like = |cards: Cards| cards.has(one) == cards.has(two);
        self.face(one) == self.face(two)
            && like(self.open.played)
            && like(self.open.public)
            && self.secret.seen.iter().all(|seen| like(*seen))
    }

    /// The cards among which a step lets its seat choose, every copy of them.
    pub(crate) fn choosable(&self, step: Step, seat: Seat) -> Cards {
        match step {
            Step::Trim(_) | Step::Discard(_) => self.secret.hands[seat.index()],
            step => self.within_reach(step),
        }
    }

    /// One of each sort of them. Supporti that lie before different players are different.
    pub(crate) fn offered_cards(&self, step: Step, seat: Seat) -> Cards {
        let cards = self.choosable(step, seat);
        match step {
            Step::Remove(_) => self.open.others(seat).fold(Cards::NONE, |all, other| {
                all.or(self.distinct(cards.and(self.open.place(other).supports)))
            }),
            _ => self.distinct(cards),
        }
    }

    /// The card that is offered for this one, if it is not offered itself.
    pub(crate) fn offered_for(&self, step: Step, seat: Seat, card: Card) -> Option<Card> {
        let (all, offered) = (self.choosable(step, seat), self.offered_cards(step, seat));
        let owner = |card: Card| self.open.others(seat).find(|at| self.open.place(*at).supports.has(card));
        let same = |other: &Card| self.are_equal(*other, card) && owner(*other) == owner(card);
        offered.iter().find(same).filter(|_| all.has(card) && !offered.has(card))
    }

    /// The open action to which this one is equal.
    pub(crate) fn equal_action(&self, seat: Seat, action: Action) -> Action {
        if !self.open.setup.has_equals() {
            return action;
        }
        match (self.open.agenda.next(), action) {
            (Some(Step::Main(of)), Action::Play(card)) if of == seat && self.ready(seat).has(card) => {
                Action::Play(self.face(card))
            }
            (Some(step), Action::Take(card)) if step != Step::Main(seat) => {
                self.offered_for(step, seat, card).map_or(action, Action::Take)
            }
            _ => action,
        }
    }

    /// The card that is put down for one that is named: that one itself, where the rules let one choose among equal ones. Of
    /// others the one that everybody knows goes first.
    pub(crate) fn physical(&self, seat: Seat, named: Card) -> Option<Card> {
        let ready = self.ready(seat);
        if self.open.setup.has_equals() && ready.has(named) {
            return Some(named);
        }
        let alike = |cards: Cards| cards.iter().find(|card| self.face(*card) == named);
        alike(ready.and(self.open.public)).or_else(|| alike(ready))
    }

    /// Are the two printed alike, in every word?
    #[cfg(feature = "page")]
    pub(crate) fn are_printed_alike(&self, one: Card, two: Card) -> bool {
        let set = self.open.setup.cards.cards();
        let words = |card: Card| (set.title(card), set.lore(card));
        one == two
            || self.face(one) == self.face(two)
                && one.kind() != crate::Kind::Saint
                && words(one) == words(two)
    }
}
