//! The order of one's Interventions, fixed once before the opening. [3.8]

use maud::{Markup, html};

use super::offer;
use crate::page::scene::Scene;
use crate::{Action, Card};

pub(super) fn moment(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Some(own) = &scene.view.own else { return html! {} };
    let laid = scene.me().map_or(0, |me| usize::from(scene.open.laid[me.index()]));
    let (down, rest) = own.divine.split_at(laid.min(own.divine.len()));
    html! {
        section.bench-of aria-label=(lang.pick("L'ordine degli Interventi", "The order of the Interventions")) {
            @if scene.me().is_some_and(|me| scene.open.build.filled.has(me)) {
                p.note { (lang.pick("Ti mancava il minimo: la sorte lo ha completato ", "You lacked the minimum: it was filled up by lot ")) a href="#c-5.14" { "5.14" } }
            }
            @if scene.is_asked() {
                p.lacks {
                    (lang.pick("In quale ordine giocherai gli Interventi? Si gioca sempre quello in cima, e l'ordine non cambierà più ", "In which order will you play your Interventions? It is always the top one that is played, and the order will not change any more "))
                    a href="#c-3.8" { "3.8" }
                }
                ol.choices.stack {
                    @for (nth, card) in down.iter().enumerate() { li.laid { (place(nth)) (offer::shown(scene, *card, &format!("laid{nth}"))) } }
                    @for card in distinct(rest) {
                        li {
                            (offer::shown(scene, card, "next"))
                            p.says { (scene.text(card)) }
                            (scene.button(Action::Next(card), "main", &next(scene, laid, rest.iter().filter(|it| **it == card).count())))
                        }
                    }
                }
                (scene.button(Action::Ready, "", &html! { @if laid == 0 { (lang.pick("Lasciali come sono", "Leave them as they lie")) } @else { (lang.pick("Il resto com'è", "The rest as it lies")) } }))
            } @else {
                p.lacks { (lang.pick("I tuoi Interventi sono in ordine. Si aspettano gli altri.", "Your Interventions are in order. The others are awaited.")) }
                ol.choices.stack { @for (nth, card) in own.divine.iter().enumerate() { li.laid { (place(nth)) (offer::shown(scene, *card, &format!("laid{nth}"))) } } }
            }
        }
    }
}

fn place(nth: usize) -> Markup {
    html! { span.nth { (nth + 1) } }
}

fn next(scene: &Scene<'_>, laid: usize, copies: usize) -> Markup {
    let lang = scene.lang;
    html! {
        @if laid == 0 { (lang.pick("In cima", "On top")) } @else { (lang.pick(format!("Mettilo {}º", laid + 1), format!("As number {}", laid + 1))) }
        @if copies > 1 { small { "×" (copies) } }
    }
}

/// The copies of a card are not told apart: each kind stands once.
fn distinct(cards: &[Card]) -> Vec<Card> {
    let mut all: Vec<Card> = Vec::new();
    for card in cards {
        if !all.contains(card) {
            all.push(*card);
        }
    }
    all
}
