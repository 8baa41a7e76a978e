//! An order that can be given: its button, its priority, what it would do; or why it cannot be given.

use maud::{Markup, html};

use super::foresee::{self, Foreseen};
use super::scene::Scene;
use super::{emblem, words};
use crate::step::{At, Wait};
use crate::{Action, Plan};

/// The button of an order with its preview; where it cannot be given, dim and with the reason.
pub(super) fn order(scene: &Scene<'_>, action: Action, word: &str) -> Markup {
    let plan = foresee::plan(scene, action);
    let offered = scene.offers(action);
    html! {
        div.order-of {
            (scene.ask(action, "main order", &html! {
                @if let Some(plan) = plan { b.priority { (words::priority(plan)) } }
                span { (word) @if let Some(plan) = plan { (band(scene, plan)) } }
            }))
            @if offered { @if let Some(plan) = plan { (preview(scene, plan)) } }
            @else if let Some(why) = scene.why_not(action) { p.held-back { (why) } }
        }
    }
}

/// Veloce and Lenta change who comes first.
fn band(scene: &Scene<'_>, plan: Plan) -> Markup {
    html! {
        @match foresee::band(scene, plan) {
            Some(0) => small.band { " Veloce" },
            Some(2) => small.band { " Lenta" },
            _ => {},
        }
    }
}

/// What the order would do, in a few words.
fn preview(scene: &Scene<'_>, plan: Plan) -> Markup {
    if matches!(plan, Plan::Call(_)) {
        return html! {};
    }
    let Some(foresight) = foresee::of(scene, plan) else { return html! {} };
    html! {
        @if !foresight.changes.is_empty() || foresight.waits.is_some() || foresight.idle {
            ul.preview aria-label=(scene.lang.pick("Previsione", "Preview")) {
                @for change in &foresight.changes { (line(scene, change)) }
                @if let Some(wait) = foresight.waits { li.waits { (waits(scene, wait)) } }
                @if foresight.idle { li.nothing { (scene.lang.pick("ora non farebbe nulla", "it would do nothing now")) } }
            }
        }
    }
}

fn name(scene: &Scene<'_>, at: At) -> &'static str {
    scene.open.arcano(at).prophet.map_or("?", |card| scene.title(card))
}

fn line(scene: &Scene<'_>, change: &Foreseen) -> Markup {
    let lang = scene.lang;
    match *change {
        Foreseen::Damage(at, 0, ..) => {
            html! { li.nothing { (name(scene, at)) (lang.pick(": nessun danno", ": no damage")) } }
        }
        Foreseen::Damage(at, by, left, doubled) => {
            let theirs = scene.side(at.0) == "theirs";
            html! {
                li class=(if theirs { "hits" } else { "hurts" }) {
                    b { "−" (by) } " " (name(scene, at))
                    @if doubled { " (" (lang.pick("debole: il doppio", "weak: double")) ")" }
                    ": "
                    @if left == 0 { strong { (lang.pick("cade", "falls")) } }
                    @else { (lang.pick(format!("gliene restano {left}"), format!("{left} left"))) }
                }
            }
        }
        Foreseen::Immune(at) => {
            html! { li.nothing { (name(scene, at)) (lang.pick(" è immune: nessun danno", " is immune: no damage")) } }
        }
        Foreseen::Heal(at, by) => {
            html! { li.good { (name(scene, at)) (lang.pick(" recupera ", " recovers ")) b { (by) } } }
        }
        Foreseen::Shield(at) => {
            html! { li.good { (name(scene, at)) (lang.pick(" non riceve danni in questo turno", " takes no damage this turn")) } }
        }
        Foreseen::Token(at, evil) => {
            html! { li { (name(scene, at)) ": " (emblem::of_evil(evil)) (evil.title().get(lang)) } }
        }
        Foreseen::Fervour(at, by) => {
            html! { li { (name(scene, at)) ": " (lang.pick("Fervore ", "Fervour ")) b { (words::signed(by)) } } }
        }
        Foreseen::Withdraw(at) => {
            html! { li { (name(scene, at)) (lang.pick(" torna in retroguardia", " goes back to the rearguard")) } }
        }
    }
}

fn waits(scene: &Scene<'_>, wait: Wait) -> &'static str {
    let lang = scene.lang;
    match wait {
        Wait::Proof { tester, .. } if scene.me() == Some(tester) => {
            lang.pick("poi tenti una Prova di Fedeltà", "then you take a Prova di Fedeltà")
        }
        Wait::Proof { .. } => lang.pick(
            "altro, se il rivale fallisce una Prova di Fedeltà",
            "more, if the rival fails a Prova di Fedeltà",
        ),
        Wait::Special => lang.pick("scegli quale abilità Speciale", "you choose which Special ability"),
        Wait::Rear(_) | Wait::Fallen => lang.pick("scegli un Profeta", "you choose a Prophet"),
        Wait::Place(..) => lang.pick("scegli una carta Culto", "you choose a Cult card"),
    }
}
