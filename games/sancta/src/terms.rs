//! The words of the game that nobody can know before the first one.

use table::erased::{Term, Terms};

/// Tokens, keywords and words of the printed rulebook, as they first meet somebody.
pub(crate) static TERMS: Terms = Terms::of(&[
    Term::kept(
        &["Beatitudine", "Beatitudini"],
        (
            "una carta che vale 1 punto per il Santo nella tua Zona Attiva, se nessun avversario la ferma con un Advocatus",
            "a card worth 1 point for the Saint in your Zona Attiva, unless an opponent stops it with an Advocatus",
        ),
        "6.1",
    ),
    Term::kept(
        &["Prova", "Prove"],
        (
            "una carta che si supera con un Santo attivo di livello pari almeno alla sua difficoltà: di solito vale 1 punto",
            "a card that an active Saint passes whose level is at least its difficulty: as a rule it is worth 1 point",
        ),
        "8.1",
    ),
    Term::kept(
        &["Suffragio", "Suffragi"],
        (
            "scartare un Santo dalla mano per 1 punto, al posto della Prova del turno",
            "discarding a Saint from the hand for 1 point, in place of the Prova of the turn",
        ),
        "9.1",
    ),
    Term::kept(
        &["Advocatus Diaboli", "Advocatus", "Advocati Diaboli", "Advocati"],
        (
            "una carta che ferma la Beatitudine di un avversario: il punto non arriva",
            "a card that stops an opponent's Beatitudine: the point is not gained",
        ),
        "7.1",
    ),
    Term::kept(
        &["Zona Attiva"],
        (
            "il posto del Santo che in questo momento raccoglie i tuoi punti",
            "the place of the Saint that gathers your points now",
        ),
        "4.1",
    ),
    Term::kept(
        &["Santuario"],
        (
            "la fila dei Santi, al massimo 4, che aspettano di entrare nella Zona Attiva",
            "the row of at most 4 Saints who wait to enter the Zona Attiva",
        ),
        "4.2",
    ),
    Term::kept(
        &["Zona Supporti"],
        ("dove restano, scoperti, i Supporti che durano", "where Supporti that last lie, face up"),
        "11.2",
    ),
    Term::kept(
        &["Supporto", "Supporti"],
        (
            "una carta d'aiuto: agisce subito, o resta davanti a te finché dura",
            "a card of help: it acts at once, or stays in front of you as long as it lasts",
        ),
        "11.2",
    ),
    Term::kept(
        &["Rosa dei Beati", "Rosa"],
        (
            "dove vanno i Santi che hanno tutti i loro punti: chi la completa per primo vince",
            "where Saints go that have all their points: whoever completes it first wins",
        ),
        "1.1",
    ),
    Term::said(
        &["sostituzione"],
        &["substitution"],
        (
            "una volta per turno il Santo attivo, che perde i suoi punti, cede il posto a uno del Santuario",
            "once a turn the active Saint, which loses its points, gives way to one of the Santuario",
        ),
        "10.1",
    ),
    Term::said(
        &["livello"],
        &["level"],
        (
            "dice quali Prove supera un Santo e, com'è stampato, quanti punti gli servono",
            "it says which Prove a Saint passes and, as printed, how many points it needs",
        ),
        "5.1",
    ),
]);
