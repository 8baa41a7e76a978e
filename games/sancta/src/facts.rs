//! What the house needs to know of the game before a table is opened.

use table::erased::{Cover, Facts, Term};

/// Sancta Sanctorum among the games of the house.
pub const FACTS: Facts = Facts {
    id: "sancta",
    name: "Sancta Sanctorum",
    about: (
        "Santi di un mazzo comune verso la Rosa dei Beati",
        "Saints of a shared deck on their way into the Rosa",
    ),
    seats: ("2–6 posti", "2–6 seats"),
    rules: crate::RULES,
    script: include_str!("../assets/board.js"),
    style: include_str!("../assets/board.css"),
    scores: (
        "100 per ogni Santo nella Rosa, più i punti del Santo attivo",
        "100 for each Saint in the Rosa, and the points of the active Saint",
    ),
    terms: TERMS,
    cover: Cover {
        minutes: (20, 35),
        hard: 1,
        likes: (
            "Per chi comincia: un mazzo per tutti, una scelta alla volta.",
            "For whoever begins: one deck for all, one choice at a time.",
        ),
        scene: include_str!("../assets/scene.record"),
    },
};

/// Words of the printed rulebook, as they first meet somebody.
const TERMS: &[Term] = &[
    Term {
        forms: &["Beatitudine", "Beatitudini"],
        means: (
            "una carta che vale 1 punto per il Santo nella tua Zona Attiva, se nessun avversario la ferma con un Advocatus",
            "a card worth 1 point for the Saint in your Zona Attiva, unless an opponent stops it with an Advocatus",
        ),
        clause: "6.1",
    },
    Term {
        forms: &["Prova", "Prove"],
        means: (
            "una carta che si supera con un Santo attivo di livello pari almeno alla sua difficoltà: di solito vale 1 punto",
            "a card that an active Saint passes whose level is at least its difficulty: as a rule it is worth 1 point",
        ),
        clause: "8.1",
    },
    Term {
        forms: &["Suffragio"],
        means: (
            "scartare un Santo dalla mano per 1 punto, al posto della Prova del turno",
            "discarding a Saint from the hand for 1 point, in place of the Prova of the turn",
        ),
        clause: "9.1",
    },
    Term {
        forms: &["Advocatus Diaboli", "Advocatus", "Advocati Diaboli", "Advocati"],
        means: (
            "una carta che ferma la Beatitudine di un avversario: il punto non arriva",
            "a card that stops an opponent's Beatitudine: the point is not gained",
        ),
        clause: "7.1",
    },
    Term {
        forms: &["Zona Attiva"],
        means: (
            "il posto del Santo che in questo momento raccoglie i tuoi punti",
            "the place of the Saint that gathers your points now",
        ),
        clause: "4.1",
    },
    Term {
        forms: &["Santuario"],
        means: (
            "la fila dei Santi, al massimo 4, che aspettano di entrare nella Zona Attiva",
            "the row of at most 4 Saints who wait to enter the Zona Attiva",
        ),
        clause: "4.2",
    },
    Term {
        forms: &["Zona Supporti"],
        means: ("dove restano, scoperti, i Supporti che durano", "where Supporti that last lie, face up"),
        clause: "11.2",
    },
    Term {
        forms: &["Supporto", "Supporti"],
        means: (
            "una carta d'aiuto: agisce subito, o resta davanti a te finché dura",
            "a card of help: it acts at once, or stays in front of you as long as it lasts",
        ),
        clause: "11.2",
    },
    Term {
        forms: &["Rosa dei Beati", "Rosa"],
        means: (
            "dove vanno i Santi che hanno tutti i loro punti: chi la completa per primo vince",
            "where Saints go that have all their points: whoever completes it first wins",
        ),
        clause: "1.1",
    },
];
