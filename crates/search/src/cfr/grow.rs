//! How a tree grows: breadth first, until all courses have ended or there is no more room or time.

use std::collections::HashMap;

use arrayvec::ArrayVec;
use table::{Answer, Deaf, Estimate, Odds, Rng, Scores, Scratch, Seat, Setup, Turn, playout};

use super::TWO;
use super::tree::{Kind, Moment, Node, Set, Tree};
use crate::quick::after;

/// Every so many nodes the clock is looked at.
const TICK: usize = 256;

impl<G: Estimate> Tree<G> {
    /// The beginning of a game for two.
    pub(super) fn begin(setup: &G::Setup) -> Option<Self> {
        let world = G::new(setup).ok().filter(|_| setup.seats() == TWO)?;
        let mut tree = Self::bare();
        tree.add(1.0, Some(Moment::first(world)));
        Some(tree)
    }

    pub(super) fn bare() -> Self {
        let (nodes, sets, actions, moments) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Tree { nodes, sets, actions, known: HashMap::default(), moments, cut: 0, ends: 0 }
    }

    /// Adds a node behind all others: a moment to follow, or one that its maker fills in.
    pub(super) fn add(&mut self, part: f32, moment: Option<Moment<G>>) -> usize {
        self.nodes.push(Node { kind: Kind::End, count: 0, first: 0, set: 0, part, worth: [0.0; TWO] });
        self.moments.push(moment);
        self.nodes.len() - 1
    }

    /// The information set of a seat that has seen this, made when it is new; `None` when it has other actions than it had.
    pub(super) fn make_set(&mut self, seen: u64, seat: Seat, actions: &[G::Action]) -> Option<u32> {
        let fresh = Set { count: actions.len() as u16, first: self.actions.len() as u32 };
        let next = self.sets.len() as u32;
        let set = *self.known.entry(after(seen, &seat.index())).or_insert(next);
        if set == next {
            self.sets.push(fresh);
            self.actions.extend_from_slice(actions);
        }
        (self.actions(set as usize) == actions).then_some(set)
    }

    /// The information set in which a seat says whether it leaves: the game has no names for
    /// its two actions, so that any stand there.
    pub(super) fn leaving(&mut self, seen: u64, seat: Seat, any: G::Action) -> u32 {
        let next = self.sets.len() as u32;
        let set = *self.known.entry(after(seen, &seat.index())).or_insert(next);
        if set == next {
            let first = self.actions.len() as u32;
            self.sets.push(Set { count: 2, first });
            self.actions.extend([any; 2]);
        }
        set
    }

    /// The same tree with every moment followed as far as there is room, and until it is late.
    pub(super) fn grown(mut self, room: usize, late: &dyn Fn() -> bool) -> Self {
        let (mut grower, mut at) = (Grower::default(), 0);
        while at < self.nodes.len() {
            grower.full = grower.full || at % TICK == 0 && late();
            if let Some(moment) = self.moments[at].take() {
                grower.follow(&mut self, at, &moment, room);
                self.moments[at] = Some(moment);
            }
            self.ends += usize::from(self.nodes[at].count == 0);
            at += 1;
        }
        self
    }
}

/// Memory to grow with.
struct Grower<G: Estimate> {
    scratch: Scratch<G>,
    /// Is there no more room, or no more time?
    full: bool,
}

impl<G: Estimate> Default for Grower<G> {
    fn default() -> Self {
        Grower { scratch: Scratch::default(), full: false }
    }
}

impl<G: Estimate> Grower<G> {
    fn follow(&mut self, tree: &mut Tree<G>, at: usize, moment: &Moment<G>, room: usize) {
        if let Turn::Over(scores) = moment.world.turn() {
            tree.nodes[at].worth = worth(&moment.world, &scores);
            return;
        }
        let begin = tree.nodes.len();
        let followed = !self.full
            && match moment.decides() {
                None => self.draw(tree, at, moment, room),
                Some(seat) => self.ask(tree, at, moment, seat, room),
            };
        if followed {
            tree.nodes[at].first = begin as u32;
            tree.nodes[at].count = (tree.nodes.len() - begin) as u16;
            return;
        }
        // What has no room leaves none to what comes later: else whole subtrees would be cut by the accident of their width.
        self.full = true;
        tree.cut += 1;
        // Until a walk has come by nobody knows better.
        tree.nodes[at].worth = [0.5; TWO];
    }

    fn draw(&mut self, tree: &mut Tree<G>, at: usize, moment: &Moment<G>, room: usize) -> bool {
        let mut odds = Odds::default();
        moment.world.odds(&mut odds);
        if odds.outcomes().is_empty() || tree.nodes.len() + odds.outcomes().len() > room {
            return false;
        }
        let all = odds.total() as f32;
        for (drawn, weight) in odds.iter() {
            let mut next = moment.clone();
            next.play(Answer::Chance(drawn));
            tree.add(weight as f32 / all, Some(next));
        }
        tree.nodes[at].kind = Kind::Chance;
        true
    }

    fn ask(&mut self, tree: &mut Tree<G>, at: usize, moment: &Moment<G>, seat: Seat, room: usize) -> bool {
        let actions = &mut self.scratch.actions;
        actions.clear();
        moment.world.actions(seat, actions);
        if actions.is_empty() || tree.nodes.len() + actions.len() > room || seat.index() >= TWO {
            return false;
        }
        let Some(set) = tree.make_set(moment.eyes.seats[seat.index()], seat, actions) else { return false };
        for &action in &*actions {
            tree.add(1.0, Some(moment.given(seat, action)));
        }
        tree.nodes[at].kind = Kind::Seat(seat.index() as u8);
        tree.nodes[at].set = set;
        true
    }
}

impl<G: Estimate> Moment<G> {
    pub(super) fn play(&mut self, answer: Answer<'_, G::Action>) {
        self.world.play(answer, &mut Deaf);
        if !matches!(self.world.turn(), Turn::Chance | Turn::Over(_)) {
            self.eyes = self.eyes.look(&self.world);
        }
    }

    /// The moment after an action of a seat: sealed while others are still awaited.
    pub(super) fn given(&self, seat: Seat, action: G::Action) -> Self {
        let mut next = self.clone();
        match self.world.turn() {
            Turn::Apart(_) => next.play(Answer::Apart(seat, action)),
            _ => {
                next.sealed.push((seat, action));
                if next.decides().is_none() {
                    let given: ArrayVec<_, TWO> = std::mem::take(&mut next.sealed);
                    next.play(Answer::Together(&given));
                }
            }
        }
        next
    }

    /// What one random game from here is worth.
    pub(super) fn played_out(&self, rng: &mut Rng, scratch: &mut Scratch<G>) -> [f32; TWO] {
        let mut next = self.clone();
        while let Some(seat) = next.decides().filter(|_| !next.sealed.is_empty()) {
            let action = scratch.any(&next.world, seat, rng);
            next = next.given(seat, action);
        }
        let (scores, _) = playout(&mut next.world, rng, scratch);
        worth(&next.world, &scores)
    }
}

/// What the end of a world is worth to each seat.
pub(super) fn worth<G: Estimate>(world: &G, scores: &Scores) -> [f32; TWO] {
    let all = world.worth(scores);
    [all[0], all[1]]
}
