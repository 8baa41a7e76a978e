//! Monte-Carlo tree search over imagined worlds.
//!
//! Every iteration imagines a truth from the seat's view and walks one tree shared by all of them: single-observer
//! information-set search (Cowling, Powley and Whitehouse 2012, doi 10.1109/TCIAIG.2012.2200894) with UCB1 over the
//! options open in the imagined world, and max^n backups. Chance and secret choices of others are nodes by what came out.

use std::time::Instant;

use table::{Answer, Deaf, Estimate, MAX_SEATS, Rng, Scratch, Seat, Turn, random_answer};

use crate::{Bot, Budget, options};

/// The search. Rollouts are random for [`Estimate::HORIZON`] answers and then judged by the game's guess.
#[derive(Clone, Copy, Debug)]
pub struct Mcts {
    /// The weight of the unexplored in UCB1: 1.4 for results between 0 and 1 in theory, less where guesses are good.
    pub explore: f32,
}

impl Default for Mcts {
    fn default() -> Self {
        Mcts { explore: 0.7 }
    }
}

/// How often the clock is read: a reading costs about as much as an answer.
const TICK: u32 = 32;

impl<G: Estimate> Bot<G> for Mcts {
    fn choose(&self, view: &G::View, seat: Seat, budget: Budget, rng: &mut Rng) -> Option<G::Action> {
        let options = options::<G>(view, seat, rng);
        if options.len() <= 1 {
            return options.first().copied();
        }
        let mut tree = Tree::<G>::new(self.explore);
        let begun = Instant::now();
        let mut count = 0;
        loop {
            let done = match budget {
                Budget::Iterations(most) => count >= most.max(options.len() as u32),
                Budget::Time(long) => count % TICK == 0 && count > 0 && begun.elapsed() >= long,
            };
            if done {
                break;
            }
            tree.grow(G::imagine(view, rng), rng);
            count += 1;
        }
        tree.best(seat, &options, rng)
    }
}

/// What one actor (a seat, or chance) did at a node.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Step<A> {
    actor: u8,
    action: A,
}

/// The actor number of chance.
const CHANCE: u8 = u8::MAX;
/// Marks a seat's part of a joint choice, which only leads on and is not chosen by its worth.
const JOINT: u8 = 0x40;

struct Node<A> {
    step: Option<Step<A>>,
    first_child: u32,
    next_sibling: u32,
    visits: f32,
    /// How often the step was open when its parent was visited: with hidden information not every world has it.
    chances: f32,
    worth: f32,
}

/// No node.
const NONE: u32 = u32::MAX;

impl<A> Node<A> {
    fn new(step: Option<Step<A>>) -> Self {
        Node { step, first_child: NONE, next_sibling: NONE, visits: 0.0, chances: 0.0, worth: 0.0 }
    }
}

struct Tree<G: Estimate> {
    explore: f32,
    nodes: Vec<Node<G::Action>>,
    path: Vec<u32>,
    scratch: Scratch<G>,
    given: arrayvec::ArrayVec<(Seat, G::Action), MAX_SEATS>,
}

impl<G: Estimate> Tree<G> {
    fn new(explore: f32) -> Self {
        let nodes = vec![Node::new(None)];
        let given = arrayvec::ArrayVec::new();
        Tree { explore, nodes, path: Vec::new(), scratch: Scratch::default(), given }
    }

