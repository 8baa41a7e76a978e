//! The rules, one file per chapter of `RULES.md`; this one is the agenda: each step stands here once in every question.

mod abilities;
mod advocatus;
mod choices;
mod discards;
mod effects;
mod ends;
mod equals;
mod hands;
mod points;
mod rivals;
mod santuario;
mod setting_up;
mod standing;
mod turn;

pub(crate) use effects::MOST_AGAIN;

use choices::Choices;
use table::{Agenda, Given, Need, Odds, Rng, Scores, Seat, Steps, impossible};

use crate::event::Ears;
use crate::step::{Step, asking, drawing, happening};
use crate::{Action, Cards, Kind, Sancta, What};

/// What chance draws from.
enum Lot {
    /// The seats.
    Seat,
    /// The faces of the die.
    Face,
    /// These cards.
    Of(Cards),
}

impl Steps for Sancta {
    type Step = Step;

    fn agenda(&self) -> &Agenda<Step> {
        &self.open.agenda
    }

    fn agenda_mut(&mut self) -> &mut Agenda<Step> {
        &mut self.open.agenda
    }

    fn is_over(&self) -> bool {
        self.open.ending.is_some()
    }

    fn scores(&self) -> Scores {
        self.open.scores()
    }

    fn needs(&self, step: Step) -> Need {
        let hand = |seat: Seat| self.open.place(seat).hand > 0;
        match step {
            Step::Dealer | Step::FirstSaint(_) | Step::Deal(_) | Step::Roll(_) => Need::Chance,
            Step::Main(seat) | Step::Order(seat) | Step::Exchange(seat) => Need::one(seat),
            Step::Offer(trigger) => Need::one(trigger.seat),
            Step::Window(_, seats) => Need::together(seats),
            Step::Trim(seat) => Need::one_if(seat, self.must_discard(seat)),
            Step::Discard(seat) => Need::one_if(seat, hand(seat)),
            Step::Lose(seat) | Step::Steal(_, seat) => Need::chance_if(hand(seat)),
            Step::Draw(_) => Need::chance_if(!self.secret.deck.is_empty()),
            Step::Seek(_, kind) => Need::chance_if(!self.secret.deck.and(kind.cards()).is_empty()),
            Step::Choose(seat, why) => Need::one_if(seat, self.candidates(seat, why).len() > 1),
            Step::Recover(seat, ..) | Step::Call(seat) | Step::Remove(seat) => {
                Need::one_if(seat, !self.within_reach(step).is_empty())
            }
            happening!() => Need::Nothing,
        }
    }

    fn options(&self, step: Step, seat: Seat, out: &mut Vec<Action>) {
        self.choices(step, seat).list(out);
    }

    fn outcomes(&self, step: Step, out: &mut Odds<Action>) {
        match self.lot(step) {
            Lot::Seat => Seat::all(self.open.seats()).for_each(|seat| out.even(Action::Dealer(seat))),
            Lot::Face => (1..=6).for_each(|face| out.even(Action::Die(face))),
            Lot::Of(cards) => cards.iter().for_each(|card| out.even(Action::Draw(card))),
        }
    }

