//! The board: 52 vertices in three worlds, and who is next to whom.
//!
//! Everything here is derived from the geometry by the compiler; playing only looks things up.

mod geometry;
mod vertices;

use std::fmt;
use std::str::FromStr;

use table::Trouble;

pub use vertices::Vertices;

use geometry::TABLES;

/// One of the three solids. [1.1]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum World {
    /// Abissi, the inner dodecahedron.
    Abyss,
    /// Terra, the icosahedron in the middle.
    Earth,
    /// Cieli, the outer dodecahedron.
    Heavens,
}

impl World {
    /// All three, from the inside out.
    pub const ALL: [World; 3] = [World::Abyss, World::Earth, World::Heavens];

    /// The letter that the names of its vertices begin with. [1.2]
    pub const fn letter(self) -> char {
        match self {
            World::Abyss => 'A',
            World::Earth => 'T',
            World::Heavens => 'C',
        }
    }

    /// How many vertices it has. [1.1]
    pub const fn size(self) -> u8 {
        match self {
            World::Earth => 12,
            World::Abyss | World::Heavens => 20,
        }
    }

    /// Its vertices.
    pub const fn vertices(self) -> Vertices {
        Vertices::range(self.first(), self.size())
    }

    /// The number of its first vertex among the 52.
    const fn first(self) -> u8 {
        match self {
            World::Abyss => 0,
            World::Earth => 20,
            World::Heavens => 32,
        }
    }
}

/// A space of the board, or [`Vertex::OFF`] for a piece that is not on it yet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vertex(u8);

impl Vertex {
    /// How many vertices there are. [1.1]
    pub const COUNT: usize = 52;

    /// Beside the board: next to nothing and in no set.
    pub const OFF: Vertex = Vertex(Self::COUNT as u8);

    /// The vertex with this number in its world, counted from 1. [1.2]
    pub const fn new(world: World, number: u8) -> Option<Vertex> {
        if number >= 1 && number <= world.size() { Some(Vertex(world.first() + number - 1)) } else { None }
    }

    /// All 52, in the order of their names: Abyss, Earth, Heavens.
    pub fn all() -> impl DoubleEndedIterator<Item = Vertex> + Clone {
        (0..Self::COUNT as u8).map(Vertex)
    }

    /// From 0 to 51, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number in its world, from 1.
    pub const fn number(self) -> u8 {
        self.0 - self.world().first() + 1
    }

    /// The world it lies in.
    #[inline]
    pub const fn world(self) -> World {
        match self.0 {
            0..20 => World::Abyss,
            20..32 => World::Earth,
            _ => World::Heavens,
        }
    }

    /// Where it lies as seen from the centre, a vector of length one. [1.2]
    pub fn direction(self) -> [f64; 3] {
        geometry::direction(self.0)
    }

    /// Its neighbours in its own world. [1.3]
    #[inline]
    pub const fn steps(self) -> Vertices {
        TABLES.step[self.0 as usize]
    }

    /// Its neighbours in other worlds. [1.4] [1.5] [1.6]
    #[inline]
    pub const fn links(self) -> Vertices {
        TABLES.link[self.0 as usize]
    }

    /// All its neighbours, whatever their world. [7.3]
    #[inline]
    pub const fn around(self) -> Vertices {
        TABLES.around[self.0 as usize]
    }

    /// The vertex of its world that lies exactly opposite. [5.6]
    #[inline]
    pub const fn antipode(self) -> Vertex {
        Vertex(TABLES.antipode[self.0 as usize])
    }

    /// The vertices of its world at a distance of exactly two. [5.12]
    #[inline]
    pub const fn flights(self) -> Vertices {
        TABLES.flight[self.0 as usize]
    }

    /// How many steps of Valandris lie between two vertices of an empty board.
    #[inline]
    pub const fn distance(self, to: Vertex) -> u8 {
        TABLES.distance[self.0 as usize][to.0 as usize]
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Vertex::OFF {
            return f.write_str("-");
        }
        write!(f, "{}{}", self.world().letter(), self.number())
    }
}

impl fmt::Debug for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Vertex {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let read = || {
            let world = World::ALL.into_iter().find(|world| text.starts_with(world.letter()))?;
            let digits = &text[1..];
            let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
            Vertex::new(world, digits.parse().ok().filter(|_| plain)?)
        };
        read().ok_or_else(|| {
            Trouble::say(
                format!("«{text}» non è un vertice: sono attesi A1–A20, T1–T12 oppure C1–C20"),
                format!("'{text}' is no vertex: A1–A20, T1–T12 or C1–C20 is expected"),
            )
        })
    }
}

#[cfg(test)]
mod tests;
