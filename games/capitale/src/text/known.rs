//! What a viewer may do, from what it knows alone.

use table::{Game, Seat};

use crate::secret::Secret;
use crate::{Action, Capitale, View};

/// The table as far as the viewer knows it: hidden cards are nowhere. What is asked of a seat, and what it may answer, hangs
/// on the public part and on its own cards only, so that nothing needs to be imagined.
pub(crate) fn known(view: &View) -> Capitale {
    let mut secret = Secret { down: view.down.clone(), ..Secret::default() };
    if let (Some(seat), Some(own)) = (view.viewer, &view.own) {
        secret.seats[seat.index()] = *own;
    }
    Capitale { open: view.open.clone(), secret }
}

/// What a seat may do, if it is asked.
pub(crate) fn options(truth: &Capitale, seat: Seat) -> Vec<Action> {
    let mut all = Vec::new();
    truth.actions(seat, &mut all);
    all
}
