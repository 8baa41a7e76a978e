//! The Santuario: four places in a row, the first of which follows into the Zona Attiva.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use super::{card, emblem, own, words};
use crate::{Action, Card, SLOTS, Step};

pub(super) fn santuario(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let mine = scene.me() == Some(seat);
    let slots = &scene.open.place(seat).santuario;
    html! {
        section.santuario aria-label="Santuario" {
            header {
                h3 { (words::worded(lang, "Santuario")) small { " · " (slots.len()) (lang.pick(" di ", " of ")) (SLOTS) @if !slots.is_empty() { (lang.pick(" · segue il n. 1", " · no. 1 is next")) } } }
                @if mine && slots.len() > 2 && scene.is_my_turn() { (far(scene, slots)) }
            }
            @if mine { (toll(scene, seat)) }
            ol {
                @for at in 0..SLOTS {
                    @match slots.get(at) {
                        Some(saint) => (slot(scene, seat, *saint, at as u8, slots.len() as u8)),
                        None => li.slot.empty {
                            span.nth { (at + 1) }
                            small { (lang.pick("posto libero", "free place")) }
                        },
                    }
                }
            }
        }
    }
}

fn slot(scene: &Scene<'_>, seat: Seat, saint: Card, at: u8, count: u8) -> Markup {
    let lang = scene.lang;
    let mine = scene.me() == Some(seat);
    let mains = mine && scene.is_my_turn();
    let trades = mine && scene.is_asked() && matches!(scene.step(), Some(Step::Exchange(of)) if of == seat);
    html! {
        li.slot.next[at == 0] data-card=(saint) {
            span.nth { (at + 1) }
            (emblem::saint(scene.set, saint, "small"))
            details.whole id={ "slot-" (saint) } {
                summary {
                    b { (scene.title(saint)) }
                    small { (card::line(scene, saint)) }
                }
                p { (own::words_of(scene, saint)) }
                (card::lore(scene, saint))
            }
            @if mains || trades {
                span.does {
                    (scene.ask(Action::Enter(at), "enter", &html! { (lang.pick("Entra", "Bring in")) span.unseen { ": " (scene.title(saint)) } }))
                    @if mains && count > 1 {
                        span.arrows {
                            @if at > 0 { (swap(scene, at - 1, at, "▲", lang.pick("un posto avanti", "one place forward"))) }
                            @if at + 1 < count { (swap(scene, at, at + 1, "▼", lang.pick("un posto indietro", "one place back"))) }
                        }
                    }
                }
            }
        }
    }
}

fn swap(scene: &Scene<'_>, one: u8, two: u8, arrow: &str, says: &str) -> Markup {
    scene.ask(
        Action::Swap(one, two),
        "arrow",
        &html! { span aria-hidden="true" { (arrow) } span.unseen { (says) } },
    )
}

/// Swaps of places that are not neighbours.
fn far(scene: &Scene<'_>, slots: &[Card]) -> Markup {
    let lang = scene.lang;
    let count = slots.len() as u8;
    let pairs = (0..count).flat_map(|one| (one + 2..count).map(move |two| (one, two)));
    html! {
        details.far name="told" id="far-swaps" {
            summary { (lang.pick("Altri scambi", "More swaps")) }
            div {
                @for (one, two) in pairs {
                    (scene.ask(Action::Swap(one, two), "", &html! {
                        (one + 1) " ⇄ " (two + 1)
                        span.unseen { ": " (scene.title(slots[usize::from(one)])) ", " (scene.title(slots[usize::from(two)])) }
                    }))
                }
            }
        }
    }
}

/// What it costs to let one of them enter.
fn toll(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let toll = crate::text::points(lang, scene.open.place(seat).points);
    let trades = matches!(scene.step(), Some(Step::Exchange(of)) if of == seat);
    let note = match () {
        () if !scene.is_asked() => return html! {},
        () if trades => lang
            .pick(
                "Chi entra prende i punti del Santo attivo.",
                "Whoever enters takes over the active Saint's points.",
            )
            .to_owned(),
        () if !scene.is_my_turn() || !scene.offers(Action::Enter(0)) => return html! {},
        () if scene.table.has_rule(seat, crate::Rule::FreeSubstitution) => lang
            .pick(
                "Sostituzione gratuita: i punti passano a chi entra.",
                "Free substitution: the points pass to whoever enters.",
            )
            .to_owned(),
        () => lang.pick(
            format!("Chi entra parte da 0: il pedaggio è ciò che ha il Santo attivo, {toll}."),
            format!("Whoever enters starts from 0: the toll is what the active Saint has, {toll}."),
        ),
    };
    html! { p.toll { (note) } }
}
