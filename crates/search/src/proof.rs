//! Where nothing is hidden between two: prove what can be proved, and search for the rest.
//!
//! Alpha-beta with null windows, a table of positions and an order by history goes to the end of the game at once
//! (`alpha_beta.rs`): it says of every option between which bounds it is worth, and is never wrong. Easy questions are asked first, so that
//! blunders are refuted long before the position is solved. Among what may still be the best, UCT decides (`uct.rs`).

mod alpha_beta;
mod uct;

use table::{Answer, Deaf, Estimate, Rng, Seat, Turn};

use crate::watch::Watch;
use crate::{Budget, Mix};
use alpha_beta::AlphaBeta;

/// The part of a budget for proofs.
const PROVING: f64 = 0.6;
/// So many positions are looked at for the first questions; twice as many each time they are asked again.
const FIRST: u64 = 256;

/// An option, what stands after it, and between which bounds it is worth, to who has it.
struct Choice<G: Estimate> {
    action: G::Action,
    after: G,
    low: f32,
    high: f32,
}

/// The best of a seat's options in an open position.
pub(crate) fn choose<G: Estimate>(
    world: &G,
    seat: Seat,
    options: &[G::Action],
    budget: Budget,
    rng: &mut Rng,
) -> Mix<G::Action> {
    let watch = Watch::start(budget);
    let mut choices: Vec<Choice<G>> =
        options.iter().map(|action| Choice::new(world, seat, *action)).collect();
    let mut proof = AlphaBeta::new(&watch, budget, PROVING);
    prove(&mut proof, &mut choices, seat);
    let best = choices.iter().map(|choice| choice.low).fold(0.0, f32::max);
    // The best that is proved, and what may still be better: not what at most is as good.
    choices.retain(|choice| choice.low >= best || choice.high > best);
    let doubt = choices.iter().any(|choice| choice.high > best);
    let searched = doubt.then(|| uct::search(&choices, seat, &proof, &watch, rng)).flatten();
    searched.or(choices.first().map(|choice| choice.action)).map_or_else(Mix::default, Mix::only)
}

/// Asks of every option whether it wins and whether it loses, with more patience each time.
fn prove<G: Estimate>(proof: &mut AlphaBeta<'_, G>, choices: &mut [Choice<G>], seat: Seat) {
    let mut patience = FIRST;
    loop {
        for at in 0..choices.len() {
            let best = choices.iter().map(|choice| choice.low).fold(0.0, f32::max);
            let choice = &mut choices[at];
            // What cannot be better than another is of no more interest.
            while choice.low < choice.high && choice.high > best {
                let goal = choice.low.max(best) + (choice.high - choice.low.max(best)) * 0.75;
                let Some(worth) = proof.reaches(&choice.after, seat, goal, patience) else { break };
                if worth >= goal { choice.low = worth } else { choice.high = worth }
            }
            if proof.is_late() {
                return;
            }
        }
        let best = choices.iter().map(|choice| choice.low).fold(0.0, f32::max);
        if choices.iter().all(|choice| choice.high <= best) {
            return;
        }
        patience = patience.saturating_mul(2);
    }
}

impl<G: Estimate> Choice<G> {
    fn new(world: &G, seat: Seat, action: G::Action) -> Self {
        let after = after(world, seat, action);
        let (low, high) = ended(&after, seat).map_or((0.0, 1.0), |worth| (worth, worth));
        Choice { action, after, low, high }
    }
}

/// The world after an action of the one seat that is asked.
#[inline]
fn after<G: Estimate>(world: &G, seat: Seat, action: G::Action) -> G {
    let mut next = world.clone();
    match world.turn() {
        Turn::Apart(_) => next.play(Answer::Apart(seat, action), &mut Deaf),
        _ => next.play(Answer::Together(&[(seat, action)]), &mut Deaf),
    }
    next
}

/// What a game that is over is worth to a seat.
#[inline]
fn ended<G: Estimate>(world: &G, seat: Seat) -> Option<f32> {
    match world.turn() {
        Turn::Over(scores) => Some(world.worth(&scores)[seat.index()]),
        _ => None,
    }
}
