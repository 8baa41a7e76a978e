//! What positions were worth, fitted to how their games ended: a conditional logit (McFadden 1974), which with two teams is logistic
//! regression on the difference of what is looked at. By Newton's method, as the loss has one minimum; neurons beside it by another.

use table::{Rng, Trouble, promise_beside};

use super::network;
use super::play::Moment;

/// How much a weight is drawn to 0, as so many games would: what is hardly ever seen shall not weigh much.
const RIDGE: f64 = 1.0;
/// Steps of Newton's method; after few nothing changes any more.
const STEPS: usize = 12;
/// One game in so many is held out, to see what the fit is worth on games it has not seen.
const HELD_OUT: usize = 5;
/// Fewer games than so many a feature say nothing.
const GAMES_A_FEATURE: usize = 5;

/// A fit.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The weight of each feature, in log odds, fitted to all games, and the numbers of each neuron behind them.
    pub weights: Vec<f32>,
    /// How many moments were fitted to.
    pub moments: usize,
    /// The mean of -ln of what was guessed for what came, on games held out: of a fit to the others, and with neurons the best of three.
    pub loss: f64,
    /// The same, of the guess in force.
    pub loss_now: f64,
    /// The same, of who holds all teams for equal.
    pub loss_even: f64,
}

impl Fit {
    /// The fit to these moments of games, each of which has so many features a team, with so many neurons.
    pub(super) fn of(moments: &[Moment], features: usize, neurons: usize) -> Result<Self, Trouble> {
        let games = moments.iter().map(|moment| moment.game).collect::<std::collections::BTreeSet<_>>().len();
        let least = features * GAMES_A_FEATURE;
        if games < least {
            return Err(Trouble::say(
                format!("{games} partite sono poche per {features} pesi: ne servono almeno {least}"),
                format!("{games} games are too few for {features} weights: at least {least} are needed"),
            ));
        }
        let (held_out, others): (Vec<&Moment>, Vec<&Moment>) =
            moments.iter().partition(|moment| is_held_out(moment.game));
        let decays = if neurons == 0 { &[0.0][..] } else { &network::DECAYS };
        let tried = fitted(&others, features, neurons, decays);
        let mean = |chance: &dyn Fn(&Moment) -> Vec<f64>| {
            let loss = |moment: &&Moment| f64::from(moment.weight) * surprise(moment, &chance(moment));
            held_out.iter().map(loss).sum::<f64>()
                / held_out.iter().map(|moment| f64::from(moment.weight)).sum::<f64>().max(1e-9)
        };
        let even = |moment: &Moment| vec![1.0 / moment.got.len() as f64; moment.got.len()];
        let now = |moment: &Moment| moment.guessed.iter().map(|part| f64::from(*part)).collect();
        let losses = tried.iter().map(|tried| mean(&|moment| chances_beside(moment, tried, features)));
        let (loss, decay) = losses
            .zip(decays)
            .min_by(|one, other| one.0.total_cmp(&other.0))
            .map_or((0.0, 0.0), |(loss, decay)| (loss, *decay));
        let all = fitted(&moments.iter().collect::<Vec<_>>(), features, neurons, &[decay]);
        Ok(Fit {
            weights: all.concat().iter().map(|weight| *weight as f32).collect(),
            moments: moments.len(),
            loss,
            loss_now: mean(&now),
            loss_even: mean(&even),
        })
    }
}

/// By a draw of its own: counted off, it could always be games of the same setup.
fn is_held_out(game: u64) -> bool {
    Rng::new(game).below(HELD_OUT) == 0
}

fn surprise(moment: &Moment, chances: &[f64]) -> f64 {
    let parts = moment.got.iter().zip(chances);
    parts.map(|(got, chance)| -f64::from(*got) * chance.max(1e-6).ln()).sum()
}

/// The chance of each team by the weighted sum alone.
fn chances(moment: &Moment, weights: &[f64]) -> Vec<f64> {
    let promise =
        |looks: &[f32]| looks.iter().zip(weights).map(|(look, weight)| f64::from(*look) * weight).sum();
    parts(moment.looks.chunks(weights.len()).map(promise).collect())
}

/// The same with the neurons behind the weights, as a game sees it.
fn chances_beside(moment: &Moment, weights: &[f64], features: usize) -> Vec<f64> {
    let weights: Vec<f32> = weights.iter().map(|weight| *weight as f32).collect();
    let teams: Vec<&[f32]> = moment.looks.chunks(features).collect();
    let promise = |at: usize| {
        let mut others = vec![0.0; features];
        for (_, team) in teams.iter().enumerate().filter(|(other, _)| *other != at) {
            others.iter_mut().zip(*team).for_each(|(sum, look)| *sum += look);
        }
        f64::from(promise_beside(teams[at], &others, &weights))
    };
    parts((0..teams.len()).map(promise).collect())
}

fn parts(promises: Vec<f64>) -> Vec<f64> {
    let most = promises.iter().copied().fold(f64::MIN, f64::max);
    let parts: Vec<f64> = promises.iter().map(|promise| (promise - most).exp()).collect();
    let sum: f64 = parts.iter().sum();
    parts.into_iter().map(|part| part / sum).collect()
}

/// The fit for each of these ways to draw the weights of neurons to 0.
fn fitted(moments: &[&Moment], features: usize, neurons: usize, decays: &[f32]) -> Vec<Vec<f64>> {
    let widths = spread(moments, features);
    let linear = weights(moments, features, &widths);
    let fit = |decay: &f32| match neurons {
        0 => linear.clone(),
        _ => network::trained(moments, &linear, &widths, neurons, *decay),
    };
    decays.iter().map(fit).collect()
}

