//! The agenda: what each step needs, what a seat may answer, what may be drawn, and what happens when it is done.

use table::{Agenda, Given, Need, Odds, Scores, Seat, Seats, Steps, impossible};

use crate::event::{Ears, What};
use crate::step::{Step, asking, drawing, happening};
use crate::{Action, Dogma, Way};

impl Steps for Dogma {
    type Step = Step;

    #[inline]
    fn agenda(&self) -> &Agenda<Step> {
        &self.open.agenda
    }

    #[inline]
    fn agenda_mut(&mut self) -> &mut Agenda<Step> {
        &mut self.open.agenda
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.open.ending.is_some()
    }

    fn scores(&self) -> Scores {
        self.open.scores()
    }

    #[inline]
    fn needs(&self, step: Step) -> Need {
        let open = &self.open;
        // Who is ready is not asked any more.
        let apart = |seats: Seats| Need::apart(seats.iter().filter(|seat| !open.ready.has(*seat)).collect());
        match step {
            Step::Lot => Need::chance_if(self.needs_lot()),
            Step::Destiny(seat) => Need::one(seat),
            Step::Leave => apart(self.leavers()),
            Step::Deal(..) => Need::Chance,
            Step::Read => apart(self.readers()),
            Step::Build(seats) | Step::Field(seats) => apart(seats),
            Step::Fill => Need::chance_if(self.fills().is_some()),
            Step::Stack | Step::Opening => apart(Seats::all(open.sides.len())),
            Step::Arrange(seats) => apart(seats.iter().filter(|seat| self.may_arrange(*seat)).collect()),
            Step::Reveal(seats) => apart(seats.iter().filter(|seat| self.may_show(*seat)).collect()),
            Step::Aim(seats) => apart(seats.iter().filter(|seat| self.must_aim(*seat)).collect()),
            Step::Order(seats) => {
                Need::together(seats.iter().filter(|seat| open.fronts().has(*seat)).collect())
            }
            Step::Choice(seats) => Need::together(seats),
            Step::Proof(act) => Need::together(self.proving(act)),
            Step::Grieve => Need::together(self.grieving()),
            happening!() => Need::Nothing,
        }
    }

    fn options(&self, step: Step, seat: Seat, out: &mut Vec<Action>) {
        match step {
            Step::Destiny(_) => self.destinies(out),
            Step::Leave => self.leave_options(seat, out),
            Step::Read => self.read_options(seat, out),
            Step::Build(_) => self.build_options(seat, out),
            Step::Stack => self.stack_options(seat, out),
            Step::Opening => self.opening_options(seat, out),
            Step::Field(_) => out.extend((0..self.open.side(seat).rear.len() as u8).map(Action::Field)),
            Step::Arrange(_) => self.arrange_options(seat, out),
            Step::Reveal(_) => self.show_options(seat, out),
            Step::Aim(_) => self.aim_options(seat, out),
            Step::Order(_) => self.orders(seat, out),
            Step::Choice(_) => out.extend(self.choices(seat)),
            Step::Proof(_) => out.extend(Way::ALL.map(Action::Way)),
            Step::Grieve => self.grief_options(seat, out),
            drawing!() | happening!() => impossible(step, seat),
        }
    }

    fn outcomes(&self, step: Step, out: &mut Odds<Action>) {
        match step {
            Step::Lot => self.lots().for_each(|seat| out.even(Action::First(seat))),
            Step::Deal(_, prophets, _) => self.deals(prophets > 0, out),
            Step::Fill => self.fillings(out),
            asking!() | happening!() => impossible(step, Need::Chance),
        }
    }

