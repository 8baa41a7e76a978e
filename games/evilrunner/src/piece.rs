//! The four pieces.

use crate::World;

/// A piece: the three creatures of the Spirit, in the order in which they move [4.2], and the demon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// Il Leviatano.
    Leviathan,
    /// L'Unicorno.
    Unicorn,
    /// L'Arcangelo.
    Archangel,
    /// The demon.
    Valandris,
}

impl Piece {
    /// All four.
    pub const ALL: [Piece; 4] = [Piece::Leviathan, Piece::Unicorn, Piece::Archangel, Piece::Valandris];

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

    /// The word that stands for it where a power is named.
    pub const fn word(self) -> &'static str {
        match self {
            Piece::Leviathan => "leviathan",
            Piece::Unicorn => "unicorn",
            Piece::Archangel => "archangel",
            Piece::Valandris => "valandris",
        }
    }

    /// The piece with this letter.
    pub fn from_letter(letter: char) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.letter() == letter)
    }

    /// The creature with this word.
    pub fn creature(word: &str) -> Option<Piece> {
        Piece::CREATURES.into_iter().find(|creature| creature.word() == word)
    }
}
