//! What the house needs to know of the game before a table is opened.

use table::erased::{Cover, Facts, Term};

/// Dogma among the games of the house.
pub const FACTS: Facts = Facts {
    id: "dogma",
    name: "Dogma",
    about: (
        "Profeti e ordini segreti: si costruisce, poi si duella",
        "Prophets and secret orders: first build, then duel",
    ),
    seats: ("2 o 4 posti", "2 or 4 seats"),
    rules: crate::RULES,
    script: concat!(include_str!("../assets/board.js"), include_str!("../assets/build.js")),
    style: concat!(include_str!("../assets/board.css"), include_str!("../assets/build.css")),
    scores: ("Profeti rimasti, meno quelli dell'altra parte", "Prophets left, less those of the other side"),
    terms: TERMS,
    cover: Cover {
        minutes: (30, 60),
        hard: 3,
        likes: (
            "Per chi ama indovinare gli altri: gli ordini si svelano insieme.",
            "For whoever loves to guess: all orders are revealed at once.",
        ),
        scene: include_str!("../assets/scene.record"),
    },
};

/// Words of the printed rulebook, as they first meet somebody.
const TERMS: &[Term] = &[
    Term {
        forms: &["Arcano", "Arcani", "Arcana"],
        means: (
            "un Profeta con le sue tre carte; il quinto raccoglie gli Interventi Divini",
            "a Prophet with its three cards; the fifth holds the Divine Interventions",
        ),
        clause: "3.1",
    },
    Term {
        forms: &["Convocazione"],
        means: (
            "ordine I: il Profeta attivo cede il posto a uno della retroguardia",
            "order I: the active Prophet gives way to one of the rearguard",
        ),
        clause: "8.8",
    },
    Term {
        forms: &["Intervento Divino", "Interventi Divini"],
        means: (
            "ordine II: la prima carta del tuo mazzetto di Interventi",
            "order II: the first card of your pile of Interventions",
        ),
        clause: "8.9",
    },
    Term {
        forms: &["Appello alla Razionalità", "Appello"],
        means: (
            "ordine II, finiti gli Interventi: 30 danni a ogni Profeta attivo, anche al tuo",
            "order II, once no Interventions are left: 30 damage to every active Prophet, yours too",
        ),
        clause: "9.9",
    },
    Term {
        forms: &["Prova di Fedeltà"],
        means: (
            "una parte nasconde una di tre vie, l'altra ne nomina una: se è la stessa, la prova è superata",
            "one side hides one of three ways, the other names one: if it is the same, the trial is passed",
        ),
        clause: "15.1",
    },
    Term {
        forms: &["Struggimento"],
        means: (
            "un segnalino che tiene ferma una carta Culto finché non viene tolto",
            "a token that holds a Cult card still until it is removed",
        ),
        clause: "12.6",
    },
];
