//! External-sampling Monte-Carlo CFR (Lanctot, Waugh, Zinkevich and Bowling 2009, 'Monte Carlo sampling for regret minimization in
//! extensive games'): a walk follows every action of one seat, and one of chance and of the other. For trees of which too few
//! sweeps fit the budget. All strategies count alike: with linear weights sampled averages stick.

use table::{Estimate, Rng, Scratch};

use super::TWO;
use super::tables::Tables;
use super::tree::{Kind, Tree};

/// The most actions whose strategy lies in place.
const FEW: usize = 16;

pub(super) struct Walker<'a, G: Estimate> {
    pub(super) tree: &'a Tree<G>,
    pub(super) tables: &'a mut Tables,
    pub(super) rng: Rng,
    pub(super) scratch: Scratch<G>,
}

impl<G: Estimate> Walker<'_, G> {
    /// One walk for each seat.
    pub(super) fn walk(&mut self) {
        for seat in 0..TWO {
            self.down(0, seat);
        }
    }

    fn down(&mut self, at: usize, seat: usize) -> f32 {
        let tree = self.tree;
        let node = &tree.nodes[at];
        let first = node.first as usize;
        match node.kind {
            // What was cut off is gone on with, and learnt about, each time.
            Kind::End => match tree.moments.get(at) {
                Some(Some(moment)) if tree.cut > 0 => self.beyond(at, moment, seat),
                _ => node.worth[seat],
            },
            Kind::Chance => {
                let children = &tree.nodes[first..first + node.count as usize];
                let drawn = self.rng.weighted(children.iter().map(|child| child.part), 1.0);
                self.down(first + drawn.unwrap_or(node.count as usize - 1), seat)
            }
            Kind::Seat(actor) => {
                let mut place = [0.0; FEW];
                let mut heap = Vec::new();
                let count = node.count as usize;
                let now = match place.get_mut(..count) {
                    Some(now) => now,
                    None => {
                        heap.resize(count, 0.0);
                        &mut heap
                    }
                };
                self.tables.now(tree, node.set as usize, now);
                if actor as usize == seat { self.all(at, seat, now) } else { self.one(at, seat, now) }
            }
        }
    }

    /// All actions of who learns.
    fn all(&mut self, at: usize, seat: usize, now: &mut [f32]) -> f32 {
        let node = &self.tree.nodes[at];
        let slots = self.tree.slots(node.set as usize);
        let mut worth = 0.0;
        for (i, often) in now.iter_mut().enumerate() {
            let one = self.down(node.first as usize + i, seat);
            worth += *often * one;
            *often = one;
        }
        for (regret, one) in self.tables.regret[slots].iter_mut().zip(now) {
            *regret += *one - worth;
        }
        worth
    }

    /// One action of the other, whose average is noted by the way.
    fn one(&mut self, at: usize, seat: usize, now: &mut [f32]) -> f32 {
        let node = &self.tree.nodes[at];
        let slots = self.tree.slots(node.set as usize);
        self.tables.sum[slots].iter_mut().zip(&*now).for_each(|(sum, often)| *sum += often);
        let drawn = self.rng.weighted(now.iter().copied(), 1.0);
        self.down(node.first as usize + drawn.unwrap_or(now.len() - 1), seat)
    }
}
