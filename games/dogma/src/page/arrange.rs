//! Cult cards are put in order when their Prophet is fielded.

use maud::{Markup, html};
use table::Seat;

use super::scene::Scene;
use crate::{Action, Card};

/// What can be done with a card while the cards are put in order: those that have their place say which.
pub(super) fn lay(scene: &Scene<'_>, seat: Seat, at: usize, card: Card) -> Markup {
    let lang = scene.lang;
    let laid = usize::from(scene.open.laid[seat.index()]);
    html! {
        @if at < laid { p.settled { (lang.pick("già in fila", "in its place")) } }
        @else if scene.offers(Action::Lay(card)) {
            (scene.button(Action::Lay(card), "", &html! { (lang.pick(format!("Mettila {}ª", laid + 1), format!("Put it {}", nth(laid + 1)))) }))
        }
    }
}

/// Leaves the rest as it lies.
pub(super) fn as_they_lie(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.offers(Action::Ready) {
            (scene.button(Action::Ready, "main wide", &html! { (scene.lang.pick("Vanno bene come sono", "Leave them as they lie")) }))
        }
    }
}

fn nth(n: usize) -> &'static str {
    ["first", "second", "third"].get(n - 1).copied().unwrap_or("last")
}
