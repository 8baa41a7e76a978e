//! Lists to look through: the decks that the viewer knows, and what is left of its own.

use maud::{Markup, html};

use super::scene::Scene;
use super::{decks, sides, words};

/// Where lists may be looked through: open deck lists.
pub(super) fn lists(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        @for seat in table::Seat::all(2) {
            @if let Some(deck) = &scene.view.lists[seat.index()] {
                details.looked id={ "list-" (seat) } {
                    summary { (if scene.me() == Some(seat) { lang.pick("Il tuo mazzo, carta per carta", "Your deck, card by card").to_owned() } else { format!("{} {}", lang.pick("Il mazzo", "The deck"), words::whose(lang, seat)) }) }
                    (decks::list(scene, deck))
                }
            }
        }
        (own_library(scene))
    }
}

/// What is left in one's own library.
fn own_library(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        @if let Some(own) = scene.view.own.as_ref().filter(|own| scene.open.dueling && !own.library.is_empty()) {
            details.looked id="library" {
                summary { (lang.pick("Che cosa c'è ancora nel tuo grimorio", "What is left in your library")) " (" (own.library.len()) ")" }
                ul.cards-of { @for (card, copies) in own.library.iter() { (sides::row(scene, card, Some(copies))) } }
            }
        }
    }
}
