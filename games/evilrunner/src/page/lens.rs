//! From space to paper: where a vertex is drawn before the reader turns the solids. `board.js` does the same sums
//! while turning and reads these numbers from the drawing.

use crate::{Vertex, World};

/// The radius of each world in the drawing, from the inside out.
pub(super) const RADII: [f64; 3] = [88.0, 152.0, 218.0];

/// How far the eye is from the centre.
pub(super) const EYE: f64 = 860.0;

/// Half the side of the drawing.
pub(super) const HALF: f64 = 250.0;

/// How the solids stand at first: rows of a rotation. Of many tried, the one that leaves most room around each vertex for its
/// ring, and around each name in front for its letters.
const TURN: [[f64; 3]; 3] = [
    [-0.106_498_915, -0.133_586_930, -0.985_298_185],
    [0.856_307_084, 0.491_327_616, -0.159_170_823],
    [0.505_367_350, -0.860_669_334, 0.062_065_577],
];

/// A vertex on paper.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub x: f64,
    pub y: f64,
    /// How near it is, from 0 (behind) to 1 (in front).
    pub near: f64,
    /// For painting far things first.
    pub depth: f64,
}

impl Spot {
    pub(super) fn of(vertex: Vertex) -> Spot {
        let v = vertex.direction();
        let [x, y, z] = TURN.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2]);
        let radius = RADII[world_index(vertex.world())];
        let scale = radius * EYE / (EYE - z * radius);
        Spot { x: x * scale, y: -y * scale, near: f64::midpoint(z, 1.0), depth: z * radius }
    }

    /// How large things are drawn here.
    pub(super) fn size(self) -> f64 {
        0.68 + 0.42 * self.near
    }

    /// The attribute that puts things here.
    pub(super) fn transform(self) -> String {
        format!("translate({:.1} {:.1}) scale({:.2})", self.x, self.y, self.size())
    }

    /// A point on the way here that leaves room for the piece at the end of an arrow.
    pub(super) fn short_of(self, from: Spot) -> Spot {
        let (dx, dy) = (self.x - from.x, self.y - from.y);
        let rest = 1.0 - (15.0 * self.size() / dx.hypot(dy)).min(0.5);
        Spot { x: from.x + dx * rest, y: from.y + dy * rest, ..self }
    }

    pub(super) fn is_far(self) -> bool {
        self.near < 0.46
    }
}

pub(super) const fn world_index(world: World) -> usize {
    match world {
        World::Abyss => 0,
        World::Earth => 1,
        World::Heavens => 2,
    }
}

/// The rotation as `board.js` reads it.
pub(super) fn turn_attribute() -> String {
    numbers(TURN.iter().flatten())
}

pub(super) fn radii_attribute() -> String {
    numbers(RADII.iter())
}

fn numbers<'a>(all: impl Iterator<Item = &'a f64>) -> String {
    all.map(f64::to_string).collect::<Vec<_>>().join(" ")
}

/// A number for an attribute.
pub(super) fn short(number: f64) -> String {
    format!("{number:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_first_no_vertex_covers_another_and_no_name_in_front_is_painted_over() {
        let spots: Vec<(Vertex, Spot)> = Vertex::all().map(|vertex| (vertex, Spot::of(vertex))).collect();
        let apart = |a: &Spot, b: &Spot| (a.x - b.x).hypot(a.y - b.y);
        for (i, (v, a)) in spots.iter().enumerate() {
            for (w, b) in &spots[i + 1..] {
                // A dot, its rim and half a ring each.
                assert!(apart(a, b) > 9.0 * (a.size() + b.size()), "{v} and {w}");
            }
            for (w, b) in spots.iter().filter(|(_, b)| !a.is_far() && b.depth > a.depth) {
                // The name stands above the vertex: a nearer dot stays off its letters.
                let (left, top, bottom) = (10.4 * a.size(), a.y - 26.0 * a.size(), a.y - 14.0 * a.size());
                let (dx, dy) = (((b.x - a.x).abs() - left).max(0.0), (top - b.y).max(b.y - bottom).max(0.0));
                assert!(dx.hypot(dy) > 6.0 * b.size(), "the name of {v} under {w}");
            }
        }
    }

    #[test]
    fn at_first_no_name_in_front_is_written_over_another() {
        // Left, right, top and bottom of the letters; where pieces are put on the Earth, all twelve are named.
        let letters = |vertex: Vertex| {
            let Spot { x, y, .. } = Spot::of(vertex);
            let size = Spot::of(vertex).size();
            let half = if vertex.number() > 9 { 10.4 } else { 7.0 } * size;
            [x - half, x + half, y - 25.0 * size, y - 15.0 * size]
        };
        let named: Vec<Vertex> =
            Vertex::all().filter(|&v| !Spot::of(v).is_far() || v.world() == World::Earth).collect();
        for (i, &v) in named.iter().enumerate() {
            for &w in &named[i + 1..] {
                let both_in_front = !Spot::of(v).is_far() && !Spot::of(w).is_far();
                if !both_in_front && v.world() != w.world() {
                    continue;
                }
                let ([a, b, c, d], [e, f, g, h]) = (letters(v), letters(w));
                assert!(b.min(f) <= a.max(e) || d.min(h) <= c.max(g), "{v} and {w}");
            }
        }
    }
}
