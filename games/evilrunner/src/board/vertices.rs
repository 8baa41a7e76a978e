//! Sets of vertices, one bit each.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use super::Vertex;

table::set_of! {
    /// A set of vertices, listed in the order of their names; [`Vertex::OFF`] is in none.
    Vertices(u64): Vertex, Vertex::COUNT, vertex => vertex.0, number => Vertex(number)
}

impl Vertices {
    /// `count` vertices, beginning with the one of that number.
    pub(super) const fn range(first: u8, count: u8) -> Self {
        Vertices(((1 << count) - 1) << first)
    }

    /// Is one of these also one of those?
    #[inline]
    pub const fn meets(self, those: Vertices) -> bool {
        self.0 & those.0 != 0
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

impl fmt::Debug for Vertices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
