//! The rules, one file per chapter of `RULES.md`; this one sends each step to its chapter.

mod acts;
mod apply;
mod arcana;
mod arranging;
mod bars;
mod chaos;
mod defeat;
mod effects;
mod ending;
mod fate;
mod fielding;
mod grieving;
mod opening;
mod orders;
mod resolve;
mod standing;
mod triggers;
mod turn;
mod will;

pub(crate) use arcana::{FIFTH, THREE, begins_with_prophets, carries, is_enough, places, put};
pub(crate) use bars::{Bar, bar};
pub(crate) use chaos::PRICE;
pub(crate) use orders::TOKEN;
pub(crate) use turn::TURNS;
pub(crate) use will::{FIRST, PATIENCE};

use table::{Odds, Seat, Seats};

use crate::event::{Ears, What};
use crate::step::{Need, Step};
use crate::{Action, Dogma};

impl Dogma {
    /// What a step needs before it can be done.
    pub(crate) fn needs(&self, step: Step) -> Need {
        let open = &self.open;
        let apart = |seats: Seats| {
            let missing: Seats = seats.iter().filter(|seat| !open.ready.has(*seat)).collect();
            if missing.is_empty() { Need::Nothing } else { Need::Apart(missing) }
        };
        let together = |seats: Seats| if seats.is_empty() { Need::Nothing } else { Need::Together(seats) };
        match step {
            Step::Lot => {
                if self.needs_lot() {
                    Need::Chance
                } else {
                    Need::Nothing
                }
            }
            Step::Destiny(seat) => Need::Together(Seats::one(seat)),
            Step::Leave => apart(self.leavers()),
            Step::Deal(..) => Need::Chance,
            Step::Read => apart(self.readers()),
            Step::Build(seats) => apart(seats),
            Step::Fill => {
                if self.fills().is_some() {
                    Need::Chance
                } else {
                    Need::Nothing
                }
            }
            Step::Stack | Step::Opening => apart(open.seats().collect()),
            Step::Field(seats) => apart(seats),
            Step::Arrange(seats) => apart(seats.iter().filter(|seat| self.may_arrange(*seat)).collect()),
            Step::Reveal(seats) => apart(seats.iter().filter(|seat| self.may_show(*seat)).collect()),
            Step::Aim(seats) => apart(seats.iter().filter(|seat| self.must_aim(*seat)).collect()),
            Step::Order(seats) => together(seats.iter().filter(|seat| open.fronts().has(*seat)).collect()),
            Step::Choice(seats) => together(seats),
            Step::Proof(act) => together(self.proving(act)),
            Step::Grieve => together(self.grieving()),
            _ => Need::Nothing,
        }
    }

    /// Does a step that needs nothing (any more).
    pub(crate) fn run(&mut self, step: Step, tell: &mut Ears<'_>) {
        match step {
            Step::Lot => self.lots_are_drawn(tell),
            Step::Leave => self.none_left(),
            Step::HandOn => self.hand_on(tell),
            Step::Read | Step::Build(_) | Step::Stack | Step::Reveal(_) => self.all_ready(),
            Step::Fill => self.filled(tell),
            Step::Built => self.built(tell),
            Step::Opening | Step::Field(_) | Step::Aim(_) | Step::Arrange(_) => self.all_ready(),
            Step::Opened => self.opened(tell),
            Step::Begin => self.begin(tell),
            Step::Missing => self.missing(),
            Step::Fielded(seats) => self.fielded(seats, tell),
            Step::Laid(seats) => self.laid(seats, tell),
            Step::Start => self.start_of_turn(tell),
            Step::Check => self.check(tell),
            Step::Orders => self.open.agenda.extend(self.asks_orders()),
            Step::Resolve => self.resolve(tell),
            Step::Work => self.work(tell),
            Step::Proven => self.proven(tell),
            Step::Apply => self.apply(tell),
            Step::Grieve => self.grieve_rest(tell),
            Step::Echo => self.echo(tell),
            Step::End => self.end_of_turn(tell),
            _ => {}
        }
    }

