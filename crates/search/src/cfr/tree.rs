//! The tree: every course of a game from what everybody knows on, and the information sets of both seats.

use std::collections::HashMap;
use std::sync::Arc;

use arrayvec::ArrayVec;
use table::{Estimate, Seat, Seats, Turn};

use super::TWO;
use crate::quick::{self, after};

/// Children lie behind their parents, those of one node side by side: a sweep is two passes over a list.
pub struct Tree<G: Estimate> {
    pub(super) nodes: Vec<Node>,
    pub(super) sets: Vec<Set>,
    /// The actions of every set, one set after the other: an action's place here is its slot.
    pub(super) actions: Vec<G::Action>,
    pub(super) known: HashMap<u64, u32, quick::Build>,
    /// The moment of every node but those that its maker filled in, as long as somebody may go on from there.
    pub(super) moments: Vec<Option<Moment<G>>>,
    /// How many nodes were not followed, because there was no room or no time.
    pub(super) cut: usize,
    /// How many courses end.
    pub(super) ends: usize,
}

#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) kind: Kind,
    pub(super) count: u16,
    /// The first of its children.
    pub(super) first: u32,
    /// The information set of who decides.
    pub(super) set: u32,
    /// How likely chance comes here from the node before; 1 where a seat decides.
    pub(super) part: f32,
    /// What an end is worth to each seat.
    pub(super) worth: [f32; TWO],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    End,
    Chance,
    /// The seat of this index decides.
    Seat(u8),
}

/// What one seat cannot tell apart.
#[derive(Clone, Copy)]
pub(super) struct Set {
    pub(super) count: u16,
    /// The slot of its first action.
    pub(super) first: u32,
}

/// A world with what its seats and a spectator have seen on the way.
#[derive(Clone)]
pub(super) struct Moment<G: Estimate> {
    pub(super) world: G,
    pub(super) eyes: Eyes,
    /// What seats have chosen that others must not know before they choose themselves.
    pub(super) sealed: ArrayVec<(Seat, G::Action), TWO>,
}

/// A name for everything that each has seen so far: views need not remember everything, but minds do.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Eyes {
    pub(super) seats: [u64; TWO],
    pub(super) all: u64,
}

impl Eyes {
    /// They look at a table that waits for somebody.
    pub(super) fn look<G: Estimate>(self, world: &G) -> Self {
        let see = |seat: u8| after(self.seats[seat as usize], &world.view(Some(Seat::new(seat))));
        Eyes { seats: [see(0), see(1)], all: after(self.all, &world.view(None)) }
    }
}

impl<G: Estimate> Moment<G> {
    /// A table that has just been laid.
    pub(super) fn first(world: G) -> Self {
        let eyes = if world.turn() == Turn::Chance { Eyes::default() } else { Eyes::default().look(&world) };
        Moment { world, eyes, sealed: ArrayVec::new() }
    }

    pub(super) fn waits(&self) -> bool {
        self.sealed.is_empty() && !matches!(self.world.turn(), Turn::Chance | Turn::Over(_))
    }

    /// Who decides next, of those who are asked.
    pub(super) fn decides(&self) -> Option<Seat> {
        let sealed: Seats = self.sealed.iter().map(|(seat, _)| *seat).collect();
        self.world.turn().asked().iter().find(|seat| !sealed.has(*seat))
    }
}

/// A question in a tree: who is asked, in which of its information sets, and the node.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// Who is asked.
    pub seat: Seat,
    /// The number of its information set.
    pub set: usize,
}

/// For whoever walks a tree from outside, as judges do. The root is node 0.
impl<G: Estimate> Tree<G> {
    /// The whole game under a setup, if it has two seats and its courses fit into so many nodes.
    pub fn whole(setup: &G::Setup, room: usize) -> Option<Self> {
        let tree = Self::begin(setup)?.grown(room, &|| false);
        (tree.cut == 0).then_some(tree)
    }

    /// How many nodes there are.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// How many information sets both seats have together.
    pub fn sets(&self) -> usize {
        self.sets.len()
    }

    /// The nodes that follow a node.
    pub fn next(&self, node: usize) -> std::ops::Range<usize> {
        let it = &self.nodes[node];
        it.first as usize..it.first as usize + it.count as usize
    }

    /// Who decides at a node; `None` where chance does, and at the end.
    pub fn asked(&self, node: usize) -> Option<Asked> {
        match self.nodes[node].kind {
            Kind::Seat(seat) => Some(Asked { seat: Seat::new(seat), set: self.nodes[node].set as usize }),
            Kind::Chance | Kind::End => None,
        }
    }

    /// The world at a node.
    pub fn world(&self, node: usize) -> Option<&G> {
        Some(&self.moments.get(node)?.as_ref()?.world)
    }

    /// Does a table wait there, so that everybody looks? Not where chance draws, and not where some have chosen unseen by the others.
    pub fn waits(&self, node: usize) -> bool {
        self.moments.get(node).and_then(Option::as_ref).is_some_and(Moment::waits)
    }

    /// The actions of an information set.
    pub fn actions(&self, set: usize) -> &[G::Action] {
        &self.actions[self.slots(set)]
    }

    pub(super) fn slots(&self, set: usize) -> std::ops::Range<usize> {
        let it = &self.sets[set];
        it.first as usize..it.first as usize + it.count as usize
    }

    /// The information set of a seat that has seen this.
    pub(super) fn set_of(&self, seen: u64, seat: Seat) -> Option<usize> {
        self.known.get(&after(seen, &seat.index())).map(|set| *set as usize)
    }

    /// Nobody will go on from its nodes: it forgets their worlds.
    pub(super) fn closed(mut self) -> Arc<Self> {
        if self.cut == 0 {
            self.moments = Vec::new();
        }
        Arc::new(self)
    }
}
