//! The characters, as long as they are being chosen.

use maud::{Markup, html};
use table::Seat;

use super::emblem::emblem;
use super::scene::Scene;
use super::words::worded;
use crate::{Action, God, Side};

pub(super) fn gods(scene: &Scene<'_>) -> Markup {
    html! {
        section.gods aria-label=(scene.lang.pick("Le divinità", "The gods")) {
            @for (i, god) in scene.set.gods.iter().enumerate() { (card(scene, i as u8, god)) }
        }
    }
}

fn card(scene: &Scene<'_>, index: u8, god: &God) -> Markup {
    let lang = scene.lang;
    let owner = Seat::all(scene.open.seats()).find(|seat| scene.open.place(*seat).god == Some(index));
    let action = Action::God(index);
    let (class, side, end) = match god.side {
        Side::Good => ("good", lang.pick("buono", "good"), lang.pick("impazzisce a 10", "mad at 10")),
        Side::Evil => ("evil", lang.pick("malvagio", "evil"), lang.pick("impazzisce a 1", "mad at 1")),
    };
    html! {
        article class={ "god " (class) } {
            div.god-face.taken[owner.is_some()].can[scene.offers(action)] {
                (emblem(Some(index), false, "big"))
                h3 { (god.name) }
                p.starts {
                    span class={ "camp " (class) } { (side) } " · "
                    (lang.pick("Fede ", "Faith ")) b { (god.faith) } " · "
                    (lang.pick("Corruzione ", "Corruption ")) b { (god.corruption) } " " small { "(" (end) ")" }
                }
                p { b { (god.ability.get(lang)) } " " (worded(lang, &scene.god_text(god))) }
                @if let Some(seat) = owner {
                    p.owner { (lang.pick("scelto dal posto ", "chosen by seat ")) (seat.index() + 1) }
                }
                @if scene.offers(action) { (scene.button(action, "use", &html! { span aria-hidden="true" { (lang.pick("Scegli", "Choose")) } span.unseen { (scene.says(action)) } })) }
            }
        }
    }
}
