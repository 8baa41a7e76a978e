//! Cards that can be held, objects and miracles, and sets of them.

/// The most objects in a set of cards; miracles have the numbers after them.
pub const MAX_OBJECTS: usize = 40;
/// The most miracles in a set of cards.
pub const MAX_MIRACLES: usize = 24;

table::card! {
    /// An object (`o1` …) or a miracle (`m1` …).
    Card, MAX_OBJECTS + MAX_MIRACLES, Card::written;
    "o12", "m3";
}

/// A set of cards.
pub type Cards = table::Cards<Card>;

impl Card {
    /// The object at an index below [`MAX_OBJECTS`].
    pub const fn object(index: usize) -> Self {
        Card(index as u8)
    }

    /// The miracle at an index below [`MAX_MIRACLES`].
    pub const fn of_miracle(index: usize) -> Self {
        Card((MAX_OBJECTS + index) as u8)
    }

    /// The index among the miracles, if it is one.
    pub fn miracle(self) -> Option<usize> {
        self.index().checked_sub(MAX_OBJECTS)
    }

    /// The letter of its pile, and its index there.
    fn written(self) -> (char, usize) {
        self.miracle().map_or(('o', self.index()), |at| ('m', at))
    }
}
