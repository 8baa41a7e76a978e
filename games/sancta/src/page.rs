//! The view as HTML: what is asked and what has happened, the others' places, one's own place with its rose window, the
//! hand, and what lies in the middle. Each part is a zone of its own, so that only what has changed is sent.

mod card;
mod emblem;
mod ending;
mod hand;
mod middle;
mod moment;
mod others;
mod own;
mod primer;
mod rose;
mod santuario;
mod scene;
mod small;
mod window;
mod words;

#[cfg(test)]
mod tests;

use maud::{Markup, html};
use table::{Desk, Glance, Lang, Page, Seat, Zone};

use crate::{Sancta, View};
use scene::Scene;

impl Page for Sancta {
    fn primer(lang: Lang) -> Vec<Glance> {
        primer::primer(lang)
    }

    fn small(view: &View) -> String {
        small::small(view)
    }

    fn zones(view: &View, desk: &Desk<'_, Sancta>) -> Vec<Zone> {
        let scene = &Scene::new(view, desk);
        let zone = |id, markup: Markup| Zone { id, html: markup.into_string().into() };
        vec![
            // The house calls the first zone the board's, wherever it stands.
            zone(
                "sancta-moment",
                html! { div.moment-of { (ending::ending(scene)) (moment::moment(scene)) } },
            ),
            zone("sancta-others", others::others(scene)),
            zone("sancta-own", own::own(scene)),
            zone("sancta-santuario", santuario::santuario(scene, own::whose(scene))),
            zone("sancta-hand", hand::hand(scene)),
            zone(
                "sancta-middle",
                html! { (middle::middle(scene)) (glass::help(scene.lang, words::help(scene.lang))) },
            ),
            Zone { id: "sancta-glass", html: emblem::glass(scene.set).into() },
        ]
    }

    fn laid_open(&self, side: Option<Seat>, desk: &Desk<'_, Sancta>) -> Vec<Zone> {
        let view = View::laid_open(self, side);
        let mut zones = Self::zones(&view, desk);
        let held = others::hands(&Scene::new(&view, desk)).into_string();
        zones
            .iter_mut()
            .filter(|zone| zone.id == "sancta-hand")
            .for_each(|zone| *zone.html.to_mut() += &held);
        zones
    }
}
