//! The twelve-sided die of a crossing, as it fell.

use maud::{Markup, html};

use crate::{Event, How, Stage, View};

/// The face that is still worth showing: from the roll to the end of Valandris' turn.
pub(super) fn fallen(view: &View) -> Option<u8> {
    let fresh =
        matches!(view.stage, Stage::Bonus { .. } | Stage::Declaring | Stage::Running { .. } | Stage::Over);
    view.trail.die().filter(|_| fresh && view.turn > 0)
}

/// What it did.
pub(super) fn did(view: &View, face: u8) -> Event {
    Event::Rolled { face, removed: view.trail.spirit().any(|mark| mark.how == How::Unseal) }
}

/// A dodecahedron seen on a face: a decagon around a pentagon. The key tells a script which roll it is, so that it
/// tumbles once.
pub(super) fn drawing(view: &View, face: u8) -> Markup {
    figure(Some(&format!("{}.{}.{face}", view.leg, view.turn)), face)
}

/// The same of any roll, or of none.
pub(super) fn figure(roll: Option<&str>, face: u8) -> Markup {
    html! {
        svg.die viewBox="-50 -50 100 100" aria-hidden="true" focusable="false" data-roll=[roll] {
            path.rim d=(ring(46.0, 10, true)) {}
            @for nth in 0..5 { path d=(spoke(nth)) {} }
            path.face d=(ring(31.0, 5, false)) {}
            text y="10" { (face) }
        }
    }
}

fn corner(radius: f64, of: usize, nth: usize) -> String {
    let angle = std::f64::consts::TAU * nth as f64 / of as f64;
    format!("{:.1} {:.1}", radius * angle.sin(), -radius * angle.cos())
}

/// A regular polygon with a corner at the top. Seen on a face, every other corner of the outline lies a little nearer to
/// the middle.
fn ring(radius: f64, corners: usize, outline: bool) -> String {
    let at = |nth: usize| corner(if outline && nth % 2 == 1 { radius * 0.96 } else { radius }, corners, nth);
    format!("M{}Z", (0..corners).map(at).collect::<Vec<_>>().join("L"))
}

fn spoke(nth: usize) -> String {
    format!("M{}L{}", corner(31.0, 5, nth), corner(46.0, 5, nth))
}
