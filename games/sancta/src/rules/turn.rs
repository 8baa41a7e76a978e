//! Chapter 3: the turn, and what may be done in it.

use table::{Seat, impossible};

use super::choices::Choices;
use super::setting_up::HAND;
use crate::cards::{Kind, Rule, When};
use crate::event::Ears;
use crate::open::{Done, SLOTS};
use crate::setup::Opening;
use crate::step::{Play, Step};
use crate::{Action, Card, Cards, Sancta, What};

/// Any order of four can be made by so many swaps. [4.5]
const SWAPS: u8 = 3;

impl Sancta {
    /// [3.1]
    pub(super) fn begin(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        // The turn before is over [5.4], and levels as printed may change what a Saint needs [5.8].
        if self.open.places.iter().any(|place| place.boost != 0) {
            self.open.places.iter_mut().for_each(|place| place.boost = 0);
            return self.then(&[Step::Settle, Step::Begin(seat)]);
        }
        self.open.active = seat;
        if self.is_at_a_limit(tell) {
            return;
        }
        self.open.turns += 1;
        self.open.done = Done::default();
        self.open.played = Cards::NONE;
        self.say(tell, What::Turn(seat));
        self.then(&[Step::Drawn(seat), Step::Main(seat)]);
        let waits = self.open.turns == 1 && self.open.setup.opening == Opening::Wait;
        if !waits {
            self.then(&[Step::Draw(seat), Step::Draw(seat)]);
        }
    }

    /// [3.3]
    pub(super) fn drawn(&mut self, seat: Seat) {
        self.push(Step::Settle);
        self.set_off(seat, When::Begin);
    }

    /// What the seat may do now: nobody else may do anything [3.8]. With an empty Zona Attiva there are Supporti [11.1] and
    /// Saints only: no Beatitudine, no die [6.2], no Prova [8.1] and no Suffragio [9.2].
    pub(super) fn free(&self, seat: Seat) -> Choices {
        let mut open = Choices::of(Action::Play);
        open.say(Action::End);
        let (place, tables, ready) = (self.open.place(seat), self.tables(), self.ready(seat));
        let saints = ready.and(Kind::Saint.cards());
        let mut plays = ready.and(Kind::Support.cards());
        if place.active.is_some() {
            if self.may_roll(seat) {
                open.say(Action::Roll);
            }
            if self.may_play_beatitude(seat) {
                plays = plays.or(ready.and(Kind::Beatitude.cards()));
            }
            let (tries, suffrages) = (self.may_try(seat), self.may_suffrage(seat));
            if tries || suffrages {
                let within = ready.and(tables.within(self.level(seat)));
                plays = if tries { plays.or(within.and(Kind::Trial.cards())) } else { plays };
                open.suffrages = if suffrages { within.and(saints) } else { Cards::NONE };
            }
            let slots = place.santuario.len() as u8;
            open.enters = if self.may_substitute(seat) { slots } else { 0 };
            open.swaps = if self.may_swap() { slots } else { 0 };
        }
        open.cards = plays.less(tables.copies);
        plays.and(tables.copies).iter().for_each(|card| open.cards.add(self.face(card)));
        (open.lays, open.full) = (saints, !self.has_room(seat));
        open
    }

    pub(crate) fn may_swap(&self) -> bool {
        self.open.done.swaps < SWAPS
    }

    /// Is there room in the Santuario, or in an empty Zona Attiva? [4.2]
    pub(crate) fn has_room(&self, seat: Seat) -> bool {
        self.open.place(seat).santuario.len() < SLOTS
    }

    /// The cards in hand that have not been put down in this turn. [3.5]
    pub(crate) fn ready(&self, seat: Seat) -> Cards {
        self.secret.hands[seat.index()].less(self.open.played)
    }

    /// Beatitudini and the die share a place in the turn, unless a card says otherwise. [3.4] [14.7]
    #[inline]
    pub(crate) fn may_play_beatitude(&self, seat: Seat) -> bool {
        let done = &self.open.done;
        let rolled = u8::from(done.rolled && !self.has_rule(seat, Rule::DieToo));
        done.beatitudes + rolled
            < self.sum(seat, Rule::Beatitudes(0)).saturating_add(1 + done.more_beatitudes)
    }

    /// [6.3]
    #[inline]
    pub(crate) fn may_roll(&self, seat: Seat) -> bool {
        !self.open.done.rolled && (self.may_play_beatitude(seat) || self.has_rule(seat, Rule::DieToo))
    }

    /// Prove and Suffragi share another; where both are allowed, the first of the other kind takes nothing of it. [3.4] [14.8]
    pub(crate) fn may_try(&self, seat: Seat) -> bool {
        let done = &self.open.done;
        let both = u8::from(self.has_rule(seat, Rule::TrialAndSuffrage));
        done.trials + done.suffrages.saturating_sub(both) < 1 + done.more_trials
    }

