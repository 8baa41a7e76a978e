//! Opinions about positions. The rules know nothing of them.

mod features;
mod first;

use std::sync::LazyLock;

use table::{Estimate, Learned, MAX_SEATS, Rng, Rung, Scores, Seat, Subject, Weights, promises, shares};

use self::features::Features;
use crate::{Action, GodLucky, View};

impl Estimate for GodLucky {
    fn guess(&self) -> [f32; MAX_SEATS] {
        self.guess_of(Rung::Now)
    }

    fn guess_of(&self, rung: Rung) -> [f32; MAX_SEATS] {
        let weights = match rung {
            Rung::First => return self.first_guess(),
            by => by.weights(Subject::Positions, LEARNED.as_slice()),
        };
        let looks = |seat| self.features(Seat::new(seat as u8)).list();
        shares(promises(self.open.seats(), looks, weights), self.open.seats())
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        for seat in scores.winners.iter() {
            worth[seat.index()] = 1.0;
        }
        worth
    }

    const HORIZON: u32 = 8;
    const THOROUGH: bool = true;

    /// The guess holds all gods alike, so that a search would always take the same one [2.2]: they are drawn. Among equal bots
    /// every god then comes to every seat.
    fn advice(_: &View, actions: &[Action], rng: &mut Rng) -> Option<Vec<Action>> {
        let choosing = matches!(actions, [Action::God(_), ..]);
        if choosing { rng.pick(actions).map(|god| vec![god]) } else { None }
    }

    fn advice_of(rung: Rung, view: &View, actions: &[Action], rng: &mut Rng) -> Option<Vec<Action>> {
        // The first bot searched here, too, and took the same gods every evening.
        if rung == Rung::First { None } else { Self::advice(view, actions, rng) }
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.open.turns)
    }

    fn safest(_: &View, actions: &[Action]) -> Option<Action> {
        let mild = [Action::Pass, Action::Roll, Action::Step, Action::Resolve];
        mild.into_iter().find(|action| actions.contains(action)).or_else(|| actions.first().copied())
    }
}

impl Learned for GodLucky {
    const ID: &'static str = "godlucky";
    const FEATURES: &'static [&'static str] = Features::NAMES;

    fn look(&self, _: Subject, seat: Seat, out: &mut [f32]) {
        out.copy_from_slice(&self.features(seat).list());
    }

    fn is_telling(&self, _: Subject) -> bool {
        self.open.turns > 0
    }
}

/// What each feature is worth in log odds: learned from play.
static LEARNED: LazyLock<[f32; Features::COUNT]> =
    LazyLock::new(|| Weights::built_in(GodLucky::ID, Features::NAMES, include_str!("../guess.txt")));
