//! Between two duels: the deck and the side deck.

use maud::{Markup, html};

use super::scene::Scene;
use super::{emblem, ending, face, words};
use crate::deck::SIDE;
use crate::{Action, Bag, Card, Step};

/// How it stands, and what can be done.
pub(super) fn pause(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        (ending::results(scene))
        @if scene.is_asked() {
            p.hint { (lang.pick(
                "Puoi cambiare carte fra mazzo e side deck. Il mazzo resta di almeno 45 carte, il side deck di al più 10; ciò che hai spostato non torna indietro in questa pausa.",
                "You may swap cards between deck and side deck. The deck keeps at least 45 cards, the side deck at most 10; what you have moved does not come back in this pause.")) }
        }
    }
}

/// The side deck and the deck.
pub(super) fn swap(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let paused = scene.is_asked() && scene.step() == Some(Step::Pause);
    let Some(own) = scene.view.own.as_ref().filter(|_| paused) else { return html! {} };
    html! {
        @if own.side.len() >= SIDE {
            p.hint { (scene.lang.pick("Il side deck è pieno: per toglierne una dal mazzo, prima prendi una carta dal side deck.", "The side deck is full: before a card leaves the deck, take one in from the side deck.")) }
        }
        div.swap {
            (part(scene, "Side deck", &own.side, true))
            (part(scene, lang.pick("Mazzo", "Deck"), &own.library, false))
        }
    }
}

fn part(scene: &Scene<'_>, name: &str, bag: &Bag, into: bool) -> Markup {
    let lang = scene.lang;
    html! {
        section class={ "part " @if into { "side-deck" } @else { "main-deck" } } {
            h3 { (words::worded(lang, name)) " " small { (bag.len()) } }
            @if bag.is_empty() { p.none { (lang.pick("Vuoto.", "Empty.")) } }
            ul { @for (card, copies) in bag.iter() { (row(scene, card, copies, into)) } }
        }
    }
}

fn row(scene: &Scene<'_>, card: Card, copies: u8, into: bool) -> Markup {
    let (lang, print) = (scene.lang, scene.print(card));
    let action = if into { Action::In(card) } else { Action::Out(card) };
    let word =
        if into { lang.pick("Nel mazzo", "Into the deck") } else { lang.pick("Nel side", "To the side") };
    html! {
        li {
            (emblem::of(card, "tiny"))
            details.folded name="told" id={ @if into { "in-" } @else { "out-" } (card) } {
                summary { b { (copies) "× " (scene.title(card)) } " " (face::kind(lang, card, print)) }
                div.over { (face::numbers(lang, print)) p.says { (face::says(lang, print)) } }
            }
            @if scene.offers(action) { (scene.button(action, "swap-one", &html! { (word) span.unseen { ": " (scene.title(card)) } })) }
        }
    }
}
