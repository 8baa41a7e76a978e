//! Dice and the coin, drawn.

use maud::{Markup, html};

use crate::{Die, Face};

/// Where the pips of each face lie, in a square from -1 to 1.
fn pips(face: u8) -> &'static [(i8, i8)] {
    match face {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        6 => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
        _ => &[],
    }
}

/// A die with so many sides that shows a face; 0 is not rolled yet.
pub(super) fn die(sides: u8, face: u8) -> Markup {
    html! {
        svg.die.d3[sides == 3] viewBox="-20 -20 40 40" role="img" aria-label=(format!("D{sides}: {}", shown(face))) {
            @if sides == 3 { path.body d="M-9-17H9L18 0 9 17H-9L-18 0Z" {} }
            @else { rect.body x="-17" y="-17" width="34" height="34" rx="8" {} }
            @if face == 0 { text y="7" { "?" } }
            @for (x, y) in pips(face) { circle.pip cx=(x * 9) cy=(y * 9) r="3.2" {} }
        }
    }
}

fn shown(face: u8) -> String {
    if face == 0 { "?".to_owned() } else { face.to_string() }
}

/// A die on the table with what is added to it. Its mark changes with each new roll, so that a script can let it tumble.
pub(super) fn rolled(die_on_table: &Die, mark: &str) -> Markup {
    html! {
        span.rolled data-roll=[(die_on_table.face > 0).then(|| format!("{mark}:{}", die_on_table.face))] {
            (die(die_on_table.sides, die_on_table.face))
            @if die_on_table.bonus > 0 { b.bonus { "+" (die_on_table.bonus) } }
        }
    }
}

/// A side of the coin: a sun is heads, a moon is tails.
pub(super) fn coin(face: Option<Face>) -> Markup {
    html! {
        svg.coin viewBox="-20 -20 40 40" aria-hidden="true" {
            circle.body r="17.500" {}
            circle.edge r="14.500" {}
            @match face {
                Some(Face::Heads) => {
                    circle.sun r="4.500" {}
                    path.rays d="M0-7V-11M0 7V11M7 0H11M-7 0H-11M5-5L8-8M-5-5L-8-8M5 5L8 8M-5 5L-8 8" {}
                }
                Some(Face::Tails) => { path.sun d="M3-9.500A10 10 0 1 0 3 9.500A8 8 0 1 1 3-9.500Z" {} }
                None => { text y="6" { "?" } }
            }
        }
    }
}