    pub(crate) fn may_suffrage(&self, seat: Seat) -> bool {
        let done = &self.open.done;
        let both = u8::from(self.has_rule(seat, Rule::TrialAndSuffrage));
        done.suffrages + done.trials.saturating_sub(both) < 1 + done.more_trials
    }

    /// One action of the free part of the turn.
    pub(super) fn act(&mut self, seat: Seat, action: Action, tell: &mut Ears<'_>) {
        match action {
            Action::Swap(..) => self.open.done.swaps += 1,
            _ => self.open.done.swaps = 0,
        }
        match action {
            Action::End => self.then(&[Step::Settle, Step::Trim(seat), Step::Pass(seat)]),
            Action::Swap(..) => self.then(&[Step::Main(seat)]),
            _ => self.then(&[Step::Settle, Step::Main(seat)]),
        }
        match action {
            Action::End => {
                self.say(tell, What::Ends(seat));
                self.set_off(seat, When::End);
            }
            Action::Roll => {
                self.open.done.rolled = true;
                self.open.done.anything = true;
                self.say(tell, What::Rolls(seat));
                self.push(Step::Roll(seat));
            }
            Action::Play(named) => match self.physical(seat, named) {
                Some(card) => self.play_card(seat, card, tell),
                None => impossible(Step::Main(seat), action),
            },
            Action::Suffrage(card) => self.suffrage(seat, card, tell),
            Action::Place(card) => self.place_saint(seat, card, tell),
            Action::Replace(card, slot) => self.replace_saint(seat, card, slot, tell),
            Action::Enter(slot) => self.substitute(seat, slot, tell),
            Action::Swap(one, two) => self.swap(seat, one, two, tell),
            Action::Pass
            | Action::Advocatus
            | Action::Accept
            | Action::At(_)
            | Action::Take(_)
            | Action::Next(_)
            | Action::Dealer(_)
            | Action::Die(_)
            | Action::Draw(_) => impossible(Step::Main(seat), action),
        }
    }

    /// A Beatitudine [6.1], a Prova [8.2] or a Supporto [11.2].
    fn play_card(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.put_down(seat, card);
        self.say(tell, What::Played(seat, card));
        let set = self.open.setup.cards.cards();
        match card.place() {
            (Kind::Beatitude, _) => {
                self.open.discards.add(card);
                self.open.done.beatitudes += 1;
                self.open_window(seat, tell);
            }
            (Kind::Trial, at) => {
                let trial = &set.trials[at];
                self.open.discards.add(card);
                self.open.done.trials += 1;
                self.push(Step::Do(Play { seat, by: seat, card: Some(card), effects: &trial.effects }));
                self.set_off_by(seat, When::Trial, When::OthersTrial);
                self.gain(seat, trial.points, tell);
            }
            (_, at) => {
                let support = &set.supports[at];
                match support.abilities.is_empty() {
                    true => self.open.discards.add(card),
                    false => {
                        self.open.place_mut(seat).supports.add(card);
                        self.note_standing(seat);
                        self.set_off_card(seat, card, When::Enters);
                    }
                }
                self.push(Step::Do(Play { seat, by: seat, card: Some(card), effects: &support.effects }));
            }
        }
    }

    /// A Saint of the hand is discarded for a point. [9.1] [14.10]
    fn suffrage(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.put_down(seat, card);
        self.open.discards.add(card);
        self.open.done.suffrages += 1;
        self.say(tell, What::Suffrage(seat, card));
        let more = self.sum(seat, Rule::Suffrage(0));
        self.set_off(seat, When::Suffrage);
        self.gain(seat, more.saturating_add(1), tell);
    }

    /// The die, with what its face does. [6.4] [12.9]
    pub(super) fn rolled(&mut self, seat: Seat, face: u8, tell: &mut Ears<'_>) {
        self.say(tell, What::Rolled(seat, face));
        let effects = &self.open.setup.cards.cards().die[usize::from(face.clamp(1, 6)) - 1];
        self.set_off(seat, When::Die);
        self.push(Step::Do(Play { seat, by: seat, card: None, effects }));
    }

    /// How many cards may be kept. [3.6] [14.6]
    pub(crate) fn limit(&self, seat: Seat) -> usize {
        HAND + usize::from(self.sum(seat, Rule::Keep(0)))
    }

    pub(crate) fn must_discard(&self, seat: Seat) -> bool {
        usize::from(self.open.place(seat).hand) > self.limit(seat)
    }

    /// The turn passes to the right. [3.7]
    pub(super) fn pass(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        // [16.5]
        self.open.idle = if self.open.done.anything { 0 } else { self.open.idle + 1 };
        if usize::from(self.open.idle) >= self.open.seats() {
            return self.finish_by_count(crate::Ending::Still, tell);
        }
        // A smaller hand may change what a Saint needs [5.8].
        self.then(&[Step::Settle, Step::Begin(self.open.after(seat))]);
    }
}
