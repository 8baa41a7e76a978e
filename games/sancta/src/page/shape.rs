//! Figures around a centre, as the words of SVG paths.

use std::f64::consts::{FRAC_PI_2, TAU};

/// A figure of a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Petal,
    Rounded,
    Lozenge,
    Circle,
    Arch,
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
    }
}

/// A circle as a path.
pub(super) fn circle(x: f64, y: f64, radius: f64) -> String {
    let r = fix(radius);
    format!(
        "M{} {}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 {} 0Z",
        fix(x - radius),
        fix(y),
        fix(radius * 2.0),
        fix(-radius * 2.0)
    )
}

/// Straight lines from one radius to another.
pub(super) fn rays(count: u8, inner: f64, outer: f64, turned: bool) -> String {
    let step = TAU / f64::from(count);
    (0..count)
        .map(|i| {
            let angle = step * (f64::from(i) + if turned { 0.5 } else { 0.0 }) - FRAC_PI_2;
            let ((x, y), (u, v)) = (point(inner, angle), point(outer, angle));
            format!("M{} {}L{} {}", fix(x), fix(y), fix(u), fix(v))
        })
        .collect()
}

/// A point at a radius and an angle.
pub(super) fn point(radius: f64, angle: f64) -> (f64, f64) {
    (radius * angle.cos(), radius * angle.sin())
}

/// A number with one decimal, shorter where it can be.
pub(super) fn fix(number: f64) -> String {
    let text = format!("{number:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
