//! The words of the game that nobody can know before the first one.

use table::erased::{Term, Terms};

/// Keywords, tokens and words of the printed rulebook, as they first meet somebody.
pub(crate) static TERMS: Terms = Terms::of(&[
    Term::kept(
        &["Valandris"],
        (
            "il demone in fuga: fa punti per ogni turno in cui resta libero",
            "the demon on the run: he scores for every turn he stays free",
        ),
        "2.1",
    ),
    Term::said(
        &["Santo Spirito"],
        &["Spirit"],
        (
            "chi guida Leviatano, Unicorno e Arcangelo, e dà la caccia a Valandris",
            "whoever leads Leviathan, Unicorn and Archangel and hunts Valandris",
        ),
        "2.1",
    ),
    Term::said(
        &["Leviatano"],
        &["Leviathan"],
        (
            "la creatura degli Abissi: il suo potere è un balzo al vertice opposto",
            "the creature of the Abyss: its power is a jump to the opposite vertex",
        ),
        "5.6",
    ),
    Term::said(
        &["Unicorno"],
        &["Unicorn"],
        (
            "la creatura della Terra: il suo potere è un sigillo",
            "the creature of the Earth: its power is a seal",
        ),
        "5.8",
    ),
    Term::said(
        &["Arcangelo"],
        &["Archangel"],
        (
            "la creatura dei Cieli: il suo potere è un volo a distanza due",
            "the creature of the Heavens: its power is a flight to a distance of two",
        ),
        "5.12",
    ),
    Term::said(
        &["sigillo", "sigilli"],
        &["seal", "seals"],
        (
            "chiude a tutti un vertice della Terra; lo toglie solo il dado",
            "closes a vertex of the Earth to everybody; only the die removes it",
        ),
        "3.3",
    ),
    Term::said(
        &["potere"],
        &["power"],
        (
            "ciò che una sola creatura, dichiarata il turno prima, può fare in più",
            "what just one creature, named a turn ahead, may do besides",
        ),
        "5.1",
    ),
    Term::said(
        &["attraversamento"],
        &["crossing"],
        (
            "al posto di un turno, una creatura passa in un altro mondo",
            "in place of a turn, one creature goes to another world",
        ),
        "6.1",
    ),
    Term::said(
        &["passo bonus"],
        &["bonus step"],
        (
            "il passo di Valandris prima che arrivi chi attraversa",
            "Valandris' step before the one that crosses arrives",
        ),
        "6.7",
    ),
    Term::said(
        &["manche"],
        &["leg"],
        (
            "una delle due parti dell'incontro: nella seconda ci si scambia i ruoli",
            "one of the two parts of the match: in the second the roles are swapped",
        ),
        "9.1",
    ),
]);
