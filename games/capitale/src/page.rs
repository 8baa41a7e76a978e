//! The view as HTML: what is asked and what has happened, the rival's side, the line of cities, one's own side, the hand.
//! Each part is a zone of its own, so that only what has changed is sent.

mod acts;
mod answers;
mod attack;
mod battle;
mod decks;
mod emblem;
mod ending;
pub(crate) mod face;
mod foresee;
mod hand;
mod line;
mod lists;
mod main_phase;
mod moment;
mod pause;
mod primer;
mod scene;
mod sides;
mod small;
mod unit;
mod window;
mod words;

#[cfg(test)]
mod tests;

use maud::{Markup, html};
use table::{Desk, Glance, Lang, Page, Seat, Zone};

use crate::{Capitale, Open, View};
use scene::Scene;

impl Page for Capitale {
    fn primer(lang: Lang) -> Vec<Glance> {
        primer::primer(lang)
    }

    fn small(view: &View) -> String {
        small::small(view)
    }

    fn zones(view: &View, desk: &Desk<'_, Capitale>) -> Vec<Zone> {
        let scene = &Scene::new(view, desk);
        let near = scene.near();
        let zone = |id, markup: Markup| Zone { id, html: markup.into_string().into() };
        vec![
            // The house calls the first zone the board's, wherever it stands.
            zone("capitale-moment", html! { div.moment-of { (moment::moment(scene)) } }),
            zone("capitale-rival", sides::of(scene, Open::rival(near))),
            zone("capitale-line", line::line(scene)),
            zone("capitale-own", sides::of(scene, near)),
            zone("capitale-hand", hand::hand(scene)),
            zone(
                "capitale-lists",
                html! { (lists::lists(scene)) (glass::help(scene.lang, words::help(scene.lang))) },
            ),
            Zone { id: "capitale-glass", html: emblem::glass(scene.set).into() },
        ]
    }

    fn laid_open(&self, side: Option<Seat>, desk: &Desk<'_, Capitale>) -> Vec<Zone> {
        let side = side.unwrap_or(self.open.active);
        let view = View::of(self, Some(side));
        let mut zones = Self::zones(&view, desk);
        let rival = Open::rival(side);
        let held = hand::laid(&Scene::new(&view, desk), rival, &self.secret.own(rival).hand).into_string();
        zones
            .iter_mut()
            .filter(|zone| zone.id == "capitale-hand")
            .for_each(|zone| *zone.html.to_mut() += &held);
        zones
    }
}
