//! What rectified neurons add to a weighted sum of features: each sees how things of one's own and of the others' go together, and is
//! silent below a bound. With all of them a guess is a network of one hidden layer (Tesauro 1992 played backgammon by such a one).
//!
//! Weights lie in one list: one for each feature, then the numbers of each neuron.

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
}
