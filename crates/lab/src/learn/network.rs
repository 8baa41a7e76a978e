//! Neurons beside a weighted sum, fitted to the same results: by small steps against the slope, each weight at a pace of its own (Adam,
//! Kingma and Ba 2015). They begin beside the weighted sum that fits best, with neurons that hardly count yet.

use table::Rng;

use super::play::Moment;

/// All moments are gone through so often.
const ROUNDS: usize = 24;
/// So many moments make a step.
const BATCH: usize = 512;
/// How long the first steps are; they shorten to nought.
const PACE: f32 = 0.002;
/// How slowly the means of slopes and of their squares follow.
const FOLLOW: [f32; 2] = [0.9, 0.999];
/// How much a weight is drawn to 0: the less, the more is seen of each card. Games held out say which is best.
pub(super) const DECAYS: [f32; 3] = [1e-3, 3e-3, 1e-2];
/// Within which bounds neurons weigh a feature at first, by the root of how many there are, and what they count for.
const FIRST: [f32; 2] = [0.8, 0.15];

/// The linear weights changed, and the numbers of so many neurons behind them; `widths` says how much each feature differs between teams.
pub(super) fn trained(
    moments: &[&Moment],
    linear: &[f64],
    widths: &[f64],
    neurons: usize,
    decay: f32,
) -> Vec<f64> {
    let seen: Vec<Seen> = moments.iter().map(|moment| Seen::of(moment, widths)).collect();
    let mean = seen.iter().map(|seen| seen.weight).sum::<f32>() / seen.len().max(1) as f32;
    let mut net = Net::new(linear, widths, neurons);
    let mut rng = Rng::new(neurons as u64);
    let mut order: Vec<usize> = (0..seen.len()).collect();
    let (steps, mut step) = (ROUNDS * seen.len().div_ceil(BATCH), 0);
    for _ in 0..ROUNDS {
        rng.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            let mut slope: Vec<f32> = net.weights.iter().map(|weight| decay * weight).collect();
            for at in batch {
                let seen = &seen[*at];
                net.add_slope(seen, seen.weight / mean / batch.len() as f32, &mut slope);
            }
            net.go(&slope, PACE * (1.0 - step as f32 / steps as f32), step);
            step += 1;
        }
    }
    net.told(widths)
}

/// A moment, its features in widths, those that are nought left out.
struct Seen<'a> {
    weight: f32,
    aim: &'a [f32],
    teams: Vec<Vec<(usize, f32)>>,
}

impl<'a> Seen<'a> {
    fn of(moment: &'a Moment, widths: &[f64]) -> Self {
        let team = |looks: &[f32]| {
            let wide = looks
                .iter()
                .zip(widths)
                .enumerate()
                .filter(|(_, (look, width))| **look != 0.0 && **width > 0.0);
            wide.map(|(at, (look, width))| (at, look / *width as f32)).collect()
        };
        Seen {
            weight: moment.weight,
            aim: &moment.aim,
            teams: moment.looks.chunks(widths.len()).map(team).collect(),
        }
    }
}

/// The weights: for each feature its own, then what it adds to each neuron of its team, then to each of the others'. Behind them
/// what each neuron starts from, and what it counts for.
struct Net {
    neurons: usize,
    features: usize,
    weights: Vec<f32>,
    /// The means of the slopes and of their squares.
    means: [Vec<f32>; 2],
}

/// What the net says of a moment: for each team how high each neuron is, and its chance.
struct Said {
    heights: Vec<Vec<f32>>,
    chances: Vec<f32>,
}

impl Net {
    fn new(linear: &[f64], widths: &[f64], neurons: usize) -> Self {
        let (mut rng, features) = (Rng::new(1), linear.len());
        let mut drawn = |bound: f32| bound * (2.0 * rng.share() - 1.0);
        let alive = widths.iter().filter(|width| **width > 0.0).count().max(1) as f32;
        let mut weights = Vec::new();
        for (weight, width) in linear.iter().zip(widths) {
            weights.push((weight * width) as f32);
            let bound = if *width > 0.0 { FIRST[0] / alive.sqrt() } else { 0.0 };
            weights.extend((0..2 * neurons).map(|_| drawn(bound)));
        }
        weights.extend((0..neurons).map(|_| 0.0));
        weights.extend((0..neurons).map(|_| drawn(FIRST[1])));
        let means = [vec![0.0; weights.len()], vec![0.0; weights.len()]];
        Net { neurons, features, weights, means }
    }

    fn row(&self, feature: usize) -> std::ops::Range<usize> {
        let wide = 1 + 2 * self.neurons;
        feature * wide..(feature + 1) * wide
    }

    /// Where the neurons' starts are, and then what they count for.
    fn tail(&self) -> [usize; 2] {
        let starts = self.row(self.features).start;
        [starts, starts + self.neurons]
    }

    fn says(&self, seen: &Seen<'_>) -> Said {
        let (n, [starts, counts]) = (self.neurons, self.tail());
        let sums: Vec<Vec<f32>> = seen.teams.iter().map(|team| self.sums(team)).collect();
        let mut promises = Vec::with_capacity(sums.len());
        let mut heights = Vec::with_capacity(sums.len());
        for (at, own) in sums.iter().enumerate() {
            let mut high = self.weights[starts..counts].to_vec();
            high.iter_mut().zip(&own[1..]).for_each(|(high, add)| *high += add);
            for (_, other) in sums.iter().enumerate().filter(|(other, _)| *other != at) {
                high.iter_mut().zip(&other[1 + n..]).for_each(|(high, add)| *high += add);
            }
            high.iter_mut().for_each(|high| *high = high.max(0.0));
            promises.push(own[0] + table::promise(&high, &self.weights[counts..]));
            heights.push(high);
        }
        let most = promises.iter().copied().fold(f32::MIN, f32::max);
        let parts: Vec<f32> = promises.iter().map(|promise| (promise - most).exp()).collect();
        let sum: f32 = parts.iter().sum();
        Said { heights, chances: parts.into_iter().map(|part| part / sum).collect() }
    }

