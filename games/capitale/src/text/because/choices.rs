//! Why a card asks for a choice.

use table::Because;

use crate::step::{drawing, happening};
use crate::{Open, Step};

/// What a card that happens asks for. The other questions are answered for before it is asked here.
pub(super) fn because(open: &Open, step: Step) -> Option<Because> {
    let (clause, it, en) = match step {
        Step::Aim(_) => (
            "14.2",
            "La carta agisce su un personaggio solo: il suo bersaglio.",
            "The card acts on one character alone: its target.",
        ),
        Step::Site(_) => (
            "5.7",
            "Un effetto duraturo resta dove si sceglie aprendolo.",
            "A lasting effect stays where it is put as it is opened.",
        ),
        Step::Offer(_) => (
            "12.2",
            "L'abilità dice «puoi»: decide chi possiede la carta.",
            "The ability says “may”: the card's owner decides.",
        ),
        Step::Way(..) => (
            "14.6",
            "Una carta muove il personaggio, senza tapparlo.",
            "A card moves the character, without tapping it.",
        ),
        Step::Discard(_) if open.pays_for_conquest() => (
            "9.8",
            "Ogni conquista costa carte della mano, a scelta di chi conquista.",
            "Each conquest costs cards of the conqueror's hand, of their choice.",
        ),
        Step::Discard(_) => (
            "14.7",
            "Una carta fa scartare, e sceglie chi scarta.",
            "A card asks for a discard, chosen by whoever discards.",
        ),
        Step::Fetch(..) => (
            "14.9",
            "La carta prende dal grimorio ciò che si sceglie, e lo mostra.",
            "The card takes what is chosen from the library, and shows it.",
        ),
        Step::Recover(..) => (
            "14.10",
            "La carta riporta in mano qualcosa dal cimitero.",
            "The card brings something from the graveyard back to the hand.",
        ),
        Step::Raise(..) => (
            "14.10",
            "La carta riporta in campo un personaggio dal cimitero.",
            "The card brings a character from the graveyard to the field.",
        ),
        Step::Break(_) => (
            "14.12",
            "La carta toglie un effetto duraturo dell'avversario.",
            "The card removes a lasting effect of the opponent's.",
        ),
        Step::Uncover(_) => (
            "14.12",
            "La carta toglie una carta coperta dell'avversario.",
            "The card removes a face-down card of the opponent's.",
        ),
        Step::Truce(_) => (
            "14.13",
            "La carta mette una tregua: lì per un po' non si attacca.",
            "The card brings a truce: no attack there for a while.",
        ),
        Step::Decks
        | Step::Starter(_)
        | Step::Redraw(_)
        | Step::Opening
        | Step::Main
        | Step::TurnUp(_)
        | Step::Defence
        | Step::Window(_)
        | Step::Join(..)
        | Step::Divide(..)
        | Step::Trim(_)
        | Step::Pause
        | drawing!()
        | happening!() => return None,
    };
    Some(Because::new(clause, it, en))
}
