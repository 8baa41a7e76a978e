//! Where the pieces went last, for people who look at the board. Rules never read it.

use crate::{Piece, Vertex};

/// By what a piece got to its vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum How {
    /// An ordinary step. [4.3] [7.3]
    Step,
    /// The Leviathan's jump. [5.6]
    Jump,
    /// The Archangel's flight. [5.12]
    Flight,
    /// Valandris' bonus step. [6.7]
    Bonus,
    /// The end of a crossing. [6.11]
    Arrival,
    /// Nobody went anywhere: the Unicorn put a seal on `to`. [5.8]
    Seal,
    /// Nobody went anywhere: the die took the seal from `to`. [3.5]
    Unseal,
}

/// One thing that left its mark on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark {
    /// Whose doing.
    pub piece: Piece,
    /// Where the piece was.
    pub from: Vertex,
    /// Where it went, or which vertex it changed.
    pub to: Vertex,
    /// By what.
    pub how: How,
}

/// The marks of the last turn of each side; during a turn, those of the turn so far. The set-up of a second leg still
/// has those of the first leg's last turn: there one reads how it ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Trail {
    spirit: [Option<Mark>; 5],
    valandris: [Option<Mark>; 2],
    die: Option<u8>,
}

impl Trail {
    /// The marks of the Spirit's turn, oldest first. A bonus step belongs to the Spirit's turn. [6.7]
    pub fn spirit(&self) -> impl Iterator<Item = Mark> + '_ {
        self.spirit.iter().flatten().copied()
    }

    /// The marks of Valandris' turn, oldest first.
    pub fn valandris(&self) -> impl Iterator<Item = Mark> + '_ {
        self.valandris.iter().flatten().copied()
    }

    /// What the die showed in the Spirit's turn, if it was rolled. [6.5]
    pub fn die(&self) -> Option<u8> {
        self.die
    }

    pub(crate) fn begin_spirit(&mut self) {
        self.spirit = [None; 5];
        self.die = None;
    }

    pub(crate) fn rolled(&mut self, face: u8) {
        self.die = Some(face);
    }

    pub(crate) fn begin_valandris(&mut self) {
        self.valandris = [None; 2];
    }

    pub(crate) fn push_spirit(&mut self, mark: Mark) {
        push(&mut self.spirit, mark);
    }

    pub(crate) fn push_valandris(&mut self, mark: Mark) {
        push(&mut self.valandris, mark);
    }
}

fn push(marks: &mut [Option<Mark>], mark: Mark) {
    if let Some(free) = marks.iter_mut().find(|place| place.is_none()) {
        *free = Some(mark);
    }
}
