//! The rules, one file per chapter of `RULES.md`; this one sends each step to its chapter.

mod abilities;
mod advocatus;
mod discards;
mod effects;
mod ends;
mod hands;
mod points;
mod rivals;
mod santuario;
mod setting_up;
mod standing;
mod turn;

pub(crate) use effects::MOST_AGAIN;

use table::{Odds, Seat, Seats};

use crate::event::Ears;
use crate::step::Step;
use crate::truth::Need;
use crate::{Action, Sancta, What};

impl Sancta {
    /// What a step needs before it can be done.
    pub(crate) fn needs(&self, step: Step) -> Need {
        let one = |seat| Need::Seats(Seats::one(seat));
        match step {
            Step::Dealer | Step::FirstSaint(_) | Step::Deal(_) | Step::Roll(_) => Need::Chance,
            Step::Main(seat) | Step::Order(seat) | Step::Exchange(seat) => one(seat),
            Step::Offer(trigger) => one(trigger.seat),
            Step::Window(_, seats) => Need::Seats(seats),
            Step::Trim(seat) if self.must_discard(seat) => one(seat),
            Step::Discard(seat) if self.open.place(seat).hand > 0 => one(seat),
            Step::Draw(_) if !self.secret.deck.is_empty() => Need::Chance,
            Step::Lose(seat) if self.open.place(seat).hand > 0 => Need::Chance,
            Step::Steal(_, victim) if self.open.place(victim).hand > 0 => Need::Chance,
            Step::Seek(_, kind) if !self.secret.deck.and(kind.cards()).is_empty() => Need::Chance,
            Step::Choose(seat, why) if self.candidates(seat, why).len() > 1 => one(seat),
            Step::Recover(seat, ..) | Step::Call(seat) | Step::Remove(seat)
                if !self.within_reach(step).is_empty() =>
            {
                one(seat)
            }
            _ => Need::Nothing,
        }
    }

    /// Does a step that needs nothing (any more).
    pub(crate) fn run(&mut self, step: Step, tell: &mut Ears<'_>) {
        match step {
            Step::Dealt => self.begin_play(tell),
            Step::Begin(seat) => self.begin(seat, tell),
            Step::Drawn(seat) => self.drawn(seat),
            Step::Pass(seat) => self.pass(seat, tell),
            Step::Draw(seat) => self.reshuffle(seat, tell),
            Step::Do(deed) => self.do_next(deed, tell),
            Step::Settle => self.settle(tell),
            Step::Choose(seat, why) => match self.candidates(seat, why).first() {
                Some(other) => self.chosen(seat, other, why, tell),
                None => self.say(tell, What::Nothing(seat)),
            },
            Step::Discard(seat)
            | Step::Lose(seat)
            | Step::Steal(seat, _)
            | Step::Seek(seat, _)
            | Step::Recover(seat, ..)
            | Step::Call(seat)
            | Step::Remove(seat) => self.say(tell, What::Nothing(seat)),
            _ => {}
        }
    }

    /// The options of a seat that is asked.
    pub(crate) fn options(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(step) = self.top() else { return };
        if !matches!(self.needs(step), Need::Seats(seats) if seats.has(seat)) {
            return;
        }
        match step {
            Step::Main(_) => self.main_options(seat, out),
            Step::Window(..) => self.answers(seat, out),
            Step::Order(_) => out.extend(self.open.waiting.iter().map(|trigger| Action::Next(trigger.card))),
            Step::Offer(_) => out.extend([Action::Pass, Action::Accept]),
            Step::Trim(_) | Step::Discard(_) => {
                out.extend(self.secret.hands[seat.index()].iter().map(Action::Take));
            }
            Step::Choose(_, why) => out.extend(self.candidates(seat, why).iter().map(Action::At)),
            Step::Recover(..) | Step::Call(_) | Step::Remove(_) => {
                out.extend(self.within_reach(step).iter().map(Action::Take));
            }
            Step::Exchange(_) => {
                out.push(Action::Pass);
                out.extend((0..self.open.place(seat).santuario.len() as u8).map(Action::Enter));
            }
            _ => {}
        }
    }

    /// One seat has answered.
    pub(crate) fn answered(&mut self, seat: Seat, action: Action, tell: &mut Ears<'_>) {
        let Some(step) = self.open.agenda.pop() else { return };
        match (step, action) {
            (Step::Main(_), action) => self.act(seat, action, tell),
            (Step::Order(_), Action::Next(card)) => self.order(seat, card, tell),
            (Step::Offer(trigger), action) => self.offered(trigger, action == Action::Accept, tell),
            (Step::Trim(_), Action::Take(card)) => {
                self.push(step);
                self.discard(seat, card, tell);
            }
            (Step::Discard(_), Action::Take(card)) => self.discard(seat, card, tell),
            (Step::Choose(_, why), Action::At(other)) => {
                self.say(tell, What::Chose(seat, other));
                self.chosen(seat, other, why, tell);
            }
            (Step::Recover(..), Action::Take(card)) => self.recover(seat, card, tell),
            (Step::Call(_), Action::Take(card)) => self.call(seat, card, tell),
            (Step::Remove(_), Action::Take(card)) => self.remove(seat, card, tell),
            (Step::Exchange(_), Action::Enter(slot)) => self.exchange(seat, slot, tell),
            (Step::Exchange(_), _) => self.say(tell, What::Stays(seat)),
            _ => {}
        }
    }

    /// The draws of chance.
    pub(crate) fn outcomes(&self, out: &mut Odds<Action>) {
        let mut cards = |cards: crate::Cards| cards.iter().for_each(|card| out.even(Action::Draw(card)));
        match self.top() {
            Some(Step::Dealer) => {
                Seat::all(self.open.seats()).for_each(|seat| out.even(Action::Dealer(seat)));
            }
            Some(Step::FirstSaint(_)) => cards(self.secret.deck.and(crate::Kind::Saint.cards())),
            Some(Step::Deal(_) | Step::Draw(_)) => cards(self.secret.deck),
            Some(Step::Roll(_)) => (1..=6).for_each(|face| out.even(Action::Die(face))),
            Some(Step::Lose(seat) | Step::Steal(_, seat)) => cards(self.secret.hands[seat.index()]),
            Some(Step::Seek(_, kind)) => cards(self.secret.deck.and(kind.cards())),
            _ => {}
        }
    }

    /// Chance has fallen.
    pub(crate) fn fell(&mut self, outcome: Action, tell: &mut Ears<'_>) {
        let Some(step) = self.open.agenda.pop() else { return };
        match (step, outcome) {
            (Step::Dealer, Action::Dealer(seat)) => self.dealer(seat, tell),
            (Step::FirstSaint(seat), Action::Draw(card)) => self.found(seat, card, tell),
            (Step::Deal(seat), Action::Draw(card)) => self.dealt(seat, card, tell),
            (Step::Draw(seat), Action::Draw(card)) => self.drew(seat, card, tell),
            (Step::Roll(seat), Action::Die(face)) => self.rolled(seat, face, tell),
            (Step::Lose(seat), Action::Draw(card)) => self.discard(seat, card, tell),
            (Step::Steal(thief, victim), Action::Draw(card)) => self.stolen(thief, victim, card, tell),
            (Step::Seek(seat, _), Action::Draw(card)) => self.sought(seat, card, tell),
            _ => {}
        }
    }
}
