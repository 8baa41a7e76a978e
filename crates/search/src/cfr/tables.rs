//! What is learnt on a tree, by the slots of its actions.

use table::Estimate;

use super::beyond::Beyond;
use super::tree::Tree;

/// How often each action of each information set is given: probabilities, in the order of a tree's slots.
#[derive(Clone, Debug)]
pub struct Often(pub(super) Vec<f32>);

impl Often {
    /// Each action as often as the others of its set.
    pub fn even<G: Estimate>(tree: &Tree<G>) -> Self {
        Tables::new(tree).average(tree)
    }

    /// States how often each action of a set is given, in their order; the rest of the set, none.
    pub fn state<G: Estimate>(&mut self, tree: &Tree<G>, set: usize, chances: &[f32]) {
        for (to, chance) in
            self.0[tree.slots(set)].iter_mut().zip(chances.iter().chain(std::iter::repeat(&0.0)))
        {
            *to = *chance;
        }
    }

    /// How often each action of a set is given.
    pub fn of<G: Estimate>(&self, tree: &Tree<G>, set: usize) -> &[f32] {
        &self.0[tree.slots(set)]
    }
}

/// Regrets, and the sum of all strategies so far.
#[derive(Clone)]
pub(super) struct Tables {
    pub(super) regret: Vec<f32>,
    pub(super) sum: Vec<f32>,
    /// What is learnt beyond the cuts of the tree.
    pub(super) beyond: Beyond,
    /// How many sweeps were made; 0 where walks are sampled.
    pub(super) sweeps: u32,
}

impl Tables {
    pub(super) fn new<G: Estimate>(tree: &Tree<G>) -> Self {
        let none = vec![0.0; tree.actions.len()];
        let beyond = Beyond::new(tree.nodes.len());
        Tables { regret: none.clone(), sum: none, beyond, sweeps: 0 }
    }

    /// Each action as often as it is regretted (Hart and Mas-Colell 2000, doi 10.1111/1468-0262.00153).
    pub(super) fn now<G: Estimate>(&self, tree: &Tree<G>, set: usize, out: &mut [f32]) {
        share(&self.regret[tree.slots(set)], out);
    }

    /// The average strategy: the one that comes near an equilibrium.
    pub(super) fn average<G: Estimate>(&self, tree: &Tree<G>) -> Often {
        let mut often = vec![0.0; self.sum.len()];
        for set in 0..tree.sets.len() {
            self.average_of(tree, set, &mut often[tree.slots(set)]);
        }
        Often(often)
    }

    pub(super) fn average_of<G: Estimate>(&self, tree: &Tree<G>, set: usize, out: &mut [f32]) {
        share(&self.sum[tree.slots(set)], out);
    }
}

/// Shares of 1 by weights, of which negative ones count as 0; even where none is left.
pub(super) fn share(weights: &[f32], out: &mut [f32]) {
    let all: f32 = weights.iter().map(|weight| weight.max(0.0)).sum();
    let even = 1.0 / out.len().max(1) as f32;
    for (out, weight) in out.iter_mut().zip(weights) {
        *out = if all > 0.0 { weight.max(0.0) / all } else { even };
    }
}