    /// The weighted sum of a team, and what it adds to its own neurons and to the others'.
    fn sums(&self, team: &[(usize, f32)]) -> Vec<f32> {
        let mut sums = vec![0.0; 1 + 2 * self.neurons];
        for (feature, look) in team {
            let row = &self.weights[self.row(*feature)];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += look * weight);
        }
        sums
    }

    fn add_slope(&self, seen: &Seen<'_>, weight: f32, slope: &mut [f32]) {
        let (n, [starts, counts]) = (self.neurons, self.tail());
        let said = self.says(seen);
        // For each team what its promise is off by, and its neurons by that.
        let mut off = Vec::with_capacity(seen.teams.len());
        for ((chance, aim), heights) in said.chances.iter().zip(seen.aim).zip(&said.heights) {
            let wrong = weight * (chance - aim);
            let mut row = vec![0.0; 1 + 2 * n];
            row[0] = wrong;
            for (neuron, height) in heights.iter().enumerate().filter(|(_, height)| **height > 0.0) {
                slope[counts + neuron] += wrong * height;
                row[1 + neuron] = wrong * self.weights[counts + neuron];
                slope[starts + neuron] += row[1 + neuron];
            }
            off.push(row);
        }
        for (at, team) in seen.teams.iter().enumerate() {
            let mut row = off[at].clone();
            for (_, other) in off.iter().enumerate().filter(|(other, _)| *other != at) {
                row[1 + n..].iter_mut().zip(&other[1..=n]).for_each(|(row, other)| *row += other);
            }
            for (feature, look) in team {
                let slope = &mut slope[self.row(*feature)];
                slope.iter_mut().zip(&row).for_each(|(slope, row)| *slope += look * row);
            }
        }
    }

    fn go(&mut self, slope: &[f32], pace: f32, step: usize) {
        let [first, second] = FOLLOW.map(|follow| 1.0 - follow.powi(step as i32 + 1));
        let [means, squares] = &mut self.means;
        let all = self.weights.iter_mut().zip(slope).zip(means.iter_mut().zip(squares));
        for ((weight, slope), (mean, square)) in all {
            *mean = FOLLOW[0] * *mean + (1.0 - FOLLOW[0]) * slope;
            *square = FOLLOW[1] * *square + (1.0 - FOLLOW[1]) * slope * slope;
            *weight -= pace * (*mean / first) / ((*square / second).sqrt() + 1e-8);
        }
    }

    /// As files hold it, features in their own units: the weights, then for each neuron what it counts, its start, its team's features,
    /// and the others'.
    fn told(&self, widths: &[f64]) -> Vec<f64> {
        let [starts, counts] = self.tail();
        let told = |at: usize| {
            let weights =
                widths.iter().enumerate().map(move |(feature, width)| (self.row(feature).start + at, *width));
            weights.map(|(at, width)| if width > 0.0 { f64::from(self.weights[at]) / width } else { 0.0 })
        };
        let mut all: Vec<f64> = told(0).collect();
        for neuron in 0..self.neurons {
            all.extend([counts, starts].map(|first| f64::from(self.weights[first + neuron])));
            all.extend(told(1 + neuron).chain(told(1 + self.neurons + neuron)));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::super::fit::Fit;
    use super::*;

    /// Games of three teams, of which the one whose two features go best together wins: no weighted sum sees which.
    fn games(count: u64) -> Vec<Moment> {
        let mut rng = Rng::new(11);
        let played = (0..count).map(|game| {
            let looks: Vec<f32> =
                (0..9).map(|at| if at % 3 == 2 { 0.0 } else { 2.0 * rng.share() - 1.0 }).collect();
            let worth: Vec<f32> = looks.chunks(3).map(|team| team[0] * team[1]).collect();
            let winner = (0..3).fold(0, |best, at| if worth[at] > worth[best] { at } else { best });
            let got: Vec<f32> = (0..3).map(|at| f32::from(u8::from(at == winner))).collect();
            Moment { game, weight: 1.0, looks, aim: got.clone(), got, guessed: vec![1.0 / 3.0; 3] }
        });
        played.collect()
    }

    #[test]
    fn neurons_see_what_goes_together_and_say_nothing_of_what_is_never_seen() {
        let games = games(12_000);
        let [alone, beside] = [0, 6].map(|neurons| Fit::of(&games, 3, neurons).unwrap());
        assert!(alone.loss > alone.loss_even - 0.02, "{} of {}", alone.loss, alone.loss_even);
        assert!(beside.loss < alone.loss_even - 0.3, "{} of {}", beside.loss, beside.loss_even);
        assert_eq!((alone.weights.len(), beside.weights.len()), (3, 3 + 6 * (2 + 2 * 3)));
        let never = beside.weights[3..].chunks(8).map(|neuron| [neuron[4], neuron[7]]);
        assert!(never.clone().all(|weights| weights == [0.0, 0.0]) && beside.weights[2] == 0.0);
        assert_eq!(Fit::of(&games, 3, 6).unwrap().weights, beside.weights);
    }
}
