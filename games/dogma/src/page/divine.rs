//! The Interventions that a seat has left.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{emblem, outlook, words};
use crate::{Action, Card, Step};

/// The Arcano of Interventions: one's own in its order, another's by number and by what is known of it.
pub(super) fn divine(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let count = usize::from(scene.open.side(seat).divine);
    let own: &[Card] = match (&scene.view.own, scene.view.hands.get(seat.index())) {
        (_, Some(hand)) => &hand.divine,
        (Some(own), _) if scene.view.viewer == Some(seat) => &own.divine,
        _ => &[],
    };
    html! {
        div.divine {
            h4 { (lang.pick("Interventi", "Interventions")) " " b.num { (count) } }
            @if own.is_empty() { (others(scene, seat, count)) } @else { (mine(scene, seat, own)) }
            (acts(scene, seat, count))
        }
    }
}

/// One's own, and at the end everybody's: the first is on top, and only that one can be played.
fn mine(scene: &Scene<'_>, seat: Seat, own: &[Card]) -> Markup {
    let lang = scene.lang;
    html! {
        ol.pile {
            @for (at, card) in own.iter().enumerate() {
                li class={ (emblem::class(*card)) @if at == 0 { " first" } } {
                    details.folded name="told" id={ "divine-" (seat) "-" (at) } {
                        summary { (emblem::of(*card, "tiny")) span.who { b { (scene.title(*card)) } @if at == 0 { small { (lang.pick("in cima", "on top")) } } } }
                        div.over { (super::face::full(scene, *card)) }
                    }
                }
            }
        }
    }
}

/// Another's: known from the top where they were shown, at the bottom where they came back.
fn others(scene: &Scene<'_>, seat: Seat, count: usize) -> Markup {
    let lang = scene.lang;
    let side = scene.open.side(seat);
    let names = |cards: &[Card]| cards.iter().map(|card| scene.title(*card).to_owned()).collect::<Vec<_>>();
    html! {
        @if count == 0 && scene.open.ending.is_some() {}
        @else if count == 0 { p.none { (lang.pick("Finiti: l'ordine II è l'Appello.", "None left: order II is the Appello.")) } }
        @else {
            p.backs aria-hidden="true" { @for _ in 0..count { (emblem::back()) } }
            @if !side.exposed.is_empty() { p.known { (lang.pick("Dall'alto: ", "From the top: ")) b { (words::listed(lang, names(&side.exposed))) } } }
            @if !side.under.is_empty() && side.exposed.len() < count { p.known { (lang.pick("In fondo: ", "At the bottom: ")) b { (words::listed(lang, names(&side.under))) } } }
        }
    }
}

fn acts(scene: &Scene<'_>, seat: Seat, count: usize) -> Markup {
    let asked = scene.me() == Some(seat) && scene.is_asked();
    if !asked || !matches!(scene.step(), Some(Step::Order(_))) {
        return html! {};
    }
    match count {
        0 => outlook::order(scene, Action::Appeal, "Appello alla Razionalità"),
        _ => outlook::order(scene, Action::Divine, "Intervento Divino"),
    }
}
