//! The words of the game that nobody can know before the first one.

use table::erased::{Term, Terms};

/// Keywords, tokens and words of the printed rulebook, as they first meet somebody.
pub(crate) static TERMS: Terms = Terms::of(&[
    Term::said(
        &["grimorio"],
        &["library"],
        (
            "il mazzo da cui si pesca: chi lo finisce perde il duello",
            "the deck from which one draws: whoever runs out of it loses the duel",
        ),
        "1.5",
    ),
    Term::said(
        &["campo"],
        &["field"],
        (
            "dove arrivano i personaggi aperti, prima di andare alle città",
            "where characters come that are opened, before they go to the cities",
        ),
        "5.6",
    ),
    Term::said(
        &["capofila"],
        &["leader"],
        (
            "il personaggio che guida l'attacco: si tappa e deve combattere",
            "the character that leads the attack: it taps and has to fight",
        ),
        "7.1",
    ),
    Term::kept(
        &["Range"],
        ("dice quando si colpisce: prima i valori più alti", "it says when one strikes: the highest first"),
        "8.4",
    ),
    Term::said(
        &["Potenza"],
        &["Power"],
        ("i danni che il personaggio fa", "the damage that the character deals"),
        "8.6",
    ),
    Term::kept(
        &["HP"],
        (
            "i danni che uccidono il personaggio; a fine turno si cancellano",
            "the damage that kills the character; it is wiped away at the end of a turn",
        ),
        "8.9",
    ),
    Term::said(
        &["Movimento"],
        &["Move"],
        (
            "di quante città lungo la fila ci si muove, tappandosi",
            "how many cities along the line one moves, which taps",
        ),
        "6.6",
    ),
    Term::kept(
        &["Quick"],
        (
            "si gioca nella propria fase principale e nelle finestre, anche nel turno dell'altro",
            "is played in one's own main phase and in windows, in the other's turn too",
        ),
        "11.3",
    ),
    Term::said(
        &["effetto duraturo", "effetti duraturi"],
        &["lasting effect", "lasting effects"],
        (
            "resta in gioco su un personaggio, una città o il campo",
            "stays in play with a character, a city or the field",
        ),
        "13.4",
    ),
    Term::said(
        &["mercenario", "mercenari"],
        &["mercenary", "mercenaries"],
        (
            "non ha insegna, e in un mazzo possono starcene quanti se ne vuole",
            "has no banner, and a deck may have as many as one likes",
        ),
        "2.2",
    ),
    Term::kept(
        &["side deck"],
        ("fino a 10 carte da scambiare fra un duello e l'altro", "up to 10 cards to exchange between duels"),
        "2.4",
    ),
    Term::said(
        &["Armatura"],
        &["Armour"],
        (
            "ogni volta che riceve danni, ne riceve tanti di meno",
            "each time it is dealt damage it takes so much less",
        ),
        "13.5",
    ),
    Term::said(
        &["Instancabile", "Instancabili"],
        &["Tireless"],
        ("attaccare e difendere non lo tappano", "attacking and defending do not tap it"),
        "13.7",
    ),
    Term::said(
        &["Agile", "Agili"],
        &["Swift"],
        (
            "muoversi non lo tappa, ma una volta sola per turno",
            "moving does not tap it, but only once in a turn",
        ),
        "13.8",
    ),
    Term::said(&["Pacifico", "Pacifici"], &["Peaceful"], ("non può attaccare", "it cannot attack"), "13.9"),
    Term::said(&["Fugace", "Fugaci"], &["Fleeting"], ("non può difendere", "it cannot defend"), "13.9"),
    Term::said(
        &["Saldo", "Saldi"],
        &["Steadfast"],
        ("difende una città neutrale anche da tappato", "it defends a neutral city even while tapped"),
        "13.10",
    ),
    Term::said(
        &["Inafferrabile", "Inafferrabili"],
        &["Elusive"],
        ("le carte dell'avversario non possono sceglierlo", "the opponent's cards cannot choose it"),
        "13.11",
    ),
    Term::said(
        &["Pesante", "Pesanti"],
        &["Heavy"],
        ("non si stappa all'inizio del turno", "it does not untap as the turn begins"),
        "13.12",
    ),
    Term::said(
        &["Radicato", "Radicati"],
        &["Rooted"],
        ("nessuno può muoverlo", "nobody can move it"),
        "13.13",
    ),
]);
