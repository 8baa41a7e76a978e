//! Why something is asked: the clause behind each question.

mod choices;

use table::Because;

use crate::setup::Lay;
use crate::{Step, View, Window};

pub(super) fn because(view: &View) -> Option<Because> {
    let open = &view.open;
    let down = open.switches.set == Lay::Down;
    let (clause, it, en) = match open.agenda.next().filter(|_| open.ending.is_none())? {
        Step::Decks => (
            "2.6",
            "Si gioca ognuno con il suo mazzo, scelto in segreto.",
            "Each plays with a deck of their own, chosen in secret.",
        ),
        Step::Starter(_) => (
            "3.5",
            "Chi ha perso il duello precedente decide chi comincia.",
            "Whoever lost the duel before decides who begins.",
        ),
        Step::Redraw(_) => (
            "4.3",
            "Una volta sola si può cambiare la mano iniziale, con una carta in meno.",
            "Once, the opening hand may be changed for one of a card fewer.",
        ),
        Step::Opening if down => (
            "17.8",
            "A ogni turno si può scoprire una delle proprie carte coperte.",
            "Each turn one of one's face-down cards may be turned up.",
        ),
        Step::Opening => (
            "5.5",
            "A ogni turno si può mettere in gioco una carta della mano, gratis.",
            "Each turn one card of the hand may come into play, for free.",
        ),
        Step::Main => (
            "6.1",
            "Fase principale: si colloca, si muove e si attacca quanto si vuole.",
            "Main phase: set, move and attack, as often as one likes.",
        ),
        Step::TurnUp(_) => (
            "17.9",
            "Dopo un attacco si può scoprire una carta coperta in quella città.",
            "After an attack a face-down card at that city may be turned up.",
        ),
        Step::Defence => (
            "7.5",
            "La città è attaccata: chi la difende nomina il primo difensore, o rinuncia.",
            "The city is attacked: a first defender is named, or none.",
        ),
        Step::Window(Window::Undefended) => (
            "7.6",
            "Nessuno difende la città: si può rispondere prima che cada.",
            "Nobody defends the city: one may answer before it falls.",
        ),
        Step::Window(Window::Range(_)) => (
            "11.2",
            "Prima di ogni scambio di colpi si può rispondere con le Quick.",
            "Before each exchange of blows Quick cards may answer.",
        ),
        Step::Window(Window::End) => (
            "10.1",
            "Prima che il turno finisca si può rispondere con le Quick.",
            "Before the turn ends Quick cards may answer.",
        ),
        Step::Join(..) => (
            "8.1",
            "Le due parti aggiungono un combattente alla volta, finché vogliono.",
            "The two sides add one fighter at a time, as long as they like.",
        ),
        Step::Divide(..) => (
            "8.6",
            "Chi colpisce divide la Potenza fra i nemici come vuole.",
            "A striker's Power is divided among the enemies at will.",
        ),
        Step::Trim(_) => (
            "10.3",
            "A fine turno si scarta fino al limite di carte in mano.",
            "A turn ends by discarding down to the hand limit.",
        ),
        Step::Pause => (
            "3.6",
            "Fra un duello e l'altro si scambiano carte con il side deck.",
            "Between duels cards are exchanged with the side deck.",
        ),
        step => return choices::because(open, step),
    };
    Some(Because::new(clause, it, en))
}
