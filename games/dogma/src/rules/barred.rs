//! What bars an action of a seat, if anything: a function of what the seat knows. The questions are put in the order in which a
//! person would: is there such a thing, is the game still on, is that mine to decide, is it up to me, is it the moment for this,
//! may it lie there, may it be used?

mod building;
mod clash;

use table::{Seat, Steps};

use crate::reasons::Bar;
use crate::setup::{Mode, Reveal};
use crate::step::happening;
use crate::{Action, Dogma, Step};

impl Dogma {
    /// What bars the action; nothing where it is one of the seat's options.
    pub(crate) fn bar(&self, seat: Seat, action: Action) -> Option<Bar> {
        let early =
            self.no_such_seat(action).or_else(|| self.is_decided()).or_else(|| self.is_chance(action));
        let bar = early.or_else(|| match self.agenda().asked().has(seat) {
            true => self.bar_now(self.step()?, seat, action),
            false => Some(self.bar_of_waiting(self.step()?, seat)),
        });
        debug_assert_eq!(bar.is_none(), self.is_open(seat, action), "{action} of {seat}");
        bar
    }

    /// Is it one of the seat's options?
    fn is_open(&self, seat: Seat, action: Action) -> bool {
        let mut all = Vec::new();
        if !self.is_over() {
            self.list_options(seat, &mut all);
        }
        all.contains(&action)
    }

    fn no_such_seat(&self, action: Action) -> Option<Bar> {
        let (Action::Target(seat) | Action::First(seat)) = action else { return None };
        (seat.index() >= self.open.sides.len()).then_some(Bar::NoSeat(seat))
    }

    fn is_decided(&self) -> Option<Bar> {
        let ending = self.open.ending?;
        Some(if ending.winners.is_empty() { Bar::Drawn } else { Bar::Won(ending.winners) })
    }

    fn is_chance(&self, action: Action) -> Option<Bar> {
        match action {
            Action::First(_) => Some(Bar::OrderByLot),
            Action::Draw(_) if self.step() == Some(Step::Fill) => Some(Bar::FilledByLot),
            Action::Draw(_) => Some(Bar::DealtByLot),
            _ => None,
        }
    }

    /// The seat is asked.
    fn bar_now(&self, step: Step, seat: Seat, action: Action) -> Option<Bar> {
        match (step, action) {
            (Step::Destiny(_), Action::Destiny(at)) => self.bar_of_set(at),
            (Step::Leave, Action::Leave(card)) => self.bar_of_leaving(seat, card),
            (Step::Read | Step::Build(_), Action::Take(card, at)) => self.bar_of_taking(seat, card, at),
            (Step::Read | Step::Build(_), Action::Drop(card, at)) => self.bar_of_dropping(seat, card, at),
            (Step::Read | Step::Build(_), Action::Close) => self.bar_of_closing(seat),
            (Step::Read, Action::Done) => (!self.may_go_on(seat)).then_some(Bar::CloseInstead),
            (Step::Read, Action::Stop) => self.bar_of_stopping(seat),
            (Step::Build(_), Action::Done | Action::Stop) => Some(Bar::NoPacks),
            (Step::Stack, Action::Next(card)) => self.bar_of_next(seat, card),
            (Step::Opening, Action::Field(at)) => self.bar_of_opening(seat, at),
            (Step::Opening, Action::Slot(at)) => self.bar_of_lining_up(seat, at),
            (Step::Opening, Action::Ready) => {
                self.secret.own(seat).line.is_empty().then_some(Bar::OpensFirst)
            }
            (Step::Field(_), Action::Field(slot)) => self.bar_of_rear("8.1", seat, slot),
            (Step::Arrange(_), Action::Lay(card)) => self.bar_of_laying(seat, card),
            (Step::Reveal(_), Action::Show(at)) => self.bar_of_showing(seat, at),
            (Step::Stack | Step::Arrange(_) | Step::Reveal(_), Action::Ready) => None,
            (Step::Aim(_), Action::Target(at)) => self.bar_of_target(seat, at),
            (Step::Aim(_), Action::Ready) => {
                self.secret.own(seat).target.is_none().then_some(Bar::TargetFirst)
            }
            (Step::Order(_), action) => self.bar_of_order(step, seat, action),
            (Step::Choice(_), Action::Use(card)) => self.bar_of_use(step, seat, card),
            (Step::Choice(_), Action::Choose(at)) => self.bar_of_choice(step, seat, at),
            (Step::Grieve, Action::Choose(at)) => self.bar_of_grief(seat, at),
            (Step::Proof(_), Action::Way(_)) => None,
            (Step::Choice(_) | Step::Proof(_) | Step::Grieve, _) => Some(self.instead(step)),
            (_, action) => Some(self.misplaced(step, action)),
        }
    }

