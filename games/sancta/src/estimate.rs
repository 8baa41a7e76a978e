//! Opinions about positions. The rules know nothing of them.

mod features;
mod first;

use std::sync::LazyLock;

use table::{Estimate, Learned, MAX_SEATS, Rung, Scores, Seat, Weights, promise, shares};

use self::features::Features;
use crate::{Action, Sancta, View};

impl Estimate for Sancta {
    fn guess(&self) -> [f32; MAX_SEATS] {
        self.guess_of(Rung::Now)
    }

    fn guess_of(&self, rung: Rung) -> [f32; MAX_SEATS] {
        let mut promises = [0.0; MAX_SEATS];
        for seat in Seat::all(self.open.seats()) {
            promises[seat.index()] = match rung {
                Rung::First => self.first_promise(seat),
                Rung::Now => promise(&self.features(seat).list(), LEARNED.as_slice()),
                Rung::By(weights) => promise(&self.features(seat).list(), weights),
            };
        }
        shares(promises, self.open.seats())
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        let most = scores.points().iter().max();
        let best: Vec<Seat> = match scores.winners.is_empty() {
            false => scores.winners.iter().collect(),
            true => Seat::all(self.open.seats())
                .filter(|seat| scores.points().get(seat.index()) == most)
                .collect(),
        };
        for seat in &best {
            worth[seat.index()] = 1.0 / best.len() as f32;
        }
        worth
    }

    // Judged at once: rollouts of random answers were beaten 135 to 65 by the bare guess, at 300 playouts each.
    const HORIZON: u32 = 0;

    fn arranges(&self, action: &Action) -> bool {
        matches!(action, Action::Swap(..))
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.open.turns)
    }

    fn safest(_: &View, actions: &[Action]) -> Option<Action> {
        let mild = [Action::Pass, Action::End];
        mild.into_iter().find(|action| actions.contains(action)).or_else(|| actions.first().copied())
    }
}

impl Learned for Sancta {
    const ID: &'static str = "sancta";
    const FEATURES: &'static [&'static str] = Features::NAMES;

    fn look(&self, seat: Seat, out: &mut [f32]) {
        out.copy_from_slice(&self.features(seat).list());
    }

    fn is_telling(&self) -> bool {
        self.open.turns > 0
    }
}

/// What each feature is worth in log odds: learned from play.
static LEARNED: LazyLock<[f32; Features::COUNT]> =
    LazyLock::new(|| Weights::built_in::<Sancta, { Features::COUNT }>(include_str!("../guess.txt")));
