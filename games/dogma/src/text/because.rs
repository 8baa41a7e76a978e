//! Why something is asked: the clause behind each question.

use table::{Because, Seats};

use crate::cards::Evil;
use crate::setup::{Boxes, Mode};
use crate::step::{Wait, drawing, happening};
use crate::{Open, Step, View};

pub(super) fn because(view: &View) -> Option<Because> {
    let open = &view.open;
    let (clause, it, en) = match open.agenda.next().filter(|_| open.ending.is_none())? {
        Step::Destiny(_) => (
            "4.2",
            "Predestinazione: ognuno prende una delle quattro serie già pronte.",
            "Predestinazione: each takes one of the four ready sets.",
        ),
        Step::Leave => (
            "4.4",
            "La serie elenca quattro carte per un Profeta che ne porta tre.",
            "The set lists four cards for a Prophet that carries three.",
        ),
        Step::Read => (
            "5.4",
            "Chaos: dal mazzetto si prende ciò che si vuole, poi lo si passa.",
            "Chaos: from a pack one takes what one likes, then hands it on.",
        ),
        Step::Build(_) if open.setup.boxes == Boxes::One && open.setup.mode == Mode::Libero => (
            "6.2",
            "Libero Arbitrio: si costruisce uno alla volta, da una scatola sola.",
            "Libero Arbitrio: one builds after the other, from one box.",
        ),
        Step::Build(_) => (
            "6.1",
            "Libero Arbitrio: ognuno costruisce i suoi Arcani da tutta la scatola.",
            "Libero Arbitrio: each builds their Arcana from the whole box.",
        ),
        Step::Stack => (
            "3.8",
            "Gli Interventi si giocano dalla cima: l'ordine si decide adesso.",
            "Interventions are played from the top: their order is set now.",
        ),
        Step::Opening => (
            "7.1",
            "Un Profeta apre lo scontro; gli altri aspettano in retroguardia.",
            "One Prophet opens the clash; the others wait in the rearguard.",
        ),
        Step::Field(_) => (
            "8.1",
            "A inizio turno chi non ha un Profeta attivo ne schiera uno.",
            "As a turn begins, whoever has no active Prophet fields one.",
        ),
        Step::Arrange(_) => (
            "7.3",
            "Chi schiera un Profeta ne dispone le carte Culto, coperte.",
            "Whoever fields a Prophet lays out its Cult cards, face down.",
        ),
        Step::Reveal(_) => (
            "7.11",
            "A questo tavolo le carte Culto si possono scoprire prima degli ordini.",
            "At this table Cult cards may be turned up before the orders.",
        ),
        Step::Aim(_) => (
            "17.2",
            "In quattro, prima dell'ordine si sceglie contro quale rivale.",
            "With four, a rival is chosen as Target before the order.",
        ),
        Step::Order(seats) if hysteric(open, seats) => (
            "8.16",
            "Chi ha Isteria mostra l'ordine prima che gli altri scelgano.",
            "Whoever has Isteria shows the order before the others choose.",
        ),
        Step::Order(_) => (
            "8.6",
            "Ogni turno ciascuno dà un ordine in segreto; poi si mostrano insieme.",
            "Each turn everybody gives one order in secret; then all are shown.",
        ),
        Step::Choice(_) => return Some(for_card(view)),
        Step::Proof(_) => (
            "15.1",
            "Prova di Fedeltà: uno nasconde una via, l'altro la indovina.",
            "Prova di Fedeltà: one hides a way, the other guesses it.",
        ),
        Step::Grieve => (
            "12.6",
            "Lo Struggimento blocca una carta Culto, a scelta di chi la possiede.",
            "Struggimento blocks a Cult card, of its owner's choice.",
        ),
        drawing!() | happening!() => return None,
    };
    Some(Because::new(clause, it, en))
}

/// Are these seats asked for their orders before others, who suffer from nothing?
fn hysteric(open: &Open, seats: Seats) -> bool {
    let suffers = |seat| open.active(seat).is_some_and(|arcano| arcano.has(Evil::Isteria));
    seats.iter().all(suffers) && open.fronts().iter().any(|seat| !suffers(seat))
}

/// A choice that an effect needs.
fn for_card(view: &View) -> Because {
    let waits = view.viewer.and_then(|me| view.known().chooses(me)).map(|(_, wait)| wait);
    match waits {
        Some(Wait::Special) => Because::new(
            "9.12",
            "Con più Speciali se ne usa uno solo, scelto ora.",
            "Of several Specials just one is used, chosen now.",
        ),
        Some(Wait::Fallen) => Because::new(
            "10.9",
            "Un effetto fa tornare un Profeta sconfitto, in retroguardia.",
            "An effect brings a defeated Prophet back, to the rearguard.",
        ),
        Some(Wait::Rear(_) | Wait::Place(..) | Wait::Proof { .. }) | None => Because::new(
            "9.20",
            "Un effetto chiede una scelta a chi possiede la carta, in segreto.",
            "An effect asks the card's owner for a choice, in secret.",
        ),
    }
}
