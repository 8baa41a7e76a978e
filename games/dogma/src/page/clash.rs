//! The clash: what the zones hold once the Arcana are built.

use maud::html;
use table::Seat;

use super::scene::Scene;
use super::{Parts, discards, moment, opening, side, words};
use crate::{Open, Step};

/// What the zones hold.
pub(super) fn parts(scene: &Scene<'_>) -> Parts {
    let near = scene.near();
    let opens = scene.step() == Some(Step::Opening);
    let rivals: Vec<Seat> = scene.open.rivals(near).collect();
    // One's own side comes first, then the partner's.
    let own: Vec<Seat> = std::iter::once(near)
        .chain(scene.open.seats().filter(|seat| *seat != near && Open::partners(*seat, near)))
        .collect();
    let each = |all: &[Seat]| html! { @for seat in all { (side::side(scene, *seat)) } };
    Parts {
        moment: html! { div.moment-of { (moment::moment(scene)) } },
        rivals: if opens {
            html! {}
        } else {
            html! { div.sides { (each(&rivals)) } }
        },
        own: html! { @if !opens { div.sides.hand { (each(&own)) } } },
        // The own side comes where nothing lay, so that nothing is pushed away.
        cards: html! { @if opens { (opening::opening(scene)) } },
        lists: html! { (discards::discards(scene)) (glass::help(scene.lang, words::help(scene.lang))) },
    }
}
