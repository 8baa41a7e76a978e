//! The face of a card: its ornament, its name, what it is, its numbers, its keywords, what it says.

use maud::{Markup, html};

use super::scene::Scene;
use super::{emblem, words};
use crate::{Body, Card, Cult, Kind, Type, Types};

/// A card in little: its ornament, its name, what it is. With `more`, what is printed in numbers too.
pub(super) fn small(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        div class={ "face small " (emblem::class(card)) } {
            (emblem::of(card, "small"))
            div.who { b { (scene.title(card)) } (line(scene, card)) }
        }
    }
}

/// A whole card.
pub(super) fn full(scene: &Scene<'_>, card: Card) -> Markup {
    let print = scene.print(card);
    html! {
        article class={ "face full " (emblem::class(card)) } {
            header { (emblem::of(card, "medium")) div.who { b { (scene.title(card)) } (kind(scene, card)) } }
            (numbers(scene, card))
            (keywords(scene, card))
            (says(scene, card))
            @if let Some(carries) = print.carries() { p.carries { (words::worded(scene.lang, carries.get(scene.lang))) } }
            @if let Some(lore) = &print.lore { p.lore { (lore.get(scene.lang)) } }
            (marks(scene, card))
        }
    }
}

/// The corner of a card: the sign of its printed set, and in which Arcano of that set it lies.
fn marks(scene: &Scene<'_>, card: Card) -> Markup {
    let all = scene.set.marks(card);
    html! {
        @if !all.is_empty() {
            p.printed {
                @for (set, arcano) in all {
                    @let name = scene.set.destinies[usize::from(set)].name.get(scene.lang);
                    span title={ (name) ", Arcano " (arcano) } {
                        (emblem::of_set(set)) span.unseen { (name) ", Arcano " } (arcano)
                    } " "
                }
            }
        }
    }
}

/// What a card is and its most important number, in a line.
pub(super) fn line(scene: &Scene<'_>, card: Card) -> Markup {
    let lang = scene.lang;
    html! {
        @match &scene.print(card).kind {
            Kind::Prophet(body) => small.kind { (lang.pick("Fede ", "Faith ")) b { (body.faith) } " · " (lang.pick("Fervore ", "Fervour ")) b { (body.fervour) } },
            Kind::Cult(cult) => small.kind { (cult_of(scene, cult)) @if cult.damage > 0 { " · " b { (cult.damage) } } },
            Kind::Relic | Kind::Divine => (kind(scene, card)),
        }
    }
}

/// What a card is.
pub(super) fn kind(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        @match &scene.print(card).kind {
            Kind::Cult(cult) => small.kind { (cult_of(scene, cult)) },
            _ => small.kind { (card.family().title().get(scene.lang)) },
        }
    }
}

/// The type and the religion of a Cult card: 'Islamic Scripture' after its sign.
fn cult_of(scene: &Scene<'_>, cult: &Cult) -> Markup {
    html! { span.sort { (emblem::of_type(cult.of)) (cult.title().get(scene.lang)) } }
}

/// A type: its sign and its word.
pub(super) fn typed(scene: &Scene<'_>, of: Type) -> Markup {
    html! { span.typed { (emblem::of_type(of)) (of.title().get(scene.lang)) } }
}

/// What is printed in numbers.
pub(super) fn numbers(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        @match &scene.print(card).kind {
            Kind::Prophet(body) => { (body_of(scene, body)) },
            Kind::Cult(cult) => { (damage_of(scene, cult)) },
            Kind::Relic | Kind::Divine => {},
        }
    }
}

fn body_of(scene: &Scene<'_>, body: &Body) -> Markup {
    let lang = scene.lang;
    html! {
        p.stats {
            span { (words::worded(lang, lang.pick("Fede", "Faith"))) " " b.num { (body.faith) } }
            span { (words::worded(lang, lang.pick("Fervore", "Fervour"))) " " b.num { (body.fervour) } }
        }
        (types(scene, lang.pick("Immune a", "Immune to"), "immune", body.immune))
        (types(scene, lang.pick("Debole contro", "Weak to"), "weak", body.weak))
    }
}

fn damage_of(scene: &Scene<'_>, cult: &Cult) -> Markup {
    html! {
        @if cult.damage > 0 { p.stats { span { (scene.lang.pick("Danni ", "Damage ")) b.num { (cult.damage) } } } }
    }
}

/// Types after a word, where there are any.
pub(super) fn types(scene: &Scene<'_>, word: &str, class: &str, all: Types) -> Markup {
    html! {
        @if !all.is_empty() { p class={ "types " (class) } { (word) " " @for of in all.iter() { (typed(scene, of)) " " } } }
    }
}

/// The keywords of a Cult card with what they mean.
pub(super) fn keywords(scene: &Scene<'_>, card: Card) -> Markup {
    let all = scene.set.cult(card).map(|cult| &cult.keywords[..]).unwrap_or_default();
    html! {
        @if !all.is_empty() {
            p.keywords { @for keyword in all { span.tag title=(keyword.means().get(scene.lang)) { (words::worded(scene.lang, keyword.title().get(scene.lang))) } " " } }
        }
    }
}

/// What it says; a card that only is there says nothing.
pub(super) fn says(scene: &Scene<'_>, card: Card) -> Markup {
    let text = scene.text(card);
    html! { @if text.is_empty() { p.says.silent { (scene.lang.pick("Nessun effetto.", "No effect.")) } } @else { p.says { (words::worded(scene.lang, &text)) } } }
}
