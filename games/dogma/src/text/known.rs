//! What a viewer may do, from what it knows alone.

use table::{Seat, Seats, Steps};

use crate::{Action, Dogma, View};

pub(crate) fn known(view: &View) -> Dogma {
    view.known()
}

/// Who is asked; nobody where chance is awaited, or when it is over.
pub(crate) fn asked(truth: &Dogma) -> Seats {
    truth.open.agenda.need().asked()
}

/// What a seat may do, if it is asked.
pub(crate) fn options(truth: &Dogma, seat: Seat) -> Vec<Action> {
    let mut all = Vec::new();
    truth.list_options(seat, &mut all);
    all
}
