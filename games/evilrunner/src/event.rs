//! What happened. Everything is open, so every event goes to everybody. [2.1]

use table::Seat;

use crate::{How, Piece, Vertex};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A piece was put on the board.
    Placed {
        /// Which.
        piece: Piece,
        /// Where.
        at: Vertex,
    },
    /// A vertex was sealed.
    Sealed {
        /// Which.
        at: Vertex,
        /// By the Unicorn's power, not in the set-up.
        power: bool,
    },
    /// A piece went from one vertex to another.
    Moved {
        /// Which.
        piece: Piece,
        /// Where it was.
        from: Vertex,
        /// Where it is.
        to: Vertex,
        /// By what.
        how: How,
    },
    /// A piece did not step.
    Stayed {
        /// Which.
        piece: Piece,
        /// Where it is.
        at: Vertex,
        /// In what case.
        pause: Pause,
    },
    /// The creature whose power the next turn may use.
    Declared {
        /// Which.
        creature: Piece,
    },
    /// A crossing was announced.
    Announced {
        /// Which creature crosses.
        creature: Piece,
        /// Where it is.
        from: Vertex,
        /// Where it will be.
        to: Vertex,
    },
    /// The die fell.
    Rolled {
        /// The face, 1 to 12.
        face: u8,
        /// It took a seal off the board.
        removed: bool,
    },
    /// Valandris was captured.
    Captured {
        /// By which creature.
        by: Piece,
        /// Where.
        at: Vertex,
        /// In which turn of the Spirit.
        turn: u16,
    },
    /// Valandris outlasted the cap.
    Survived {
        /// The cap.
        turns: u16,
    },
    /// A leg ended.
    LegOver {
        /// Which, 1 or 2.
        leg: u8,
        /// Who was Valandris.
        seat: Seat,
        /// What that seat scored.
        points: u16,
    },
    /// The second leg begins with the roles swapped.
    Swapped,
    /// The match ended.
    MatchOver {
        /// Each seat's points as Valandris, in order of seats; in a single leg the first seat has none.
        points: [u16; 2],
        /// One leg or two.
        legs: u8,
    },
}

/// Why a piece did not step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pause {
    /// A creature without a legal step. [4.5]
    Stuck,
    /// The Leviathan after its jump. [5.7]
    AfterJump,
    /// Valandris does not use the bonus step. [6.7]
    NoBonus,
    /// Valandris does not move at all. [7.2]
    Still,
    /// Valandris stops after his first step. [7.2]
    Stopped,
    /// Valandris has no vertex to go to. [7.6]
    Trapped,
}
