//! The clash: lines, targets, orders, and what effects ask for.

use table::Seat;

use crate::cards::{Does, Evil, Keyword, Rule};
use crate::open::LINE;
use crate::reasons::Bar;
use crate::rules::TOKEN;
use crate::step::Wait;
use crate::{Action, Card, Dogma, Open, Step};

impl Dogma {
    /// [7.1] [3.1]
    pub(super) fn bar_of_opening(&self, seat: Seat, at: u8) -> Option<Bar> {
        match usize::from(at) >= LINE {
            true => Some(Bar::FourProphets),
            false => (!self.secret.own(seat).line.is_empty()).then_some(Bar::HasOpened),
        }
    }

    /// [7.4]
    pub(super) fn bar_of_lining_up(&self, seat: Seat, at: u8) -> Option<Bar> {
        let own = self.secret.own(seat);
        let Some(pack) = own.arcana.get(usize::from(at)) else { return Some(Bar::FourProphets) };
        match own.line.iter().position(|it| *it == at) {
            _ if own.line.is_empty() => Some(Bar::OpensFirst),
            Some(0) => Some(Bar::Opens(pack.prophet)),
            Some(_) => Some(Bar::HasPosition(pack.prophet)),
            None => None,
        }
    }

    /// Beyond the last there is nothing to choose. [7.8]
    pub(super) fn bar_of_rear(&self, clause: &'static str, seat: Seat, slot: u8) -> Option<Bar> {
        match self.open.side(seat).rear.len() {
            0 => Some(Bar::RearEmpty(clause)),
            rear if usize::from(slot) < rear => None,
            1 => Some(Bar::OneInRear(slot)),
            rear => Some(Bar::NotInRear(slot, rear)),
        }
    }

    /// [7.3]
    pub(super) fn bar_of_laying(&self, seat: Seat, card: Card) -> Option<Bar> {
        let (_, at) = self.open.front(seat)?;
        let pack = &self.secret.own(seat).arcana[usize::from(at)];
        match pack.cults.iter().position(|it| *it == card) {
            None => Some(Bar::NotYourCult(card, pack.prophet)),
            Some(place) => {
                let lies = place < usize::from(self.open.laid[seat.index()]);
                lies.then_some(Bar::LiesAlready("7.3", card))
            }
        }
    }

    /// [7.11] [12.6]
    pub(super) fn bar_of_showing(&self, seat: Seat, at: u8) -> Option<Bar> {
        match self.open.active(seat).and_then(|arcano| arcano.cults.get(usize::from(at))) {
            None => Some(Bar::NoPosition("7.11", at)),
            Some(place) if place.blocked => Some(Bar::Blocked(at)),
            Some(place) => place.face.is_some().then_some(Bar::FaceUp(at)),
        }
    }

    /// Whoever is asked has two rivals to aim at. [17.2] [17.3]
    pub(super) fn bar_of_target(&self, seat: Seat, target: Seat) -> Option<Bar> {
        if Open::partners(seat, target) {
            Some(Bar::NotARival)
        } else if self.secret.own(seat).target == Some(target) {
            Some(Bar::TargetAlready(target))
        } else {
            (self.open.changes[seat.index()] > Dogma::CHANGES).then_some(Bar::ChangedTooOften)
        }
    }

    /// [8.7]
    pub(super) fn bar_of_order(&self, step: Step, seat: Seat, action: Action) -> Option<Bar> {
        let fanatic = self.suffers(seat, Evil::Fanatismo);
        let who = self.open.front(seat).and_then(|at| self.who(at));
        let left = usize::from(self.open.side(seat).divine);
        match action {
            Action::Call(_) if fanatic => Some(Bar::NoCall(who)),
            Action::Divine if fanatic => Some(Bar::NoIntervention(who)),
            Action::Appeal if fanatic => Some(Bar::NoAppeal(who)),
            Action::Call(slot) => self.bar_of_rear("8.8", seat, slot),
            Action::Divine => (left == 0).then_some(Bar::NoneLeft),
            Action::Appeal => (left > 0).then_some(Bar::StillSome(left)),
            Action::Cult(at) => self.bar_of_cult(seat, at.into()),
            Action::Special => self.bar_of_special(seat),
            Action::Pass => self.can_order(seat).then_some(Bar::CanOrder),
            Action::Ready => Some(Bar::MustOrder),
            _ => Some(self.misplaced(step, action)),
        }
    }

    /// Can the Cult card at this place be ordered? [8.11] [8.12] [8.14] [11.7] [12.6]
    pub(crate) fn bar_of_cult(&self, seat: Seat, place: usize) -> Option<Bar> {
        let at = self.open.front(seat)?;
        let arcano = self.open.arcano(at);
        let Some(lies) = arcano.cults.get(place) else {
            return Some(match arcano.cults.is_empty() {
                true => Bar::NoCults(self.who(at)),
                false => Bar::NoPosition("8.11", place as u8),
            });
        };
        if lies.blocked {
            return Some(Bar::Blocked(place as u8));
        }
        if place >= TOKEN && arcano.annulled {
            return Some(Bar::Annulled(self.who(at)));
        }
        let card = self.secret.own(seat).arcana[usize::from(at.1)].cults[place];
        let hard = self.open.side(seat).ardua.0 && self.open.set().is(card, Keyword::Ardua);
        (hard && !self.has_rule(at, Rule::Tireless)).then_some(Bar::TooHard(card))
    }

    /// [8.13]
    fn bar_of_special(&self, seat: Seat) -> Option<Bar> {
        if self.specials(seat).next().is_some() {
            return None;
        }
        let front = self.open.front(seat);
        // One that does not hold now: were it without a condition, it could be ordered.
        let mut specials = front.into_iter().flat_map(|at| self.abilities(at));
        let idle = specials.find(|(_, it)| matches!(it.what, Does::Special(_)));
        Some(match idle {
            Some((card, _)) => Bar::SpecialOnly(card),
            None => Bar::NoSpecial(front.and_then(|at| self.who(at))),
        })
    }

    /// [9.12]
    pub(super) fn bar_of_use(&self, step: Step, seat: Seat, card: Card) -> Option<Bar> {
        match self.chooses(seat) {
            Some((_, Wait::Special)) if self.specials(seat).any(|it| it == card) => None,
            Some((_, Wait::Special)) => Some(Bar::NotSpecial(card)),
            _ => Some(self.instead(step)),
        }
    }

    /// [9.13] [14.16]
    pub(super) fn bar_of_choice(&self, step: Step, seat: Seat, at: u8) -> Option<Bar> {
        let place = u16::from(at) + 1;
        let bar = match self.chooses(seat)?.1 {
            Wait::Rear(_) => Bar::NotShownThere(place),
            Wait::Place(..) => Bar::NoSuchCult(place),
            Wait::Fallen => Bar::NotDefeated,
            Wait::Special | Wait::Proof { .. } => return Some(self.instead(step)),
        };
        (!self.choices(seat).any(|it| it == Action::Choose(at))).then_some(bar)
    }

    /// [12.6]
    pub(super) fn bar_of_grief(&self, seat: Seat, at: u8) -> Option<Bar> {
        match self.open.active(seat).and_then(|arcano| arcano.cults.get(usize::from(at))) {
            None => Some(Bar::NoPosition("12.6", at)),
            Some(_) => (!self.griefs(seat).contains(&at)).then_some(Bar::Blocked(at)),
        }
    }
}
