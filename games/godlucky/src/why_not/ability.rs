//! Why an ability cannot be used, and a die not changed.

use table::{Refusal, Seat};

use super::card::{clause, when};
use super::refuse as no;
use crate::setup::Mode;
use crate::text::asked;
use crate::text::say;
use crate::{Power, Step, View, Window};

pub(super) fn refuse(view: &View, seat: Seat) -> Refusal {
    let open = &view.open;
    let place = open.place(seat);
    let Some(god) = place.god.and_then(|god| open.setup.cards.cards().gods.get(usize::from(god))) else {
        return Refusal::new(
            "2.4",
            "l'abilità viene con il personaggio, che è ancora da scegliere",
            "the ability comes with the character, who is still to be chosen",
        );
    };
    if place.mad {
        return Refusal::new("7.1", "un Folle non ha abilità", "a Folle has no ability");
    }
    if open.wild {
        return Refusal::new(
            "7.9",
            "tutti folli per un turno: in questo turno non si usa nessuna abilità",
            "tutti folli per un turno: no ability is used in this turn",
        );
    }
    if !open.second {
        return Refusal::new(
            "5.1",
            "nella prima fase le abilità riposano",
            "in the first phase abilities are at rest",
        );
    }
    if place.spent && god.power != Power::Sleep {
        return no(view, "12.1", |cast| {
            let name = cast.ability(seat).unwrap_or_default();
            say!(
                cast.lang,
                "hai già usato {name}: si usa una volta per turno, e di nuovo dal tuo prossimo",
                "you have used {name} already: it is used once per turn, and again from your next one on"
            )
        });
    }
    let main = matches!(open.agenda.next(), Some(Step::Main(_))) && asked(view).has(seat);
    no(view, clause(god.power), |cast| {
        let lang = cast.lang;
        let name = cast.ability(seat).unwrap_or_default();
        let why = match god.power {
            Power::Scavenge if main => say!(lang, "gli scarti sono vuoti", "the discards are empty"),
            Power::Pilfer(n) if main => {
                say!(
                    lang,
                    "nessun altro ha in mano almeno {n} oggetti",
                    "nobody else has at least {n} objects in hand"
                )
            }
            power => when(cast, power),
        };
        format!("{name}: {why}")
    })
}

/// Folle accelerato. [17.1]
pub(super) fn change(view: &View, seat: Seat) -> Refusal {
    let open = &view.open;
    let place = open.place(seat);
    if open.setup.mode == Mode::Classic {
        return Refusal::new(
            "17.4",
            "il proprio dado si cambia solo nel Folle accelerato, e qui si gioca classico",
            "one's own die is changed in Folle accelerato only, and this game is classic",
        );
    }
    if place.mad || open.wild {
        return Refusal::new(
            "17.1",
            "chi è folle non può cambiare il dado",
            "the mad may not change their die",
        );
    }
    if place.changed {
        return Refusal::new(
            "17.1",
            "il dado si cambia una volta per turno, e l'hai già fatto",
            "a die is changed once per turn, and you have done so",
        );
    }
    let rolled = matches!(open.agenda.next(), Some(Step::Window(Window::Dice(_), _)));
    match rolled {
        true => Refusal::new("17.1", "si cambia solo un dado proprio", "one changes only a die of one's own"),
        false => Refusal::new(
            "17.1",
            "si cambia un dado proprio appena tirato, e adesso non ce n'è",
            "one changes a die of one's own that was just rolled, and there is none now",
        ),
    }
}
