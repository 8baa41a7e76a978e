//! Opinions about positions. The rules know nothing of them.

mod features;
mod first;
mod printed;

use std::sync::LazyLock;

use table::{Estimate, Learned, MAX_SEATS, Rung, Scores, Seat, Subject, Weights, shares};

use crate::{Action, Sancta, View};

impl Estimate for Sancta {
    fn guess(&self) -> [f32; MAX_SEATS] {
        self.guess_of(Rung::Now)
    }

    fn guess_of(&self, rung: Rung) -> [f32; MAX_SEATS] {
        let seats = self.open.seats();
        let weights = match rung {
            Rung::By(Subject::Positions, weights) => Some(weights),
            Rung::First => None,
            _ if seats == 2 => Some(OF_TWO.as_slice()),
            _ => Some(OF_MORE.as_slice()),
        };
        let Some(weights) = weights else {
            let mut firsts = [0.0; MAX_SEATS];
            Seat::all(seats).for_each(|seat| firsts[seat.index()] = self.first_promise(seat));
            return shares(firsts, seats);
        };
        shares(self.promises(weights), seats)
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

/// What each feature is worth in log odds, and the neurons behind them: learned from play.
type Worth = LazyLock<Vec<f32>>;

/// Where two sit.
static OF_TWO: Worth = LazyLock::new(|| learned(include_str!("../guess.txt")));

/// Where more do.
static OF_MORE: Worth = LazyLock::new(|| learned(include_str!("../guess-more.txt")));

fn learned(text: &'static str) -> Vec<f32> {
    Weights::with_neurons(Sancta::ID, printed::NAMES, text)
}

impl Learned for Sancta {
    const ID: &'static str = "sancta";
    const FEATURES: &'static [&'static str] = printed::NAMES;

    fn look(&self, _: Subject, seat: Seat, out: &mut [f32]) {
        self.looks(seat, out);
    }

    fn is_telling(&self, _: Subject) -> bool {
        self.open.turns > 0
    }
}
