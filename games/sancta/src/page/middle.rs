//! The middle of the table: the deck, the discards, what was played in this turn, and the die with its table.

use maud::{Markup, html};

use super::scene::Scene;
use super::{card, emblem};
use crate::{Action, Card, Cards, Kind, What};

pub(super) fn middle(scene: &Scene<'_>) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    if !scene.has_begun() {
        return html! {};
    }
    let held: usize = open.places.iter().map(|place| usize::from(place.hand)).sum();
    let deck = open.setup.deck().len().saturating_sub(open.face_up().len() + held);
    let played = open.played;
    html! {
        section.middle aria-label=(lang.pick("Il centro del tavolo", "The middle of the table")) {
            div.pile id="deck" data-deck {
                (back()) p { b { (deck) } " " (lang.pick("nel mazzo", "in the deck")) }
            }
            div.pile id="discards" data-discards { (emblem::sign(Kind::Saint, "tiny")) p { b { (open.discards.len()) } " " (lang.pick("negli scarti", "in the discards")) } }
            @if !played.is_empty() {
                p.played {
                    small { (lang.pick("Messe giù in questo turno: ", "Put down in this turn: ")) }
                    @for card in played.iter() { span.mini data-card=[lies_nowhere(scene, card).then_some(card)] { (emblem::of(scene.set, card, "tiny")) (scene.title(card)) } " " }
                }
            }
            (die(scene))
            (discards(scene))
        }
    }
}

/// Is this card shown nowhere else?
fn lies_nowhere(scene: &Scene<'_>, card: Card) -> bool {
    !scene.open.places.iter().any(|place| place.face_up().has(card))
}

fn back() -> Markup {
    html! { svg.back viewBox="-16 -22 32 44" aria-hidden="true" { rect x="-15" y="-21" width="30" height="42" rx="4" {} path d="M0-13L9 0 0 13-9 0ZM0-6L4 0 0 6-4 0Z" {} } }
}

/// The die and what its faces do.
fn die(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let last = rolled(scene);
    html! {
        section.die-of aria-label=(lang.pick("Il dado e la sua tabella", "The die and its table")) {
            h3 { (lang.pick("Il dado", "The die")) small { (lang.pick(" · al posto di una Beatitudine", " · in place of a Beatitudine")) } }
            ol {
                @for face in 1..=6u8 {
                    li.fell[last == Some(face)] { (pips(face)) span { (face_says(scene, face)) } }
                }
            }
        }
    }
}

/// The face that fell last, as far as it was told in this turn.
fn rolled(scene: &Scene<'_>) -> Option<u8> {
    let told = scene.desk.lately.iter().rev().filter(|_| scene.open.done.rolled);
    let mut faces = told.filter_map(|(_, event)| match event.what {
        What::Rolled(by, face) if by == scene.open.active => Some(face),
        _ => None,
    });
    faces.next()
}

/// What a face of the die does.
fn face_says(scene: &Scene<'_>, face: u8) -> String {
    let says = scene.set.die_says(face);
    let says = says.get(scene.lang);
    if says.is_empty() { scene.lang.pick("Nulla.", "Nothing.").to_owned() } else { says.to_owned() }
}

/// A face of the die.
pub(super) fn pips(face: u8) -> Markup {
    let at: &[(i8, i8)] = match face {
        1 => &[(0, 0)],
        2 => &[(-5, -5), (5, 5)],
        3 => &[(-5, -5), (0, 0), (5, 5)],
        4 => &[(-5, -5), (5, -5), (-5, 5), (5, 5)],
        5 => &[(-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5)],
        _ => &[(-5, -5), (5, -5), (-5, 0), (5, 0), (-5, 5), (5, 5)],
    };
    html! {
        svg.die viewBox="-11 -11 22 22" role="img" aria-label=(face) {
            rect.body x="-10" y="-10" width="20" height="20" rx="4" {}
            @for (x, y) in at { circle.dot cx=(x) cy=(y) r="2" {} }
        }
    }
}

/// Everything in the discards, by kind.
fn discards(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let all = scene.open.discards;
    html! {
        @if !all.is_empty() {
            details.looked id="discards-all" {
                summary { (lang.pick("Guarda gli scarti", "Look through the discards")) " (" (all.len()) ")" }
                div.by-kind {
                    @for kind in Kind::ALL {
                        @let some = all.and(kind.cards());
                        @if !some.is_empty() {
                            section {
                                h4 { (card::kinds(lang, kind)) " " small { (some.len()) } }
                                ul { @for (card, count) in counted(scene, some) { li { (card::opens(scene, "discarded", card, count)) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Cards with the same print are counted.
fn counted(scene: &Scene<'_>, cards: Cards) -> Vec<(Card, usize)> {
    let mut all: Vec<(Card, usize)> = Vec::new();
    for card in cards.iter() {
        match all.iter_mut().find(|(other, _)| scene.table.are_printed_alike(*other, card)) {
            Some((_, count)) => *count += 1,
            None => all.push((card, 1)),
        }
    }
    all
}

/// What can be taken from the discards now.
pub(super) fn takeable(scene: &Scene<'_>) -> Vec<Card> {
    let all = scene.open.discards.iter().filter(|card| scene.may(Action::Take(*card)));
    // Of those that are printed alike, and equal, one is enough: the one that is offered.
    let mut shown: Vec<Card> = Vec::new();
    for card in all {
        let like = |other: &Card| {
            scene.table.are_printed_alike(*other, card)
                && scene.stands_for(Action::Take(card)) == scene.stands_for(Action::Take(*other))
        };
        if !shown.iter().any(like) {
            shown.push(card);
        }
    }
    shown
}
