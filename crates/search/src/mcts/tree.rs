//! The tree of the search.

mod mix;

use arrayvec::ArrayVec;
use table::{Answer, Deaf, Estimate, MAX_SEATS, Rng, Rung, Scratch, Seat, Turn, random_answer};

use super::node::{CHANCE, JOINT, NONE, Node, Step, Worth};
use super::{Mcts, Mix};
use mix::Mixed;

/// With so many nodes the tree only judges and no longer grows: a server may think at many tables at once, and each
/// search shall stay near 64 MB. A little below a power of two, so that the last step does not double the memory.
const ROOM: usize = (1 << 20) - (1 << 10);

/// What is worth at least this part of the best, and was visited at least this part as often, is as good: evenings shall differ.
const AS_GOOD: f32 = 0.98;
const AS_OFTEN: f32 = 0.7;
/// They differ by how they begin, in these turns: later it would cost strength, and no game is played twice anyway.
const OPENING: std::ops::RangeInclusive<u32> = 1..=2;

/// All that one search knows.
pub(super) struct Tree<G: Estimate> {
    how: Mcts,
    pub(super) nodes: Vec<Node<G::Action>>,
    /// The nodes of this iteration, from the root on.
    path: Vec<u32>,
    scratch: Scratch<G>,
    /// For each of the actions listed last, the child that stands for it, or [`NONE`].
    children: Vec<u32>,
    given: ArrayVec<(Seat, G::Action), MAX_SEATS>,
    /// The joint choices of this iteration where seats mix.
    mixed: Mixed<G::Action>,
    /// The first world imagined; while all are like it, nothing is hidden.
    first: G,
    open: bool,
    /// The sum of what the iterations were worth, the first once, the second twice: the later, the more, as fewer explore.
    sum: Worth,
    /// Of the question at the root, the options that this seat sees; `None` when it sees all.
    narrowed: Option<(Seat, Vec<G::Action>)>,
}

impl<G: Estimate> Tree<G> {
    pub(super) fn new(how: Mcts, first: G) -> Self {
        let nodes = vec![Node::new(None)];
        let (path, scratch, children, given) = (Vec::new(), Scratch::default(), Vec::new(), ArrayVec::new());
        let (mixed, open) = (Mixed::default(), G::HORIZON == 0);
        let sum = [0.0; MAX_SEATS];
        Tree { how, nodes, path, scratch, children, given, mixed, first, open, sum, narrowed: None }
    }

    /// From now on this seat sees only these of its options, in their order, at the root.
    pub(super) fn narrow(&mut self, seat: Seat, seen: &[G::Action]) {
        self.narrowed = Some((seat, seen.to_vec()));
    }

    /// One iteration: down the tree to what is new, a judgement of it, and back up. The world is played on, where it lies:
    /// truths are large, and to hand one over is to copy it.
    pub(super) fn grow(&mut self, world: &mut G, rng: &mut Rng) {
        self.open = self.open && *world == self.first;
        self.path.clear();
        self.path.push(0);
        let worth = self.walk(world, rng);
        let nth = self.nodes[0].visits + 1.0;
        self.sum.iter_mut().zip(worth).for_each(|(sum, part)| *sum += nth * part);
        self.back_up(worth);
        self.learn();
    }

    /// What the table is worth to every seat, by what it came to in the iterations.
    pub(super) fn worth(&self) -> Worth {
        let visits = self.nodes[0].visits;
        self.sum.map(|sum| sum / (visits * (visits + 1.0) / 2.0).max(1.0))
    }

