//! The bench on which Arcana are built: where building stands and what is asked, one's own Arcana, and what they are built
//! from. Everything can be done without scripts: a card unfolds, says where it fits and why not elsewhere, and has a button for
//! each Arcano where it may lie. With the script the Arcana that light up can be pressed, and cards be dragged onto them.

mod arcana;
mod chaos;
mod destiny;
mod fit;
mod holds;
mod libero;
mod offer;
mod stack;
mod talents;
#[cfg(test)]
mod tests;
mod words;

use maud::{Markup, html};

use super::Parts;
use super::scene::Scene;
use crate::Step;
use crate::setup::Mode;

/// What the zones hold while Arcana are built.
pub(super) fn parts(scene: &Scene<'_>) -> Parts {
    let nothing = || html! {};
    if scene.step() == Some(Step::Stack) {
        return Parts {
            moment: stack::moment(scene),
            rivals: nothing(),
            own: arcana::arcana(scene),
            cards: nothing(),
            lists: nothing(),
        };
    }
    match scene.open.setup.mode {
        Mode::Predestinazione => Parts {
            moment: destiny::moment(scene),
            rivals: nothing(),
            own: taken(scene),
            cards: destiny::sets(scene),
            lists: nothing(),
        },
        Mode::Chaos => Parts {
            moment: chaos::moment(scene),
            rivals: nothing(),
            own: arcana::arcana(scene),
            cards: html! { (arcana::strip(scene)) (chaos::pack(scene)) },
            lists: chaos::seen(scene),
        },
        Mode::Libero => Parts {
            moment: libero::moment(scene),
            rivals: libero::filters(scene),
            own: arcana::arcana(scene),
            cards: html! { (arcana::strip(scene)) (libero::supply(scene)) },
            lists: nothing(),
        },
    }
}

/// One's own Arcana once a printed set is taken.
fn taken(scene: &Scene<'_>) -> Markup {
    let has = scene.me().is_some_and(|me| scene.open.build.destinies[me.index()].is_some());
    html! { @if has { (arcana::arcana(scene)) } }
}
