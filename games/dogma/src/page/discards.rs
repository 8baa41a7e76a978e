//! Lists to look through: the discards of every seat.

use maud::{Markup, html};

use super::face;
use super::scene::Scene;

/// The discards, seat by seat.
pub(super) fn discards(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        @for seat in scene.open.seats() {
            @let cards = scene.open.discards(seat);
            @if !cards.is_empty() {
                details.looked id={ "discards-" (seat) } {
                    summary { (lang.pick("Scarti: ", "Discards: ")) (scene.called(seat)) " (" (cards.len()) ")" }
                    ul.cards-of { @for card in cards { li { (face::small(scene, card)) p.says { (scene.text(card)) } } } }
                }
            }
        }
    }
}
