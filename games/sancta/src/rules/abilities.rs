//! Chapter 12: when abilities are set off, and in which order they happen.

use table::Seat;

use crate::cards::{Does, When};
use crate::event::Ears;
use crate::step::{Play, Step, Trigger};
use crate::{Card, Sancta, What};

impl Sancta {
    /// Sets off the abilities of a seat's cards.
    pub(super) fn set_off(&mut self, seat: Seat, when: When) {
        if !self.open.place(seat).standing.has_moment(when) {
            return;
        }
        let cards = self.at_work(seat).and(self.tables().set_off(when));
        cards.iter().for_each(|card| self.set_off_card(seat, card, when));
    }

    /// Sets off the abilities of every other seat's cards.
    pub(super) fn set_off_others(&mut self, seat: Seat, when: When) {
        let others = self.open.others(seat);
        others.for_each(|other| self.set_off(other, when));
    }

    /// Sets off what a seat's deed means to itself and to the others.
    pub(super) fn set_off_by(&mut self, seat: Seat, when: When, others: When) {
        self.set_off(seat, when);
        self.set_off_others(seat, others);
    }

    /// Sets off the abilities of one card whose conditions hold now. [12.3]
    pub(super) fn set_off_card(&mut self, seat: Seat, card: Card, when: When) {
        if !self.tables().set_off(when).has(card) {
            return;
        }
        for (ability, it) in self.abilities(card).iter().enumerate() {
            let fits = matches!(it.what, Does::When { when: its, .. } if its == when);
            if fits && self.holds_all(seat, it) {
                self.open.waiting.push(Trigger { seat, card, ability: ability as u8 });
            }
        }
    }

    /// A whole effect is done: who has enough points goes to the Rosa [5.8], the goal is looked at [16.1], and what was set
    /// off happens.
    pub(super) fn settle(&mut self, tell: &mut Ears<'_>) {
        for seat in self.open.from(self.open.active) {
            while self.is_ready(seat) {
                self.promote(seat, tell);
            }
        }
        if self.is_won(tell) || self.open.waiting.is_empty() {
            return;
        }
        let mut waiting = std::mem::take(&mut self.open.waiting);
        waiting.retain(|trigger| self.is_at_work(*trigger));
        self.open.waiting = waiting;
        let Some(first) = self.open.waiting.iter().copied().min() else { return };
        match self.open.waiting.iter().all(|trigger| trigger.card == first.card) {
            true => self.happen(first, tell),
            false => self.push(Step::Order(self.open.active)),
        }
    }

    /// Has the active Saint enough points? Every Saint needs one at least.
    #[inline]
    fn is_ready(&self, seat: Seat) -> bool {
        let points = self.open.place(seat).points;
        points > 0 && points >= self.need(seat)
    }

    /// Does the card still lie where it works? A Saint's word at its promotion is its last. [12.5]
    fn is_at_work(&self, trigger: Trigger) -> bool {
        let Trigger { seat, card, ability } = trigger;
        let last =
            matches!(self.abilities(card)[usize::from(ability)].what, Does::When { when: When::Rosa, .. });
        self.at_work(seat).has(card) || last && self.open.place(seat).rosa.contains(&card)
    }

    /// The seat whose turn it is has chosen a card, of which the first text goes first. [12.4]
    pub(super) fn order(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.say(tell, What::Ordered(seat, card));
        if let Some(trigger) = self.open.waiting.iter().copied().filter(|trigger| trigger.card == card).min()
        {
            self.happen(trigger, tell);
        }
    }

    fn happen(&mut self, trigger: Trigger, tell: &mut Ears<'_>) {
        if let Some(at) = self.open.waiting.iter().position(|other| *other == trigger) {
            self.open.waiting.remove(at);
        }
        self.push(Step::Settle);
        match self.abilities(trigger.card)[usize::from(trigger.ability)].what {
            Does::When { may: true, .. } => self.push(Step::Offer(trigger)),
            _ => self.offered(trigger, true, tell),
        }
    }

    /// An ability happens, or is let pass [12.2]. A Supporto that is used up goes first [12.6].
    pub(super) fn offered(&mut self, trigger: Trigger, accepts: bool, tell: &mut Ears<'_>) {
        let Trigger { seat, card, ability } = trigger;
        let Does::When { spent, ref effects, .. } = self.abilities(card)[usize::from(ability)].what else {
            return;
        };
        if !accepts {
            return self.say(tell, What::Declined(seat, card));
        }
        self.say(tell, What::Ability(seat, card));
        if spent {
            self.open.place_mut(seat).supports.remove(card);
            self.open.discards.add(card);
            self.note_standing(seat);
            self.say(tell, What::Spent(seat, card));
        }
        self.push(Step::Do(Play { seat, by: seat, card: Some(card), effects }));
    }
}
