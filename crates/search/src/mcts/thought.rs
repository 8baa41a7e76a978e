//! What a search thought of each option of its root, and how it expects the game to go on.

use table::{Estimate, Seat};

use super::node::{CHANCE, JOINT, NONE};
use super::tree::Tree;

/// What somebody does: a seat, or chance (`None`).
pub(crate) type Expected<A> = (Option<Seat>, A);

/// An option of the seat that was asked.
pub(crate) struct Thought<A> {
    /// The option.
    pub(crate) action: A,
    /// The seat's chance with it, from 0 to 1.
    pub(crate) chance: f32,
    /// The part of the search that went into it, from 0 to 1; where seats mix, how often it is to be given.
    pub(crate) part: f32,
    /// What is expected after it, in order.
    pub(crate) then: Vec<Expected<A>>,
}

/// So many steps are told of what is expected.
const STEPS: usize = 12;
/// An option with less than this part of what went into the most searched one is not known well enough to be the best.
const ENOUGH: f32 = 0.3;
/// Steps seen less often than that are not expected but guessed at.
const SEEN: f32 = 4.0;

impl<G: Estimate> Tree<G> {
    /// The options that were looked at, the one to give first.
    pub(super) fn thoughts(&self, seat: Seat, options: &[G::Action]) -> Vec<Thought<G::Action>> {
        let actor = seat.index() as u8;
        let mixes: Vec<(G::Action, f32)> =
            self.average(seat, options).map(|mix| mix.chances().collect()).unwrap_or_default();
        let visits = |at: u32| self.nodes[at as usize].visits;
        let mut thoughts = Vec::new();
        for &action in options {
            let Some(at) = self.find(0, super::node::Step { actor, action }) else { continue };
            let node = &self.nodes[at as usize];
            if node.visits == 0.0 {
                continue;
            }
            let mixed = mixes.iter().find(|mixed| mixed.0 == action);
            let part = mixed.map_or(node.visits / visits(0).max(1.0), |mixed| mixed.1);
            let then = if mixes.is_empty() { self.expected(at) } else { Vec::new() };
            thoughts.push(Thought { action, chance: node.value(actor, self.share_of_outlook()), part, then });
        }
        // Of those that were looked at enough the one with the best chance comes first; a mix begins with what it gives most often.
        let most = thoughts.iter().map(|thought| thought.part).fold(0.0, f32::max);
        let merit = |thought: &Thought<G::Action>| match mixes.is_empty() && thought.part >= ENOUGH * most {
            true => 1.0 + thought.chance,
            false => thought.part,
        };
        thoughts.sort_by(|one, other| merit(other).total_cmp(&merit(one)));
        thoughts
    }

    /// What was seen most often below a node.
    fn expected(&self, mut node: u32) -> Vec<Expected<G::Action>> {
        let mut then = Vec::new();
        while then.len() < STEPS {
            let it = &self.nodes[node as usize];
            let most =
                [it.first_child, it.first_other].into_iter().filter_map(|first| self.most_seen(first)).next();
            let Some((next, step)) = most else { break };
            then.push(step);
            node = next;
        }
        then
    }

    fn most_seen(&self, first: u32) -> Option<(u32, Expected<G::Action>)> {
        let (mut best, mut child) = (None, first);
        let mut most = SEEN;
        while child != NONE {
            let it = &self.nodes[child as usize];
            if it.visits >= most {
                (best, most) = (Some(child), it.visits);
            }
            child = it.next_sibling;
        }
        let at = best?;
        let step = self.nodes[at as usize].step?;
        match step.actor {
            CHANCE => Some((at, (None, step.action))),
            actor if actor < JOINT => Some((at, (Some(Seat::new(actor)), step.action))),
            _ => None,
        }
    }
}
