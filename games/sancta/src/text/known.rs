//! What a viewer may do, from what it knows alone.

use table::{Seat, Steps};

use crate::open::SEATS;
use crate::secret::Secret;
use crate::{Action, Cards, Sancta, View};

/// The table as far as the viewer knows it: hidden cards are nowhere. What is asked of a seat, and what it may answer,
/// hangs on the public part and on its own hand only, so that nothing needs to be imagined.
pub(crate) fn known(view: &View) -> Sancta {
    let mut hands = [Cards::NONE; SEATS];
    for (known, hand) in hands.iter_mut().zip(&view.hands) {
        *known = hand.cards();
    }
    let mut secret = Secret { hands, seen: [Cards::NONE; SEATS], deck: Cards::NONE };
    for (card, eyes) in view.hands.iter().flat_map(|hand| &hand.known) {
        eyes.iter().for_each(|eye| secret.seen[eye.index()].add(*card));
    }
    Sancta { open: view.open.clone(), secret }
}

/// What the viewer may do, if it is asked.
pub(crate) fn options(view: &View) -> Vec<Action> {
    let mut open = Vec::new();
    if let Some(seat) = asks(view) {
        known(view).list_options(seat, &mut open);
    }
    open
}

/// The viewer, if it is asked.
fn asks(view: &View) -> Option<Seat> {
    view.viewer.filter(|seat| view.open.agenda.asked().has(*seat))
}
