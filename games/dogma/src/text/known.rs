//! What a viewer may do, from what it knows alone.

use table::{Seat, Seats};

use crate::secret::{Own, Secret};
use crate::step::Need;
use crate::{Action, Bag, Dogma, View};

/// The table as far as the viewer knows it: hidden cards are nowhere. What is asked of a seat, and what it may answer, hangs
/// on the public part and on its own cards only, so that nothing needs to be imagined.
pub(crate) fn known(view: &View) -> Dogma {
    let open = &view.open;
    let mut seats: arrayvec::ArrayVec<Own, { crate::SEATS }> = open.seats().map(|_| Own::default()).collect();
    if let (Some(seat), Some(own)) = (view.viewer, &view.own) {
        seats[seat.index()] = own.clone();
    }
    let secret = Secret { seats, packs: Default::default(), rest: Bag::EMPTY, still: 0, proofs: Vec::new() };
    let mut truth = Dogma { open: open.clone(), secret };
    // What lies before who builds: a pack in its hand, or the only box.
    match view.viewer.and_then(|seat| truth.held(seat)) {
        Some(pack) => truth.secret.packs[pack] = Some(view.supply),
        None => truth.secret.rest = view.supply,
    }
    truth
}

/// Who is asked; nobody where chance is awaited, or when it is over.
pub(crate) fn asked(truth: &Dogma) -> Seats {
    match truth.pending() {
        _ if truth.open.ending.is_some() => Seats::NONE,
        Need::Together(seats) | Need::Apart(seats) => seats,
        Need::Chance | Need::Nothing => Seats::NONE,
    }
}

/// What a seat may do, if it is asked.
pub(crate) fn options(truth: &Dogma, seat: Seat) -> Vec<Action> {
    let mut all = Vec::new();
    if asked(truth).has(seat) {
        truth.options(seat, &mut all);
    }
    all
}
