//! The viewer is asked, but for something else, or for less.

use table::Refusal;

use super::Case;
use crate::setup::Mode;
use crate::{Action, Open, Step};

impl Case<'_> {
    pub(super) fn at_this_moment(&self, action: Action) -> Refusal {
        let Some(step) = self.step() else { return self.misplaced(action) };
        match (step, action) {
            (Step::Destiny(_), Action::Destiny(at)) => self.not_free(at),
            (Step::Leave, Action::Leave(card)) => self.not_left(card),
            (Step::Read | Step::Build(_), Action::Take(card, at)) => self.not_taken(card, at),
            (Step::Read | Step::Build(_), Action::Drop(card, at)) => self.not_dropped(card, at),
            (Step::Read | Step::Build(_), Action::Close) => self.not_closed(),
            (Step::Read | Step::Build(_), Action::Done) => self.not_done(),
            (Step::Stack, Action::Next(card)) => self.not_next(card),
            (Step::Opening, Action::Field(at)) => self.not_opened(at),
            (Step::Opening, Action::Slot(at)) => self.not_lined_up(at),
            (Step::Opening, Action::Ready) => self.not_lined_up(0),
            (Step::Field(_), Action::Field(slot)) => self.not_in_rear("8.1", slot),
            (Step::Arrange(_), Action::Lay(card)) => self.not_laid(card),
            (Step::Reveal(_), Action::Show(at)) => self.not_shown(at),
            (Step::Aim(_), Action::Target(seat)) => self.not_aimed(seat),
            (Step::Aim(_), Action::Ready) => Refusal::new(
                "17.2",
                "prima di dirsi pronti si sceglie un Bersaglio",
                "before being ready one chooses a Target",
            ),
            (Step::Order(_), action) => self.not_ordered(action),
            (Step::Choice(_), Action::Use(card)) => self.not_used(card),
            (Step::Choice(_) | Step::Grieve, Action::Choose(at)) => self.not_chosen(at),
            (Step::Choice(_) | Step::Proof(_) | Step::Grieve, _) => self.instead(step),
            (_, action) => self.misplaced(action),
        }
    }
}

/// The clause by which a step asks.
pub(super) fn clause(open: &Open, step: Step) -> &'static str {
    let destiny = open.setup.mode == Mode::Predestinazione;
    match step {
        Step::Lot if destiny => "4.2",
        Step::Lot => "6.2",
        Step::Destiny(_) => "4.2",
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
        _ => "9.13",
    }
}
