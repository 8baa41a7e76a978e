//! What a viewer may do, from what it knows alone.

use table::{Seat, Seats};

use crate::secret::Secret;
use crate::step::Need;
use crate::{Action, Capitale, View};

/// The table as far as the viewer knows it: hidden cards are nowhere. What is asked of a seat, and what it may answer, hangs
/// on the public part and on its own cards only, so that nothing needs to be imagined.
pub(crate) fn known(view: &View) -> Capitale {
    let mut secret = Secret { seats: Default::default(), down: view.down.clone() };
    if let (Some(seat), Some(own)) = (view.viewer, &view.own) {
        secret.seats[seat.index()] = own.clone();
    }
    Capitale { open: view.open.clone(), secret }
}

/// Who is asked; nobody where chance is awaited, or when it is over.
pub(crate) fn asked(truth: &Capitale) -> Seats {
    match truth.pending() {
        _ if truth.open.ending.is_some() => Seats::NONE,
        Need::Seats(seats) | Need::Apart(seats) => seats,
        Need::Chance | Need::Nothing => Seats::NONE,
    }
}

/// What a seat may do, if it is asked.
pub(crate) fn options(truth: &Capitale, seat: Seat) -> Vec<Action> {
    let mut all = Vec::new();
    if asked(truth).has(seat) {
        truth.options(seat, &mut all);
    }
    all
}
