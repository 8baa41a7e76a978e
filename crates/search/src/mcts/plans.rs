//! Which plan an iteration follows: whole turns as single candidates, widened by what they have brought (UCB1 over plans, as over
//! options). A plan makes the nodes of its course; whether they are any good is then the tree's own business.

use table::{Estimate, Pursuit, Seat, Turn};

use super::tree::Plan;

/// One iteration in so many follows a plan.
const EVERY: u32 = 3;

/// The plans that have something to say at the root.
#[derive(Default)]
pub(super) struct Plans {
    all: Vec<Tried>,
}

struct Tried {
    number: u8,
    sum: f32,
    visits: f32,
}

impl Plans {
    /// The plans of the seat for the question at which the world stands.
    pub(super) fn of<G: Estimate>(world: &G, seat: Seat, options: &[G::Action]) -> Self {
        let alone = matches!(world.turn(), Turn::Together(seats) | Turn::Apart(seats) if seats == table::Seats::one(seat));
        let says = |number: &u8| matches!(world.pursue(seat, *number, options), Pursuit::Does(_));
        let numbers = if alone { 0..G::PLANS } else { 0..0 };
        let tried = |number| Tried { number, sum: 0.0, visits: 0.0 };
        Plans { all: numbers.filter(says).map(tried).collect() }
    }

    /// The plan of this iteration, if it follows one: its place and itself.
    pub(super) fn next<G: Estimate>(
        &self,
        iteration: u32,
        world: &G,
        seat: Seat,
        explore: f32,
    ) -> Option<(usize, Plan)> {
        if !iteration.is_multiple_of(EVERY) || self.all.is_empty() {
            return None;
        }
        let total: f32 = self.all.iter().map(|plan| plan.visits).sum();
        let bound = |plan: &Tried| match plan.visits {
            0.0 => f32::MAX,
            visits => plan.sum / visits + explore * ((total + 1.0).ln() / visits).sqrt(),
        };
        let best =
            (0..self.all.len()).max_by(|&a, &b| bound(&self.all[a]).total_cmp(&bound(&self.all[b])))?;
        Some((best, Plan::new(world, seat, self.all[best].number)))
    }

    /// What the plan brought this time.
    pub(super) fn note(&mut self, at: usize, worth: f32) {
        self.all[at].sum += worth;
        self.all[at].visits += 1.0;
    }
}
