//! UCT (Kocsis and Szepesvári 2006, doi 10.1007/11871842_29) among the options that proofs have left, with what they have proved on
//! the way taken as it is.

use table::{Estimate, Rng, Scratch, Seat, playout};

use super::alpha_beta::AlphaBeta;
use super::{Choice, after, ended};
use crate::watch::Watch;

/// The weight of the unexplored.
const EXPLORE: f32 = 1.0;
/// With so many nodes a tree only judges.
const ROOM: usize = 1 << 20;
/// After so many iterations the clock is looked at.
const TICK: u64 = 16;

struct Node<A> {
    action: Option<A>,
    /// Who chose it.
    seat: Seat,
    first: u32,
    count: u16,
    visits: f32,
    /// What it brought to the seat that searches.
    sum: f32,
    /// What it is worth to that seat, where that is proved.
    proved: Option<f32>,
}

/// The option that was visited most.
pub(super) fn search<G: Estimate>(
    choices: &[Choice<G>],
    seat: Seat,
    proof: &AlphaBeta<'_, G>,
    watch: &Watch,
    rng: &mut Rng,
) -> Option<G::Action> {
    let mut tree = Uct { nodes: vec![Node::new(None, seat)], seat, proof, scratch: Scratch::default() };
    tree.nodes[0].first = 1;
    tree.nodes[0].count = choices.len() as u16;
    for choice in choices {
        let mut node = Node::new(Some(choice.action), seat);
        node.proved = (choice.low == choice.high).then_some(choice.low);
        tree.nodes.push(node);
    }
    let mut count = 0;
    while count < choices.len() as u64 || count % TICK != 0 || watch.spent(count) < 1.0 {
        tree.iterate(choices, rng);
        count += 1;
    }
    let visited = tree.nodes[1..=choices.len()].iter().max_by(|a, b| a.visits.total_cmp(&b.visits));
    visited.and_then(|node| node.action)
}

impl<A> Node<A> {
    fn new(action: Option<A>, seat: Seat) -> Self {
        Node { action, seat, first: 0, count: 0, visits: 0.0, sum: 0.0, proved: None }
    }
}

struct Uct<'a, 'b, G: Estimate> {
    nodes: Vec<Node<G::Action>>,
    seat: Seat,
    proof: &'a AlphaBeta<'b, G>,
    scratch: Scratch<G>,
}

impl<G: Estimate> Uct<'_, '_, G> {
    fn iterate(&mut self, choices: &[Choice<G>], rng: &mut Rng) {
        let mut at = self.pick(0);
        let mut path = vec![0, at];
        let mut world = choices[at - 1].after.clone();
        let worth = loop {
            if let Some(worth) = self.nodes[at].proved {
                break worth;
            }
            if self.nodes[at].count == 0 && (self.nodes[at].visits == 0.0 || !self.open(at, &world)) {
                break self.judge(at, &mut world, rng);
            }
            at = self.pick(at);
            path.push(at);
            let (seat, action) = (self.nodes[at].seat, self.nodes[at].action);
            if let Some(action) = action {
                world = after(&world, seat, action);
            }
        };
        for at in path {
            self.nodes[at].visits += 1.0;
            self.nodes[at].sum += worth;
        }
    }

    /// The child that promises most to who chooses there.
    fn pick(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let all = node.visits.max(1.0).ln();
        let promise = |child: &usize| {
            let it = &self.nodes[*child];
            if it.visits == 0.0 {
                return f32::INFINITY;
            }
            let mean = it.proved.unwrap_or(it.sum / it.visits);
            let own = if it.seat == self.seat { mean } else { 1.0 - mean };
            own + EXPLORE * (all / it.visits).sqrt()
        };
        let children = node.first as usize..node.first as usize + node.count as usize;
        children.max_by(|a, b| promise(a).total_cmp(&promise(b))).unwrap_or(at)
    }

    fn open(&mut self, at: usize, world: &G) -> bool {
        let Some(mover) = world.turn().asked().first().filter(|_| self.nodes.len() < ROOM) else {
            return false;
        };
        self.scratch.actions.clear();
        world.actions(mover, &mut self.scratch.actions);
        (self.nodes[at].first, self.nodes[at].count) =
            (self.nodes.len() as u32, self.scratch.actions.len() as u16);
        self.nodes.extend(self.scratch.actions.iter().map(|action| Node::new(Some(*action), mover)));
        !self.scratch.actions.is_empty()
    }

    /// What a node is worth: as its end says, as is proved, or as a random game ends.
    fn judge(&mut self, at: usize, world: &mut G, rng: &mut Rng) -> f32 {
        let Some(mover) = world.turn().asked().first() else {
            self.nodes[at].proved = ended(world, self.seat);
            return self.nodes[at].proved.unwrap_or(0.5);
        };
        let (low, high) = self.proof.known(world);
        if low >= high {
            let worth = if mover == self.seat { low } else { 1.0 - low };
            self.nodes[at].proved = Some(worth);
            return worth;
        }
        let (scores, _) = playout(world, rng, &mut self.scratch);
        world.worth(&scores)[self.seat.index()]
    }
}
