//! Rose windows: every game, card and person has one, drawn from its id. The same id gives the same rose for ever.

use std::f64::consts::{PI, TAU};

use glass::Lots;
use maud::{Markup, html};

/// The rose of an id: a decoration, hidden from screen readers. Its colours come from the style sheet, so that it stands
/// on ink and on parchment.
pub(crate) fn rose(id: &str) -> Markup {
    let mut lots = Lots::of_name(id);
    let folds = lots.one_of(&[6, 8, 10, 12, 16]);
    let rings = rings(&mut lots, folds);
    html! {
        svg.rose viewBox="-100 -100 200 200" aria-hidden="true" focusable="false" {
            circle.rim r="97" {}
            circle.hair r="92.5" {}
            g.rim-beads { @for (x, y) in around(folds * 2, 94.7, 0.0) { circle.full cx=(fix(x)) cy=(fix(y)) r="1.5" {} } }
            @for ring in &rings { (drawn(ring, folds)) }
            (heart(&mut lots, folds))
        }
    }
}

/// A ring of one shape.
struct Ring {
    shape: Shape,
    /// From the centre to the middle of each figure.
    radius: f64,
    /// Half the height and half the width of a figure.
    tall: f64,
    wide: f64,
    /// Half a step aside from the ring outside it.
    between: bool,
    /// Figures of two tones take turns.
    tones: [&'static str; 2],
}

#[derive(Clone, Copy)]
enum Shape {
    Circle,
    Petal,
    Lozenge,
    Arch,
}

/// Rings from the rim to the heart, each as deep as its figures need, so that no gap is left.
fn rings(lots: &mut Lots, folds: usize) -> Vec<Ring> {
    let mut rings: Vec<Ring> = Vec::new();
    let mut outer = 91.0;
    while outer > 34.0 && rings.len() < 5 {
        let shape = lots.one_of(&[Shape::Petal, Shape::Circle, Shape::Lozenge, Shape::Arch]);
        // Half the room that one figure has sideways in the middle of a ring that begins here.
        let room = outer * PI / (folds as f64 + PI);
        let tall = match shape {
            Shape::Circle => room,
            Shape::Petal => (outer * (0.2 + 0.12 * lots.part())).max(room),
            Shape::Lozenge | Shape::Arch => (outer * (0.15 + 0.1 * lots.part())).max(room * 0.8),
        }
        .min((outer - 12.0) / 2.0);
        let radius = outer - tall;
        let wide = (radius * PI / folds as f64) * (1.0 + 0.25 * lots.part());
        let tones = lots.one_of(&[["full", "pale"], ["full", "half"], ["half", "pale"], ["half", "full"]]);
        rings.push(Ring { shape, radius, tall, wide, between: rings.len() % 2 == 1, tones });
        // Neighbours overlap a little: that makes tracery.
        outer -= tall * 1.62;
    }
    rings
}

fn drawn(ring: &Ring, folds: usize) -> Markup {
    let shift = if ring.between { PI / folds as f64 } else { 0.0 };
    html! {
        circle.hair r=(fix(ring.radius - ring.tall)) {}
        @for (nth, (x, y)) in around(folds, ring.radius, shift).enumerate() {
            @let degrees = (nth as f64 * TAU / folds as f64 + shift).to_degrees();
            @let place = format!("translate({} {}) rotate({})", fix(x), fix(y), fix(degrees));
            g transform=(place) { (figure(ring, ring.tones[nth % 2])) }
        }
    }
}

fn figure(ring: &Ring, tone: &str) -> Markup {
    let (t, w) = (ring.tall, ring.wide);
    match ring.shape {
        Shape::Circle => {
            let r = t.min(w) * 0.97;
            html! { circle class=(tone) r=(fix(r)) {} circle.hair r=(fix(r * 0.45)) {} }
        }
        Shape::Petal => html! {
            path class=(tone) d=(path(&["M", "C", "", "", "C", "", ""], &[
                (0.0, t), (-w, t * 0.35), (-w * 0.75, -t * 0.7), (0.0, -t), (w * 0.75, -t * 0.7), (w, t * 0.35), (0.0, t),
            ])) {}
            path.hair d=(path(&["M", "L"], &[(0.0, t * 0.8), (0.0, -t * 0.45)])) {}
        },
        Shape::Lozenge => html! {
            path class=(tone) d=(path(&["M", "L", "L", "L"], &[(0.0, -t), (w * 0.72, 0.0), (0.0, t), (-w * 0.72, 0.0)])) {}
            circle.hair r=(fix(t.min(w) * 0.25)) {}
        },
        Shape::Arch => html! {
            path class=(tone) d=(path(&["M", "L", "Q", "", "Q", ""], &[
                (-w * 0.55, t), (-w * 0.8, -t * 0.1), (-w * 0.7, -t * 0.7), (0.0, -t), (w * 0.7, -t * 0.7), (w * 0.8, -t * 0.1),
            ])) {}
        },
    }
}

/// Rays and a boss in the middle.
fn heart(lots: &mut Lots, folds: usize) -> Markup {
    let reach = 16.0 + 5.0 * lots.part();
    html! {
        circle.pale r=(fix(reach)) {}
        @for (x, y) in around(folds, reach, 0.0) { path.hair d=(path(&["M", "L"], &[(0.0, 0.0), (x, y)])) {} }
        circle.full r="7" {}
        circle.hair r="3" {}
    }
}

/// Points on a circle, beginning at the top.
fn around(count: usize, radius: f64, shift: f64) -> impl Iterator<Item = (f64, f64)> {
    (0..count).map(move |nth| {
        let angle = nth as f64 * TAU / count as f64 + shift;
        (radius * angle.sin(), -radius * angle.cos())
    })
}

/// A closed path: a letter before each point, empty within a curve.
fn path(letters: &[&str], points: &[(f64, f64)]) -> String {
    let parts = letters.iter().zip(points).map(|(letter, (x, y))| format!("{letter}{} {}", fix(*x), fix(*y)));
    parts.collect::<Vec<_>>().join(" ") + "Z"
}

/// Always with its decimal, unlike `glass::fix`: an id keeps its rose letter by letter.
fn fix(number: f64) -> String {
    format!("{number:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rose_follows_from_its_id_alone() {
        assert_eq!(rose("evilrunner").into_string(), rose("evilrunner").into_string());
        assert_ne!(rose("evilrunner").into_string(), rose("dogma").into_string());
    }

    #[test]
    fn a_rose_needs_no_inline_style() {
        for id in ["evilrunner", "", "à", "a card with a long name"] {
            let drawn = rose(id).into_string();
            assert!(!drawn.contains("style=") && !drawn.contains("NaN"), "{id}: {drawn}");
        }
    }
}
