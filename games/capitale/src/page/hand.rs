//! One's own cards: what they are called, what they say, and what can be done with each now.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{acts, emblem, face};
use crate::open::CITIES;
use crate::setup::Lay;
use crate::{Action, Bag, Card, Step};

pub(super) fn hand(scene: &Scene<'_>) -> Markup {
    let Some(own) = scene.view.own.as_ref().filter(|_| scene.open.dueling) else { return html! {} };
    let lang = scene.lang;
    let count = own.hand.len();
    html! {
        section.hand aria-label=(lang.pick("Le tue carte", "Your cards")) {
            h2 {
                (lang.pick("La tua mano", "Your hand")) " "
                small { (count) @if count > 7 { (lang.pick(" · a fine turno se ne tengono 7", " · 7 are kept at the end of your turn")) } }
            }
            @if count == 0 { p.none { (lang.pick("Nessuna carta.", "No cards.")) } }
            @else { ul { @for (card, copies) in own.hand.iter() { (held(scene, card, copies)) } } }
        }
    }
}

/// What the other holds, where it lies open.
pub(super) fn laid(scene: &Scene<'_>, seat: Seat, hand: &Bag) -> Markup {
    let (lang, name) = (scene.lang, scene.name(seat));
    if !scene.open.dueling {
        return html! {};
    }
    html! {
        section.hand.laid aria-label=(lang.pick(format!("La mano di {name}"), format!("The hand of {name}"))) {
            h2 { (lang.pick(format!("La mano di {name}"), format!("The hand of {name}"))) " " small { (hand.len()) } }
            @if hand.is_empty() { p.none { (lang.pick("Nessuna carta.", "No cards.")) } }
            @else { ul { @for (card, copies) in hand.iter() {
                @let print = scene.print(card);
                li class={ "held b-" (card.banner()) } {
                    (emblem::of(card, "small"))
                    div.who { b { (print.name.get(lang)) @if copies > 1 { span.times { " ×" (copies) } } } (face::kind(lang, card, print)) }
                    (face::numbers(lang, print))
                    span.text { (face::says(lang, print)) }
                }
            } } }
        }
    }
}

fn held(scene: &Scene<'_>, card: Card, copies: u8) -> Markup {
    let (lang, print) = (scene.lang, scene.print(card));
    let (can, buttons) = does(scene, card);
    let seen = scene.me().map_or(0, |me| scene.open.known[me.index()].count(card));
    html! {
        li class={ "held b-" (card.banner()) @if can { " can" } } data-card={ "c" (card) } data-held=(card) {
            details.folded name="told" id={ "held-" (card) } {
                summary {
                    header {
                        (emblem::of(card, "small"))
                        div.who { b { (print.name.get(lang)) @if copies > 1 { span.times { " ×" (copies) } } } (face::kind(lang, card, print)) }
                    }
                    (face::numbers(lang, print))
                    span.text { (face::plainly(lang, print)) }
                }
                div.over { p.says { (face::says(lang, print)) } (face::lore(lang, print)) }
            }
            @if seen > 0 { p.note { "◉ " (lang.pick("tutti sanno che ce l'hai", "everybody knows that you hold it")) } }
            @if let Some(buttons) = buttons { div.does { (buttons) } }
        }
    }
}

/// The buttons of a card, if there is a question that it can answer, and whether any of them can be pressed now.
fn does(scene: &Scene<'_>, card: Card) -> (bool, Option<Markup>) {
    let (lang, print) = (scene.lang, scene.print(card));
    let one = |action: Action, word: &str| {
        let shown = html! { (word) span.unseen { ": " (scene.title(card)) } };
        (scene.offers(action), Some(scene.ask(action, "main", &shown)))
    };
    match scene.step() {
        _ if !scene.is_asked() => (false, None),
        Some(Step::Trim(_) | Step::Discard(_)) => one(Action::Take(card), lang.pick("Scarta", "Discard")),
        Some(Step::Opening) if scene.open.switches.set == Lay::Up => {
            one(Action::Open(card), lang.pick("Apri", "Open"))
        }
        Some(Step::Window(_)) if print.quick => {
            one(Action::Quick(card), lang.pick("Gioca adesso", "Play now"))
        }
        Some(Step::Main) => {
            let quick =
                print.quick.then(|| one(Action::Quick(card), lang.pick("Gioca (Quick)", "Play (Quick)")));
            let lays: Vec<(Action, u8)> = (0..CITIES as u8)
                .map(|city| (Action::Lay(card, city), city))
                .filter(|(it, _)| scene.offers(*it))
                .collect();
            let can = !lays.is_empty() || quick.as_ref().is_some_and(|(can, _)| *can);
            let buttons = html! {
                @if let Some((_, Some(button))) = &quick { (button) }
                @if !lays.is_empty() { (laying(scene, card, &lays)) }
            };
            (can, (quick.is_some() || !lays.is_empty()).then_some(buttons))
        }
        _ => (false, None),
    }
}

/// The cities at which a card can be laid face down.
fn laying(scene: &Scene<'_>, card: Card, lays: &[(Action, u8)]) -> Markup {
    html! {
        details.instead name="told" id={ "lay-" (card) } {
            summary { (scene.lang.pick("Posa coperta…", "Lay face down…")) span.unseen { " " (scene.title(card)) } }
            div.over { (acts::goals(scene, scene.lang.pick("Coperta a", "Face down at"), lays)) }
        }
    }
}
