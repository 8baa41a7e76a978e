//! Words of the page, in both languages.

use maud::{Markup, PreEscaped};
pub(super) use table::grammar::{counted, signed};
use table::{Lang, Seat};

use crate::Plan;
use crate::terms::TERMS;
pub(super) use table::grammar::and as listed;

/// A text in which each of the game's words opens. Not for the text of a button or a summary.
pub(super) fn worded(lang: Lang, text: &str) -> Markup {
    PreEscaped(table::erased::worded(lang, &TERMS, text))
}

/// A seat within a sentence, as the subject.
pub(super) fn who(lang: Lang, seat: Seat) -> String {
    let n = seat.index() + 1;
    lang.pick(format!("il posto {n}"), format!("Seat {n}"))
}

/// So many cards.
pub(super) fn cards(lang: Lang, n: usize) -> String {
    counted(n, lang, ["carta", "carte"], ["card", "cards"])
}

/// The priority of an order.
pub(super) fn priority(plan: Plan) -> &'static str {
    match plan {
        Plan::Call(_) => "I",
        Plan::Divine | Plan::Appeal => "II",
        Plan::Cult(_) | Plan::Special => "III",
        Plan::Pass => "–",
    }
}

/// How the table is read.
pub(super) fn help(lang: Lang) -> [&'static str; 5] {
    [
        lang.pick(
            "A ogni turno ciascuno sceglie in segreto un ordine per il suo Profeta attivo; poi gli ordini si scoprono insieme. Vince chi \
             lascia l'altro senza Profeti.",
            "Each turn everybody secretly chooses an order for the active Prophet; then the orders are turned up together. Whoever \
             leaves the other without Prophets wins.",
        ),
        lang.pick(
            "Gli ordini si risolvono per priorità: I Convocazione, II Intervento Divino o Appello, III carta Culto o Speciale. Fra gli \
             ordini III prima le carte Veloci, ultime le Lente. A parità decide il Fervore; con lo stesso Fervore accade tutto insieme.",
            "Orders resolve by priority: I Convocazione, II Intervento Divino or Appello, III Cult card or Special. Among orders III \
             Veloce cards come first and Lenta cards last. Otherwise Fervour decides; with the same Fervour all happens together.",
        ),
        lang.pick(
            "Il numero grande è la Fede che resta a un Profeta: quando finisce, il Profeta è sconfitto. Il dorso indica ciò che l'altro non \
             vede; «già vista» vuol dire che la carta è coperta ma tutti l'hanno già vista.",
            "The large number is the Faith that a Prophet has left: when it is gone, the Prophet is defeated. A back marks what the \
             other cannot see; 'seen before' means that a card lies face down but everybody has seen it.",
        ),
        lang.pick(
            "Le carte Culto del tipo a cui un Profeta è immune non gli fanno danni; quelle del tipo a cui è debole ne fanno il doppio. I danni \
             di Interventi, Appello e Crisi Mistica non hanno tipo.",
            "Cult cards of a type to which a Prophet is immune do not damage it; those of a type to which it is weak do double damage. \
             Damage of Interventions, the Appello and Crisi Mistica has no type.",
        ),
        lang.pick(
            "La previsione accanto a un ordine dice che cosa farebbe se fosse il primo a risolversi: è un'idea, non una promessa.",
            "The preview beside an order tells what it would do if it were the first to resolve: a guess, not a promise.",
        ),
    ]
}

/// What the Italian name of a way means, in English.
pub(super) fn way(lang: Lang, way: crate::Way) -> Option<&'static str> {
    (lang == Lang::En).then_some(match way {
        crate::Way::Violence => "violence",
        crate::Way::Reason => "reason",
        crate::Way::Blasphemy => "blasphemy",
    })
}
