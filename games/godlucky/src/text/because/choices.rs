//! Why a card or an ability asks for a choice.

use table::Because;

use crate::step::{drawing, happening};
use crate::{Step, Why};

/// What a card that is being resolved asks for. The other questions are answered for before it is asked here.
pub(super) fn because(step: Step) -> Option<Because> {
    let (clause, it, en) = match step {
        Step::Discard(_) => (
            "13.5",
            "Una carta fa scartare un oggetto, a scelta di chi lo scarta.",
            "A card asks for an object to be discarded, of its holder's choice.",
        ),
        Step::SetFace(..) => (
            "14.6",
            "Un dado che si cambia mostra comunque una delle sue facce.",
            "A die that is changed always shows one of its faces.",
        ),
        Step::Which(_, true) => (
            "11.1",
            "La carta cambia un dado appena tirato, di chiunque sia.",
            "The card changes a die just rolled, whoever's it is.",
        ),
        Step::Which(_, false) => (
            "11.21",
            "La carta fa ritirare un dado appena tirato, di chiunque sia.",
            "The card has a die just rolled, whoever's it is, rolled again.",
        ),
        Step::Amount(..) => (
            "11.9",
            "La carta aggiunge al tiro quanto vuole chi la usa.",
            "The card adds to the roll what its user likes.",
        ),
        Step::Stake(..) => (
            "14.2",
            "Nel Gambling chi comincia dice quali punti si giocano, e quanti.",
            "In a Gambling whoever begins says which points are staked, and how many.",
        ),
        Step::Travel(_) => (
            "11.12",
            "La carta porta su qualunque casella, invece del tiro.",
            "The card leads to any space, in place of the roll.",
        ),
        Step::Trap(..) | Step::Bait(..) => (
            "11.15",
            "Lascia che cadano: uno o due oggetti diventano trappole.",
            "Lascia che cadano: one or two objects become traps.",
        ),
        Step::Pick(..) => (
            "12.6",
            "Cleptomante: con testa si guarda la mano e si ruba un oggetto.",
            "Cleptomante: on heads one looks at the hand and steals an object.",
        ),
        Step::Banish(..) => (
            "11.14",
            "Terzo occhio: si guardano le carte e se ne bandisce una.",
            "Terzo occhio: one looks at the cards and banishes one.",
        ),
        Step::Spoils(_) => (
            "8.9",
            "Chi batte un Folle cambia di 1 la propria Corruzione.",
            "Whoever beats a Folle changes their own Corruption by 1.",
        ),
        Step::ChooseGod(_)
        | Step::Main(_)
        | Step::Aim(_)
        | Step::Head(..)
        | Step::Arrived { .. }
        | Step::Window(..)
        | Step::Call(..)
        | Step::Offer(..)
        | Step::Choose(..)
        | drawing!()
        | happening!() => return None,
    };
    Some(Because::new(clause, it, en))
}

/// Another player, and what for.
pub(super) fn whom(why: Why) -> Because {
    let (clause, it, en) = match why {
        Why::Foe => (
            "8.4",
            "C'è l'obbligo di combattere: si sceglie contro chi.",
            "There is a duty to fight: whom, is a choice.",
        ),
        Why::Gamble => (
            "14.2",
            "La carta fa cominciare un Gambling: prima si sceglie con chi.",
            "The card begins a Gambling: first one chooses with whom.",
        ),
        Why::Send(_) => (
            "13.6",
            "La carta manda qualcuno in Paradiso o all'Inferno.",
            "The card sends somebody to Heaven or Hell.",
        ),
        Why::SwapPlaces => {
            ("13.8", "La carta scambia due posti sulla plancia.", "The card swaps two places on the board.")
        }
        Why::Swap(_) => (
            "15.1",
            "La carta scambia i punti con un altro, fino al turno seguente.",
            "The card swaps points with another, until the next turn.",
        ),
        Why::Steal(_) => (
            "13.9",
            "La carta ruba alla cieca a un altro giocatore.",
            "The card steals blindly from another player.",
        ),
        Why::Rival(..) => (
            "13.15",
            "L'effetto della carta cade su un altro, a scelta.",
            "The effect of the card falls on another, by choice.",
        ),
        Why::Pilfer(_) => (
            "12.6",
            "Cleptomante ruba a chi ha almeno due oggetti in mano.",
            "Cleptomante steals from whoever holds at least two objects.",
        ),
        Why::Look => (
            "11.14",
            "Terzo occhio guarda le carte di un altro e ne bandisce una.",
            "Terzo occhio looks at another's cards and banishes one.",
        ),
        Why::Scale => (
            "11.17",
            "Bilancia del cuore fa indovinare la moneta a un altro.",
            "Bilancia del cuore has another guess the coin.",
        ),
        Why::Ferry => (
            "11.19",
            "Traghettatore, con croce, manda un altro all'Inferno.",
            "Traghettatore, on tails, sends another to Hell.",
        ),
        Why::Mask(_) => (
            "11.13",
            "Maschera del cambiamento cede la casella e la perdita di Fede.",
            "Maschera del cambiamento hands over the space and the loss of Faith.",
        ),
        Why::Borrow => (
            "11.22",
            "Il miracolo scambia la Fede con un altro, per questo combattimento.",
            "The miracle swaps Faith with another, for this fight.",
        ),
    };
    Because::new(clause, it, en)
}
