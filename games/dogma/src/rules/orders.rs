//! Orders: which can be given, who gives them when, and how they are shown. [8.6]

use arrayvec::ArrayVec;
use table::{Seat, Seats};

use crate::cards::{Does, Evil, Speaks, Types};
use crate::event::{Ears, What};
use crate::open::{LOCKED, Plan};
use crate::step::Step;
use crate::{Action, Dogma};

/// The positions that the order token knows. [8.12]
pub(crate) const TOKEN: usize = 3;

impl Dogma {
    /// Who suffers from Isteria gives its order before the others; if all do, all give theirs together. [8.16] [17.4]
    pub(crate) fn asks_orders(&self) -> ArrayVec<Step, 4> {
        let fronts = self.open.fronts();
        let first: Seats = fronts.iter().filter(|seat| self.suffers(*seat, Evil::Isteria)).collect();
        let rest: Seats = fronts.iter().filter(|seat| !first.has(*seat)).collect();
        let mut steps = ArrayVec::new();
        for seats in [first, rest].into_iter().filter(|seats| !seats.is_empty()) {
            if seats.iter().any(|seat| self.must_aim(seat)) {
                steps.push(Step::Aim(seats));
            }
            steps.push(Step::Order(seats));
        }
        steps
    }

    pub(crate) fn ask_orders(&mut self) {
        let steps = self.asks_orders();
        self.open.agenda.then(&steps);
    }

    /// The orders that a seat can give: those that could be carried out now. [8.7] [8.14] [8.15]
    pub(crate) fn orders(&self, seat: Seat, out: &mut Vec<Action>) {
        let side = self.open.side(seat);
        // Fanatismo bars the choice only. [12.4] [12.5]
        if !self.suffers(seat, Evil::Fanatismo) {
            // [8.8] [8.9] [8.10]
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
        self.bar_of_cult(seat, place).is_none()
    }

    /// Is there an order that could be carried out? [8.15]
    pub(crate) fn can_order(&self, seat: Seat) -> bool {
        let cults = self.open.active(seat).map_or(0, |arcano| arcano.cults.len());
        !self.suffers(seat, Evil::Fanatismo)
            || (0..cults).any(|place| self.may_use(seat, place))
            || self.specials(seat).next().is_some()
    }

    /// Is a pass all that a seat can give now, so that the house gives it? [8.17]
    pub(crate) fn only_passes(&self, seat: Seat) -> bool {
        matches!(self.step(), Some(Step::Order(_))) && !self.can_order(seat)
    }

    /// The cards whose Special is in force: against the target that is shown, before that against any. [8.13] [14.1]
    pub(crate) fn specials(&self, seat: Seat) -> impl Iterator<Item = crate::Card> + '_ {
        let front = self.open.front(seat).filter(|at| self.open.arcano(*at).speaks.any(Speaks::SPECIAL));
        let abilities = front.into_iter().flat_map(|at| self.abilities(at));
        let foes: Seats = match self.open.targets[seat.index()] {
            Some(shown) => Seats::one(shown),
            None => self.open.aims(seat).collect(),
        };
        let mut last = None;
        abilities
            .filter(|(_, ability)| matches!(ability.what, Does::Special(_)))
            .filter(move |(_, ability)| foes.iter().any(|foe| self.all_hold(&ability.only, seat, Some(foe))))
            .map(|(card, _)| card)
            .filter(move |card| last.replace(*card) != Some(*card))
    }

    /// Orders are shown together, with the targets.
    pub(crate) fn ordered(&mut self, given: &[(Seat, Action)], tell: &mut Ears<'_>) {
        let before = self.open.plans.iter().flatten().count() + given.len();
        let planned = if before < self.open.fronts().len() { What::Early } else { What::Planned };
        for (seat, action) in given {
            let own = self.secret.own_mut(*seat);
            let target = own.target.take();
            self.open.targets[seat.index()] = target.or_else(|| self.open.aims(*seat).next());
            let (plan, place) = self.plan(*seat, *action);
            self.open.plans[seat.index()] = Some(plan);
            let team = usize::from(self.open.setup.seats) > 2;
            let target = self.open.targets[seat.index()].filter(|_| team);
            self.say(tell, planned(*seat, plan, place, target));
        }
        if before == self.open.fronts().len() {
            self.count_passes();
        }
        for seat in self.open.seats() {
            self.open.fervour[seat.index()] = self.open.front(seat).map_or(0, |at| self.fervour(at));
            self.open.swift[seat.index()] = self.open.front(seat).map_or(Types::NONE, |at| self.swift(at));
        }
    }

    /// All orders are shown: has a team nothing but passes among them? [16.9]
    fn count_passes(&mut self) {
        if !self.open.setup.is_second() {
            return;
        }
        for team in 0..2 {
            let orders = || self.open.plans.iter().skip(team).step_by(2).flatten();
            let passes = orders().all(|plan| *plan == Plan::Pass);
            let passed = &mut self.open.passed[team];
            *passed = if passes { (*passed + 1).min(LOCKED) } else { 0 };
        }
    }

    /// What an order means: what it points at keeps its number. [18.6]
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

    /// A seat's order that is not resolved yet is lost. [9.16] [9.18]
    pub(crate) fn loses_order(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        if self.open.plans[seat.index()].take().is_some_and(|plan| plan != Plan::Pass) {
            self.say(tell, What::Lost(seat));
        }
    }
}
