//! Which of two guesses plays better: games in pairs on the same seeds, seats exchanged.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use search::{Bot, Budget, Mcts};
use table::{Learned, Rng, Rung, Seat, Seats, Trouble};

use super::play::{game, result, setups, teams};
use super::{Lesson, Progress};
use crate::crew::many;

/// The test ends when it is this sure, in logarithms of the likelihoods: both errors at 5 %.
const SURE: f64 = 2.944_439;
/// What 'stronger' means beside 'equal': this share of what the two win together, 35 Elo.
const STRONGER: f64 = 0.55;
/// So many pairs are played before it is asked again whether that is enough.
const BATCH: u64 = 20;

/// What was found.
#[derive(Clone, Debug)]
pub struct Pairs {
    /// The share of the first in each pair of games, from 0 to 1.
    pub shares: Vec<f64>,
    /// What the test says.
    pub decided: Decided,
    /// A question took the first so many times as long as the second.
    pub time: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// The first is stronger.
    Stronger,
    /// It is not.
    No,
    /// The games were too few to tell.
    Open,
}

impl Pairs {
    /// The mean share of the first, and half the width of its 95 percent interval.
    pub fn share(&self) -> (f64, f64) {
        let n = self.shares.len() as f64;
        let mean = self.shares.iter().sum::<f64>() / n.max(1.0);
        (mean, 1.959_964 * (variance(&self.shares, mean) / n.max(1.0)).sqrt())
    }
}

/// A share as a difference of Elo, kept within 1,000.
pub fn elo(share: f64) -> f64 {
    let kept = share.clamp(0.003, 0.997);
    400.0 * (kept / (1.0 - kept)).log10()
}

fn variance(shares: &[f64], mean: f64) -> f64 {
    shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (shares.len() as f64 - 1.0).max(1.0)
}

/// Wald's sequential test on the mean of pairs, by the normal approximation.
fn decides(shares: &[f64]) -> Decided {
    let n = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / n;
    // Few pairs may by chance be all alike.
    let spread = variance(shares, mean).max(0.01);
    let ratio = n * (STRONGER - 0.5) * (mean - (STRONGER + 0.5) / 2.0) / spread;
    match ratio {
        ratio if ratio >= SURE => Decided::Stronger,
        ratio if ratio <= -SURE => Decided::No,
        _ => Decided::Open,
    }
}

/// Two games a pair: every other team trusts the first guess, then the others do.
pub(super) fn played<G: Learned>(
    lesson: &Lesson,
    rungs: [Rung; 2],
    progress: Progress<'_>,
) -> Result<Pairs, Trouble> {
    let setups = setups::<G>(lesson)?;
    if setups.iter().any(|setup| teams(setup).len() < 2) {
        return Err(Trouble::say(
            "con questo assetto non gioca nessuno contro qualcun altro",
            "with this setup nobody plays against anybody else",
        ));
    }
    let bots = rungs.map(|rung| Mcts { rung, ..Mcts::default() });
    let budget = Budget::Iterations(lesson.iterations);
    let spent = [0, 1].map(|_| Spent::default());
    let pair = |nth: u64| {
        let setup = &setups[(nth % setups.len() as u64) as usize];
        let teams = teams(setup);
        let mut share = 0.0;
        for turned in 0..2 {
            let ask = |view: &G::View, seat: Seat, rng: &mut Rng| {
                let who = (team_of(&teams, seat) + turned) % 2;
                spent[who].on(|| Bot::<G>::choose(&bots[who], view, seat, budget, rng))
            };
            let end = game::<G>(setup, lesson.seed.wrapping_add(nth), ask, |_| {})?;
            let got = result(&end, &teams).unwrap_or_default();
            let own = got.iter().enumerate().filter(|(team, _)| (team + turned) % 2 == 0);
            share += own.map(|(_, part)| f64::from(*part)).sum::<f64>() / 2.0;
        }
        Ok(share)
    };
    let most = lesson.games / 2;
    let (mut shares, mut decided) = (Vec::new(), Decided::Open);
    while (lesson.whole || decided == Decided::Open) && (shares.len() as u64) < most {
        let done = shares.len() as u64;
        let told = |pairs: u64| progress(2 * (done + pairs));
        let batch: Result<Vec<f64>, Trouble> =
            many(BATCH.min(most - done), &told, |nth| pair(done + nth)).into_iter().collect();
        shares.extend(batch?);
        decided = decides(&shares);
    }
    Ok(Pairs { shares, decided, time: spent[0].mean() / spent[1].mean().max(1.0) })
}

fn team_of(teams: &[Seats], seat: Seat) -> usize {
    teams.iter().position(|team| team.has(seat)).unwrap_or(0)
}

/// How long a bot thought. Both think on the same busy machine, so that the proportion says something.
#[derive(Default)]
struct Spent {
    nanos: AtomicU64,
    questions: AtomicU64,
}

impl Spent {
    fn on<T>(&self, think: impl FnOnce() -> T) -> T {
        let begun = Instant::now();
        let thought = think();
        self.nanos.fetch_add(begun.elapsed().as_nanos() as u64, Ordering::Relaxed);
        self.questions.fetch_add(1, Ordering::Relaxed);
        thought
    }

    fn mean(&self) -> f64 {
        self.nanos.load(Ordering::Relaxed) as f64 / self.questions.load(Ordering::Relaxed).max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_test_is_sure_only_where_games_say_so() {
        let mixed = |wins: usize, of: usize| -> Vec<f64> {
            (0..of).map(|nth| if nth < wins { 1.0 } else { 0.0 }).collect()
        };
        assert_eq!(decides(&mixed(140, 200)), Decided::Stronger);
        assert_eq!(decides(&mixed(80, 200)), Decided::No);
        assert_eq!(decides(&mixed(11, 20)), Decided::Open);
        assert_eq!(decides(&[0.5; 40]), Decided::No, "pairs that are all drawn show no strength");
    }

    #[test]
    fn a_share_has_its_interval_and_its_elo() {
        let pairs =
            Pairs { shares: [vec![1.0; 50], vec![0.5; 50]].concat(), decided: Decided::Stronger, time: 1.0 };
        let (mean, half) = pairs.share();
        assert!(mean == 0.75 && (half - 0.0492).abs() < 1e-3, "{mean} {half}");
        assert!((elo(0.75) - 190.8).abs() < 0.1 && elo(0.5) == 0.0 && elo(1.0) < 1010.0);
    }
}
