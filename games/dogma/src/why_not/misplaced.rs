//! What is done at another moment: when.

use table::Refusal;

use super::Case;
use crate::Action;
use crate::setup::{Mode, Reveal};

impl Case<'_> {
    /// An action that does not belong to this moment.
    pub(super) fn misplaced(&self, action: Action) -> Refusal {
        let Some(step) = self.step() else { return Refusal::new("8.5", "un momento solo", "one moment") };
        let building = self.open().build.on;
        let (clause, it, en) = match action {
            Action::Destiny(_) | Action::Leave(_) if self.open().setup.mode != Mode::Predestinazione => (
                "4.1",
                "le serie pronte ci sono solo in Predestinazione",
                "there are ready sets only in Predestinazione",
            ),
            Action::Take(..) | Action::Drop(..) | Action::Done | Action::Close
                if self.open().setup.mode == Mode::Predestinazione =>
            {
                (
                    "4.3",
                    "in Predestinazione la serie si gioca com'è: non si costruisce nulla",
                    "in Predestinazione the set is played as it is: nothing is built",
                )
            }
            Action::Destiny(_)
            | Action::Leave(_)
            | Action::Take(..)
            | Action::Drop(..)
            | Action::Done
            | Action::Close
                if !building =>
            {
                (
                    "3.2",
                    "gli Arcani sono fatti: non si cambiano più",
                    "the Arcana are made: they change no more",
                )
            }
            Action::Next(_) if !building && self.open().turn > 0 => (
                "3.8",
                "gli Interventi si mettono in ordine prima dell'apertura, e poi mai più",
                "Interventions are put in order before the opening, and never again",
            ),
            Action::Slot(_) if self.open().turn > 0 => (
                "7.5",
                "la retroguardia si dispone all'apertura, e poi non si riordina",
                "the rearguard is lined up at the opening, and not reordered afterwards",
            ),
            Action::Lay(_) if self.open().turn > 0 => (
                "7.5",
                "le carte Culto si dispongono solo quando si schiera il loro Profeta",
                "Cult cards are arranged only when their Prophet is fielded",
            ),
            Action::Field(_) if self.open().turn > 0 => (
                "8.1",
                "un Profeta si schiera quando manca quello attivo; altrimenti serve una Convocazione",
                "a Prophet is fielded when there is no active one; otherwise it takes a Convocazione",
            ),
            Action::Show(_) if self.open().setup.reveal == Reveal::Effects => (
                "7.11",
                "con reveal=effects le carte coperte si girano solo quando si usano o per un effetto",
                "with reveal=effects face-down cards are turned up only when used or by an effect",
            ),
            Action::Target(_) if self.open().setup.seats == 2 => (
                "17.2",
                "in due non si sceglie un Bersaglio: l'avversario è uno solo",
                "with two no Target is chosen: there is only one rival",
            ),
            Action::Way(_) => (
                "15.5",
                "le vie servono solo alle Prove di Fedeltà, e adesso non ce n'è una",
                "the ways serve only for Prove di Fedeltà, and now there is none",
            ),
            Action::Use(_) => (
                "9.12",
                "quale Speciale usare si sceglie quando l'ordine si esegue",
                "which Special to use is chosen when the order is carried out",
            ),
            _ => return self.instead(step),
        };
        Refusal::new(clause, it, en)
    }
}
