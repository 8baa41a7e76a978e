//! The active Prophet of a seat: Faith and Fervour now, what hurts it and what does not, what lies on it.

use glass::fix;
use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{emblem, face, outlook, words};
use crate::cards::Does;
use crate::step::At;
use crate::{Action, Arcano, Body, Evil, Step, Types};

/// The active Prophet, or the place where it would stand.
pub(super) fn active(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let front = scene.open.front(seat);
    let Some((at, card)) = front.and_then(|at| Some((at, scene.open.arcano(at).prophet?))) else {
        let word = match scene.open.left(seat) {
            0 => lang.pick("Nessun Profeta: è fuori dallo scontro.", "No Prophet: out of the clash."),
            _ if scene.open.ending.is_some() => lang.pick("Nessun Profeta attivo.", "No active Prophet."),
            _ => lang.pick(
                "Nessun Profeta attivo: ne schiera un altro.",
                "No active Prophet: another is fielded.",
            ),
        };
        return html! { div.prophet.nobody { p { (word) } } };
    };
    let arcano = scene.open.arcano(at);
    html! {
        article class={ "prophet " (emblem::class(card)) } data-card={ "p" (seat) "-" (at.1) } {
            header {
                (emblem::of(card, "large"))
                div.who {
                    small { (lang.pick("Profeta attivo", "Active Prophet")) }
                    h4 { (scene.title(card)) }
                    @if let Some(body) = scene.open.body(at) { (numbers(scene, at, body)) }
                }
            }
            (resists(scene, at))
            (tokens(scene, arcano))
            @if scene.view.viewer == Some(seat) {
                (ability(scene, at))
                (relics(scene, arcano))
                (special(scene, seat))
            } @else {
                (in_brief(scene, at))
            }
        }
    }
}

/// What is left of its Faith, its Fervour.
pub(super) fn numbers(scene: &Scene<'_>, at: At, body: &Body) -> Markup {
    let lang = scene.lang;
    let arcano = scene.open.arcano(at);
    let left = body.faith.saturating_sub(arcano.damage);
    let fervour = scene.table.fervour(at);
    let change = fervour - body.fervour as i16;
    html! {
        p.vital {
            span.faith title={ (lang.pick("Fede: ", "Faith: ")) (left) (lang.pick(" su ", " of ")) (body.faith) } {
                small { (words::worded(lang, lang.pick("Fede", "Faith"))) } b.num data-count={ "faith-" (at.0) "-" (at.1) } { (left) } small { "/" (body.faith) }
                @if arcano.damage > 0 { span.wound { "−" (arcano.damage) span.unseen { (lang.pick(" danni", " damage")) } } }
            }
            span.fervour {
                small { (words::worded(lang, lang.pick("Fervore", "Fervour"))) } b.num data-count={ "fervour-" (at.0) "-" (at.1) } { (fervour) }
                @if change != 0 { span class=(if change > 0 { "more" } else { "less" }) { (words::signed(change)) } }
            }
        }
        (bar(left, body.faith))
    }
}

fn bar(left: u16, faith: u16) -> Markup {
    let width = f64::from(left) * 100.0 / f64::from(faith.max(1));
    html! {
        svg.bar viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
            rect.all width="100" height="4" {} rect.left width=(fix(width)) height="4" {}
        }
    }
}

/// Immunities and weaknesses as they are now, those of Relics included.
pub(super) fn resists(scene: &Scene<'_>, at: At) -> Markup {
    let lang = scene.lang;
    let (every, table) = (crate::Type::ALL.into_iter(), &scene.table);
    let immune: Types = every.clone().filter(|of| table.is_immune(at, *of)).collect();
    let weak: Types = every.filter(|of| table.is_weak(at, *of) && !immune.has(*of)).collect();
    html! {
        div.resists {
            (face::types(scene, lang.pick("immune:", "immune:"), "immune", immune))
            (face::types(scene, lang.pick("debole:", "weak:"), "weak", weak))
        }
    }
}

/// Evil tokens, and what else lies on it.
pub(super) fn tokens(scene: &Scene<'_>, arcano: &Arcano) -> Markup {
    let lang = scene.lang;
    let evils: Vec<Evil> = Evil::ALL.into_iter().filter(|evil| arcano.has(*evil)).collect();
    html! {
        @if !evils.is_empty() || arcano.annulled || arcano.shielded || arcano.copied.is_some() {
            div.tokens {
                @for evil in evils {
                    details.evil.folded name="told" {
                        summary {
                            (emblem::of_evil(evil)) (evil.title().get(lang))
                            @if evil == Evil::Struggimento && arcano.griefs > 1 { " ×" (arcano.griefs) }
                        }
                        div.over { b { (words::worded(lang, evil.title().get(lang))) } p { (evil.means().get(lang)) } }
                    } " "
                }
                @if arcano.shielded { span.tag.good { (lang.pick("protetto in questo turno", "protected this turn")) } " " }
                @if arcano.annulled { span.tag.bad { (lang.pick("abilità annullata", "ability annulled")) } " " }
                @if let Some(card) = arcano.copied { span.tag { (lang.pick("ha anche l'abilità: ", "also has the ability: ")) (scene.title(card)) } }
            }
        }
    }
}

/// What the Prophet does by being there, and what its copied ability says.
fn ability(scene: &Scene<'_>, at: At) -> Markup {
    let arcano = scene.open.arcano(at);
    let own = arcano.prophet.filter(|_| !arcano.annulled);
    html! {
        @for card in own.into_iter().chain(arcano.copied) {
            @let text = scene.text(card);
            @if !text.is_empty() { p.says { (words::worded(scene.lang, &text)) } }
        }
    }
}

fn relics(scene: &Scene<'_>, arcano: &Arcano) -> Markup {
    html! {
        @for card in &arcano.relics {
            p.relic { (emblem::of(*card, "tiny")) span { b { (scene.title(*card)) } " " (words::worded(scene.lang, &scene.text(*card))) } }
        }
    }
}

/// The same of another's Prophet: its first lines, and when they are pressed all of it.
fn in_brief(scene: &Scene<'_>, at: At) -> Markup {
    let arcano = scene.open.arcano(at);
    let cards = || arcano.prophet.into_iter().chain(arcano.copied).chain(arcano.relics.iter().copied());
    html! {
        details.folded.brief name="told" id={ "prophet-" (at.0) } {
            summary {
                span.says { @for card in cards() { @if card.is_relic() { b { (scene.title(card)) } " " } (scene.text(card)) " " } }
            }
            div.over { @for card in cards() { (face::full(scene, card)) } }
        }
    }
}

/// The order Special, where the viewer has one to give.
fn special(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let asked = scene.me() == Some(seat) && scene.is_asked() && matches!(scene.step(), Some(Step::Order(_)));
    let has = scene.open.front(seat).is_some_and(|at| {
        scene.table.abilities(at).any(|(_, ability)| matches!(ability.what, Does::Special(_)))
    });
    html! {
        @if asked && (has || scene.offers(Action::Special)) {
            (outlook::order(scene, Action::Special, lang.pick("Abilità Speciale", "Special ability")))
        }
    }
}
