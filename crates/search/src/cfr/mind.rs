//! The mind that solves: it keeps its last tree and what it has learnt on it.

use std::sync::Arc;

use table::{Estimate, Rng, Scratch, Seat};

use super::external::Walker;
use super::sweep::Sweeper;
use super::tables::Tables;
use super::tree::Tree;
use crate::quick::after;
use crate::watch::Watch;
use crate::{Bot, Budget, Master, Mind, Mix, options};

/// Sweeps are worth their while where so many fit the budget; else walks are sampled.
const SWEEPS: f64 = 25.0;
/// A tree grows for this part of a budget in time at most, and learns for the rest.
const GROWING: f64 = 0.75;
/// The nodes that an iteration, which is a playout, may add.
const STEPS: usize = 64;
/// The worlds imagined where no last tree leads here.
const WORLDS: usize = 256;
/// After so many walks or sweeps the clock is looked at.
const TICK: u64 = 8;

/// A seat of one match.
pub(crate) struct Solving<G: Estimate> {
    how: Master,
    setup: G::Setup,
    seat: Seat,
    /// Names for what the seat and what everybody has seen so far.
    seen: u64,
    seen_by_all: u64,
    thought: Option<Thought<G>>,
}

struct Thought<G: Estimate> {
    tree: Arc<Tree<G>>,
    tables: Arc<Tables>,
    /// Does it learn by sweeps?
    sweeps: Option<bool>,
}

impl<G: Estimate> Clone for Thought<G> {
    fn clone(&self) -> Self {
        Thought { tree: self.tree.clone(), tables: self.tables.clone(), sweeps: self.sweeps }
    }
}

impl<G: Estimate> Solving<G> {
    pub(crate) fn new(how: Master, setup: &G::Setup, seat: Seat) -> Self {
        Solving { how, setup: setup.clone(), seat, seen: 0, seen_by_all: 0, thought: None }
    }

    /// The last tree, where it still holds every course from here; else one that goes on from it; else one that begins anew.
    fn begin(&mut self, view: &G::View, budget: Budget, watch: &Watch, rng: &mut Rng) {
        let room = match budget {
            Budget::Iterations(most) | Budget::Within(most, _) => {
                self.how.room.min((most as usize).saturating_mul(STEPS))
            }
            Budget::Time(_) | Budget::Cpu(_) => self.how.room,
        };
        let knows = |tree: &Tree<G>| tree.set_of(self.seen, self.seat).is_some();
        let grown = |tree: Tree<G>| {
            // Iterations are those of learning.
            let late = || !matches!(budget, Budget::Iterations(_)) && watch.spent(0) > GROWING;
            Thought::new(tree.grown(room, &late))
        };
        if let Some(last) = &self.thought {
            if last.tree.cut == 0 && knows(&last.tree) {
                return;
            }
            let on = last.tree.resolved(&last.tables, self.seat, self.seen_by_all);
            self.thought = on.map(grown).filter(|on| knows(&on.tree));
        }
        if self.thought.is_none() {
            self.thought = Tree::begin(&self.setup).map(grown).filter(|anew| knows(&anew.tree));
        }
        if self.thought.is_none() {
            let imagined = Tree::imagined(view, (self.seat, self.seen), WORLDS, rng);
            self.thought = Some(grown(imagined)).filter(|it| knows(&it.tree));
        }
    }
}

impl<G: Estimate> Thought<G> {
    fn new(tree: Tree<G>) -> Self {
        let (tables, sweeps) = (Arc::new(Tables::new(&tree)), (tree.cut > 0).then_some(false));
        Thought { tree: tree.closed(), tables, sweeps }
    }

    /// Learns until the budget is spent.
    fn learn(&mut self, watch: &Watch) {
        let tree = self.tree.clone();
        let tables = Arc::make_mut(&mut self.tables);
        let mut sweeper = Sweeper::new(&tree);
        let (mut done, ends) = (0, tree.ends as u64);
        if self.sweeps.is_none() {
            let begun = watch.spent(0);
            let mut first = tables.clone();
            sweeper.sweep(&mut first);
            let one = (watch.spent(0) - begun).max(watch.spent(ends) - begun);
            let fit = one * SWEEPS < 1.0 - watch.spent(0);
            self.sweeps = Some(fit);
            if fit {
                (*tables, done) = (first, 1);
            }
        }
        if self.sweeps == Some(true) {
            while watch.spent(done * ends) < 1.0 {
                sweeper.sweep(tables);
                done += 1;
            }
            return;
        }
        // Both seats sample alike, or each would mix an equilibrium of its own.
        let rng = Rng::new(tables.regret.len() as u64);
        let mut walker = Walker { tree: &tree, tables, rng, scratch: Scratch::default() };
        while done % TICK != 0 || watch.spent(done) < 1.0 {
            walker.walk();
            done += 1;
        }
    }
}

impl<G: Estimate> Mind<G> for Solving<G> {
    fn observe(&mut self, view: &G::View, rng: &mut Rng) {
        self.seen = after(self.seen, view);
        self.seen_by_all = after(self.seen_by_all, &G::imagine(view, rng).view(None));
    }

    fn answer(&mut self, view: &G::View, budget: Budget, rng: &mut Rng) -> Mix<G::Action> {
        let options = options::<G>(view, self.seat, rng);
        if options.len() <= 1 {
            return Mix::even(&options);
        }
        let watch = Watch::start(budget);
        if watch.spent(0) < 1.0 {
            self.begin(view, budget, &watch, rng);
            if let Some(thought) = &mut self.thought {
                thought.learn(&watch);
            }
        }
        let known = self.thought.as_ref().and_then(|it| Some((it, it.tree.set_of(self.seen, self.seat)?)));
        match known {
            Some((it, set)) if it.tree.actions(set) == options => {
                let mut often = vec![0.0; options.len()];
                it.tables.average_of(&it.tree, set, &mut often);
                Mix::of(options.into_iter().zip(often).collect())
            }
            _ => Bot::<G>::mix(&self.how.sampled, view, self.seat, budget, rng),
        }
    }

    fn fork(&self) -> Option<Box<dyn Mind<G>>> {
        let Solving { how, ref setup, seat, seen, seen_by_all, ref thought } = *self;
        Some(Box::new(Solving {
            how,
            setup: setup.clone(),
            seat,
            seen,
            seen_by_all,
            thought: thought.clone(),
        }))
    }
}