    fn does(&mut self, step: Step, given: Given<'_, Action>, tell: &mut Ears<'_>) {
        // Of those who answer together a lone one is like several.
        let lone;
        let all: &[(Seat, Action)] = match given {
            Given::Together(all) => all,
            Given::Seat(seat, action) => {
                lone = [(seat, action)];
                &lone
            }
            Given::Chance(_) | Given::Nothing => &[],
        };
        match (step, given) {
            (Step::Lot, Given::Chance(Action::First(seat))) => {
                self.push(Step::Lot);
                self.lot_falls(seat, tell);
            }
            (Step::Lot, Given::Nothing) => self.lots_are_drawn(tell),
            (Step::Destiny(_), Given::Seat(seat, Action::Destiny(at))) => self.takes_destiny(seat, at, tell),
            (Step::Leave, Given::Seat(seat, Action::Leave(card))) => self.leaves(seat, card, tell),
            (Step::Leave, Given::Nothing) => self.none_left(),
            (Step::HandOn, Given::Nothing) => self.hand_on(tell),
            (Step::Deal(pack, prophets, others), Given::Chance(Action::Draw(card))) => {
                self.deals_on(pack, prophets, others);
                self.dealt(pack, card, tell);
            }
            (Step::Read | Step::Build(_), Given::Seat(seat, action)) => self.builds(seat, action, tell),
            (Step::Fill, Given::Chance(Action::Draw(card))) => {
                self.push(Step::Fill);
                self.fill(card, tell);
            }
            (Step::Fill, Given::Nothing) => self.filled(tell),
            (Step::Stack, Given::Seat(seat, Action::Next(card))) => self.stacked(seat, card, tell),
            (Step::Built, Given::Nothing) => self.built(tell),
            (Step::Opening, Given::Seat(seat, Action::Field(at))) => self.opens(seat, at, tell),
            (Step::Opening, Given::Seat(seat, Action::Slot(at))) => self.lines_up(seat, at, tell),
            (Step::Opening, Given::Seat(seat, Action::Ready)) => self.stays_as_lined_up(seat, tell),
            (Step::Opened, Given::Nothing) => self.opened(tell),
            (Step::Begin, Given::Nothing) => self.begin(tell),
            (Step::Field(_), Given::Seat(seat, Action::Field(slot))) => self.fields(seat, slot, tell),
            (Step::Fielded(seats), Given::Nothing) => self.fielded(seats, tell),
            (Step::Arrange(_), Given::Seat(seat, Action::Lay(card))) => self.lays(seat, card, tell),
            (Step::Laid(seats), Given::Nothing) => self.laid(seats, tell),
            (Step::Missing, Given::Nothing) => self.missing(),
            (Step::Start, Given::Nothing) => self.start_of_turn(tell),
            (Step::Check, Given::Nothing) => self.check(tell),
            (Step::Reveal(_), Given::Seat(seat, Action::Show(at))) => self.shows(seat, at, tell),
            (Step::Orders, Given::Nothing) => self.ask_orders(),
            (Step::Aim(_), Given::Seat(seat, Action::Target(at))) => self.aims_at(seat, at, tell),
            (
                Step::Stack | Step::Arrange(_) | Step::Reveal(_) | Step::Aim(_),
                Given::Seat(seat, Action::Ready),
            ) => {
                self.is_ready(seat, tell);
            }
            // Everybody asked is ready: the next question begins anew.
            (
                Step::Read
                | Step::Build(_)
                | Step::Stack
                | Step::Opening
                | Step::Field(_)
                | Step::Arrange(_)
                | Step::Reveal(_)
                | Step::Aim(_),
                Given::Nothing,
            ) => self.all_ready(),
            (Step::Order(_), Given::Seat(..) | Given::Together(_)) => self.ordered(all, tell),
            (Step::Resolve, Given::Nothing) => self.resolve(tell),
            (Step::Work, Given::Nothing) => self.work(tell),
            (Step::Choice(_), Given::Seat(..) | Given::Together(_)) => self.chosen(all, tell),
            (Step::Proof(act), Given::Seat(..) | Given::Together(_)) => self.proved(act, all),
            (Step::Proven, Given::Nothing) => self.proven(tell),
            (Step::Apply, Given::Nothing) => self.apply(tell),
            (Step::Grieve, Given::Seat(..) | Given::Together(_)) => self.grieved(all, tell),
            (Step::Grieve, Given::Nothing) => self.grieve_rest(tell),
            (Step::Echo, Given::Nothing) => self.echo(tell),
            (Step::End, Given::Nothing) => self.end_of_turn(tell),
            (asking!() | drawing!() | happening!(), given) => impossible(step, given),
        }
    }
}

impl Dogma {
    /// A seat leaves the rest as it is.
    pub(super) fn is_ready(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        self.open.ready = self.open.ready.with(seat);
        self.say(tell, What::Ready(seat));
    }

    /// Everybody asked is ready: the next question begins anew.
    pub(super) fn all_ready(&mut self) {
        self.open.ready = Seats::NONE;
        self.open.chosen = Seats::NONE;
        self.open.changes = Default::default();
        self.open.laid = Default::default();
    }
}
