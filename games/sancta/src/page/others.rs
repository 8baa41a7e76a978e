//! The other places, one per seat in order of play, small enough to be seen at a glance.

use maud::{Markup, html};
use table::Seat;

use super::own::{self, whose};
use super::scene::Scene;
use super::{card, emblem, rose, words};
use crate::{Action, Card, Cards};

pub(super) fn others(scene: &Scene<'_>) -> Markup {
    let large = whose(scene);
    let count = scene.open.seats() - 1;
    html! {
        section class={ "others n" (count) } aria-label=(scene.lang.pick("Gli altri posti, nell'ordine di gioco", "The other places, in order of play")) {
            @for seat in scene.open.others(large) { (place(scene, seat)) }
        }
    }
}

fn place(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (lang, of) = (scene.lang, scene.open.place(seat));
    let turn = scene.has_begun() && scene.open.active == seat && scene.open.ending.is_none();
    let won = scene.open.ending.is_some_and(|ending| ending.winner() == Some(seat));
    let choose = Action::At(seat);
    html! {
        article.place.turn[turn].won[won].can[scene.offers(choose)] data-place=(seat) {
            (rose::window(scene, seat, "small"))
            header {
                h3 { (scene.name(seat)) @if turn { span.now { (lang.pick("di turno", "to play")) } } @else if won { span.now { (lang.pick("vince", "wins")) } } }
            }
            @if let Some(saint) = of.active {
                p.saint data-card=(saint) { (emblem::saint(scene.set, saint, "tiny")) span { (scene.title(saint)) } }
                p.numbers { (card::pips(scene, seat, false)) span.lv title=(lang.pick("livello", "level")) { (lang.pick("liv. ", "lv. ")) (scene.table.level(seat)) } }
            } @else {
                p.saint.none { (lang.pick("Zona Attiva vuota", "Zona Attiva empty")) }
            }
            (lies(scene, seat))
            (holds(scene, seat))
            @if scene.offers(choose) {
                (scene.button(choose, "choose", &html! { (lang.pick("Scegli", "Choose")) span.unseen { " " (scene.name(seat)) } }))
            }
            @for support in of.supports.iter().filter(|card| scene.offers(Action::Take(*card))) {
                (scene.button(Action::Take(support), "choose", &html! { (lang.pick("Scarta ", "Discard ")) (scene.title(support)) }))
            }
        }
    }
}

/// What lies here by name, where few others leave the room for it.
fn lies(scene: &Scene<'_>, seat: Seat) -> Markup {
    let of = scene.open.place(seat);
    let list = |cards: &mut dyn Iterator<Item = Card>| {
        cards.map(|card| scene.title(card)).collect::<Vec<_>>().join(", ")
    };
    html! {
        p.lies {
            @if !of.santuario.is_empty() { span { b { "Santuario" } " " (list(&mut of.santuario.iter().copied())) } }
            @if !of.supports.is_empty() { span { b { "Supporti" } " " (list(&mut of.supports.iter())) } }
        }
    }
}

/// How much lies and is held here; unfolded, what it is.
fn holds(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (lang, of) = (scene.lang, scene.open.place(seat));
    let hand = &scene.view.hands[seat.index()];
    let known: Cards = hand.cards();
    let (saints, supports, held) = (of.santuario.len(), of.supports.len(), of.hand);
    html! {
        details.holds name="told" id={ "place-" (seat) } {
            summary title=(lang.pick("Che cosa c'è qui", "What lies here")) {
                span.n { span.mark.m-saints aria-hidden="true" {} (saints) span.unseen { (lang.pick(" nel Santuario", " in the Santuario")) } }
                span.n { span.mark.m-supports aria-hidden="true" {} (supports) span.unseen { " Supporti" } }
                span.n { span.mark.m-hand aria-hidden="true" {} (held) span.unseen { (lang.pick(" in mano", " in hand")) }
                    @if !known.is_empty() { span.eye title=(lang.pick("ne conosci", "you know")) { " ◉" (known.len()) } } }
            }
            div.tip {
                @if let Some(saint) = of.active {
                    p { b { (scene.title(saint)) } " " small { (lang.pick("livello ", "level ")) (card::level(scene, seat))
                        @if let Some(odd) = card::odd_need(scene, seat) { (lang.pick(" · punti: ", " · points: ")) (odd) } } }
                    p.note { (own::words_of(scene, saint)) }
                    (card::lore(scene, saint))
                }
                h4 { (words::worded(lang, "Rosa")) } (names(scene, seat, of.rosa.iter().copied()))
                h4 { (words::worded(lang, "Santuario")) } (names(scene, seat, of.santuario.iter().copied()))
                h4 { (words::worded(lang, "Zona Supporti")) } (names(scene, seat, of.supports.iter()))
                h4 { (lang.pick("In mano", "In hand")) }
                p { (hidden(scene, hand.hidden.len())) }
                @if !known.is_empty() { (names(scene, seat, known.iter())) }
            }
        }
    }
}

/// What the others hold, where it lies open.
pub(super) fn hands(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let seats = scene.open.from(whose(scene)).filter(|seat| scene.me() != Some(*seat));
    html! {
        @for seat in seats {
            @let hand = scene.view.hands[seat.index()].cards();
            section.laid aria-label=(lang.pick(format!("La mano di {}", scene.name(seat)), format!("The hand of {}", scene.name(seat)))) {
                h3 { (scene.name(seat)) " " small { (hand.len()) (lang.pick(" in mano", " in hand")) } }
                @if hand.is_empty() { p.note { "—" } }
                @else { ol { @for card in hand.iter() { li { (card::opens(scene, &format!("laid-{seat}"), card, 1)) } } } }
            }
        }
    }
}

fn hidden(scene: &Scene<'_>, count: usize) -> String {
    let lang = scene.lang;
    match count {
        0 => String::new(),
        1 => lang.pick("Una carta che non conosci.", "One card that you do not know.").to_owned(),
        n => lang.pick(format!("{n} carte che non conosci."), format!("{n} cards that you do not know.")),
    }
}

fn names(scene: &Scene<'_>, seat: Seat, cards: impl Iterator<Item = Card>) -> Markup {
    let cards: Vec<Card> = cards.collect();
    html! {
        @if cards.is_empty() { p.note { "—" } }
        @else {
            ol { @for card in cards { li { (card::opens(scene, &format!("at-{seat}"), card, 1)) } } }
        }
    }
}