fn weights(moments: &[&Moment], features: usize, scale: &[f64]) -> Vec<f64> {
    let mut weights = vec![0.0; features];
    for _ in 0..STEPS {
        let (mut slope, mut bend) = slope_and_bend(moments, &weights);
        for (at, scale) in scale.iter().enumerate() {
            // A weight is drawn to 0 by what it does, whatever unit its feature is counted in.
            slope[at] += RIDGE * scale * scale * weights[at];
            bend[at][at] += RIDGE * scale * scale + 1e-9;
        }
        let step = solved(bend, slope);
        weights.iter_mut().zip(&step).for_each(|(weight, step)| *weight -= step);
    }
    weights
}

/// How much each feature differs between teams, as the root of the mean square.
fn spread(moments: &[&Moment], features: usize) -> Vec<f64> {
    let (mut squares, mut all) = (vec![0.0; features], 0.0);
    for moment in moments {
        let (teams, weight) = (moment.got.len() as f64, f64::from(moment.weight));
        for (at, square) in squares.iter_mut().enumerate() {
            let of = || moment.looks.iter().skip(at).step_by(features).map(|look| f64::from(*look));
            let mean = of().sum::<f64>() / teams;
            *square += weight * of().map(|look| (look - mean).powi(2)).sum::<f64>();
        }
        all += weight;
    }
    squares.into_iter().map(|square: f64| (square / f64::max(all, 1e-9)).sqrt()).collect()
}

/// The first and second derivatives of the loss.
fn slope_and_bend(moments: &[&Moment], weights: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = weights.len();
    let (mut slope, mut bend) = (vec![0.0; n], vec![vec![0.0; n]; n]);
    for moment in moments {
        let (chances, weight) = (chances(moment, weights), f64::from(moment.weight));
        let mut mean = vec![0.0; n];
        for (looks, chance) in moment.looks.chunks(n).zip(&chances) {
            mean.iter_mut().zip(looks).for_each(|(mean, look)| *mean += chance * f64::from(*look));
        }
        for ((looks, chance), aim) in moment.looks.chunks(n).zip(&chances).zip(&moment.aim) {
            let apart: Vec<f64> =
                looks.iter().zip(&mean).map(|(look, mean)| f64::from(*look) - mean).collect();
            for (at, one) in apart.iter().enumerate().filter(|(_, one)| **one != 0.0) {
                slope[at] += weight * (chance - f64::from(*aim)) * one;
                let row = bend[at][..=at].iter_mut().zip(&apart);
                row.for_each(|(bend, other)| *bend += weight * chance * one * other);
            }
        }
    }
    (slope, bend)
}

/// The solution of a positive definite system of which the lower half is given (Cholesky).
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for row in 0..n {
        for column in 0..=row {
            let done: f64 = (0..column).map(|k| matrix[row][k] * matrix[column][k]).sum();
            let left = matrix[row][column] - done;
            matrix[row][column] =
                if row == column { left.max(1e-12).sqrt() } else { left / matrix[column][column] };
        }
    }
    for row in 0..n {
        let done: f64 = (0..row).map(|k| matrix[row][k] * right[k]).sum();
        right[row] = (right[row] - done) / matrix[row][row];
    }
    for row in (0..n).rev() {
        let done: f64 = (row + 1..n).map(|k| matrix[k][row] * right[k]).sum();
        right[row] = (right[row] - done) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of three teams, of which each wins as the weights say; a moment each.
    fn games(count: u64, weights: [f64; 2]) -> Vec<Moment> {
        let mut rng = Rng::new(7);
        let played = (0..count).map(|game| {
            let looks: Vec<f32> = (0..6).map(|_| 4.0 * rng.share() - 2.0).collect();
            let mut moment = Moment {
                game,
                weight: 1.0,
                looks,
                aim: Vec::new(),
                got: vec![0.0; 3],
                guessed: vec![1.0 / 3.0; 3],
            };
            let mut ticket = f64::from(rng.share());
            let chances = chances(&moment, &weights);
            let winner = chances.iter().position(|chance| {
                ticket -= chance;
                ticket < 0.0
            });
            moment.got[winner.unwrap_or(0)] = 1.0;
            moment.aim.clone_from(&moment.got);
            moment
        });
        played.collect()
    }

    #[test]
    fn what_is_fitted_to_is_the_aim_and_what_is_judged_is_the_result() {
        let mut games = games(2_000, [1.0, -0.5]);
        games.iter_mut().for_each(|moment| moment.aim = vec![1.0 / 3.0; 3]);
        let fit = Fit::of(&games, 2, 0).unwrap();
        assert!(fit.weights.iter().all(|weight| weight.abs() < 1e-3), "{fit:?}");
        assert!((fit.loss - fit.loss_even).abs() < 1e-3, "{fit:?}");
    }

    #[test]
    fn weights_that_made_the_results_are_found_again() {
        let fit = Fit::of(&games(20_000, [1.0, -0.5]), 2, 0).unwrap();
        assert!((fit.weights[0] - 1.0).abs() < 0.04 && (fit.weights[1] + 0.5).abs() < 0.04, "{fit:?}");
        assert!(fit.loss < fit.loss_even - 0.1 && (fit.loss_now - fit.loss_even).abs() < 1e-6, "{fit:?}");
    }

    #[test]
    fn what_says_nothing_weighs_nothing_and_few_games_are_refused() {
        let fit = Fit::of(&games(2_000, [0.0, 0.0]), 2, 0).unwrap();
        assert!(fit.weights.iter().all(|weight| weight.abs() < 0.06), "{fit:?}");
        let why = Fit::of(&games(9, [0.0, 0.0]), 2, 0).unwrap_err().to_string();
        assert!(why.contains("9 games are too few for 2 weights: at least 10 are needed"), "{why}");
    }
}
