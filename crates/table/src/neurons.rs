//! What rectified neurons add to a weighted sum of features: each sees how things of one's own and of the others' go together, and is
//! silent below a bound. With all of them a guess is a network of one hidden layer (Tesauro 1992 played backgammon by such a one).
//!
//! Weights lie in one list: one for each feature, then the numbers of each neuron.

use arrayvec::ArrayVec;

use crate::{MAX_SEATS, promise};

/// The numbers of a neuron.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Neuron<'a> {
    /// What it adds to the promise, in log odds, for each whole by which it is above 0.
    pub counts: f32,
    /// What it starts from.
    pub bias: f32,
    /// What each feature of one's own team adds to it.
    pub own: &'a [f32],
    /// What each feature of the other teams, added up, adds to it.
    pub others: &'a [f32],
}

impl<'a> Neuron<'a> {
    /// A guess has at most so many: each is asked about every position that a search judges.
    pub const MOST: usize = 32;

    /// How many numbers a neuron has where there are so many features.
    pub const fn numbers(features: usize) -> usize {
        2 + 2 * features
    }

    /// The neurons behind the weights of so many features.
    pub fn all(weights: &'a [f32], features: usize) -> impl Iterator<Item = Neuron<'a>> {
        let numbers = weights.get(features..).unwrap_or_default().chunks_exact(Neuron::numbers(features));
        numbers.map(move |numbers| {
            let (head, looks) = numbers.split_at(2);
            let (own, others) = looks.split_at(features);
            Neuron { counts: head[0], bias: head[1], own, others }
        })
    }

    /// How far it is above 0.
    #[inline]
    pub fn height(&self, own: &[f32], others: &[f32]) -> f32 {
        (self.bias + promise(own, self.own) + promise(others, self.others)).max(0.0)
    }
}

/// A team's promise by its own features and those of the others, added up: the weighted sum and what each neuron adds.
pub fn promise_beside(own: &[f32], others: &[f32], weights: &[f32]) -> f32 {
    let neurons = Neuron::all(weights, own.len()).map(|neuron| neuron.counts * neuron.height(own, others));
    promise(own, weights) + neurons.sum::<f32>()
}

/// What is promised to each of so many teams by the features of all: the weighted sum, and what each neuron adds where there are any.
#[inline]
pub fn promises<const N: usize>(
    teams: usize,
    looks: impl Fn(usize) -> [f32; N],
    weights: &[f32],
) -> [f32; MAX_SEATS] {
    let mut promises = [0.0; MAX_SEATS];
    if weights.len() <= N {
        promises[..teams]
            .iter_mut()
            .enumerate()
            .for_each(|(team, sum)| *sum = promise(&looks(team), weights));
        return promises;
    }
    let looks: [[f32; N]; MAX_SEATS] =
        std::array::from_fn(|team| if team < teams { looks(team) } else { [0.0; N] });
    let all: [f32; N] = std::array::from_fn(|at| looks.iter().map(|looks| looks[at]).sum());
    for (own, promise) in looks.iter().zip(&mut promises[..teams]) {
        let others: [f32; N] = std::array::from_fn(|at| all[at] - own[at]);
        *promise = promise_beside(own, &others, weights);
    }
    promises
}

/// What things come to that are looked at: their weighted sum, and what they add to the neurons of one's own team and of the others.
#[derive(Clone, Copy, Debug)]
pub struct Sum {
    weight: f32,
    /// For each neuron that is asked what is added to it, then for each the same where it is of another team.
    neurons: [f32; 2 * Neuron::MOST],
}

impl Sum {
    /// Nothing.
    pub const NONE: Sum = Sum { weight: 0.0, neurons: [0.0; 2 * Neuron::MOST] };
}

/// Weights and neurons ready to be asked at every position that a search judges: for each feature what it adds. What is known of things
/// beforehand, as of a card what is printed on it, is added up once.
#[derive(Clone, Debug)]
pub struct Network {
    rows: Vec<Sum>,
    bias: [f32; Neuron::MOST],
    counts: [f32; Neuron::MOST],
    /// So many neurons are asked, in whole eights, as processors like it; those that are not there say nothing.
    wide: usize,
}

impl Network {
    /// Of so many features; one without a weight adds nothing.
    #[must_use]
    pub fn of(weights: &[f32], features: usize) -> Self {
        let wide = Neuron::all(weights, features).count().next_multiple_of(8).min(Neuron::MOST);
        let row = |at: usize| {
            let mut sum = Sum { weight: weights.get(at).copied().unwrap_or_default(), ..Sum::NONE };
            for (nth, neuron) in Neuron::all(weights, features).enumerate() {
                (sum.neurons[nth], sum.neurons[wide + nth]) = (neuron.own[at], neuron.others[at]);
            }
            sum
        };
        let (mut bias, mut counts) = ([0.0; Neuron::MOST], [0.0; Neuron::MOST]);
        for (nth, neuron) in Neuron::all(weights, features).enumerate() {
            (bias[nth], counts[nth]) = (neuron.bias, neuron.counts);
        }
        Network { rows: (0..features).map(row).collect(), bias, counts, wide }
    }

