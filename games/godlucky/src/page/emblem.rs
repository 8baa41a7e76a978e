//! The gods' emblems: one shape and one colour each, never a figure.

use maud::{Markup, html};

use super::scene::Scene;
use table::Seat;

/// The outline and the inner line of a character's emblem, around the origin, within 16 of it.
pub(super) fn shape(god: u8) -> (&'static str, &'static str) {
    const SHAPES: [(&str, &str); 6] = [
        // A round with two waves.
        ("M0-14A14 14 0 1 1 0 14A14 14 0 1 1 0-14Z", "M-9-3q4.5-5 9 0t9 0M-9 5q4.5-5 9 0t9 0"),
        // A crescent with its star.
        ("M6-14A14.5 14.5 0 1 0 6 14A11.5 11.5 0 1 1 6-14Z", "M9-4l1.5 3 3 1-3 1-1.5 3-1.5-3-3-1 3-1z"),
        // A long stone.
        ("M-6-15H6L11-5 6 15H-6L-11-5Z", "M-4-9H4M0-9V9"),
        // Four petals.
        (
            "M0-4C-5-13 5-13 0-4M0-15C8-15 8-6 5-5C6-8 15-8 15 0C15 8 6 8 5 5C8 6 8 15 0 15C-8 15-8 6-5 5C-6 8-15 8-15 0C-15-8-6-8-5-5C-8-6-8-15 0-15Z",
            "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
        ),
        // A lozenge of two halves.
        ("M0-16L12 0 0 16-12 0Z", "M0-15V15M0-8L6 0 0 8"),
        // A triangle that points down.
        ("M-15-11H15L0 15Z", "M-7-6H7L0 6Z"),
    ];
    SHAPES[usize::from(god) % SHAPES.len()]
}

/// A character's emblem.
pub(super) fn emblem(god: Option<u8>, mad: bool, class: &str) -> Markup {
    let Some(god) = god else {
        return html! {
            svg class={ "emblem " (class) } viewBox="-18 -18 36 36" aria-hidden="true" { circle.base.none r="12" {} }
        };
    };
    let (outline, line) = shape(god);
    html! {
        svg class={ "emblem g" (god % 6) " " (class) (if mad { " mad" } else { "" }) } viewBox="-18 -18 36 36" aria-hidden="true" {
            @if mad { path.cloud d="M-9 13a7 7 0 0 1-4-12a8 8 0 0 1 6-12a9 9 0 0 1 15 1a7 7 0 0 1 5 12a7 7 0 0 1-6 11z" {} }
            path.base d=(outline) {}
            @if mad { path.line d="M0 0c2-3 6 0 4 4c-2 4-9 3-10-2c-1-6 6-10 11-7" {} }
            @else { path.line d=(line) {} }
        }
    }
}

/// A seat's emblem as it is now.
pub(super) fn of(scene: &Scene<'_>, seat: Seat, class: &str) -> Markup {
    let place = scene.open.place(seat);
    emblem(place.god, place.mad, class)
}

/// A pawn on the board.
pub(super) fn pawn(scene: &Scene<'_>, seat: Seat) -> Markup {
    let mine = scene.me() == Some(seat);
    let turn = scene.open.turns > 0 && scene.open.active == seat && scene.open.ending.is_none();
    let name = scene.name(seat);
    html! {
        span.pawn.mine[mine].turn[turn] data-pawn=(seat) role="img" aria-label=(name) title=(name) { (of(scene, seat, "")) }
    }
}
