//! What happened since the viewer answered last, turn by turn.

use maud::Markup;
use table::{Say, Seat};

use super::scene::Scene;
use crate::{Capitale, Event, What};

/// The sentences since the last answer, a paragraph per turn.
pub(super) fn lately(scene: &Scene<'_>) -> Markup {
    let (open, cards) = (scene.open, scene.open.switches.cards);
    // A turn of this duel or of the one before: no answer is further back.
    let turns = open.turn.saturating_sub(8)..=open.turn;
    let begins = |(seat, turn)| (seat, Capitale::say_event(&Event { cards, what: What::Turn(seat, turn) }));
    let all = turns.flat_map(|turn| Seat::all(2).map(move |seat| (seat, turn)));
    glass::lately(scene.desk, scene.me(), &all.map(begins).collect::<Vec<_>>())
}
