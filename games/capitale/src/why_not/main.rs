//! The phases of one's own turn in which one acts: opening and main. [5.5] [6.1]

use table::Refusal;

use super::Case;
use crate::Action;
use crate::setup::Lay;

impl Case<'_> {
    pub(super) fn in_opening_phase(&self, action: Action) -> Refusal {
        let down = self.open().switches.set == Lay::Down;
        match action {
            Action::Open(_) if down => Refusal::new(
                "17.8",
                "con set=down si scopre una propria carta coperta, invece di aprirne una dalla mano",
                "with set=down you turn up a face-down card of yours instead of opening one from the hand",
            ),
            Action::Open(card) => self
                .lacks("5.5", card)
                .or_else(|| self.unplayable(card))
                .unwrap_or_else(|| self.not_held("5.5", card)),
            Action::Turn(id) => self.not_turned_up(id, false),
            Action::Pass => Refusal::new(
                "5.5",
                "qui non si passa: si apre una carta, o si rinuncia ad aprire",
                "there is no passing here: open a card, or decline to open any",
            ),
            Action::Set(..)
            | Action::Move(..)
            | Action::Use(..)
            | Action::Attack(_)
            | Action::Lay(..)
            | Action::Quick(_)
            | Action::End => Refusal::new(
                "5.1",
                "prima si chiude la fase di apertura: questo si fa nella fase principale",
                "first the opening phase is closed: that is for the main phase",
            ),
            _ => self.instead(crate::Step::Opening),
        }
    }

    pub(super) fn in_main_phase(&self, action: Action) -> Refusal {
        match action {
            Action::Set(id, _) => self.not_set(id),
            Action::Move(id, city) => self.not_moved(id, city),
            Action::Attack(id) => self.not_attacking(id),
            Action::Use(id, at) => self.not_used(id, at, false),
            Action::Quick(card) => self.not_quick(card),
            Action::Lay(card, _) => self.not_laid(card),
            Action::Turn(id) => self.not_quick_down(id),
            action => self.misplaced(action),
        }
    }
}
