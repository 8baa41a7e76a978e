//! The viewer is asked, but for something else, or for less.

use table::Refusal;

use super::Case;
use crate::Action;
use crate::step::Step;

impl Case<'_> {
    pub(super) fn at_this_moment(&self, action: Action) -> Refusal {
        let Some(step) = self.step() else { return self.instead(Step::Main) };
        match (step, action) {
            (Step::Main, _) => self.in_main_phase(action),
            (Step::Opening, _) => self.in_opening_phase(action),
            (Step::Window(_), _) => self.in_window(action),
            (Step::Pause, Action::In(card)) => self.not_in(card),
            (Step::Pause, Action::Out(card)) => self.not_out(card),
            (Step::Decks, Action::Deck(_)) => Refusal::new(
                "2.5",
                "con queste carte quel mazzo pronto non si può giocare",
                "that ready deck cannot be played with these cards",
            ),
            (Step::TurnUp(_), Action::Turn(id)) => self.not_turned_up(id, true),
            (Step::Defence, Action::Defend(id)) => self.not_defending(id),
            (Step::Defence, Action::Pass) => Refusal::new(
                "7.5",
                "qui non si passa: si nomina il primo difensore, o si rinuncia a difendere",
                "there is no passing here: name the first defender, or decline to defend",
            ),
            (Step::Defence, Action::Quick(_)) => Refusal::new(
                "7.6",
                "la finestra Quick si apre solo dopo che si è rinunciato a difendere",
                "the Quick window opens only once the defence has been declined",
            ),
            (Step::Join(..), Action::Join(id)) => self.not_joining(id),
            (Step::Join(..), Action::Pass) => Refusal::new(
                "8.1",
                "qui non si passa: si aggiunge un combattente, o si dice basta",
                "there is no passing here: add a fighter, or say enough",
            ),
            (Step::Divide(by, left), Action::Hit(on, power)) => self.not_hit(by, left, on, power),
            (Step::Trim(_), Action::Take(card)) => self.not_held("10.3", card),
            (Step::Discard(_), Action::Take(card)) => self.not_held("14.7", card),
            (Step::Aim(aim), Action::Choose(id)) => self.not_aimed(&aim, id),
            (Step::Way(_, id, far), Action::City(city)) => self.no_way(id, far, city),
            (Step::Fetch(_, sort), Action::Take(card)) => self.not_fetched(sort, card),
            (Step::Recover(_, sort) | Step::Raise(_, sort), Action::Take(card)) => {
                self.not_in_grave(sort, card)
            }
            (Step::Break(_), Action::Choose(id)) => self.not_broken(id),
            (Step::Uncover(_), Action::Choose(id)) => self.not_uncovered(id),
            (step, Action::Pass | Action::No) if is_effect(step) => self.must_be(step),
            (step, _) => self.instead(step),
        }
    }

    /// Quick cards and Quick abilities, and nothing else. [11.3]
    fn in_window(&self, action: Action) -> Refusal {
        match action {
            Action::Quick(card) => self.not_quick(card),
            Action::Turn(id) => self.not_quick_down(id),
            Action::Use(id, at) => self.not_used(id, at, true),
            _ => Refusal::new(
                "11.3",
                "in una finestra si gioca una carta Quick, si usa un'abilità Quick, o si passa",
                "in a window you play a Quick card, use a Quick ability, or pass",
            ),
        }
    }
}

/// Is this a choice that an effect demands, and that nobody may decline? [14.1]
fn is_effect(step: Step) -> bool {
    use Step::{Aim, Break, Discard, Raise, Recover, Site, Trim, Truce, Uncover, Way};
    matches!(
        step,
        Aim(_)
            | Break(_)
            | Discard(_)
            | Raise(..)
            | Recover(..)
            | Site(_)
            | Trim(_)
            | Truce(_)
            | Uncover(_)
            | Way(..)
    )
}
