//! A match as it was after some answers: step, scrub, and a link to every turn.

use ::table::Seat;
use ::table::erased::AnyMatch;
use axum::response::Html;
use maud::{Markup, html};

use super::aim::{aim, because};
use super::asides::{between, outside_the_rules};
use super::course::course;
use super::fork::fork;
use super::layout::Frame;
use super::names::{named, put, say};
use super::seats::who;
use super::table::{board_head, sheet, zone};
use super::words::{meanings, worded};
use super::worth::{Analysis, worth};
use super::zones::{Part, Seen, of_game};

/// The page of `past`, the match after `at` answers, through the eyes of `eyes`.
pub(crate) fn replay(
    seen: &Seen<'_>,
    past: &dyn AnyMatch,
    at: usize,
    eyes: Option<Seat>,
    analysis: &Analysis,
) -> Html<String> {
    let (facts, lang) = (seen.table.entry.game.facts(), seen.visitor.lang);
    let word = lang.pick("Si rivede", "Replay of");
    let heard = past.heard(eyes);
    let mut parts: Vec<Part> = of_game(past.still(eyes, lang)).collect();
    put(seen, &mut parts);
    // The end that the rules did not bring is no answer of the match.
    let last = at == seen.moment.played.len();
    let ended = outside_the_rules(seen).filter(|_| last);
    let until = if last { usize::MAX } else { at };
    let mut told = 0;
    let mut since = |at: usize| {
        let said = between(seen, std::mem::replace(&mut told, at), at);
        html! { @for said in said { li.aside { (said) } } }
    };
    let main = html! {
        // No address of a socket and none for answers: nothing moves here.
        main.table id="table" data-game=(facts.id) data-at=(at) data-seat="" data-lang=(lang.tag()) {
            h1.unseen id="main" { (word) " " (facts.name) }
            div.zone id="z-ask" {
                (aim(seen, past, None))
                p.ask role="status" { @if let Some(ended) = &ended { (ended) } @else { (worded(lang, facts.terms, &say(seen, &past.ask(None)))) } }
                (because(seen, past, None))
            }
            (board_head(lang))
            @for part in &parts { (zone(part)) }
            aside.side {
                div.zone id="z-steps" { (steps(seen, at, eyes)) }
                (worth(seen, past, at, analysis, &|at| link(seen, &at.to_string(), eyes)))
                @if !seen.table.entry.knows() { (course(seen, at, &|at| link(seen, &at.to_string(), eyes))) }
                div.zone id="z-log" {
                    h2 { (lang.pick("Fin qui", "So far")) }
                    ol.log tabindex="0" aria-label=(lang.pick("Fin qui", "So far")) { @for (index, text) in &heard {
                        (since(index + 1))
                        li data-turn=(index + 1) aria-current=[(index + 1 == at).then_some("step")] {
                            a href=(link(seen, &(index + 1).to_string(), eyes)) { (index + 1) } " " (say(seen, text))
                        }
                    }
                    (since(until)) }
                }
                div.zone id="z-tools" {
                    (perspectives(seen, at, eyes))
                    (fork(seen, past, at))
                    a.button.quiet href=(seen.path("")) { (lang.pick("Al tavolo", "To the table")) }
                    @if seen.moment.played.is_over() {
                        " " a.button.quiet href=(seen.path("/record")) { (lang.pick("Il registro", "The record")) }
                        @if seen.table.entry.game.has_cards() { " " a.button.quiet href=(seen.path("/cards")) { (lang.pick("Le carte", "The cards")) } }
                    }
                }
            }
            (sheet(lang, &seen.table.entry))
            (meanings(lang, facts.terms))
        }
    };
    let title = format!("{word} {}", facts.name);
    Frame {
        visitor: seen.visitor,
        title: &title,
        class: "page-table page-replay",
        game: Some(facts.id),
        main,
        waits: false,
    }
    .page()
}

fn link(seen: &Seen<'_>, at: &str, eyes: Option<Seat>) -> String {
    let eyes = match eyes {
        _ if !seen.moment.played.is_over() => String::new(),
        Some(seat) => format!("&as={seat}"),
        None => "&as=all".to_owned(),
    };
    seen.path(&format!("/replay?at={at}{eyes}"))
}

fn steps(seen: &Seen<'_>, at: usize, eyes: Option<Seat>) -> Markup {
    let lang = seen.visitor.lang;
    let last = seen.moment.played.len();
    let go = |to: usize| link(seen, &to.to_string(), eyes);
    html! {
        nav.replay aria-label=(lang.pick("Passi", "Steps")) {
            a.button.quiet href=(go(0)) { (lang.pick("Inizio", "Start")) } " "
            @if at > 0 { a.button rel="prev" href=(go(at - 1)) { (lang.pick("Indietro", "Back")) } " " }
            @if at < last { a.button rel="next" href=(go(at + 1)) { (lang.pick("Avanti", "Forward")) } " " }
            a.button.quiet href=(go(last)) { (lang.pick("Fine", "End")) }
            form.scrub method="get" action=(seen.path("/replay")) {
                @if seen.moment.played.is_over() {
                    input type="hidden" name="as" value=(eyes.map_or_else(|| "all".to_owned(), |seat| seat.to_string()));
                }
                label for="scrub" { (lang.pick("Risposta", "Answer")) " " output id="now" { (at) } " / " (last) }
                input id="scrub" type="range" name="at" min="0" max=(last) value=(at)
                    data-go=(link(seen, "{}", eyes)) data-shows="#now";
                button.quiet { (lang.pick("Vai", "Go")) }
            }
        }
    }
}

/// After the end everyone may look through every seat's eyes: the record tells it all anyway.
fn perspectives(seen: &Seen<'_>, at: usize, eyes: Option<Seat>) -> Markup {
    let (lang, moment) = (seen.visitor.lang, seen.moment);
    let mut all = vec![(None, lang.pick("chi guarda", "a spectator").to_owned())];
    for seat in Seat::all(moment.places.len()) {
        let part = moment.played.seat_name(None, seat);
        let name = named(seen, seat)
            .unwrap_or_else(|| format!("{} ({})", part.get(lang), who(moment.place(seat), lang)));
        all.push((Some(seat), name));
    }
    html! {
        @if moment.played.is_over() {
            p {
                (lang.pick("Con gli occhi di: ", "Through the eyes of: "))
                @for (one, name) in &all {
                    a href=(link(seen, &at.to_string(), *one)) aria-current=[(*one == eyes).then_some("true")] { (name) } " "
                }
            }
        }
    }
}
