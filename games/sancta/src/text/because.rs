//! Why something is asked: the clause behind each question.

use table::Because;

use crate::step::{drawing, happening};
use crate::{Step, View, Why};

pub(super) fn because(view: &View) -> Option<Because> {
    let (clause, it, en) = match view.open.agenda.next().filter(|_| view.open.ending.is_none())? {
        Step::Main(_) => (
            "3.4",
            "Ogni turno: una Beatitudine o il dado, e una Prova o un Suffragio.",
            "Each turn: a Beatitudine or the die, and a Prova or a Suffragio.",
        ),
        Step::Trim(_) => (
            "3.6",
            "A fine turno si scarta fino al limite di carte in mano.",
            "A turn ends by discarding down to the hand limit.",
        ),
        Step::Window(..) => (
            "7.1",
            "Una Beatitudine giocata si può fermare con un Advocatus.",
            "A Beatitudine that is played may be stopped with an Advocatus.",
        ),
        Step::Order(_) => (
            "12.4",
            "È il momento di più carte: chi è di turno sceglie quale agisce per prima.",
            "Several cards act now: whoever is on turn chooses which is first.",
        ),
        Step::Offer(_) => (
            "12.2",
            "Il testo della carta dice «può»: decide chi la possiede.",
            "The card says that it “may” act: its owner decides.",
        ),
        Step::Discard(_) => (
            "13.5",
            "Un effetto fa scartare, e sceglie chi scarta.",
            "An effect asks for a discard, chosen by whoever discards.",
        ),
        Step::Choose(_, why) => return Some(whom(why)),
        Step::Recover(..) => (
            "13.7",
            "Un effetto fa riprendere una carta dagli scarti.",
            "An effect brings a card back from the discards.",
        ),
        Step::Call(_) => (
            "13.8",
            "Un effetto chiama un Santo dagli scarti in fondo al Santuario.",
            "An effect calls a Saint from the discards to the end of the Santuario.",
        ),
        Step::Remove(_) => (
            "13.11",
            "Un effetto toglie un Supporto a un altro giocatore.",
            "An effect removes a Supporto of another player.",
        ),
        Step::Exchange(_) => (
            "13.12",
            "Un effetto scambia il Santo attivo con uno del Santuario, punti compresi.",
            "An effect exchanges the active Saint for one of the Santuario, points and all.",
        ),
        drawing!() | happening!() => return None,
    };
    Some(Because::new(clause, it, en))
}

/// Another player, and what for.
fn whom(why: Why) -> Because {
    let (clause, it, en) = match why {
        Why::Rival(_) => (
            "13.16",
            "L'effetto cade su un rivale, a scelta di chi lo risolve.",
            "The effect falls on a rival, chosen by whoever resolves it.",
        ),
        Why::Take(_) => (
            "13.9",
            "Un effetto prende punti al Santo attivo di un altro.",
            "An effect takes points from another player's active Saint.",
        ),
        Why::Steal => (
            "13.10",
            "Un effetto ruba una carta a caso dalla mano di un altro.",
            "An effect steals a random card from another player's hand.",
        ),
        Why::Look => (
            "13.10",
            "Un effetto lascia guardare la mano di un altro.",
            "An effect allows a look at another player's hand.",
        ),
    };
    Because::new(clause, it, en)
}