    /// Down the tree: what the iteration is worth.
    fn walk(&mut self, world: &mut G, rng: &mut Rng) -> Worth {
        let (mut node, mut new) = (0, false);
        while !(new || self.nodes.len() >= ROOM && self.nodes[node as usize].is_bare()) {
            match world.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let drawn = self.scratch.draw(world, rng);
                    (node, new) = self.child(node, Step { actor: CHANCE, action: drawn });
                    world.play(Answer::Chance(drawn), &mut Deaf);
                }
                Turn::Together(seats) if seats.len() > 1 && G::MIXES => {
                    (node, new) = self.mix(node, world, seats, rng);
                    world.play(Answer::Together(&self.given), &mut Deaf);
                }
                Turn::Together(seats) if seats.len() > 1 => {
                    // All choose at the same node, so that nobody answers what another is choosing; the walk goes on
                    // below the joint choice.
                    self.given.clear();
                    for seat in seats.iter() {
                        self.list(node, world, seat);
                        let (_, fresh, action) = self.choose(node, seat, rng);
                        new |= fresh;
                        self.given.push((seat, action));
                    }
                    for i in 0..self.given.len() {
                        let (seat, action) = self.given[i];
                        (node, _) = self.child(node, Step { actor: JOINT | seat.index() as u8, action });
                    }
                    world.play(Answer::Together(&self.given), &mut Deaf);
                }
                // Of seats that go on apart one after the other: the order between them does not matter.
                turn @ (Turn::Together(seats) | Turn::Apart(seats)) => {
                    let Some(seat) = seats.first() else { break };
                    self.list(node, world, seat);
                    if let Some(worth) = self.unfold(node, world, turn, seat) {
                        return worth;
                    }
                    let action;
                    (node, new, action) = self.choose(node, seat, rng);
                    give(world, turn, seat, action);
                }
            }
        }
        self.rollout(world, rng)
    }

    /// Lists the seat's options, and the children that stand for them.
    fn list(&mut self, node: u32, world: &G, seat: Seat) {
        self.scratch.actions.clear();
        world.actions(seat, &mut self.scratch.actions);
        if node == 0
            && let Some((_, seen)) = self.narrowed.as_ref().filter(|(who, _)| *who == seat)
        {
            self.scratch.actions.retain(|action| seen.binary_search(action).is_ok());
        }
        self.children.clear();
        self.children.resize(self.scratch.actions.len(), NONE);
        // Children made together stand in the list from the last to the first: where nothing is hidden one look finds each.
        let (mut child, mut next) = (self.nodes[node as usize].first_child, self.children.len());
        while child != NONE {
            let it = &self.nodes[child as usize];
            if let Some(step) = it.step.filter(|step| step.actor == seat.index() as u8) {
                let actions = &self.scratch.actions;
                let before = next.checked_sub(1).filter(|at| actions[*at] == step.action);
                // With hidden information not every world has the step.
                if let Some(at) = before.or_else(|| actions.binary_search(&step.action).ok()) {
                    (self.children[at], next) = (child, at);
                }
            }
            child = it.next_sibling;
        }
    }

    /// Where guesses are trusted: judges every option that no child stands for yet. The best judgement, if there was one.
    fn unfold(&mut self, node: u32, world: &G, turn: Turn, seat: Seat) -> Option<Worth> {
        let bare = self.nodes[node as usize].is_bare();
        if G::HORIZON > 0 || self.open && !bare {
            return None;
        }
        let mut best: Option<Worth> = None;
        for i in 0..self.children.len() {
            if self.children[i] != NONE {
                continue;
            }
            let step = Step { actor: seat.index() as u8, action: self.scratch.actions[i] };
            let mut next = world.clone();
            give(&mut next, turn, seat, step.action);
            let worth = judge(&next, self.how.rung);
            let at = self.add(node, step);
            self.nodes[at as usize].note(&worth, &worth);
            if best.is_none_or(|best| worth[seat.index()] > best[seat.index()]) {
                best = Some(worth);
            }
        }
        best
    }

    /// The seat's step by UCB1 among the options listed: the node under it, whether it is new, and the action.
    fn choose(&mut self, node: u32, seat: Seat, rng: &mut Rng) -> (u32, bool, G::Action) {
        let actor = seat.index() as u8;
        let part = if self.open { self.how.outlook } else { 0.0 };
        let (mut best, mut best_value, mut untried) = (0, f32::MIN, 0);
        for (at, &child) in self.children.iter().enumerate() {
            if child == NONE {
                untried += 1;
                continue;
            }
            let it = &mut self.nodes[child as usize];
            it.chances += 1.0;
            // In another world the same node was a joint choice, which keeps books of its own: this option is not tried yet.
            let unexplored = (it.chances.ln() / it.visits).sqrt();
            let bound = it.value(actor, part) + self.how.explore * unexplored;
            let value = if it.visits > 0.0 { bound } else { f32::MAX };
            // Of equals the youngest.
            if value > best_value || value == best_value && child > self.children[best] {
                (best, best_value) = (at, value);
            }
        }
        if untried == 0 {
            self.path.push(self.children[best]);
            return (self.children[best], false, self.scratch.actions[best]);
        }
        let nth = rng.below(untried);
        let mut fresh = self.children.iter().enumerate().filter(|(_, child)| **child == NONE);
        let action = self.scratch.actions[fresh.nth(nth).map_or(0, |(at, _)| at)];
        let (node, _) = self.child(node, Step { actor, action });
        (node, true, action)
    }

    /// The child for a step, made when there is none, and put on the path.
    fn child(&mut self, node: u32, step: Step<G::Action>) -> (u32, bool) {
        let found = self.find(node, step);
        let at = found.unwrap_or_else(|| self.add(node, step));
        self.path.push(at);
        // A draw seen for the first time is no reason to stop: only a choice ends the walk down.
        (at, found.is_none() && step.actor < JOINT)
    }

    pub(super) fn find(&self, node: u32, step: Step<G::Action>) -> Option<u32> {
        let it = &self.nodes[node as usize];
        let mut child = if step.actor < JOINT { it.first_child } else { it.first_other };
        while child != NONE {
            if self.nodes[child as usize].step == Some(step) {
                return Some(child);
            }
            child = self.nodes[child as usize].next_sibling;
        }
        None
    }

    fn add(&mut self, node: u32, step: Step<G::Action>) -> u32 {
        let at = self.nodes.len() as u32;
        let mut fresh = Node::new(Some(step));
        let it = &mut self.nodes[node as usize];
        let first = if step.actor < JOINT { &mut it.first_child } else { &mut it.first_other };
        fresh.next_sibling = std::mem::replace(first, at);
        self.nodes.push(fresh);
        at
    }

    fn rollout(&mut self, world: &mut G, rng: &mut Rng) -> Worth {
        for _ in 0..G::HORIZON {
            if let Some(scores) = random_answer(world, rng, &mut self.scratch) {
                return world.worth(&scores);
            }
        }
        judge(world, self.how.rung)
    }

    fn back_up(&mut self, worth: Worth) {
        for i in (0..self.path.len()).rev() {
            let at = self.path[i];
            let outlook = if self.open { self.outlook(at) } else { None }.unwrap_or(worth);
            let node = &mut self.nodes[at as usize];
            match node.step {
                Some(step) if G::MIXES && (JOINT..CHANCE).contains(&step.actor) => node.note_mean(&outlook),
                _ => node.note(&worth, &outlook),
            }
        }
    }

    /// What the children say: the best option's outlook for who chooses, or the mean of what was drawn.
    fn outlook(&self, node: u32) -> Option<Worth> {
        let (mut sum, mut visits) = ([0.0; MAX_SEATS], 0.0);
        let mut child = self.nodes[node as usize].first_other;
        while child != NONE {
            let it = &self.nodes[child as usize];
            visits += it.visits;
            sum.iter_mut().zip(it.outlook).for_each(|(sum, part)| *sum += part * it.visits);
            child = it.next_sibling;
        }
        if visits > 0.0 {
            return Some(sum.map(|sum| sum / visits));
        }
        let mut best: Option<(f32, u32)> = None;
        child = self.nodes[node as usize].first_child;
        while child != NONE {
            let it = &self.nodes[child as usize];
            let value = it.step.map_or(0.0, |step| it.outlook[step.actor as usize]);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, child));
            }
            child = it.next_sibling;
        }
        best.map(|(_, at)| self.nodes[at as usize].outlook)
    }

    /// The part of the outlook in what a node is worth.
    pub(super) fn share_of_outlook(&self) -> f32 {
        if self.open { self.how.outlook } else { 0.0 }
    }

    /// The option that was visited most, among equals the one worth more; or any of those that are as good, while it begins. Where the seat mixes, one
    /// of those it mixes.
    pub(super) fn advises(&self, seat: Seat, options: &[G::Action]) -> Mix<G::Action> {
        if let Some(mix) = self.average(seat, options) {
            return mix;
        }
        let actor = seat.index() as u8;
        let part = self.share_of_outlook();
        let merit = |action: &G::Action| {
            let node = self.find(0, Step { actor, action: *action }).map(|at| &self.nodes[at as usize]);
            node.filter(|node| node.visits > 0.0)
                .map_or((0.0, 0.0), |node| (node.visits, node.value(actor, part)))
        };
        let merits: Vec<_> = options.iter().map(|action| (*action, merit(action))).collect();
        let Some(&(best, (visits, value))) =
            merits.iter().max_by(|a, b| a.1.partial_cmp(&b.1).unwrap_or(std::cmp::Ordering::Equal))
        else {
            return Mix::default();
        };
        if !self.how.varies || !OPENING.contains(&self.first.turn_number()) {
            return Mix::only(best);
        }
        let as_good = |merit: &(f32, f32)| merit.0 >= AS_OFTEN * visits && merit.1 >= value * AS_GOOD;
        let equals = merits.iter().filter(|(_, merit)| as_good(merit)).map(|(action, _)| *action);
        Mix::even(&equals.collect::<Vec<_>>())
    }
}

/// Answers a question to one seat.
pub(crate) fn give<G: Estimate>(world: &mut G, turn: Turn, seat: Seat, action: G::Action) {
    match turn {
        Turn::Apart(_) => world.play(Answer::Apart(seat, action), &mut Deaf),
        _ => world.play(Answer::Together(&[(seat, action)]), &mut Deaf),
    }
}

fn judge<G: Estimate>(world: &G, rung: Rung) -> Worth {
    match world.turn() {
        Turn::Over(scores) => world.worth(&scores),
        _ => world.guess_of(rung),
    }
}
