//! Exact best responses: what somebody who knows how often a seat gives what can gain from it.

use table::{Estimate, Seat};

use super::tables::Often;
use super::tree::{Kind, Tree};

/// What the best response of one seat to a strategy comes to.
pub(super) struct Best<'a, G: Estimate> {
    tree: &'a Tree<G>,
    often: &'a [f32],
    seat: usize,
    /// How often chance and the other seat come to each node.
    pub(super) others: Vec<f32>,
    /// What each node is worth when the seat answers best; no number where nobody asked yet.
    worths: Vec<f32>,
    /// The nodes of the seat's sets, one set after the other, and where each set's begin.
    nodes: Vec<u32>,
    begins: Vec<u32>,
    /// The best action of each set.
    choices: Vec<Option<u16>>,
}

impl<G: Estimate> Tree<G> {
    /// What the seats get if both play so.
    pub fn worth(&self, often: &Often) -> [f32; 2] {
        let mut worth: Vec<[f32; 2]> = self.nodes.iter().map(|node| node.worth).collect();
        for (at, node) in self.nodes.iter().enumerate().rev().filter(|(_, node)| node.kind != Kind::End) {
            worth[at] = [0.0; 2];
            for (i, child) in self.next(at).enumerate() {
                let part = match node.kind {
                    Kind::Seat(_) => often.0[self.sets[node.set as usize].first as usize + i],
                    _ => self.nodes[child].part,
                };
                let one = worth[child];
                worth[at] = [worth[at][0] + part * one[0], worth[at][1] + part * one[1]];
            }
        }
        worth.first().copied().unwrap_or_default()
    }

    /// What each seat would gain by its best response, on the scale of [`Estimate::worth`]. Half of their sum is the exploitability
    /// (Lanctot and others 2019, arXiv 1908.09453).
    pub fn gains(&self, often: &Often) -> [f32; 2] {
        let now = self.worth(often);
        [0, 1].map(|seat| Best::new(self, often, Seat::new(seat)).worth(0) - now[seat as usize])
    }
}

impl<'a, G: Estimate> Best<'a, G> {
    pub(super) fn new(tree: &'a Tree<G>, often: &'a Often, seat: Seat) -> Self {
        let (seat, count) = (seat.index(), tree.nodes.len());
        let mut best = Best {
            tree,
            often: &often.0,
            seat,
            others: vec![1.0; count],
            worths: vec![f32::NAN; count],
            nodes: Vec::new(),
            begins: vec![0; tree.sets.len() + 1],
            choices: vec![None; tree.sets.len()],
        };
        best.count();
        best.reach();
        best
    }

    /// Sorts the nodes where the seat decides by their sets.
    fn count(&mut self) {
        let decides = |node: &&super::tree::Node| node.kind == Kind::Seat(self.seat as u8);
        for node in self.tree.nodes.iter().filter(decides) {
            self.begins[node.set as usize + 1] += 1;
        }
        for set in 0..self.tree.sets.len() {
            self.begins[set + 1] += self.begins[set];
        }
        let mut next = self.begins.clone();
        self.nodes = vec![0; self.begins.last().map_or(0, |all| *all as usize)];
        for (at, node) in self.tree.nodes.iter().enumerate().filter(|(_, node)| decides(node)) {
            self.nodes[next[node.set as usize] as usize] = at as u32;
            next[node.set as usize] += 1;
        }
    }

    fn reach(&mut self) {
        for (at, node) in self.tree.nodes.iter().enumerate() {
            for (i, child) in self.tree.next(at).enumerate() {
                let part = match node.kind {
                    Kind::Seat(actor) if actor as usize == self.seat => 1.0,
                    Kind::Seat(_) => self.often[self.tree.sets[node.set as usize].first as usize + i],
                    _ => self.tree.nodes[child].part,
                };
                self.others[child] = self.others[at] * part;
            }
        }
    }

    /// States what a node is worth to the seat.
    pub(super) fn know(&mut self, at: usize, worth: f32) {
        self.worths[at] = worth;
    }

    /// What a node is worth to the seat when it answers best.
    pub(super) fn worth(&mut self, at: usize) -> f32 {
        if !self.worths[at].is_nan() {
            return self.worths[at];
        }
        let tree = self.tree;
        let node = &tree.nodes[at];
        let worth = match node.kind {
            Kind::End => node.worth[self.seat],
            Kind::Chance => tree.next(at).map(|child| tree.nodes[child].part * self.worth(child)).sum(),
            Kind::Seat(actor) if actor as usize == self.seat => {
                let choice = self.choice(node.set as usize);
                self.worth(node.first as usize + choice as usize)
            }
            Kind::Seat(_) => {
                let first = tree.sets[node.set as usize].first as usize;
                (first..).zip(tree.next(at)).map(|(slot, child)| self.often[slot] * self.worth(child)).sum()
            }
        };
        self.worths[at] = worth;
        worth
    }

    /// The one action that is best at all nodes of a set together.
    fn choice(&mut self, set: usize) -> u16 {
        if let Some(choice) = self.choices[set] {
            return choice;
        }
        let (begin, end) = (self.begins[set] as usize, self.begins[set + 1] as usize);
        let mut best = (f32::NEG_INFINITY, 0);
        for action in 0..self.tree.sets[set].count {
            let mut sum = 0.0;
            for i in begin..end {
                let at = self.nodes[i] as usize;
                sum += self.others[at] * self.worth(self.tree.nodes[at].first as usize + action as usize);
            }
            best = if sum > best.0 { (sum, action) } else { best };
        }
        self.choices[set] = Some(best.1);
        best.1
    }
}
