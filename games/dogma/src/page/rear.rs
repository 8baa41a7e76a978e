//! The rearguard of a seat, slot by slot.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{emblem, face, outlook, prophet, words};
use crate::step::At;
use crate::{Action, Card, LINE, Step};

/// The rearguard from the left, and whoever has fallen.
pub(super) fn rear(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let side = scene.open.side(seat);
    let fallen: Vec<Card> =
        side.arcana.iter().filter(|arcano| arcano.fallen).filter_map(|arcano| arcano.prophet).collect();
    html! {
        div.rear {
            h4 { (words::worded(lang, lang.pick("Retroguardia", "Rearguard"))) }
            ol.slots {
                @for (slot, at) in side.rear.iter().enumerate() { (slot_of(scene, (seat, *at), slot)) }
            }
            @if side.rear.is_empty() && fallen.len() < LINE { p.none { (lang.pick("Vuota.", "Empty.")) } }
            @if !fallen.is_empty() {
                ul.fallen-of {
                    li { (lang.pick("Sconfitti:", "Defeated:")) }
                    @for card in fallen { li { (emblem::of(card, "tiny")) s { (scene.title(card)) } } }
                }
            }
        }
    }
}

fn slot_of(scene: &Scene<'_>, at: At, slot: usize) -> Markup {
    let arcano = scene.open.arcano(at);
    let mine = scene.own(at).and_then(|pack| pack.prophet);
    let card = arcano.prophet.or(mine);
    html! {
        li class={ "slot " (card.map_or("", emblem::class)) @if arcano.prophet.is_none() { " down" } } data-card={ "p" (at.0) "-" (at.1) } {
            span.nth { (slot + 1) }
            @match card {
                Some(card) => (known(scene, at, card)),
                None => div.unknown { (emblem::back()) span.who { b { (scene.lang.pick("Profeta nascosto", "Hidden Prophet")) } small { (with(scene, at)) } } },
            }
            (acts(scene, at.0, slot, card))
        }
    }
}

/// How many cards lie with it.
fn with(scene: &Scene<'_>, at: At) -> String {
    let n = usize::from(scene.open.arcano(at).size);
    let cards = words::cards(scene.lang, n);
    scene.lang.pick(format!("con {cards}"), format!("with {cards}"))
}

/// A Prophet that the viewer knows: folded up, and when it is pressed all about it.
fn known(scene: &Scene<'_>, at: At, card: Card) -> Markup {
    let lang = scene.lang;
    let arcano = scene.open.arcano(at);
    let body = scene.set.body(card);
    let left = body.faith.saturating_sub(arcano.damage);
    html! {
        details.folded name="told" id={ "rear-" (at.0) "-" (at.1) } {
            summary {
                (emblem::of(card, "small"))
                span.who {
                    b { (scene.title(card)) }
                    span.line {
                        span { (lang.pick("Fede ", "Faith ")) b { (left) } "/" (body.faith) } " "
                        span { (lang.pick("Fervore ", "Fervour ")) b { (body.fervour) } }
                    }
                    @if arcano.prophet.is_none() { small {
                        @if scene.open.ending.is_some() { (lang.pick("mai schierato", "never fielded")) }
                        @else if !scene.view.hands.is_empty() { (lang.pick("non ancora schierato", "not fielded yet")) }
                        @else { (lang.pick("lo vedi solo tu", "only you see it")) }
                    } }
                }
            }
            div.over {
                (face::full(scene, card))
                (contents(scene, at))
            }
        }
        (prophet::tokens(scene, arcano))
    }
}

/// The cards that lie with it, as far as the viewer knows them.
fn contents(scene: &Scene<'_>, at: At) -> Markup {
    let lang = scene.lang;
    let arcano = scene.open.arcano(at);
    let cards: Vec<Card> = match scene.own(at) {
        Some(pack) => pack.relics.iter().chain(&pack.cults).copied().collect(),
        None => arcano.relics.iter().copied().chain(arcano.known.iter()).collect(),
    };
    let unknown = usize::from(arcano.size).saturating_sub(cards.len());
    html! {
        ul.with-it {
            @for card in &cards { li { (face::small(scene, *card)) p.says { (words::worded(lang, &scene.text(*card))) } } }
            @if unknown > 0 { li.none { (words::cards(lang, unknown)) (lang.pick(" che non conosci", " that you do not know")) } }
        }
    }
}

fn acts(scene: &Scene<'_>, seat: Seat, slot: usize, card: Option<Card>) -> Markup {
    let lang = scene.lang;
    if scene.me() != Some(seat) || !scene.is_asked() || card.is_none() {
        return html! {};
    }
    let slot = slot as u8;
    match scene.step() {
        Some(Step::Order(_)) => outlook::order(scene, Action::Call(slot), lang.pick("Convoca", "Call")),
        Some(Step::Field(_)) if scene.offers(Action::Field(slot)) => {
            scene.button(Action::Field(slot), "main", &html! { (lang.pick("Schiera", "Field")) })
        }
        _ => html! {},
    }
}
