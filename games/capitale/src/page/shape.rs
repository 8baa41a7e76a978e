//! Figures around a centre, as the words of SVG paths.

use std::f64::consts::{FRAC_PI_2, TAU};

/// A figure of a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// A merlon of a wall.
    Merlon,
    /// A sail, bent by the wind.
    Sail,
    /// A flame.
    Lozenge,
    /// A moon that wanes.
    Crescent,
    /// A link of a chain.
    Link,
    /// A leaf.
    Petal,
}

/// So many figures around the centre, between two radii; `wide` is half the angle of one, in parts of what it has.
pub(super) fn ring(shape: Shape, count: u8, inner: f64, outer: f64, wide: f64, turned: bool) -> String {
    let step = TAU / f64::from(count);
    let mut path = String::new();
    for i in 0..count {
        let angle = step * (f64::from(i) + if turned { 0.5 } else { 0.0 }) - FRAC_PI_2;
        path.push_str(&figure(shape, angle, step / 2.0 * wide, inner, outer));
    }
    path
}

fn figure(shape: Shape, angle: f64, half: f64, inner: f64, outer: f64) -> String {
    let at = |r: f64, turn: f64| {
        let (x, y) = point(r, angle + turn);
        format!("{} {}", fix(x), fix(y))
    };
    let middle = (inner + outer) / 2.0;
    match shape {
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
        Shape::Lozenge => {
            format!("M{}L{} {} {}Z", at(inner, 0.0), at(middle, -half), at(outer, 0.0), at(middle, half))
        }
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
        Shape::Petal => format!(
            "M{}Q{} {}Q{} {}Z",
            at(inner, 0.0),
            at(middle * 1.08, -half * 1.5),
            at(outer, 0.0),
            at(middle * 1.08, half * 1.5),
            at(inner, 0.0)
        ),
    }
}

/// A circle as a path.
pub(super) fn circle(x: f64, y: f64, radius: f64) -> String {
    let (r, wide) = (fix(radius), fix(radius * 2.0));
    format!("M{} {}a{r} {r} 0 1 0 {wide} 0a{r} {r} 0 1 0 -{wide} 0Z", fix(x - radius), fix(y))
}

/// Straight lines from one radius to another.
pub(super) fn rays(count: u8, inner: f64, outer: f64, turned: bool) -> String {
    let step = TAU / f64::from(count);
    let ray = |i: u8| {
        let angle = step * (f64::from(i) + if turned { 0.5 } else { 0.0 }) - FRAC_PI_2;
        let ((x, y), (u, v)) = (point(inner, angle), point(outer, angle));
        format!("M{} {}L{} {}", fix(x), fix(y), fix(u), fix(v))
    };
    (0..count).map(ray).collect()
}

/// A point at a radius and an angle.
fn point(radius: f64, angle: f64) -> (f64, f64) {
    (radius * angle.cos(), radius * angle.sin())
}

/// A number with one decimal, shorter where it can be.
pub(super) fn fix(number: f64) -> String {
    let text = format!("{number:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
