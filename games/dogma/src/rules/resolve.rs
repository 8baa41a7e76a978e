//! Whose order comes next. [9.1]

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use table::{Seat, Seats};

use super::orders::TOKEN;
use crate::cards::{Keyword, Rule, Speaks, Types, When};
use crate::event::{Ears, What};
use crate::open::{Plan, Rank, SEATS, Stir};
use crate::step::{Act, At, Change, Fact, Frame, Step};
use crate::{Card, Dogma};

/// The damage of the Appeal. [9.9]
pub(crate) const APPEAL: u16 = 30;

impl Dogma {
    /// The place of a seat's order in the order of play. [9.2] [17.8]
    pub(crate) fn rank(&self, seat: Seat) -> Option<Rank> {
        let fervour = Reverse(self.open.fervour[seat.index()]);
        match self.open.plans[seat.index()]? {
            // All who call a Prophet do so together. [9.7]
            Plan::Call(_) => Some((1, 0, Reverse(0))),
            Plan::Divine | Plan::Appeal => Some((2, 0, fervour)),
            Plan::Cult(id) => {
                let card = self.cult_at(seat, id).map(|(_, card)| card);
                Some((3, card.map_or(1, |card| self.band(seat, card)), fervour))
            }
            Plan::Special => Some((3, 1, fervour)),
            Plan::Pass => Some((4, 0, Reverse(0))),
        }
    }

    /// Veloce first, Lenta last; a card that is made Veloce is no longer Lenta. [9.4] [14.6]
    pub(crate) fn band(&self, seat: Seat, card: Card) -> u8 {
        let set = self.open.set();
        let Some(cult) = set.cult(card) else { return 1 };
        if set.is(card, Keyword::Veloce) || self.open.swift[seat.index()].has(cult.of) {
            0
        } else if set.is(card, Keyword::Lenta) {
            2
        } else {
            1
        }
    }

    /// The types of a Prophet's Cult cards that a rule makes Veloce.
    pub(crate) fn swift(&self, at: At) -> Types {
        if !self.open.arcano(at).speaks.any(Speaks::SWIFT) {
            return Types::NONE;
        }
        self.rules(at, |rule| if let Rule::Swift(of) = rule { Some(of) } else { None }).collect()
    }

    /// The Cult card at the place with this number, and where it lies.
    pub(crate) fn cult_at(&self, seat: Seat, id: u8) -> Option<(usize, Card)> {
        let (seat, at) = self.open.front(seat)?;
        let place = self.open.arcano((seat, at)).at(id)?;
        Some((place, *self.secret.own(seat).arcana[usize::from(at)].cults.get(place)?))
    }

    /// The orders that come next are carried out; equal ones at the same time. [9.5] [9.17]
    pub(crate) fn resolve(&mut self, tell: &mut Ears<'_>) {
        self.open.depth = 0;
        let ranks: ArrayVec<(Rank, Seat), SEATS> =
            self.open.seats().filter_map(|seat| Some((self.rank(seat)?, seat))).collect();
        let Some(next) = ranks.iter().map(|(rank, _)| *rank).min() else { return };
        let seats: Seats = ranks.iter().filter(|(rank, _)| *rank == next).map(|(_, seat)| *seat).collect();
        self.open.last = Some(next);
        if seats.len() > 1 && next.0 < 4 {
            self.say(tell, What::Together(seats));
        }
        if ranks.len() > seats.len() {
            self.push(Step::Resolve);
        }
        if next.0 == 1 {
            return self.call(seats, tell);
        }
        self.open.agenda.then(&[Step::Work, Step::Apply, Step::Echo]);
        for seat in seats.iter() {
            if let Some(plan) = self.open.plans[seat.index()].take() {
                self.carry_out(seat, plan, tell);
            }
        }
    }

    fn call(&mut self, seats: Seats, tell: &mut Ears<'_>) {
        let mut called = Seats::NONE;
        for seat in seats.iter() {
            if let Some(Plan::Call(at)) = self.open.plans[seat.index()].take() {
                if self.swap(seat, at, tell) {
                    called = called.with(seat);
                } else {
                    self.say(tell, What::Fizzled(seat));
                }
            }
        }
        self.push(Step::Echo);
        self.field(called, tell);
    }

