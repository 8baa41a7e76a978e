//! What belongs to a seat: its duels, its hand, its library, its graveyard, and the cards on its field.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{emblem, face, unit, words};
use crate::Card;
use crate::open::At;

/// A seat's strip and field.
pub(super) fn of(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    if open.duel == 0 {
        return html! {};
    }
    let at = seat.index();
    let turn = open.dueling && open.active == seat && open.turn > 0;
    let name = if scene.me() == Some(seat) {
        format!("{} · {}", lang.pick("Tu", "You"), scene.name(seat))
    } else {
        scene.name(seat)
    };
    let cities = open.cities_of(seat);
    html! {
        section class={ "of-seat " (scene.side(seat)) @if turn { " turn" } } aria-label=(name) data-place=(seat) {
            header {
                h2 { (name) @if turn { span.now { (lang.pick("di turno", "to play")) } } }
                div.figures {
                    (won(scene, seat))
                    @if open.dueling {
                        span.figure title=(lang.pick("città occupate, su tre con la Capitale", "cities occupied, of three with the Capital")) {
                            (cities_mark()) b data-count={ "cities-" (seat) } { (cities) } " " span.word { (lang.pick("città", if cities == 1 { "city" } else { "cities" })) }
                            @if open.has_capital(seat) { " " span.crown { "★" span.unseen { (lang.pick(" con la Capitale", " with the Capital")) } } }
                        }
                    }
                    span.figure title=(lang.pick("conquiste in tutta la partita", "conquests in the whole match")) { b data-count={ "conquests-" (seat) } { (open.conquests[at]) } " " span.word { (lang.pick(if open.conquests[at] == 1 { "conquista" } else { "conquiste" }, if open.conquests[at] == 1 { "conquest" } else { "conquests" })) } }
                    @if open.dueling {
                        span.figure data-hand=(seat) { (unit::back()) b { (open.hands[at]) } " " span.word { (lang.pick("in mano", "in hand")) } }
                        span.figure data-library=(seat) { b { (open.libraries[at]) } " " span.word { (words::worded(lang, lang.pick("nel grimorio", "in the library"))) } }
                        (grave(scene, seat))
                        (known(scene, seat))
                    }
                }
            }
            @if open.dueling { (field(scene, seat)) }
        }
    }
}

fn cities_mark() -> Markup {
    html! { svg.towers viewBox="-10 -10 20 20" aria-hidden="true" { path d="M-8 8V-4H-5V-8H-1V-4H2V-1H5V-5H8V8Z" {} } }
}

/// Duels won, of those that are needed.
fn won(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (lang, wins) = (scene.lang, scene.open.wins(seat));
    let needed = usize::from(scene.open.switches.duels) / 2 + 1;
    let says =
        lang.pick(format!("duelli vinti: {wins} di {needed}"), format!("duels won: {wins} of {needed}"));
    html! {
        span.figure.won title=(says) {
            span.unseen { (says) }
            span.pips aria-hidden="true" { @for nth in 0..needed { span.pip.on[nth < wins] {} } }
            span.word aria-hidden="true" { (lang.pick("duelli", "duels")) }
        }
    }
}

/// The graveyard, to be browsed.
fn grave(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let all = &scene.open.graves[seat.index()];
    let word = lang.pick("nel cimitero", "in the graveyard");
    html! {
        @if all.is_empty() { span.figure { b { "0" } " " span.word { (word) } } }
        @else {
            details.figure.grave name="told" id={ "grave-" (seat) } {
                summary { b { (all.len()) } " " span.word { (word) } }
                div.over.tall {
                    h3 { (lang.pick("Cimitero ", "Graveyard ")) (words::whose(lang, seat)) }
                    p.note { (lang.pick("In alto l'ultima carta arrivata.", "The card that came last is at the top.")) }
                    ul.cards-of { @for card in all.iter().rev() { (row(scene, *card, None)) } }
                }
            }
        }
    }
}

/// Cards of a hand that everybody knows.
fn known(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let known = &scene.open.known[seat.index()];
    html! {
        @if !known.is_empty() && scene.me() != Some(seat) {
            details.figure.grave name="told" id={ "known-" (seat) } {
                summary { b { (known.len()) } " " span.word { (lang.pick("note a tutti", "known to all")) } }
                div.over.tall {
                    h3 { (lang.pick("In mano, note a tutti", "In hand, known to all")) }
                    ul.cards-of { @for (card, copies) in known.iter() { (row(scene, card, Some(copies))) } }
                }
            }
        }
    }
}

/// A card in a list, with all it says, and how often it is there, where that counts.
pub(super) fn row(scene: &Scene<'_>, card: Card, copies: Option<u8>) -> Markup {
    let print = scene.print(card);
    html! {
        li {
            (emblem::of(card, "tiny"))
            div { b { @if let Some(copies) = copies { (copies) "× " } (scene.title(card)) } " " (face::kind(scene.lang, card, print)) (face::numbers(scene.lang, print)) p.says { (face::says(scene.lang, print)) } }
        }
    }
}

/// The cards on the field: those that have not been set yet, and lasting effects.
fn field(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let here: Vec<_> = scene.open.units.iter().filter(|it| it.owner == seat && it.at == At::Field).collect();
    html! {
        @if !here.is_empty() {
            small.field-name { (words::worded(lang, lang.pick("Campo", "Field"))) }
            ul.field aria-label=(lang.pick("Campo", "Field")) {
                @for it in here { (unit::token(scene, it)) }
            }
        }
    }
}
