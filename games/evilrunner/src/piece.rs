//! The four pieces.

use crate::World;

table::named! {
    /// A piece: the three creatures of the Spirit, in the order in which they move [4.2], and the demon.
    Piece:
    /// Il Leviatano.
    Leviathan "leviathan";
    /// L'Unicorno.
    Unicorn "unicorn";
    /// L'Arcangelo.
    Archangel "archangel";
    /// The demon.
    Valandris "valandris";
}

impl Piece {
    /// The Spirit's three, in the order in which they move. [4.2]
    pub const CREATURES: [Piece; 3] = [Piece::Leviathan, Piece::Unicorn, Piece::Archangel];

    /// From 0 to 3, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Is it one of the Spirit's three?
    pub const fn is_creature(self) -> bool {
        !matches!(self, Piece::Valandris)
    }

    /// Its own world; the demon has none. [2.2] [2.3] [2.4]
    #[inline]
    pub const fn home(self) -> Option<World> {
        match self {
            Piece::Leviathan => Some(World::Abyss),
            Piece::Unicorn => Some(World::Earth),
            Piece::Archangel => Some(World::Heavens),
            Piece::Valandris => None,
        }
    }

    /// The letter that stands for it in actions and position lines.
    pub const fn letter(self) -> char {
        match self {
            Piece::Leviathan => 'L',
            Piece::Unicorn => 'U',
            Piece::Archangel => 'A',
            Piece::Valandris => 'V',
        }
    }

    /// The piece with this letter.
    pub fn from_letter(letter: char) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.letter() == letter)
    }

    /// The creature with this word.
    pub fn creature(word: &str) -> Option<Piece> {
        Piece::of_word(word).filter(|piece| piece.is_creature())
    }
}
