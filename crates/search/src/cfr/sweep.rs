//! CFR+ (Tammelin 2014, arXiv 1407.5042; Bowling, Burch, Johanson and Tammelin 2015, doi 10.1126/science.1259433): seats take turns,
//! regrets never fall below nothing, and the n-th strategy counts n times in the average.

use table::Estimate;

use super::TWO;
use super::tables::{Tables, share};
use super::tree::{Kind, Tree};

/// Memory for sweeps over one tree.
pub(super) struct Sweeper<'a, G: Estimate> {
    tree: &'a Tree<G>,
    /// How often who learns, and all others with chance, come to each node.
    own: Vec<f32>,
    others: Vec<f32>,
    /// What each node is worth to who learns.
    worth: Vec<f32>,
    /// The strategies now, by slots.
    now: Vec<f32>,
    /// What the sweep adds to the regrets.
    more: Vec<f32>,
}

impl<'a, G: Estimate> Sweeper<'a, G> {
    pub(super) fn new(tree: &'a Tree<G>) -> Self {
        let (nodes, slots) = (vec![0.0; tree.nodes.len()], vec![0.0; tree.actions.len()]);
        Sweeper {
            tree,
            own: nodes.clone(),
            others: nodes.clone(),
            worth: nodes,
            now: slots.clone(),
            more: slots,
        }
    }

    /// One sweep for each seat.
    pub(super) fn sweep(&mut self, tables: &mut Tables) {
        tables.sweeps += 1;
        for seat in 0..TWO {
            self.strategies(tables);
            self.down(seat, tables);
            self.up(seat);
            for (slot, more) in self.more.iter_mut().enumerate() {
                tables.regret[slot] = (tables.regret[slot] + *more).max(0.0);
                *more = 0.0;
            }
        }
    }

    fn strategies(&mut self, tables: &Tables) {
        for set in 0..self.tree.sets.len() {
            let slots = self.tree.slots(set);
            share(&tables.regret[slots.clone()], &mut self.now[slots]);
        }
    }

    /// From the root to the ends: how often each node is come to, and the average.
    fn down(&mut self, seat: usize, tables: &mut Tables) {
        let weight = tables.sweeps as f32;
        if let (Some(own), Some(others)) = (self.own.first_mut(), self.others.first_mut()) {
            (*own, *others) = (1.0, 1.0);
        }
        for (at, node) in self.tree.nodes.iter().enumerate() {
            let (own, others) = (self.own[at], self.others[at]);
            let next = node.first as usize..node.first as usize + node.count as usize;
            match node.kind {
                Kind::End => {}
                Kind::Chance => {
                    for child in next {
                        (self.own[child], self.others[child]) = (own, others * self.tree.nodes[child].part);
                    }
                }
                Kind::Seat(actor) => {
                    let first = self.tree.sets[node.set as usize].first as usize;
                    let learns = actor as usize == seat;
                    for (slot, child) in (first..).zip(next) {
                        let often = self.now[slot];
                        if learns {
                            tables.sum[slot] += weight * own * often;
                            (self.own[child], self.others[child]) = (own * often, others);
                        } else {
                            (self.own[child], self.others[child]) = (own, others * often);
                        }
                    }
                }
            }
        }
    }

    /// From the ends to the root: what each node is worth, and what is regretted.
    fn up(&mut self, seat: usize) {
        for (at, node) in self.tree.nodes.iter().enumerate().rev() {
            let next = node.first as usize..node.first as usize + node.count as usize;
            self.worth[at] = match node.kind {
                Kind::End => node.worth[seat],
                Kind::Chance => next.map(|child| self.tree.nodes[child].part * self.worth[child]).sum(),
                Kind::Seat(actor) => {
                    let first = self.tree.sets[node.set as usize].first as usize;
                    let slots = first..first + node.count as usize;
                    let worths = &self.worth[next];
                    let worth = worths.iter().zip(&self.now[slots.clone()]).map(|(a, b)| a * b).sum();
                    if actor as usize == seat {
                        let others = self.others[at];
                        for (more, one) in self.more[slots].iter_mut().zip(worths) {
                            *more += others * (one - worth);
                        }
                    }
                    worth
                }
            };
        }
    }
}