    /// What the seat must do, in place of what was asked for.
    fn instead(&self, step: Step) -> Bar {
        Bar::Instead(self.clause_of(step), step)
    }

    /// An action that does not belong to this moment.
    fn misplaced(&self, step: Step, action: Action) -> Bar {
        let (setup, began) = (&self.open.setup, self.open.turn > 0);
        let printed = setup.mode == Mode::Predestinazione;
        match action {
            Action::Destiny(_) | Action::Leave(_) if !printed => Bar::NoSets,
            Action::Take(..) | Action::Drop(..) | Action::Done | Action::Close | Action::Stop if printed => {
                Bar::AsListed
            }
            Action::Destiny(_)
            | Action::Leave(_)
            | Action::Take(..)
            | Action::Drop(..)
            | Action::Done
            | Action::Close
            | Action::Stop
                if !self.open.build.on =>
            {
                Bar::Made
            }
            Action::Next(_) if !self.open.build.on && began => Bar::StackedBefore,
            Action::Slot(_) if began => Bar::LinedUpBefore,
            Action::Lay(_) if began => Bar::ArrangedBefore,
            Action::Field(_) if began => Bar::FieldedBefore,
            Action::Show(_) if setup.reveal == Reveal::Effects => Bar::OnlyByEffects,
            Action::Target(_) if setup.seats == 2 => Bar::OneRival,
            Action::Way(_) => Bar::NoProof,
            Action::Use(_) => Bar::SpecialLater,
            _ => self.instead(step),
        }
    }

    /// Somebody else is asked, or chance.
    fn bar_of_waiting(&self, step: Step, seat: Seat) -> Bar {
        let open = &self.open;
        let (seats, clause) = (self.agenda().asked(), self.clause_of(step));
        if seats.is_empty() {
            return match step {
                Step::Lot => Bar::LotsFirst(clause),
                Step::Fill => Bar::FillsFirst,
                _ => Bar::DealsFirst,
            };
        }
        match step {
            _ if !open.lives(seat) => Bar::OutOfIt,
            Step::Order(_) | Step::Aim(_) if open.plans[seat.index()].is_some() => Bar::HasOrdered(seats),
            Step::Read | Step::Build(_) if open.build.closed.has(seat) => Bar::HasClosed(clause, seats),
            _ if open.ready.has(seat) => Bar::HasChosen(clause, seats),
            _ => Bar::OthersChoose(clause, step, seats),
        }
    }

    /// The clause by which a step asks.
    fn clause_of(&self, step: Step) -> &'static str {
        match step {
            Step::Lot if self.open.setup.mode != Mode::Predestinazione => "6.2",
            Step::Lot | Step::Destiny(_) => "4.2",
            Step::Leave => "4.4",
            Step::Deal(..) => "5.2",
            Step::Read => "5.6",
            Step::Build(seats) if seats.len() == 1 => "6.2",
            Step::Build(_) => "6.1",
            Step::Fill => "5.14",
            Step::Stack => "3.8",
            Step::Opening => "7.1",
            Step::Field(_) => "8.1",
            Step::Arrange(_) => "7.3",
            Step::Reveal(_) => "7.11",
            Step::Aim(_) => "17.2",
            Step::Order(_) => "8.6",
            Step::Proof(_) => "15.2",
            Step::Grieve => "12.6",
            Step::Choice(_) | happening!() => "9.13",
        }
    }
}
