//! Words of the page, in both languages.

use maud::{Markup, PreEscaped};
pub(super) use table::grammar::counted;
use table::{Lang, Seat};

use crate::terms::TERMS;
use crate::{Banner, Face, Phase};

/// A text in which each of the game's words opens. Not for the text of a button or a summary.
pub(super) fn worded(lang: Lang, text: &str) -> Markup {
    PreEscaped(table::erased::worded(lang, &TERMS, text))
}

/// What a city is called.
pub(super) fn face(lang: Lang, face: Face) -> &'static str {
    match face {
        Face::Capital => lang.pick("Capitale", "Capital"),
        Face::Vadofermo => "Vadofermo",
        Face::Pietracava => "Pietracava",
        Face::Selvapiana => "Selvapiana",
        Face::Portochiaro => "Portochiaro",
    }
}

/// What it is all about. [1.4]
pub(super) fn aim(lang: Lang) -> &'static str {
    lang.pick(
        "Vince il duello chi occupa la capitale e altre due città.",
        "Whoever occupies the capital and two more cities wins the duel.",
    )
}

/// A city by its place in the line and its face, where that is known.
pub(super) fn city(lang: Lang, at: u8, known: Option<Face>) -> String {
    match known {
        Some(it) => format!("{} ({})", face(lang, it), at + 1),
        None => format!("{} {}", lang.pick("città", "city"), at + 1),
    }
}

/// The same with its article, where it needs one.
pub(super) fn the_city(lang: Lang, at: u8, known: Option<Face>) -> String {
    let name = city(lang, at, known);
    match known {
        Some(Face::Capital) => lang.pick(format!("la {name}"), format!("the {name}")),
        Some(_) => name,
        None => lang.pick(format!("la {name}"), name),
    }
}

/// A seat within a sentence, as the subject.
pub(super) fn who(lang: Lang, seat: Seat) -> String {
    let n = seat.index() + 1;
    lang.pick(format!("il posto {n}"), format!("Seat {n}"))
}

/// A seat to which something belongs: "del posto 2", "of Seat 2".
pub(super) fn whose(lang: Lang, seat: Seat) -> String {
    let n = seat.index() + 1;
    lang.pick(format!("del posto {n}"), format!("of Seat {n}"))
}

/// A part of the turn.
pub(super) fn phase(lang: Lang, phase: Phase) -> &'static str {
    match phase {
        Phase::Opening => lang.pick("apertura", "opening"),
        Phase::Main => lang.pick("fase principale", "main phase"),
        Phase::End => lang.pick("fine", "end"),
    }
}

/// A banner.
pub(super) fn banner(lang: Lang, banner: Banner) -> &'static str {
    match banner {
        Banner::Tower => lang.pick("Torre", "Tower"),
        Banner::Wind => lang.pick("Vento", "Wind"),
        Banner::Ember => lang.pick("Brace", "Ember"),
        Banner::Night => lang.pick("Notte", "Night"),
        Banner::Free => lang.pick("Mercenari", "Mercenaries"),
    }
}

/// Names as a list: "A, B e C".
pub(super) fn listed(lang: Lang, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {} {last}", most.join(", "), lang.pick("e", "and")),
    }
}

/// How the table is read.
pub(super) fn help(lang: Lang) -> [&'static str; 4] {
    [
        lang.pick(
            "Le cinque città stanno fra i due campi. Una è la Capitale, ma ciascuna si scopre solo alla prima battaglia. Vince il \
             duello chi occupa insieme la Capitale e altre due città.",
            "The five cities lie between the two fields. One is the Capital, but each is turned up only at its first battle. Whoever \
             occupies the Capital and two other cities at once wins the duel.",
        ),
        lang.pick(
            "Un personaggio porta Potenza e HP (2/3), il Range con la R e il Movimento con la M. Verde è cresciuto, rosso è calato o \
             ferito. Una carta coricata è tappata: agisce di nuovo dal prossimo turno. La freccia di una città indica chi la occupa.",
            "A character shows Power and HP (2/3), Range with an R and Move with an M. Green has grown, red has shrunk or is hurt. A \
             card that lies on its side is tapped: it acts again next turn. A city's arrow points to whoever occupies it.",
        ),
        lang.pick(
            "In battaglia colpisce prima chi ha il Range più alto; a pari Range il danno cade insieme. Chi muore prima di colpire \
             non colpisce. I danni svaniscono alla fine del turno.",
            "In a battle the highest Range strikes first; with the same Range damage falls together. Whoever dies before striking \
             does not strike. Damage is wiped away at the end of the turn.",
        ),
        lang.pick(
            "I bordi d'oro segnano ciò che può agire adesso: premi la carta per vedere le sue mosse. La previsione di una battaglia \
             conta che nessuno giochi altro: è un'idea, non una promessa.",
            "Golden edges mark what can act now: press the card to see what it can do. The preview of a battle takes it that nobody \
             plays anything more: it is a guess, not a promise.",
        ),
    ]
}
