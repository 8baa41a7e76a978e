//! What happened at a table beside the game, in words.

use ::table::{Lang, Seat, upper};

use super::names::{named, sitters};
use super::seats::called;
use super::zones::Seen;
use crate::store::{Aside, Happened, Sitter};

/// What happened after so many answers of the log and before the next, oldest first.
pub(super) fn between(seen: &Seen<'_>, from: usize, to: usize) -> Vec<String> {
    let all = seen.moment.asides.iter();
    all.filter(|aside| (from..to).contains(&aside.after)).map(|aside| said(seen, aside)).collect()
}

/// Who does something, in the middle of a sentence.
pub(super) fn who(seen: &Seen<'_>, seat: Seat) -> String {
    let lang = seen.visitor.lang;
    let name = sitters(seen, lang).name(seat).map(str::to_owned);
    named(seen, seat).or(name).unwrap_or_else(|| called(seen, seat))
}

fn said(seen: &Seen<'_>, aside: &Aside) -> String {
    let lang = seen.visitor.lang;
    let you = seen.seat == Some(aside.seat);
    let seat = who(seen, aside.seat);
    let giver = aside.giver.map(|giver| who(seen, giver)).unwrap_or_default();
    let by_you = aside.giver.is_some() && aside.giver == seen.seat;
    let said = match (aside.what, you) {
        (Happened::Late, true) => lang.pick(
            "Il tuo tempo era scaduto: la casa ha risposto per te, col minor danno.".to_owned(),
            "Your time was up: the house has answered for you, as harmlessly as it could.".to_owned(),
        ),
        (Happened::Late, false) => lang.pick(
            format!("Per {seat} il tempo era scaduto: ha risposto la casa, col minor danno."),
            format!("{seat}: time was up, and the house has answered, as harmlessly as it could."),
        ),
        (Happened::Given, true) => lang.pick(
            format!("Mentre non c'eri, {giver} ha dato il tuo posto al computer."),
            format!("While you were away, {giver} gave your seat to the computer."),
        ),
        (Happened::Given, false) if by_you => lang.pick(
            format!("Hai dato al computer il posto di {seat}, finché non torna."),
            format!("You have given the seat of {seat} to the computer, until they come back."),
        ),
        (Happened::Given, false) => lang.pick(
            format!("{giver} dà al computer il posto di {seat}, finché non torna."),
            format!("{giver} gives the seat of {seat} to the computer, until they come back."),
        ),
        (Happened::Back, true) => {
            lang.pick("Riprendi il tuo posto.".to_owned(), "You take your seat back.".to_owned())
        }
        (Happened::Back, false) => {
            lang.pick(format!("{seat} riprende il suo posto."), format!("{seat} takes the seat back."))
        }
        (Happened::Claimed, _) => claimed(lang, you, by_you, &seat, &giver),
        (Happened::Closed, _) => closed(lang).to_owned(),
    };
    upper(&said)
}

fn claimed(lang: Lang, you: bool, by_you: bool, seat: &str, giver: &str) -> String {
    match (you, by_you) {
        (true, _) => lang.pick(
            format!("Non c'eri più, e {giver} ha chiesto la vittoria: vale come un abbandono."),
            format!("You were away, and {giver} has claimed the game: it counts as a resignation."),
        ),
        (_, true) => lang.pick(
            format!("{seat} non c'era più, e hai chiesto la vittoria: vale come un abbandono."),
            format!("{seat} was away, and you have claimed the game: it counts as a resignation."),
        ),
        _ => lang.pick(
            format!("{seat} non c'era più, e {giver} ha chiesto la vittoria: vale come un abbandono."),
            format!("{seat} was away, and {giver} has claimed the game: it counts as a resignation."),
        ),
    }
}

/// That those who were there have ended it.
pub(super) fn closed(lang: Lang) -> &'static str {
    lang.pick(
        "Il tavolo è stato chiuso di comune accordo: nessuno ha vinto e nessuno ha perso.",
        "The table was closed by agreement: nobody has won and nobody has lost.",
    )
}

/// How a match ended that the rules did not end; nothing where they did.
pub(super) fn outside_the_rules(seen: &Seen<'_>) -> Option<String> {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    if moment.played.is_closed() {
        // A record that breaks off has been brought: at its table nobody sits who could have agreed.
        let brought = moment.places.iter().all(|place| place.sitter == Sitter::Nobody);
        let ends = lang.pick("Il registro finisce qui.", "The record ends here.");
        return Some(if brought { ends } else { closed(lang) }.to_owned());
    }
    let seat = moment.played.resigned()?;
    let claim = moment.asides.iter().rfind(|aside| aside.what == Happened::Claimed && aside.seat == seat);
    if let Some(claim) = claim {
        return Some(said(seen, claim));
    }
    Some(match seen.seat == Some(seat) {
        true => lang
            .pick("Hai abbandonato: la partita è finita.", "You have resigned: the match is over.")
            .to_owned(),
        false => {
            let name = called(seen, seat);
            upper(&lang.pick(
                format!("{name} ha abbandonato: la partita è finita."),
                format!("{name} has resigned: the match is over."),
            ))
        }
    })
}
