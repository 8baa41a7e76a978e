//! The 120 symmetries of the board, and the 82 sets of seals that are left when they are counted as one.
//!
//! The three solids share their symmetries: a rotation or reflection of the icosahedron carries the faces of the
//! dodecahedra along. Steps, links, antipodes and flights go with them, so a position and its image are worth the same.

use evilrunner::{Vertex, Vertices, World};

/// A symmetry: where each of the 52 vertices goes.
pub type Symmetry = [u8; Vertex::COUNT];

/// The number of the first vertex of the Earth; its vertex `Tn` has the number `EARTH + n - 1`.
pub const EARTH: usize = 20;
/// How many vertices can be sealed.
pub const SEALABLE: usize = 12;

/// A set of seals: bit `n` is the vertex `T(n+1)`.
pub type Seals = u16;

/// The seals as vertices.
pub fn vertices(seals: Seals) -> Vertices {
    World::Earth.vertices().iter().filter(|&at| seals & bit(at.index()) != 0).collect()
}

/// The seals of a set of vertices of the Earth.
pub fn seals(set: Vertices) -> Seals {
    set.iter().fold(0, |seals, at| seals | bit(at.index()))
}

/// The bit of a vertex; none outside the Earth.
pub fn bit(vertex: usize) -> Seals {
    if (EARTH..EARTH + SEALABLE).contains(&vertex) { 1 << (vertex - EARTH) } else { 0 }
}

/// Where a symmetry carries seals.
pub(crate) fn carried(seals: Seals, symmetry: &Symmetry) -> Seals {
    let sealed = (EARTH..EARTH + SEALABLE).filter(|&at| seals & bit(at) != 0);
    sealed.fold(0, |all, at| all | bit(usize::from(symmetry[at])))
}

/// Every symmetry of the board, the identity first.
pub fn symmetries() -> Vec<Symmetry> {
    let mut all = Vec::new();
    let mut images = Vec::new();
    extend(&mut images, &mut all);
    all
}

/// The images of the Earth's vertices, one after the other: adjacent ones must stay adjacent.
fn extend(images: &mut Vec<Vertex>, all: &mut Vec<Symmetry>) {
    let earth: Vec<Vertex> = World::Earth.vertices().iter().collect();
    if images.len() == earth.len() {
        all.push(carry(&earth, images));
        return;
    }
    let next = earth[images.len()];
    for &image in &earth {
        let fits = earth
            .iter()
            .zip(images.iter())
            .all(|(&before, &its)| its != image && its.steps().has(image) == before.steps().has(next));
        if fits {
            images.push(image);
            extend(images, all);
            images.pop();
        }
    }
}

/// A vertex of a dodecahedron is told by the face of the Earth that it is linked with.
fn carry(earth: &[Vertex], images: &[Vertex]) -> Symmetry {
    let image = |at: Vertex| images[at.index() - earth[0].index()];
    let mut symmetry = [0; Vertex::COUNT];
    for at in Vertex::all() {
        let to = if at.world() == World::Earth {
            image(at)
        } else {
            let face: Vertices = at.links().iter().map(image).collect();
            at.world().vertices().iter().find(|to| to.links() == face).unwrap_or(at)
        };
        symmetry[at.index()] = to.index() as u8;
    }
    symmetry
}

/// Which sets of seals are the same but for a symmetry.
pub struct Orbits {
    /// The least set of each orbit, those with fewer seals first.
    pub of: Vec<Orbit>,
    /// By set of seals: the orbit, and the symmetry that carries the set to the orbit's own.
    pub home: Vec<(u8, Symmetry)>,
}

/// Sets of seals that are the same but for a symmetry.
pub struct Orbit {
    /// The one that stands for all.
    pub seals: Seals,
    /// How many sets there are.
    pub size: u16,
}

impl Orbits {
    /// All 82.
    pub fn new() -> Orbits {
        let symmetries = symmetries();
        let mut least: Vec<(Seals, Symmetry)> = Vec::new();
        for seals in 0..1 << SEALABLE {
            let images = symmetries.iter().map(|symmetry| (carried(seals, symmetry), *symmetry));
            least.extend(images.min_by_key(|&(image, _)| image));
        }
        let mut own: Vec<Seals> =
            (0..1 << SEALABLE).filter(|&seals| least[usize::from(seals)].0 == seals).collect();
        own.sort_by_key(|seals| (seals.count_ones(), *seals));
        let number = |seals: Seals| own.iter().position(|&of| of == seals).unwrap_or_default() as u8;
        let home: Vec<(u8, Symmetry)> =
            least.iter().map(|&(seals, symmetry)| (number(seals), symmetry)).collect();
        let size = |orbit: usize| home.iter().filter(|&&(of, _)| usize::from(of) == orbit).count() as u16;
        let of = own.iter().enumerate().map(|(orbit, &seals)| Orbit { seals, size: size(orbit) }).collect();
        Orbits { of, home }
    }
}

impl Default for Orbits {
    fn default() -> Self {
        Orbits::new()
    }
}
