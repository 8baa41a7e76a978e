//! Opinions about positions. The rules know nothing of them.

use table::{Estimate, MAX_SEATS, Rng, Scores, Seat};

use crate::{Action, GodLucky, Side, View};

/// How much a point of Faith multiplies the chances: fitted to nothing, but a point is worth about a third more.
const FAITH: f32 = 1.35;

impl Estimate for GodLucky {
    fn guess(&self) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in Seat::all(self.open.seats()) {
            worth[seat.index()] = self.weight(seat);
            sum += worth[seat.index()];
        }
        if sum > 0.0 {
            worth.iter_mut().for_each(|w| *w /= sum);
        }
        worth
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        for seat in scores.winners.iter() {
            worth[seat.index()] = 1.0;
        }
        worth
    }

    const HORIZON: u32 = 8;

    /// The guess holds all gods alike, so that a search would always take the same one [2.2]: they are drawn. Among equal bots
    /// every god then comes to every seat.
    fn advice(_: &View, actions: &[Action], rng: &mut Rng) -> Option<Action> {
        let choosing = matches!(actions, [Action::God(_), ..]);
        if choosing { rng.pick(actions) } else { None }
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.open.turns)
    }

    fn safest(_: &View, actions: &[Action]) -> Option<Action> {
        let mild = [Action::Pass, Action::Roll, Action::Step, Action::Resolve];
        mild.into_iter().find(|action| actions.contains(action)).or_else(|| actions.first().copied())
    }
}

impl GodLucky {
    /// A seat's share before it is divided by everybody's.
    fn weight(&self, seat: Seat) -> f32 {
        let place = self.open.place(seat);
        let Some(god) = place.god else { return 1.0 };
        if place.mad {
            return 0.0;
        }
        let objects = f32::from(place.objects) * 0.25;
        let laid = f32::from(place.miracles) * 0.35;
        let left = match self.open.setup.cards.gods[usize::from(god)].side {
            Side::Good => 10 - place.corruption,
            Side::Evil => place.corruption - 1,
        };
        let safety = (f32::from(left) / 4.0).min(1.0);
        let skips = f32::from(place.skip) * 0.4;
        FAITH.powf(f32::from(place.faith.min(10)) + objects + laid - skips) * (0.4 + 0.6 * safety)
    }
}
