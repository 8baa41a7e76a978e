//! The bench on which Arcana are built.

use maud::html;

use super::Parts;
use super::scene::Scene;

/// What the zones hold while Arcana are built.
pub(super) fn parts(scene: &Scene<'_>) -> Parts {
    let nothing = || html! {};
    Parts { moment: scene.every_button(), rivals: nothing(), own: nothing(), cards: nothing(), lists: nothing() }
}