    /// What an order does. [9.8] [9.9] [9.10] [9.12]
    pub(crate) fn carry_out(&mut self, seat: Seat, plan: Plan, tell: &mut Ears<'_>) {
        match plan {
            Plan::Call(_) => {}
            Plan::Pass => self.say(tell, What::Passed(seat)),
            Plan::Appeal => {
                self.say(tell, What::Appeal(seat));
                for at in self.open.fronts().iter() {
                    let Some(at) = self.open.front(at) else { continue };
                    self.open.facts.push(Fact { by: seat, what: Change::Damage(at, APPEAL, None) });
                }
            }
            Plan::Divine => self.plays_divine(seat, tell),
            Plan::Cult(id) => self.uses_cult(seat, id, tell),
            Plan::Special => {
                if self.specials(seat).next().is_none() {
                    return self.say(tell, What::Fizzled(seat));
                }
                self.act(seat, None, &[Frame::Special]);
            }
        }
    }

    fn plays_divine(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let Some(card) = self.lose_divine(seat) else {
            return self.say(tell, What::Fizzled(seat));
        };
        self.say(tell, What::Divine(seat, card));
        self.act(seat, Some(card), &[Frame::Effects(&self.open.set().print(card).effects)]);
    }

    /// The top Intervention goes to the discards. [9.8]
    pub(crate) fn lose_divine(&mut self, seat: Seat) -> Option<Card> {
        let own = self.secret.own_mut(seat);
        let card = if own.divine.is_empty() { None } else { Some(own.divine.remove(0)) }?;
        let side = self.open.side_mut(seat);
        side.divine -= 1;
        if !side.exposed.is_empty() {
            side.exposed.remove(0);
        } else if side.under.len() > usize::from(side.divine) {
            side.under.remove(0);
        } else {
            self.open.sees_new(seat);
        }
        let side = self.open.side_mut(seat);
        side.played.push(card);
        Some(card)
    }

    /// The card lies face up from now on. A card under a Struggimento, or the fourth of an annulled Elaine, stays as it
    /// is. [9.11] [12.9] [14.12]
    fn uses_cult(&mut self, seat: Seat, id: u8, tell: &mut Ears<'_>) {
        let (Some((place, card)), Some(at)) = (self.cult_at(seat, id), self.open.front(seat)) else {
            return self.say(tell, What::Fizzled(seat));
        };
        let arcano = self.open.arcano(at);
        if arcano.cults[place].blocked || place >= TOKEN && arcano.annulled {
            return self.say(tell, What::Fizzled(seat));
        }
        self.turn_up(at, place);
        self.say_of(at, tell, |who| What::Used(who, card));
        let print = self.open.set().print(card);
        let Some(cult) = self.open.set().cult(card) else { return };
        // The ban is born of a card that is carried out. [11.8]
        if self.open.set().is(card, Keyword::Ardua) {
            self.open.side_mut(seat).ardua.1 = true;
        }
        if self.open.set().is(card, Keyword::Protezione) {
            self.open.facts.push(Fact { by: seat, what: Change::Shield(at) });
        }
        let power = self.open.arcano(at).cults[place].power;
        // Boosts raise printed damage only. [13.2]
        let todo = [Frame::Effects(&print.effects), Frame::Hit(cult.damage, power)];
        let todo = if cult.damage > 0 { &todo[..] } else { &todo[..1] };
        self.open.stirred.push(Stir { when: When::Used, to: at, by: None, front: true });
        self.act(seat, Some(card), todo);
        let global = self.open.set().is(card, Keyword::Globale);
        if let Some(act) = self.open.acts.last_mut() {
            (act.of, act.global) = (Some(cult.of), global);
        }
    }

    /// Something of a seat's begins to happen. [9.14]
    fn act(&mut self, seat: Seat, card: Option<Card>, todo: &[Frame]) {
        let Some(bearer) = self.open.front(seat) else { return };
        let Some(card) = card.or(self.open.arcano(bearer).prophet) else { return };
        let foe = self.open.foe(seat);
        self.begins(
            Act { seat, foe, card, bearer, of: None, global: false, left: 0, waits: None, choice: None },
            todo,
        );
    }

    pub(super) fn begins(&mut self, act: Act, todo: &[Frame]) {
        self.open.acts.push(Act { left: todo.len() as u8, ..act });
        self.open.todo.extend_from_slice(todo);
    }
}