    /// Adds features, from the first on, to what there is.
    #[inline]
    pub fn add_looks(&self, to: &mut Sum, looks: &[f32]) {
        self.add_each(to, &self.rows, looks);
    }

    /// What features come to, of which the first has this number.
    #[must_use]
    pub fn sum(&self, first: usize, looks: &[f32]) -> Sum {
        let mut sum = Sum::NONE;
        self.add_each(&mut sum, &self.rows[first..], looks);
        sum
    }

    #[inline]
    fn add_each(&self, to: &mut Sum, rows: &[Sum], looks: &[f32]) {
        let told = rows.iter().zip(looks).filter(|(_, look)| **look != 0.0);
        told.for_each(|(row, look)| self.add(to, row, *look));
    }

    /// Adds what other things come to, so many times.
    #[inline]
    pub fn add(&self, to: &mut Sum, other: &Sum, times: f32) {
        to.weight += times * other.weight;
        let (to, other) = (&mut to.neurons[..2 * self.wide], &other.neurons[..2 * self.wide]);
        to.iter_mut().zip(other).for_each(|(sum, add)| *sum += times * add);
    }

    /// What is promised to each of so many teams by its own things, which `put` adds up, and by those of the others.
    #[inline]
    #[must_use]
    pub fn promises(&self, teams: usize, put: impl Fn(usize, &mut Sum)) -> [f32; MAX_SEATS] {
        let mut sums = ArrayVec::<Sum, MAX_SEATS>::new();
        for team in 0..teams {
            sums.push(Sum::NONE);
            put(team, &mut sums[team]);
        }
        let mut promises = [0.0; MAX_SEATS];
        for (at, (team, promise)) in sums.iter().zip(&mut promises).enumerate() {
            let mut others = Sum::NONE;
            let each = sums.iter().enumerate().filter(|(other, _)| *other != at);
            each.for_each(|(_, other)| self.add(&mut others, other, 1.0));
            *promise = team.weight;
            for nth in 0..self.wide {
                let height = self.bias[nth] + team.neurons[nth] + others.neurons[self.wide + nth];
                *promise += self.counts[nth] * height.max(0.0);
            }
        }
        promises
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neurons_add_what_is_above_their_bound() {
        // Two features; a neuron that is on once the own first feature is 2 above the others' second.
        let weights = [1.0, 0.0, 3.0, -2.0, 1.0, 0.0, 0.0, -1.0];
        assert_eq!(promise_beside(&[1.0, 9.0], &[0.0, 0.0], &weights), 1.0);
        assert_eq!(promise_beside(&[4.0, 9.0], &[7.0, 1.0], &weights), 4.0 + 3.0);
        assert_eq!(promise_beside(&[4.0, 9.0], &[7.0, 1.0], &weights[..2]), 4.0);
        assert_eq!(Neuron::all(&weights, 2).count(), 1);
        let looks = |team: usize| [[4.0, 9.0], [0.0, 1.0], [0.0, 1.0]][team];
        assert_eq!(promises(3, looks, &weights)[..4], [4.0, 0.0, 0.0, 0.0]);
        assert_eq!(promises(2, looks, &weights)[..3], [4.0 + 3.0, 0.0, 0.0]);
        assert_eq!(promises(3, looks, &weights[..2])[..4], [4.0, 0.0, 0.0, 0.0]);
    }

    #[test]
    fn a_network_promises_what_weights_and_neurons_say() {
        let looks = [[4.0, 9.0, 0.0], [0.0, 1.0, -1.0], [2.0, 0.0, 3.0]];
        let mut number = 0.0;
        let weights: Vec<f32> = std::iter::repeat_with(|| {
            number = (number + 0.37) % 1.0;
            number - 0.5
        })
        .take(3 + 9 * Neuron::numbers(3))
        .collect();
        for weights in [&weights[..], &weights[..3], &weights[..2]] {
            let network = Network::of(weights, 3);
            let last = looks.map(|looks| network.sum(2, &looks[2..]));
            let quick = network.promises(3, |team, sum| {
                network.add_looks(sum, &looks[team][..2]);
                network.add(sum, &last[team], 1.0);
            });
            let slow = match weights.len() {
                2 => promises(3, |team| [looks[team][0], looks[team][1]], weights),
                _ => promises(3, |team| looks[team], weights),
            };
            for (quick, slow) in quick.into_iter().zip(slow) {
                assert!((quick - slow).abs() < 1e-4, "{quick} {slow}");
            }
        }
    }
}
