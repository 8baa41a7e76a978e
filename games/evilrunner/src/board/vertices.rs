//! Sets of vertices, one bit each.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use super::Vertex;

/// A set of vertices.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vertices(u64);

impl Vertices {
    /// No vertex.
    pub const NONE: Vertices = Vertices(0);

    /// The whole board.
    pub const ALL: Vertices = Vertices::range(0, Vertex::COUNT as u8);

    /// `count` vertices, beginning with the one of that number.
    pub(super) const fn range(first: u8, count: u8) -> Self {
        Vertices(((1 << count) - 1) << first)
    }

    /// Just this vertex; [`Vertex::OFF`] is in no set.
    #[inline]
    pub const fn one(vertex: Vertex) -> Self {
        Vertices(1 << vertex.0 & Self::ALL.0)
    }

    /// Is the vertex among them?
    #[inline]
    pub const fn has(self, vertex: Vertex) -> bool {
        self.0 >> vertex.0 & 1 == 1
    }

    /// These and that one.
    #[inline]
    #[must_use]
    pub const fn with(self, vertex: Vertex) -> Self {
        Vertices(self.0 | Self::one(vertex).0)
    }

    /// These but that one.
    #[inline]
    #[must_use]
    pub const fn without(self, vertex: Vertex) -> Self {
        Vertices(self.0 & !(1 << vertex.0))
    }

    /// Is one of these also one of those?
    #[inline]
    pub const fn meets(self, those: Vertices) -> bool {
        self.0 & those.0 != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of their names.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Vertex> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let vertex = (left != 0).then(|| Vertex(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(vertex)
        })
    }

    /// Everything next to one of them. [7.3]
    #[inline]
    #[must_use]
    pub fn spread(self) -> Self {
        self.iter().fold(Vertices::NONE, |all, vertex| all | vertex.around())
    }
}

impl BitAnd for Vertices {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Vertices(self.0 & other.0)
    }
}

impl BitOr for Vertices {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Vertices(self.0 | other.0)
    }
}

impl Sub for Vertices {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Vertices(self.0 & !other.0)
    }
}

impl FromIterator<Vertex> for Vertices {
    fn from_iter<I: IntoIterator<Item = Vertex>>(vertices: I) -> Self {
        vertices.into_iter().fold(Vertices::NONE, Vertices::with)
    }
}

impl fmt::Debug for Vertices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
