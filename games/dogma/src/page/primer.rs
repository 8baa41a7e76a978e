//! The game in two minutes.

use table::{Glance, Lang};

use super::emblem;
use crate::{Card, Evil, Family, Religion, Setup, Way};

/// Six pictures, each with what is to be known of it.
pub(super) fn primer(lang: Lang) -> Vec<Glance> {
    let set = Setup::default().cards.cards();
    let first = |family| {
        let found = Card::all().find(|card| card.family() == family);
        found.map(|card| emblem::whole(set, card)).unwrap_or_default()
    };
    let pictures = [
        first(Family::Prophet),
        first(Family::Relic),
        first(Family::Divine),
        first(Family::Cult(Religion::Islamic)),
        emblem::of_evil(Evil::Crisi),
        emblem::of_way(Way::Reason),
    ];
    Glance::all(pictures, lang.pick(ITALIAN, ENGLISH))
}

const ITALIAN: [(&str, &str); 6] = [
    (
        "I Profeti",
        "Ognuno guida quattro Profeti: uno è attivo, tre aspettano coperti in retroguardia. Un Profeta è sconfitto quando i danni \
         raggiungono la sua Fede; vince chi sconfigge tutti quelli dell'altro.",
    ),
    (
        "Gli Arcani",
        "Un Profeta con le sue tre carte, Culto o Reliquie, è un Arcano; il quinto contiene quattro Interventi Divini. Si prende \
         una serie già pronta (Predestinazione) oppure si costruisce: dai mazzetti che passano (Chaos) o da tutta la scatola \
         (Libero Arbitrio).",
    ),
    (
        "Un ordine per turno",
        "A ogni turno ciascuno sceglie un ordine in segreto, poi si mostrano tutti. Prima la Convocazione, che cambia il Profeta \
         attivo; poi l'Intervento Divino o, quando sono finiti, l'Appello; infine una carta Culto o un'abilità Speciale. A parità \
         agisce prima chi ha più Fervore.",
    ),
    (
        "Le carte Culto",
        "Fanno danni e quello che dicono, e restano per essere usate ancora. Un Profeta può essere immune a uno dei quattro tipi, \
         o debole: allora i danni raddoppiano.",
    ),
    (
        "I segnalini malefici",
        "Crisi Mistica fa danni ogni turno, Fanatismo vieta gli ordini I e II, Isteria fa mostrare l'ordine prima, Struggimento \
         blocca una carta Culto.",
    ),
    (
        "La Prova di Fedeltà",
        "Uno nasconde una di tre vie, l'altro ne nomina una: se è la stessa, la Prova è superata.",
    ),
];

const ENGLISH: [(&str, &str); 6] = [
    (
        "The Prophets",
        "Each of you leads four Prophets: one is active, three wait face down in the rearguard. A Prophet is defeated when its \
         damage reaches its Faith; whoever defeats all of the other's wins.",
    ),
    (
        "The Arcana",
        "A Prophet with its three cards, Cult cards or Relics, is an Arcano; the fifth holds four Divine Interventions. You take \
         a ready set (Predestinazione) or build your own: from packs that go round (Chaos) or from the whole box (Libero Arbitrio).",
    ),
    (
        "One order a turn",
        "Each turn everybody chooses an order in secret, then all are shown. First comes Convocazione, which changes the active \
         Prophet; then Intervento Divino or, once none is left, the Appello; last a Cult card or a Special ability. Among equals \
         the higher Fervour acts first.",
    ),
    (
        "Cult cards",
        "They deal damage, do what they say, and stay to be used again. A Prophet may be immune to one of the four types, or weak \
         against it: then the damage is doubled.",
    ),
    (
        "Evil tokens",
        "Crisi Mistica hurts every turn, Fanatismo forbids orders I and II, Isteria has the order shown early, Struggimento blocks \
         a Cult card.",
    ),
    (
        "Prova di Fedeltà",
        "One hides one of three ways, the other names one: if it is the same, the trial is passed.",
    ),
];