    fn does(&mut self, step: Step, given: Given<'_, Action>, tell: &mut Ears<'_>) {
        use Given::{Chance, Nothing, Seat as By, Together};
        match (step, given) {
            (Step::Dealer, Chance(Action::Dealer(seat))) => self.dealer(seat, tell),
            (Step::FirstSaint(seat), Chance(Action::Draw(card))) => self.found(seat, card, tell),
            (Step::Deal(seat), Chance(Action::Draw(card))) => self.dealt(seat, card, tell),
            (Step::Dealt, Nothing) => self.begin_play(tell),
            (Step::Begin(seat), Nothing) => self.begin(seat, tell),
            (Step::Draw(seat), Chance(Action::Draw(card))) => self.drew(seat, card, tell),
            (Step::Draw(seat), Nothing) => self.reshuffle(seat, tell),
            (Step::Drawn(seat), Nothing) => self.drawn(seat),
            (Step::Main(seat), By(_, action)) => self.act(seat, action, tell),
            (Step::Trim(seat), By(_, Action::Take(card))) => {
                self.push(step);
                self.discard(seat, card, tell);
            }
            (Step::Trim(_), Nothing) => {}
            (Step::Pass(seat), Nothing) => self.pass(seat, tell),
            (Step::Window(by, _), By(seat, action)) => self.answered(by, &[(seat, action)], tell),
            (Step::Window(by, _), Together(all)) => self.answered(by, all, tell),
            (Step::Roll(seat), Chance(Action::Die(face))) => self.rolled(seat, face, tell),
            (Step::Do(play), Nothing) => self.do_next(play, tell),
            (Step::Settle, Nothing) => self.settle(tell),
            (Step::Order(seat), By(_, Action::Next(card))) => self.order(seat, card, tell),
            (Step::Offer(trigger), By(_, action)) => self.offered(trigger, action == Action::Accept, tell),
            (Step::Discard(seat), By(_, Action::Take(card)))
            | (Step::Lose(seat), Chance(Action::Draw(card))) => self.discard(seat, card, tell),
            (Step::Choose(seat, why), By(_, Action::At(other))) => {
                self.say(tell, What::Chose(seat, other));
                self.chosen(seat, other, why, tell);
            }
            (Step::Choose(seat, why), Nothing) => match self.candidates(seat, why).first() {
                Some(other) => self.chosen(seat, other, why, tell),
                None => self.say(tell, What::Nothing(seat)),
            },
            (Step::Steal(thief, victim), Chance(Action::Draw(card))) => {
                self.stolen(thief, victim, card, tell);
            }
            (Step::Seek(seat, _), Chance(Action::Draw(card))) => self.sought(seat, card, tell),
            (Step::Recover(seat, ..), By(_, Action::Take(card))) => self.recover(seat, card, tell),
            (Step::Call(seat), By(_, Action::Take(card))) => self.call(seat, card, tell),
            (Step::Remove(seat), By(_, Action::Take(card))) => self.remove(seat, card, tell),
            (Step::Exchange(seat), By(_, Action::Enter(slot))) => self.exchange(seat, slot, tell),
            (Step::Exchange(seat), By(_, Action::Pass)) => self.say(tell, What::Stays(seat)),
            (
                Step::Discard(seat)
                | Step::Lose(seat)
                | Step::Steal(seat, _)
                | Step::Seek(seat, _)
                | Step::Recover(seat, ..)
                | Step::Call(seat)
                | Step::Remove(seat),
                Nothing,
            ) => self.say(tell, What::Nothing(seat)),
            (asking!() | drawing!() | happening!(), given) => impossible(step, given),
        }
    }
}

impl Sancta {
    /// What a seat may answer.
    #[inline]
    fn choices(&self, step: Step, seat: Seat) -> Choices {
        match step {
            Step::Main(_) => self.free(seat),
            Step::Window(..) => self.answers(seat),
            Step::Order(_) => {
                Choices::cards(Action::Next, self.open.waiting.iter().map(|trigger| trigger.card).collect())
            }
            Step::Offer(_) => Choices::words(&[Action::Pass, Action::Accept]),
            Step::Choose(_, why) => Choices { seats: self.candidates(seat, why), ..Choices::words(&[]) },
            Step::Trim(_) | Step::Discard(_) | Step::Recover(..) | Step::Call(_) | Step::Remove(_) => {
                Choices::cards(Action::Take, self.offered_cards(step, seat))
            }
            Step::Exchange(_) => {
                let enters = self.open.place(seat).santuario.len() as u8;
                Choices { enters, ..Choices::words(&[Action::Pass]) }
            }
            drawing!() | happening!() => {
                impossible(step, seat);
                Choices::words(&[])
            }
        }
    }

    /// What chance draws from.
    #[inline]
    fn lot(&self, step: Step) -> Lot {
        match step {
            Step::Dealer => Lot::Seat,
            Step::Roll(_) => Lot::Face,
            Step::FirstSaint(_) => Lot::Of(self.secret.deck.and(Kind::Saint.cards())),
            Step::Deal(_) | Step::Draw(_) => Lot::Of(self.secret.deck),
            Step::Lose(seat) | Step::Steal(_, seat) => Lot::Of(self.secret.hands[seat.index()]),
            Step::Seek(_, kind) => Lot::Of(self.secret.deck.and(kind.cards())),
            asking!() | happening!() => {
                impossible(step, "chance");
                Lot::Of(Cards::NONE)
            }
        }
    }

    /// One of the actions of a seat that is asked, each as likely.
    #[inline]
    pub(crate) fn any_choice(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        self.choices(self.open.agenda.next()?, seat).any(rng)
    }

    /// One outcome of chance.
    #[inline]
    pub(crate) fn lot_drawn(&self, rng: &mut Rng) -> Option<Action> {
        match self.lot(self.open.agenda.next()?) {
            Lot::Seat => Some(Action::Dealer(Seat::new(rng.below(self.open.seats()) as u8))),
            Lot::Face => Some(Action::Die(rng.below(6) as u8 + 1)),
            Lot::Of(cards) => cards.nth(rng.below(cards.len())).map(Action::Draw),
        }
    }
}
