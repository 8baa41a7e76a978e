//! Standing passes: who passes in reaction windows without being waited for.

use table::erased::AnyMatch;
use table::{Seat, Seats};

/// A standing pass of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// In every window until it is taken back.
    Always,
    /// Until a question that is no window goes to the seat, or until it is taken back.
    UntilTurn,
}

/// The standing passes at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passes {
    always: Seats,
    until_turn: Seats,
}

impl Passes {
    /// The pass of a seat.
    pub fn of(self, seat: Seat) -> Option<Pass> {
        match (self.always.has(seat), self.until_turn.has(seat)) {
            (true, _) => Some(Pass::Always),
            (false, true) => Some(Pass::UntilTurn),
            (false, false) => None,
        }
    }

    /// Does this seat pass?
    pub fn has(self, seat: Seat) -> bool {
        self.of(seat).is_some()
    }

    /// Does nobody pass?
    pub fn is_empty(self) -> bool {
        self.always.is_empty() && self.until_turn.is_empty()
    }

    /// The same with another pass of this seat, or none.
    #[must_use]
    pub fn set(self, seat: Seat, pass: Option<Pass>) -> Self {
        let put = |seats: Seats, kind| match pass == Some(kind) {
            true => seats.with(seat),
            false => seats.without(seat),
        };
        Passes { always: put(self.always, Pass::Always), until_turn: put(self.until_turn, Pass::UntilTurn) }
    }

    /// The seats whose turn it is now: they pass no longer.
    pub(crate) fn ended_by(self, played: &dyn AnyMatch) -> Seats {
        match played.is_window() {
            true => Seats::NONE,
            false => played.asked().iter().filter(|seat| self.until_turn.has(*seat)).collect(),
        }
    }

    /// What is left of them at the open question.
    pub(crate) fn at(self, played: &dyn AnyMatch) -> Self {
        self.ended_by(played).iter().fold(self, |passes, seat| passes.set(seat, None))
    }
}
