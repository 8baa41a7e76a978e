//! What one call costs, as the mean over the positions.

use std::hint::black_box;
use std::time::Duration;

use table::{Answer, Deaf, Estimate, Rng, Seat, Turn};

use crate::clock;
use crate::positions::Position;

const SLICE: Duration = Duration::from_millis(60);

/// Nanoseconds of a clone (with its end), of a view, of an imagined truth, of a list of actions and of an answer played.
pub fn measured<G: Estimate>(positions: &[Position<G>]) -> [(&'static str, f64); 5] {
    let views: Vec<_> = positions.iter().map(|at| (at.truth.view(Some(at.seat)), at.seat)).collect();
    let (mut rng, mut actions) = (Rng::new(1), Vec::new());
    [
        ("clone ns", mean(positions, |at| drop(black_box(at.truth.clone())))),
        ("view ns", mean(positions, |at| drop(black_box(at.truth.view(Some(at.seat)))))),
        ("imagine ns", mean(&views, |(view, _)| drop(black_box(G::imagine(view, &mut rng))))),
        (
            "actions ns",
            mean(positions, |at| {
                actions.clear();
                at.truth.actions(at.seat, &mut actions);
                black_box(&actions);
            }),
        ),
        ("play ns", play(positions)),
    ]
}

/// So many calls between two readings of the clock, at least: a reading costs as much as several.
const BATCH: usize = 256;

fn mean<T>(over: &[T], mut call: impl FnMut(&T)) -> f64 {
    let rounds = BATCH.div_ceil(over.len());
    let (times, seconds) =
        clock::repeated(SLICE, || (0..rounds).for_each(|_| over.iter().for_each(&mut call)));
    seconds * 1e9 / (times as usize * rounds * over.len()) as f64
}

/// A random answer to each position, on a copy made before the clock runs.
fn play<G: Estimate>(positions: &[Position<G>]) -> f64 {
    let (mut rng, mut spent, mut plays) = (Rng::new(1), 0.0, 0);
    while spent < SLICE.as_secs_f64() {
        let over = positions.iter().cycle().take(BATCH.next_multiple_of(positions.len()));
        let mut copies: Vec<_> = over.map(|at| (at.truth.clone(), Given::any(&at.truth, &mut rng))).collect();
        spent += clock::seconds(|| copies.iter_mut().for_each(|(truth, given)| given.play(truth)));
        plays += copies.len();
    }
    spent * 1e9 / plays as f64
}

/// An answer that was drawn.
struct Given<A> {
    apart: bool,
    actions: Vec<(Seat, A)>,
}

impl<A: Copy> Given<A> {
    fn any<G: Estimate<Action = A>>(truth: &G, rng: &mut Rng) -> Self {
        let (turn, mut list) = (truth.turn(), Vec::new());
        let actions = turn.asked().iter().map(|seat| (seat, truth.any(seat, rng, &mut list))).collect();
        Given { apart: matches!(turn, Turn::Apart(_)), actions }
    }

    fn play<G: Estimate<Action = A>>(&self, truth: &mut G) {
        match self.actions[..] {
            [(seat, action), ..] if self.apart => truth.play(Answer::Apart(seat, action), &mut Deaf),
            _ => truth.play(Answer::Together(&self.actions), &mut Deaf),
        }
    }
}
