//! The face of a card: its ornament, its name, what it is, its numbers, what it says.

use maud::{Markup, html};
use table::Lang;

use super::{emblem, words};
use crate::{Body, Card, CardSet, Kind, Print};

/// A card as it lies in the hand: its head, and its words.
pub(super) fn head(lang: Lang, card: Card, print: &Print) -> Markup {
    html! { (title(lang, card, print)) (numbers(lang, print)) }
}

/// Its ornament, its name, what it is.
pub(super) fn title(lang: Lang, card: Card, print: &Print) -> Markup {
    html! {
        header {
            (emblem::of(card, "small"))
            div.who { b { (print.name.get(lang)) } (kind(lang, card, print)) }
        }
    }
}

/// Banner, kind and level in a line.
pub(super) fn kind(lang: Lang, card: Card, print: &Print) -> Markup {
    let what = match &print.kind {
        Kind::Character(body) => body.role.title().get(lang).to_owned(),
        Kind::Effect => lang.pick("effetto", "effect").to_owned(),
        Kind::Lasting(_) => lang.pick("effetto duraturo", "lasting effect").to_owned(),
    };
    html! {
        small.kind {
            (what) " · " (words::banner(lang, card.banner())) " "
            @if print.quick { b.quick { "Quick" } }
        }
    }
}

/// What a character is printed with; of every card the level.
pub(super) fn numbers(lang: Lang, print: &Print) -> Markup {
    html! {
        span.stats {
            @if let Some(it) = print.body() { (body(lang, it)) }
            (level(lang, print))
        }
    }
}

/// How many lozenges it has.
pub(super) fn level(lang: Lang, print: &Print) -> Markup {
    html! {
        span.level title={ (lang.pick("livello", "level")) " " (print.level) } {
            span.unseen { (lang.pick("livello ", "level ")) (print.level) }
            span aria-hidden="true" { @for _ in 0..print.level { "◆" } @if print.level == 0 { "◇" } }
        }
    }
}

/// The numbers that are printed.
pub(super) fn body(lang: Lang, body: &Body) -> Markup {
    let (power, step) = (lang.pick("Potenza", "Power"), lang.pick("Movimento", "Move"));
    html! {
        span.force { span.pow title=(power) { (body.power) } "/" span.hp title="HP" { (body.hp) } }
        span.rng title="Range" { "R" (body.range) }
        span.mov title=(step) { "M" (body.movement) }
    }
}

/// What it says; a soldier who only fights says nothing.
pub(super) fn says(lang: Lang, print: &Print) -> Markup {
    match print.says().get(lang) {
        "" => silent(lang),
        text => words::worded(lang, text),
    }
}

/// The same where it can be pressed as a whole.
pub(super) fn plainly(lang: Lang, print: &Print) -> Markup {
    match print.says().get(lang) {
        "" => silent(lang),
        text => html! { (text) },
    }
}

fn silent(lang: Lang) -> Markup {
    html! { span.silent { (lang.pick("Nessun effetto.", "No effect.")) } }
}

/// What stands beneath its words and is without influence on the game.
pub(super) fn lore(lang: Lang, print: &Print) -> Markup {
    html! { @if let Some(lore) = &print.lore { p.lore { (lore.get(lang)) } } }
}

/// A card by itself, on a page that has no glass: for the bench on which decks are built.
pub(crate) fn alone(set: &CardSet, lang: Lang, card: Card) -> Markup {
    let Some(print) = set.get(card) else { return html! {} };
    html! {
        div class={ "capitale-face b-" (card.banner()) } {
            (emblem::whole(card, &print.kind, "small"))
            div.who { (kind(lang, card, print)) (numbers(lang, print)) }
            p.says { (says(lang, print)) }
        }
    }
}
