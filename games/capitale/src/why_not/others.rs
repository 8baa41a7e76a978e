//! Somebody else is asked, or chance.

use table::Refusal;

use super::{Case, clause};
use crate::text::{asked, choosing, number, say};
use crate::{Action, Step};

impl Case<'_> {
    pub(super) fn while_others_choose(&self, action: Action) -> Refusal {
        let Some(step) = self.step() else { return self.instead(Step::Main) };
        let Some(who) = asked(self.truth).first() else { return wait(step) };
        let n = number(who);
        match step {
            Step::Decks => Refusal::new(
                "2.6",
                format!("hai già scelto il mazzo: si aspetta il posto {n}"),
                format!("you have chosen your deck: waiting for Seat {n}"),
            ),
            Step::Pause => Refusal::new(
                "3.6",
                format!("hai già detto che il mazzo è pronto: si aspetta il posto {n}"),
                format!("you have said that your deck is ready: waiting for Seat {n}"),
            ),
            Step::Window(_) => Refusal::new(
                "11.4",
                format!("la finestra è aperta solo per chi potrebbe rispondere: si aspetta il posto {n}"),
                format!("the window is open only to those who could answer: waiting for Seat {n}"),
            ),
            Step::Main | Step::Opening if matches!(action, Action::Quick(_)) => Refusal::new(
                "11.2",
                format!(
                    "nel turno del posto {n} si gioca soltanto nelle finestre Quick, e adesso non ce n'è una"
                ),
                format!("on the turn of Seat {n} you play only in Quick windows, and none is open now"),
            ),
            Step::Main => Refusal::new(
                "5.1",
                format!("adesso è il turno del posto {n}"),
                format!("it is the turn of Seat {n} now"),
            ),
            step => self.no(clause(step), |cast| {
                let what = choosing(self.view, cast, step);
                say!(
                    cast.lang,
                    "un momento: il posto {n} sta scegliendo {what}",
                    "one moment: Seat {n} is choosing {what}"
                )
            }),
        }
    }
}

/// Chance comes first.
fn wait(step: Step) -> Refusal {
    let (it, en) = match step {
        Step::Lot => ("prima la sorte dice chi comincia", "first chance says who begins"),
        Step::Deal(..) => ("prima si danno le carte", "first the hands are dealt"),
        Step::Draw(_) => ("prima si pesca", "first the card is drawn"),
        Step::Face(_) => ("prima si scopre la città", "first the city is turned up"),
        Step::Lose(_) => {
            ("prima la sorte sceglie la carta da perdere", "first chance picks the card to lose")
        }
        Step::Mill(_) => (
            "prima una carta del grimorio va nel cimitero",
            "first a card of the library goes to the graveyard",
        ),
        _ => ("un momento solo", "one moment"),
    };
    Refusal::new(clause(step), it, en)
}
