//! The strongest bot's search.

use table::{Estimate, Rng};

use crate::positions::Position;
use crate::{clock, house};

/// At each position the bot thinks so long.
pub const ITERATIONS: u32 = 400;

/// Iterations per second over all positions together, and at the worst of them.
pub fn measured<G: Estimate>(positions: &[Position<G>]) -> [(&'static str, f64); 2] {
    let (mut iterations, mut seconds, mut worst) = (0.0, 0.0, f64::MAX);
    let mut actions = Vec::new();
    if let Some(Position { truth, seat }) = positions.first() {
        // What is done once in a process is no part of thinking.
        house::strongest::<G>(&truth.view(Some(*seat)), *seat, ITERATIONS, &mut Rng::new(0));
    }
    for (i, Position { truth, seat }) in positions.iter().enumerate() {
        actions.clear();
        truth.actions(*seat, &mut actions);
        let (view, mut rng) = (truth.view(Some(*seat)), Rng::new(i as u64));
        let spent = clock::seconds(|| house::strongest::<G>(&view, *seat, ITERATIONS, &mut rng));
        // The search tries every option once.
        let done = f64::from(ITERATIONS.max(actions.len() as u32));
        (iterations, seconds, worst) = (iterations + done, seconds + spent, f64::min(worst, done / spent));
    }
    [("iterations/s", iterations / seconds), ("worst iterations/s", worst)]
}
