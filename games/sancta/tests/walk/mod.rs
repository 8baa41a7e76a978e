//! Random games with everything that is told, for tests.
#![allow(dead_code)]

use sancta::{Event, Sancta};
use table::{Answer, Audience, Game, Rng, Scratch, Seat, Turn};

/// A random answer; what was told for it, or nothing at the end.
pub(crate) fn step(
    truth: &mut Sancta,
    rng: &mut Rng,
    scratch: &mut Scratch<Sancta>,
) -> Option<Vec<(Audience, Event)>> {
    let mut told = Vec::new();
    match truth.turn() {
        Turn::Over(_) => return None,
        Turn::Chance => {
            let drawn = scratch.draw(truth, rng);
            truth.play(Answer::Chance(drawn), &mut told);
        }
        Turn::Together(seats) | Turn::Apart(seats) => {
            let given: Vec<_> = seats.iter().map(|seat| (seat, scratch.any(truth, seat, rng))).collect();
            truth.play(Answer::Together(&given), &mut told);
        }
    }
    Some(told)
}

/// Everybody who can look: the seats and a spectator.
pub(crate) fn viewers(truth: &Sancta) -> Vec<Option<Seat>> {
    let seats = usize::from(truth.view(None).open.setup.seats);
    Seat::all(seats).map(Some).chain([None]).collect()
}
