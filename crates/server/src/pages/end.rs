//! The end of a match: scores, winners, and where to go from here.

use ::table::Seat;
use maud::{Markup, html};

use super::asides::outside_the_rules;
use super::names::say;
use super::seats::{person, together};
use super::zones::Seen;
use crate::store::Sitter;

pub(super) fn end(seen: &Seen<'_>) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    html! {
        section.end {
            h2 { (verdict(seen)) }
            p { (why(seen)) }
            @if let Some(scores) = moment.played.scores() { (table_of(seen, &scores)) }
            @if let Some(next) = &moment.next {
                a.button.first href=(format!("/t/{next}")) { (lang.pick("Alla nuova partita", "To the new match")) }
            } @else if seen.seat.is_some() {
                form.inline method="post" action=(seen.path("/again")) {
                    button.first { (lang.pick("Un'altra partita", "Another match")) }
                }
                @if people(seen) > 1 {
                    " " small { (lang.pick("Si cambia posto: comincia un altro.", "You change seats: somebody else begins.")) }
                }
            }
            " " a.button.quiet href=(seen.path("/replay")) { (lang.pick("Rivedila", "Watch it again")) }
            " " a.button.quiet href=(seen.path("/record")) { (lang.pick("Il registro", "The record")) }
            " " a.button.quiet href="/" { (lang.pick("Agli altri giochi", "To the other games")) }
        }
    }
}

/// By what it was decided, to whoever looks.
fn why(seen: &Seen<'_>) -> String {
    outside_the_rules(seen).unwrap_or_else(|| say(seen, &seen.moment.played.ended(seen.seat)))
}

/// How many people sit here.
fn people(seen: &Seen<'_>) -> usize {
    seen.moment.places.iter().filter(|place| matches!(place.sitter, Sitter::Person(_))).count()
}

pub(super) fn verdict(seen: &Seen<'_>) -> String {
    let lang = seen.visitor.lang;
    let winners = seen.moment.played.winners();
    if seen.moment.played.is_closed() {
        return lang
            .pick("Nessuno ha vinto e nessuno ha perso", "Nobody has won and nobody has lost")
            .to_owned();
    }
    if winners.is_empty() {
        return lang.pick("Nessuno vince", "Nobody wins").to_owned();
    }
    if let Some(seat) = seen.seat.filter(|seat| winners.has(*seat)) {
        let others = winners.without(seat);
        let names = together(lang, others.iter().map(|seat| person(seen, seat)));
        return match others.is_empty() {
            true => lang.pick("Hai vinto", "You have won").to_owned(),
            false => lang.pick(format!("Avete vinto, tu e {names}"), format!("You have won with {names}")),
        };
    }
    let names = together(lang, winners.iter().map(|seat| person(seen, seat)));
    // 'the computer, novice, wins': in Italian the names stand last.
    let apart = names.contains(", ") && !names.ends_with(')');
    let en = if apart { format!("{names},") } else { names.clone() };
    match winners.len() {
        1 if seen.seat.is_some() => lang.pick(
            format!("Hai perso, questa volta: vince {names}"),
            format!("You have lost this time: {en} wins"),
        ),
        _ if seen.seat.is_some() => lang.pick(
            format!("Hai perso, questa volta: vincono {names}"),
            format!("You have lost this time: {en} win"),
        ),
        1 => lang.pick(format!("Vince {names}"), format!("{en} wins")),
        _ => lang.pick(format!("Vincono {names}"), format!("{en} win")),
    }
}

fn table_of(seen: &Seen<'_>, scores: &[i32]) -> Markup {
    let lang = seen.visitor.lang;
    let (it, en) = seen.table.entry.game.facts().scores;
    let counted = lang.pick(it, en);
    let mut best_first: Vec<_> = Seat::all(scores.len()).zip(scores).collect();
    let winners = seen.moment.played.winners();
    best_first.sort_by_key(|(seat, score)| (!winners.has(*seat), std::cmp::Reverse(**score)));
    html! {
        table.scores {
            caption {
                (lang.pick("Punteggi", "Scores"))
                @if !counted.is_empty() { ": " (counted) }
            }
            @for (seat, score) in best_first {
                tr class=[(seen.seat == Some(seat)).then_some("you")] { th scope="row" { (person(seen, seat)) } td { (score.to_string().replace('-', "−")) } }
            }
        }
    }
}
