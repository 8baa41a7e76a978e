//! The solids, exactly: coordinates are numbers a + b·φ with whole a and b, so that no comparison rounds.
//!
//! The dodecahedra have the corners (±1, ±1, ±1) and the cyclic (0, ±φ, ±1/φ); the icosahedron has the cyclic
//! (0, ±1, ±φ), the one whose corners lie over the dodecahedra's faces. Two corners are compared by their
//! scalar product: on these three solids each relation has its own value.

use super::{Vertex, Vertices, World};

/// What the board asks for, by number of vertex. The row of [`Vertex::OFF`] is empty.
pub(super) struct Tables {
    pub step: [Vertices; ROWS],
    pub link: [Vertices; ROWS],
    pub around: [Vertices; ROWS],
    pub flight: [Vertices; ROWS],
    pub antipode: [u8; ROWS],
    pub distance: [[u8; ROWS]; ROWS],
}

pub(super) static TABLES: Tables = build();

const COUNT: u8 = Vertex::COUNT as u8;
const ROWS: usize = Vertex::COUNT + 1;

/// The number a + b·φ.
#[derive(Clone, Copy)]
struct Golden(i16, i16);

const ZERO: Golden = Golden(0, 0);
const ONE: Golden = Golden(1, 0);
const PHI: Golden = Golden(0, 1);
/// 1/φ = φ − 1.
const INVERSE: Golden = Golden(-1, 1);

impl Golden {
    const fn signed(self, sign: i16) -> Golden {
        Golden(self.0 * sign, self.1 * sign)
    }

    const fn plus(self, other: Golden) -> Golden {
        Golden(self.0 + other.0, self.1 + other.1)
    }

    /// φ² = φ + 1.
    const fn times(self, other: Golden) -> Golden {
        let square = self.1 * other.1;
        Golden(self.0 * other.0 + square, self.0 * other.1 + self.1 * other.0 + square)
    }

    const fn is(self, whole: i16, phis: i16) -> bool {
        self.0 == whole && self.1 == phis
    }

    fn value(self) -> f64 {
        f64::from(self.0) + f64::from(self.1) * f64::midpoint(1.0, 5.0_f64.sqrt())
    }
}

type Point = [Golden; 3];

/// The corners come in four blocks, one for each pair of signs. [1.2]
const SIGNS: [(i16, i16); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

const fn dodecahedron(corner: u8) -> Point {
    let (s, t) = SIGNS[corner as usize / 5];
    match corner % 5 {
        0 => [ZERO, PHI.signed(s), INVERSE.signed(t)],
        1 => [PHI.signed(s), INVERSE.signed(t), ZERO],
        2 => [INVERSE.signed(t), ZERO, PHI.signed(s)],
        3 => [ONE.signed(s), ONE.signed(t), ONE.signed(-1)],
        _ => [ONE.signed(s), ONE.signed(t), ONE],
    }
}

const fn icosahedron(corner: u8) -> Point {
    let (s, t) = SIGNS[corner as usize / 3];
    match corner % 3 {
        0 => [ZERO, ONE.signed(s), PHI.signed(t)],
        1 => [ONE.signed(s), PHI.signed(t), ZERO],
        _ => [PHI.signed(t), ZERO, ONE.signed(s)],
    }
}

const fn point(vertex: u8) -> Point {
    let corner = vertex - Vertex(vertex).world().first();
    match Vertex(vertex).world() {
        World::Earth => icosahedron(corner),
        World::Abyss | World::Heavens => dodecahedron(corner),
    }
}

pub(super) fn direction(vertex: u8) -> [f64; 3] {
    let p = point(vertex).map(Golden::value);
    let length = p.iter().map(|x| x * x).sum::<f64>().sqrt();
    p.map(|x| x / length)
}

const fn product(v: u8, w: u8) -> Golden {
    let (p, q) = (point(v), point(w));
    p[0].times(q[0]).plus(p[1].times(q[1])).plus(p[2].times(q[2]))
}

/// [1.3] Edges: the square of a dodecahedron's edge is 8 − 4φ, so 3 − product = 4 − 2φ; the square of the
/// icosahedron's edge is 4, so (2 + φ) − product = 2.
const fn is_edge(v: u8, w: u8) -> bool {
    match (Vertex(v).world(), Vertex(w).world()) {
        (World::Earth, World::Earth) => product(v, w).is(0, 1),
        (World::Abyss, World::Abyss) | (World::Heavens, World::Heavens) => product(v, w).is(-1, 2),
        _ => false,
    }
}

/// [1.4] [1.5] Nearest means the largest product, which is 1 + φ = φ². [1.6] Only the Earth has links to both.
const fn is_link(v: u8, w: u8) -> bool {
    match (Vertex(v).world(), Vertex(w).world()) {
        (World::Earth, World::Abyss | World::Heavens) | (World::Abyss | World::Heavens, World::Earth) => {
            product(v, w).is(1, 1)
        }
        _ => false,
    }
}

/// [5.6] Opposite: the products of the corner with itself, negated.
const fn is_antipode(v: u8, w: u8) -> bool {
    let product = product(v, w);
    match (Vertex(v).world(), Vertex(w).world()) {
        (World::Earth, World::Earth) => product.is(-2, -1),
        (World::Abyss, World::Abyss) | (World::Heavens, World::Heavens) => product.is(-3, 0),
        _ => false,
    }
}

const fn build() -> Tables {
    let mut all = Tables {
        step: [Vertices::NONE; ROWS],
        link: [Vertices::NONE; ROWS],
        around: [Vertices::NONE; ROWS],
        flight: [Vertices::NONE; ROWS],
        antipode: [COUNT; ROWS],
        distance: [[0; ROWS]; ROWS],
    };
    let mut v = 0;
    while v < COUNT {
        let row = v as usize;
        let mut w = 0;
        while w < COUNT {
            if is_edge(v, w) {
                all.step[row] = all.step[row].with(Vertex(w));
                all.around[row] = all.around[row].with(Vertex(w));
            }
            if is_link(v, w) {
                all.link[row] = all.link[row].with(Vertex(w));
                all.around[row] = all.around[row].with(Vertex(w));
            }
            if is_antipode(v, w) {
                all.antipode[row] = w;
            }
            w += 1;
        }
        v += 1;
    }
    add_flights(&mut all);
    add_distances(&mut all);
    all
}

/// [5.12] Exactly two steps away in the same world.
const fn add_flights(all: &mut Tables) {
    let mut v = 0;
    while v < COUNT {
        let row = v as usize;
        let mut w = 0;
        while w < COUNT {
            let meet = all.step[row].meets(all.step[w as usize]);
            if meet && w != v && !all.step[row].has(Vertex(w)) {
                all.flight[row] = all.flight[row].with(Vertex(w));
            }
            w += 1;
        }
        v += 1;
    }
}

/// Rings around each vertex, one step wider each time.
const fn add_distances(all: &mut Tables) {
    let mut v = 0;
    while v < COUNT {
        let mut seen = Vertices::one(Vertex(v));
        let mut far = 1;
        while seen.len() < COUNT as usize {
            let before = seen;
            let mut w = 0;
            while w < COUNT {
                if !before.has(Vertex(w)) && all.around[w as usize].meets(before) {
                    seen = seen.with(Vertex(w));
                    all.distance[v as usize][w as usize] = far;
                }
                w += 1;
            }
            far += 1;
        }
        v += 1;
    }
}
