//! A position whose value is kept, and whoever knows values.

use evilrunner::Piece;

use crate::part::Chase;
use crate::symmetry::{Seals, seals};

/// Where everything stands after a turn of the Spirit, before it declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Leviathan, Unicorn, Archangel, Valandris, by number of vertex.
    pub places: [u8; 4],
    /// The seals.
    pub seals: Seals,
}

impl Position {
    /// Of a match, whatever is asked in it; the pieces must be placed.
    pub fn of(view: &evilrunner::View) -> Position {
        let at = |piece: Piece| view.places[piece.index()].index() as u8;
        Position { places: Piece::ALL.map(at), seals: seals(view.seals) }
    }
}

/// How far values that are kept may be from the true ones: the true one lies between
/// `value * (1 - below) - rounded` and `value * (1 + above) + rounded`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Error {
    /// A share of the value.
    pub below: f32,
    /// A share of the value.
    pub above: f32,
    /// In turns.
    pub rounded: f32,
}

impl Error {
    /// Values are kept in so many turns' steps: half of one may be lost by it.
    pub const HALF_STEP: f32 = 1.0 / 1024.0;

    /// The least and the most that a value may truly be, in turns of the Spirit.
    pub fn bracket(self, value: f32) -> [f32; 2] {
        [value * (1.0 - self.below) - self.rounded, value * (1.0 + self.above) + self.rounded]
    }
}

/// Whoever knows what positions are worth.
pub trait Worth {
    /// What is played.
    fn chase(&self) -> Chase;

    /// The turns of the Spirit still to come until the capture, the capturing one counted, when both play perfectly;
    /// infinite where the capture can be prevented for ever. `None` where it cannot be read.
    fn worth(&self, position: &Position) -> Option<f32>;

    /// How exactly that is known.
    fn error(&self) -> Error;
}
