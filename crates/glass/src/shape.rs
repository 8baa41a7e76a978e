//! Figures around a centre, as the words of SVG paths.

use std::f64::consts::{FRAC_PI_2, TAU};

/// A figure of a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A leaf, pointed at both ends.
    Petal,
    /// A petal with a round end.
    Rounded,
    /// A lozenge, or a flame.
    Lozenge,
    /// A circle, as large as there is room between the radii and its neighbours.
    Circle,
    /// A pointed arch.
    Arch,
    /// A merlon of a wall.
    Merlon,
    /// A sail, bent by the wind.
    Sail,
    /// A moon that wanes.
    Crescent,
    /// A link of a chain: a circle from one radius to the other, through its neighbours where they are near.
    Link,
}

/// So many figures around the centre, between two radii: the first at the top, or with `turned` half a step aside. `wide` is
/// the part of its angle that each takes up.
pub fn ring(shape: Shape, count: u8, inner: f64, outer: f64, wide: f64, turned: bool) -> String {
    every(1, shape, count, inner, outer, wide, turned)
}

/// Of such a ring only each so-manieth figure, from the first.
pub(crate) fn every(
    nth: u8,
    shape: Shape,
    count: u8,
    inner: f64,
    outer: f64,
    wide: f64,
    turned: bool,
) -> String {
    let half = TAU / f64::from(count) / 2.0 * wide;
    let some = angles(count, turned).step_by(usize::from(nth));
    some.map(|angle| figure(shape, angle, half, inner, outer)).collect()
}

fn angles(count: u8, turned: bool) -> impl Iterator<Item = f64> {
    let step = TAU / f64::from(count);
    (0..count).map(move |i| step * (f64::from(i) + if turned { 0.5 } else { 0.0 }) - FRAC_PI_2)
}

fn figure(shape: Shape, angle: f64, half: f64, inner: f64, outer: f64) -> String {
    let at = |r: f64, turn: f64| {
        let (x, y) = point(r, angle + turn);
        format!("{} {}", fix(x), fix(y))
    };
    let middle = (inner + outer) / 2.0;
    match shape {
        Shape::Petal => format!(
            "M{}Q{} {}Q{} {}Z",
            at(inner, 0.0),
            at(middle * 1.08, -half * 1.5),
            at(outer, 0.0),
            at(middle * 1.08, half * 1.5),
            at(inner, 0.0)
        ),
        Shape::Rounded => format!(
            "M{}C{} {} {}C{} {} {}Z",
            at(inner, 0.0),
            at(middle, -half * 1.7),
            at(outer * 1.1, -half),
            at(outer, 0.0),
            at(outer * 1.1, half),
            at(middle, half * 1.7),
            at(inner, 0.0)
        ),
        Shape::Lozenge => {
            format!("M{}L{} {} {}Z", at(inner, 0.0), at(middle, -half), at(outer, 0.0), at(middle, half))
        }
        Shape::Circle => {
            let radius = ((outer - inner) / 2.0).min(middle * half.sin());
            let (x, y) = point(middle, angle);
            circle(x, y, radius)
        }
        Shape::Arch => format!(
            "M{}L{}Q{} {}Q{} {}Z",
            at(inner, -half * 0.75),
            at(middle, -half * 0.9),
            at(outer * 0.97, -half * 0.8),
            at(outer, 0.0),
            at(outer * 0.97, half * 0.8),
            format_args!("{}L{}", at(middle, half * 0.9), at(inner, half * 0.75))
        ),
        Shape::Merlon => format!(
            "M{}L{}L{}L{}Z",
            at(inner, -half),
            at(outer, -half * 0.72),
            at(outer, half * 0.72),
            at(inner, half)
        ),
        Shape::Sail => format!(
            "M{}Q{} {}Q{} {}Z",
            at(inner, -half),
            at(middle, -half * 0.6),
            at(outer, half * 1.5),
            at(middle * 1.12, half * 1.7),
            at(inner, -half)
        ),
        Shape::Crescent => {
            let r = fix((outer - inner) / 1.9);
            let far = fix((outer - inner) / 1.35);
            let (from, to) = (at(middle, -half * 0.9), at(middle, half * 0.9));
            format!("M{from}A{r} {r} 0 0 1 {to}A{far} {far} 0 0 0 {from}Z")
        }
        Shape::Link => {
            let (x, y) = point(middle, angle);
            circle(x, y, (outer - inner) / 2.0)
        }
    }
}

/// A circle as a path.
pub fn circle(x: f64, y: f64, radius: f64) -> String {
    let r = fix(radius);
    format!(
        "M{} {}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 {} 0Z",
        fix(x - radius),
        fix(y),
        fix(radius * 2.0),
        fix(-radius * 2.0)
    )
}

/// So many straight lines from one radius to another, as a path.
pub fn rays(count: u8, inner: f64, outer: f64, turned: bool) -> String {
    let ray = |angle| {
        let ((x, y), (u, v)) = (point(inner, angle), point(outer, angle));
        format!("M{} {}L{} {}", fix(x), fix(y), fix(u), fix(v))
    };
    angles(count, turned).map(ray).collect()
}

/// A point at a radius and an angle, from the right and clockwise.
pub fn point(radius: f64, angle: f64) -> (f64, f64) {
    (radius * angle.cos(), radius * angle.sin())
}

/// A number with one decimal, shorter where it can be.
pub fn fix(number: f64) -> String {
    let text = format!("{number:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Shape; 9] = [
        Shape::Petal,
        Shape::Rounded,
        Shape::Lozenge,
        Shape::Circle,
        Shape::Arch,
        Shape::Merlon,
        Shape::Sail,
        Shape::Crescent,
        Shape::Link,
    ];

    #[test]
    fn every_shape_is_another_and_closed_as_often_as_there_are_figures() {
        for (at, shape) in ALL.into_iter().enumerate() {
            let path = ring(shape, 7, 10.0, 40.0, 0.9, false);
            assert_eq!((path.matches('M').count(), path.matches('Z').count()), (7, 7), "{shape:?}");
            assert!(!path.contains("NaN") && !path.contains("-0 "), "{shape:?}: {path}");
            assert!(
                ALL[..at].iter().all(|other| ring(*other, 7, 10.0, 40.0, 0.9, false) != path),
                "{shape:?}"
            );
        }
    }

    #[test]
    fn the_first_is_at_the_top_or_half_a_step_aside() {
        assert_eq!(rays(4, 1.0, 2.0, false), "M0 -1L0 -2M1 0L2 0M0 1L0 2M-1 0L-2 0");
        assert!(rays(4, 1.0, 2.0, true).starts_with("M0.7 -0.7L1.4 -1.4M"));
        assert_eq!(ring(Shape::Lozenge, 1, 1.0, 3.0, 0.5, false), "M0 -1L-2 0 0 -3 2 0Z");
    }

    #[test]
    fn a_circle_is_two_halves() {
        assert_eq!(circle(1.0, 2.0, 3.0), "M-2 2a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z");
    }

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        assert_eq!([1.0, -0.04, 2.25, -3.16].map(fix), ["1", "0", "2.2", "-3.2"]);
    }
}
