//! Orders: which can be given, who gives them when, and how they are shown. [8.3]

use table::{Seat, Seats};

use crate::cards::{What as Does, Evil, Keyword, Rule};
use crate::event::{Ears, What};
use crate::open::Plan;
use crate::step::Step;
use crate::{Action, Dogma};

/// The positions that the order token knows.
pub(crate) const TOKEN: usize = 3;

impl Dogma {
    /// Who suffers from Isteria gives its order before the others; if all do, all give theirs together.
    pub(crate) fn ask_orders(&mut self) {
        let fronts = self.open.fronts();
        let first: Seats = fronts.iter().filter(|seat| self.suffers(*seat, Evil::Isteria)).collect();
        let rest: Seats = fronts.iter().filter(|seat| !first.has(*seat)).collect();
        for seats in [rest, first].into_iter().filter(|seats| !seats.is_empty()) {
            self.push(Step::Order(seats));
            self.push(Step::Aim(seats));
        }
    }

    /// The orders that a seat can give: those that could be carried out now.
    pub(crate) fn orders(&self, seat: Seat, out: &mut Vec<Action>) {
        let side = self.open.side(seat);
        if !self.suffers(seat, Evil::Fanatismo) {
            out.extend((0..side.rear.len() as u8).map(Action::Call));
            out.push(if side.divine > 0 { Action::Divine } else { Action::Appeal });
        }
        if let Some((_, at)) = self.open.front(seat) {
            let places = 0..side.arcana[usize::from(at)].cults.len();
            out.extend(places.filter(|place| self.may_use(seat, *place)).map(|at| Action::Cult(at as u8)));
        }
        if self.specials(seat).next().is_some() {
            out.push(Action::Special);
        }
        if out.is_empty() {
            out.push(Action::Pass);
        }
    }

    /// Can the Cult card at this place be ordered?
    pub(crate) fn may_use(&self, seat: Seat, place: usize) -> bool {
        let side = self.open.side(seat);
        let Some(at) = self.open.front(seat) else { return false };
        let arcano = self.open.arcano(at);
        if arcano.cults[place].blocked || place >= TOKEN && arcano.annulled {
            return false;
        }
        let card = self.secret.own(seat).arcana[usize::from(at.1)].cults[place];
        let hard = self.open.set().cult(card).is_some_and(|cult| cult.is(Keyword::Ardua));
        !(hard && side.ardua.0) || self.has_rule(at, Rule::Tireless)
    }

    /// The cards whose Special the seat can bring about.
    pub(crate) fn specials(&self, seat: Seat) -> impl Iterator<Item = crate::Card> + '_ {
        let abilities = self.open.front(seat).into_iter().flat_map(|at| self.abilities(at));
        let mut last = None;
        abilities
            .filter(|(_, ability)| matches!(ability.what, Does::Special(_)))
            .map(|(card, _)| card)
            .filter(move |card| last.replace(*card) != Some(*card))
    }

    /// Orders are shown together, with the targets.
    pub(crate) fn ordered(&mut self, given: &[(Seat, Action)], tell: &mut Ears<'_>) {
        for (seat, action) in given {
            let own = self.secret.own_mut(*seat);
            let target = own.target.take();
            self.open.targets[seat.index()] = target.or_else(|| self.open.aims(*seat).next());
            let (plan, place) = self.plan(*seat, *action);
            self.open.plans[seat.index()] = Some(plan);
            let team = usize::from(self.open.setup.seats) > 2;
            let target = self.open.targets[seat.index()].filter(|_| team);
            self.say(tell, What::Planned(*seat, plan, place, target));
        }
        for seat in self.open.seats() {
            self.open.fervour[seat.index()] = self.open.front(seat).map_or(0, |at| self.fervour(at));
        }
    }

    /// What an order means: what it points at keeps its number.
    fn plan(&self, seat: Seat, action: Action) -> (Plan, Option<u8>) {
        let side = self.open.side(seat);
        match action {
            Action::Call(slot) => (Plan::Call(side.rear[usize::from(slot)]), Some(slot)),
            Action::Divine => (Plan::Divine, None),
            Action::Appeal => (Plan::Appeal, None),
            Action::Cult(at) => {
                let place = self.open.active(seat).and_then(|arcano| arcano.cults.get(usize::from(at)));
                (place.map_or(Plan::Pass, |place| Plan::Cult(place.id)), Some(at))
            }
            Action::Special => (Plan::Special, None),
            _ => (Plan::Pass, None),
        }
    }

    /// A seat's order that is not resolved yet is lost.
    pub(crate) fn loses_order(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        if self.open.plans[seat.index()].take().is_some_and(|plan| plan != Plan::Pass) {
            self.say(tell, What::Lost(seat));
        }
    }
}

