//! What happened since the viewer answered last, turn by turn.

use maud::Markup;
use table::{Say, Seat};

use super::scene::Scene;
use crate::{Event, Sancta, What};

/// The sentences since the last answer, a paragraph per turn.
pub(super) fn lately(scene: &Scene<'_>) -> Markup {
    let (cards, seats) = (scene.open.setup.cards, scene.open.setup.seats);
    let begins = |seat| (seat, Sancta::say_event(&Event { cards, seats, what: What::Turn(seat) }));
    let all: Vec<_> = Seat::all(scene.open.seats()).map(begins).collect();
    glass::lately(scene.desk, scene.me(), &all)
}