    /// One iteration: down the tree, one new node, a rollout, and back up.
    fn grow(&mut self, mut world: G, rng: &mut Rng) {
        self.path.clear();
        let mut node = 0;
        let mut new = false;
        while !new {
            match world.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let drawn = self.scratch.draw(&world, rng);
                    (node, new) = self.child(node, Step { actor: CHANCE, action: drawn });
                    world.play(Answer::Chance(drawn), &mut Deaf);
                }
                Turn::Apart(seats) => {
                    // One seat after the other: the order between them does not matter.
                    let Some(seat) = seats.first() else { break };
                    let action;
                    (node, new, action) = self.choose(node, &world, seat, rng);
                    world.play(Answer::Apart(seat, action), &mut Deaf);
                }
                Turn::Together(seats) if seats.len() == 1 => {
                    let Some(seat) = seats.first() else { break };
                    let action;
                    (node, new, action) = self.choose(node, &world, seat, rng);
                    world.play(Answer::Together(&[(seat, action)]), &mut Deaf);
                }
                Turn::Together(seats) => {
                    // All choose at the same node, so that nobody answers what another is choosing; the walk goes on below
                    // the joint choice.
                    self.given.clear();
                    for seat in seats.iter() {
                        let (_, fresh, action) = self.choose(node, &world, seat, rng);
                        new |= fresh;
                        self.given.push((seat, action));
                    }
                    for i in 0..self.given.len() {
                        let (seat, action) = self.given[i];
                        (node, _) = self.child(node, Step { actor: JOINT | seat.index() as u8, action });
                    }
                    world.play(Answer::Together(&self.given), &mut Deaf);
                }
            }
        }
        let worth = self.rollout(world, rng);
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1.0;
            if let Some(step) = node.step.filter(|step| step.actor < JOINT) {
                node.worth += worth[step.actor as usize];
            }
        }
        self.nodes[0].visits += 1.0;
    }

    /// The seat's step by UCB1: the node under it, whether it is new, and the action.
    fn choose(&mut self, node: u32, world: &G, seat: Seat, rng: &mut Rng) -> (u32, bool, G::Action) {
        self.scratch.actions.clear();
        world.actions(seat, &mut self.scratch.actions);
        let actor = seat.index() as u8;
        let (mut best, mut best_value, mut known) = (NONE, f32::MIN, 0);
        let mut child = self.nodes[node as usize].first_child;
        while child != NONE {
            let it = &mut self.nodes[child as usize];
            let here = child;
            child = it.next_sibling;
            let Some(step) = it.step else { continue };
            if step.actor != actor || self.scratch.actions.binary_search(&step.action).is_err() {
                continue;
            }
            known += 1;
            it.chances += 1.0;
            let value = it.worth / it.visits + self.explore * (it.chances.ln() / it.visits).sqrt();
            if value > best_value {
                (best, best_value) = (here, value);
            }
        }
        if known == self.scratch.actions.len() {
            self.path.push(best);
            let action = self.nodes[best as usize].step.map(|step| step.action);
            return (best, false, action.unwrap_or(self.scratch.actions[0]));
        }
        let action = self.untried(node, actor, known, rng);
        let (fresh, _) = self.child(node, Step { actor, action });
        (fresh, true, action)
    }

    /// One of the actions that no child stands for yet, uniformly.
    fn untried(&self, node: u32, actor: u8, known: usize, rng: &mut Rng) -> G::Action {
        let actions = &self.scratch.actions;
        let mut nth = rng.below(actions.len() - known);
        for &action in actions {
            if known == 0 || self.find(node, Step { actor, action }).is_none() {
                if nth == 0 {
                    return action;
                }
                nth -= 1;
            }
        }
        actions[0]
    }

    fn find(&self, node: u32, step: Step<G::Action>) -> Option<u32> {
        let mut child = self.nodes[node as usize].first_child;
        while child != NONE {
            if self.nodes[child as usize].step == Some(step) {
                return Some(child);
            }
            child = self.nodes[child as usize].next_sibling;
        }
        None
    }

    /// The child for a step, made when there is none.
    fn child(&mut self, node: u32, step: Step<G::Action>) -> (u32, bool) {
        let found = self.find(node, step);
        let at = found.unwrap_or(self.nodes.len() as u32);
        if found.is_none() {
            let mut fresh = Node::new(Some(step));
            fresh.chances = 1.0;
            fresh.next_sibling = self.nodes[node as usize].first_child;
            self.nodes.push(fresh);
            self.nodes[node as usize].first_child = at;
        }
        self.path.push(at);
        // A draw seen for the first time is no reason to stop: only a choice ends the walk down.
        (at, found.is_none() && step.actor < JOINT)
    }

    fn rollout(&mut self, mut world: G, rng: &mut Rng) -> [f32; MAX_SEATS] {
        for _ in 0..G::HORIZON {
            if let Some(scores) = random_answer(&mut world, rng, &mut self.scratch) {
                return world.worth(&scores);
            }
        }
        match world.turn() {
            Turn::Over(scores) => world.worth(&scores),
            _ => world.guess(),
        }
    }

    /// The option that was visited most; among equals the one worth more.
    fn best(&self, seat: Seat, options: &[G::Action], rng: &mut Rng) -> Option<G::Action> {
        let actor = seat.index() as u8;
        let merit = |action: &G::Action| {
            let node = self.find(0, Step { actor, action: *action }).map(|at| &self.nodes[at as usize]);
            node.map_or((0.0, 0.0), |node| (node.visits, node.worth / node.visits.max(1.0)))
        };
        let best = options
            .iter()
            .copied()
            .max_by(|a, b| merit(a).partial_cmp(&merit(b)).unwrap_or(std::cmp::Ordering::Equal));
        best.or_else(|| rng.pick(options))
    }
}
