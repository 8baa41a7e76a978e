//! Heaven and Hell beside the board: three spaces each, from below.

use maud::{Markup, html};

use super::ornament::{Sign, ornament};
use super::scene::Scene;
use super::spaces::{Laid, laid};
use super::window::portal_word;
use crate::{Action, Portal, Spot};

pub(super) fn portal(scene: &Scene<'_>, portal: Portal) -> Markup {
    let lang = scene.lang;
    let (class, does, leads) = match portal {
        Portal::Heaven => (
            "heaven",
            lang.pick("−1 Corruzione ogni casella", "−1 Corruption each"),
            lang.pick("si esce alla partenza", "leads out to the start"),
        ),
        Portal::Hell => (
            "hell",
            lang.pick("+1 Corruzione ogni casella", "+1 Corruption each"),
            lang.pick("si esce sull'ultima casella", "leads out to the last space"),
        ),
    };
    html! {
        div class={ "portal " (class) } {
            h3 { (ornament(Sign::portal(portal))) span { (portal_word(scene, portal)) small { (does) } } }
            ol { @for step in 1..=3u8 { (space(scene, portal, step)) } }
            p.leads { (leads) }
        }
    }
}

fn space(scene: &Scene<'_>, portal: Portal, step: u8) -> Markup {
    let spot = scene.me().map(|me| scene.open.place(me).spot);
    let next = spot == Some(Spot::Portal(portal, step - 1)) && step > 1;
    let card = scene.set.step(portal, step);
    let id = match portal {
        Portal::Heaven => format!("heaven{step}"),
        Portal::Hell => format!("hell{step}"),
    };
    laid(
        scene,
        &Laid {
            id,
            number: step,
            space: card,
            spot: Spot::Portal(portal, step),
            class: format!("p{step}"),
            offer: (next && scene.offers(Action::Step)).then_some(Action::Step),
            badge: html! {},
            notes: Vec::new(),
        },
    )
}