    /// The options of a seat that is asked.
    pub(crate) fn options(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(step) = self.top() else { return };
        match self.needs(step) {
            Need::Together(seats) | Need::Apart(seats) if seats.has(seat) => {}
            _ => return,
        }
        match step {
            Step::Destiny(_) => self.destinies(out),
            Step::Leave => self.leave_options(seat, out),
            Step::Read => self.read_options(seat, out),
            Step::Build(_) => self.build_options(seat, out),
            Step::Stack => {
                let (own, laid) = (self.secret.own(seat), self.open.laid[seat.index()]);
                out.push(Action::Ready);
                out.extend(own.divine.iter().skip(laid.into()).map(|card| Action::Next(*card)));
            }
            Step::Opening => self.opening_options(seat, out),
            Step::Field(_) => {
                out.extend((0..self.open.side(seat).rear.len() as u8).map(Action::Field));
            }
            Step::Arrange(_) => self.arrange_options(seat, out),
            Step::Reveal(_) => {
                out.push(Action::Ready);
                let places = self.open.active(seat).into_iter().flat_map(|arcano| (0..).zip(&arcano.cults));
                let down = places.filter(|(_, place)| place.face.is_none() && !place.blocked);
                out.extend(down.map(|(at, _)| Action::Show(at)));
            }
            Step::Aim(_) => self.aim_options(seat, out),
            Step::Order(_) => self.orders(seat, out),
            Step::Choice(_) => self.choices(seat, out),
            Step::Proof(_) => out.extend(crate::Way::ALL.map(Action::Way)),
            Step::Grieve => self.grief_options(seat, out),
            _ => {}
        }
    }

    /// One seat has answered on its own.
    pub(crate) fn answered_apart(&mut self, seat: Seat, action: Action, tell: &mut Ears<'_>) {
        let Some(step) = self.top() else { return };
        match (step, action) {
            (Step::Stack, Action::Next(card)) => self.stacked(seat, card, tell),
            (Step::Read | Step::Build(_), action) => self.builds(seat, action, tell),
            (Step::Leave, Action::Leave(card)) => self.leaves(seat, card, tell),
            (Step::Opening, Action::Field(at)) => self.opens(seat, at, tell),
            (Step::Opening, Action::Slot(at)) => self.lines_up(seat, at, tell),
            (Step::Field(_), Action::Field(slot)) => self.fields(seat, slot, tell),
            (Step::Arrange(_), Action::Lay(card)) => self.lays(seat, card, tell),
            (Step::Reveal(_), Action::Show(at)) => self.shows(seat, at, tell),
            (Step::Aim(_), Action::Target(at)) => self.aims_at(seat, at, tell),
            (_, Action::Ready) => self.is_ready(seat, tell),
            _ => {}
        }
    }

    /// Seats have answered together.
    pub(crate) fn answered_together(&mut self, given: &[(Seat, Action)], tell: &mut Ears<'_>) {
        let Some(step) = self.open.agenda.pop() else { return };
        match step {
            Step::Destiny(seat) => {
                if let Some((_, Action::Destiny(at))) = given.first() {
                    self.takes_destiny(seat, *at, tell);
                }
            }
            Step::Order(_) => self.ordered(given, tell),
            Step::Choice(_) => self.chosen(given, tell),
            Step::Proof(act) => self.proved(act, given),
            Step::Grieve => self.grieved(given, tell),
            _ => {}
        }
    }

    /// The draws of chance.
    pub(crate) fn outcomes(&self, out: &mut Odds<Action>) {
        match self.top() {
            Some(Step::Lot) => self.lots().for_each(|seat| out.even(Action::First(seat))),
            Some(Step::Deal(_, prophet)) => {
                let rest = &self.secret.rest;
                let cards = rest.kinds().iter().filter(|card| card.is_prophet() == prophet);
                cards.for_each(|card| out.weighted(Action::Draw(card), rest.count(card).into()));
            }
            Some(Step::Fill) => self.fillings(out),
            _ => {}
        }
    }

    /// Chance has fallen.
    pub(crate) fn fell(&mut self, outcome: Action, tell: &mut Ears<'_>) {
        let Some(step) = self.open.agenda.pop() else { return };
        match (step, outcome) {
            (Step::Lot, Action::First(seat)) => {
                self.push(Step::Lot);
                self.lot_falls(seat, tell);
            }
            (Step::Deal(pack, _), Action::Draw(card)) => self.dealt(pack, card, tell),
            (Step::Fill, Action::Draw(card)) => {
                self.push(Step::Fill);
                self.fill(card, tell);
            }
            _ => {}
        }
    }

    /// A seat leaves the rest as it is.
    pub(crate) fn is_ready(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        if self.top() == Some(Step::Opening) {
            self.lines_up_the_rest(seat);
        }
        self.open.ready = self.open.ready.with(seat);
        self.say(tell, What::Ready(seat));
    }

    /// Everybody asked is ready: the next question begins anew.
    pub(crate) fn all_ready(&mut self) {
        self.open.ready = Seats::NONE;
        self.open.chosen = Seats::NONE;
        self.open.changes = Default::default();
        self.open.laid = Default::default();
    }
}
