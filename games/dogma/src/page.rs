//! The view as HTML: what is asked and what has happened, the others' sides, one's own, lists to look through. While Arcana are
//! built the same zones are the bench of building. Each part is a zone of its own, so that only what has changed is sent.

mod arrange;
mod build;
mod choice;
mod clash;
mod cults;
mod discards;
mod divine;
mod emblem;
mod ending;
mod face;
mod foresee;
mod moment;
mod opening;
mod outlook;
mod primer;
mod prophet;
mod rear;
mod scene;
mod side;
mod small;
mod story;
mod team;
mod words;

#[cfg(test)]
mod tests;

use maud::{Markup, html};
use table::{Desk, Glance, Lang, Page, Seat, Text, Zone};

use crate::{Dogma, Event, Step, View, What};
use scene::Scene;

/// Which kind of question the viewer is asked: one that opens is brought in sight where an answer was given further down.
fn question(scene: &Scene<'_>) -> Markup {
    let kind =
        |step: Step| format!("{step:?}").chars().take_while(|c| c.is_alphanumeric()).collect::<String>();
    html! { @if let Some(step) = scene.step().filter(|_| scene.is_asked()) { span hidden data-question=(kind(step)) {} } }
}

/// What the zones of the page hold. Which zones there are never changes: a live page replaces what it knows.
pub(crate) struct Parts {
    /// What is asked now, and what happened; the house calls it the board's.
    pub(crate) moment: Markup,
    /// The others' sides.
    pub(crate) rivals: Markup,
    /// One's own side.
    pub(crate) own: Markup,
    /// One's own cards that lie on no side.
    pub(crate) cards: Markup,
    /// Lists to look through.
    pub(crate) lists: Markup,
}

impl Page for Dogma {
    fn primer(lang: Lang) -> Vec<Glance> {
        primer::primer(lang)
    }

    fn small(view: &View) -> String {
        small::small(view)
    }

    fn zones(view: &View, desk: &Desk<'_, Dogma>) -> Vec<Zone> {
        let scene = &Scene::new(view, desk);
        let builds = view.open.build.on || scene.step() == Some(Step::Stack);
        let parts = if builds { build::parts(scene) } else { clash::parts(scene) };
        let zone = |id, markup: Markup| Zone { id, html: markup.into_string().into() };
        vec![
            zone("dogma-moment", html! { (question(scene)) (parts.moment) }),
            zone("dogma-rival", parts.rivals),
            zone("dogma-hand", parts.own),
            zone("dogma-cards", parts.cards),
            zone("dogma-lists", parts.lists),
            Zone { id: "dogma-glass", html: emblem::glass(scene.set, view.open.setup.mode).into() },
        ]
    }

    fn laid_open(&self, side: Option<Seat>, desk: &Desk<'_, Dogma>) -> Vec<Zone> {
        Self::zones(&View::laid_open(self, side), desk)
    }

    fn phrases(view: &View) -> Vec<Text> {
        team::phrases(view)
    }

    /// A turn is told from the moment when all its orders are shown: what Isteria shows early leaves the turn before to be read.
    fn retold(event: &Event) -> bool {
        matches!(event.what, What::Planned(..))
    }
}
