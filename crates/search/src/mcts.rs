//! Monte-Carlo tree search over imagined worlds.
//!
//! Every iteration supposes a truth from the seat's view and walks one tree shared by all of them: single-observer
//! information-set search (Cowling, Powley and Whitehouse 2012, doi 10.1109/TCIAIG.2012.2200894) with UCB1 over the
//! options open in the imagined world, and max^n backups. Chance and secret choices of others are nodes by what came out.
//! Seats that answer together choose at one node, each by UCB1 for itself, and the bot gives the action visited most. Where
//! the game says so ([`Estimate::MIXES`]) they learn by regret matching how often to give each, and the bot draws its action
//! from what it learnt: see `tree/mix.rs`.
//!
//! A game whose guess is good enough to be asked at once ([`Estimate::HORIZON`] is 0) is searched by its guesses: a walk
//! ends by opening all options of its last question, each judged once. Where nothing is hidden, what a node is worth is
//! then not only the mean of its iterations but in part the outlook under best play by everyone: implicit minimax backups
//! (Lanctot, Winands, Pepels and Sturtevant 2014, arXiv 1406.0486), which see a trap in the iteration that finds it.

mod node;
mod thought;
mod tree;

use table::{Estimate, MAX_SEATS, Rng, Rung, Seat};

use crate::count::searched;
use crate::finish::winner;
use crate::watch::Watch;
use crate::{Bot, Budget, Mix, options};
pub(crate) use thought::Thought;
use tree::Tree;
pub(crate) use tree::give;

/// The search. Rollouts are random for [`Estimate::HORIZON`] answers and then judged by the game's guess.
#[derive(Clone, Copy, Debug)]
pub struct Mcts {
    /// The weight of the unexplored in UCB1: 1.4 for results between 0 and 1 in theory, less where guesses are good.
    pub explore: f32,
    /// The part of the outlook in what a node is worth, from 0 to 1. All of it would trust every single guess; none of it
    /// is slow to believe a refutation.
    pub outlook: f32,
    /// Does it look for a win this turn before anything else, and swap nothing to and fro?
    pub looks: bool,
    /// Does it choose by lot among what is as good as the best?
    pub varies: bool,
    /// Which of the game's guesses it trusts.
    pub rung: Rung,
}

impl Default for Mcts {
    fn default() -> Self {
        Mcts { explore: 0.3, outlook: 0.5, looks: true, varies: true, rung: Rung::Now }
    }
}

/// These options without those that only arrange things, unless the guess is the better for it: a search would not tell them
/// apart, and swap to and fro. Something is always left.
fn worth_a_look<G: Estimate>(
    view: &G::View,
    seat: Seat,
    options: &[G::Action],
    rng: &mut Rng,
) -> Vec<G::Action> {
    let world = G::imagine(view, rng);
    let now = world.guess()[seat.index()];
    let arranged = |action: G::Action| {
        let mut next = world.clone();
        give(&mut next, world.turn(), seat, action);
        next.guess()[seat.index()]
    };
    let worth = |action: &G::Action| !world.arranges(action) || arranged(*action) > now + BETTER;
    let left: Vec<_> = options.iter().copied().filter(worth).collect();
    if left.is_empty() { options.to_vec() } else { left }
}

/// By so much the guess must be better to be called so: more than rounding.
const BETTER: f32 = 1e-4;

/// How many answers may be played to prove a win before the search begins: they cost it at most a part of its budget.
fn proof(budget: Budget) -> u32 {
    match budget {
        Budget::Iterations(most) | Budget::Within(most, _) => most.saturating_mul(4),
        // A microsecond or two each.
        Budget::Time(long) | Budget::Cpu(long) => u32::try_from(long.as_micros() / 16).unwrap_or(u32::MAX),
    }
}

/// How often the clock is read: a reading costs about as much as an answer.
const TICK: u32 = 32;
/// An answer that needs no search is asked for so often before it is held for advice.
const DRAWS: u32 = 32;

impl<G: Estimate> Bot<G> for Mcts {
    fn mix(&self, view: &G::View, seat: Seat, budget: Budget, rng: &mut Rng) -> Mix<G::Action> {
        self.weighs::<G>(view, seat, budget, rng).0
    }

    fn among(
        &self,
        view: &G::View,
        seat: Seat,
        seen: &[G::Action],
        budget: Budget,
        rng: &mut Rng,
    ) -> Mix<G::Action> {
        self.search::<G>(view, (seat, seen, true), budget, rng).0
    }
}

impl Mcts {
    /// Its mix ([`Bot::mix`]), and what it holds the table to be worth to every seat, from 0 to 1; no worth where it need not search.
    pub fn weighs<G: Estimate>(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget,
        rng: &mut Rng,
    ) -> (Mix<G::Action>, Option<[f32; MAX_SEATS]>) {
        let options = options::<G>(view, seat, rng);
        self.search::<G>(view, (seat, &options, false), budget, rng)
    }

    /// The same among these options, which are all that the seat has unless it overlooks others.
    fn search<G: Estimate>(
        &self,
        view: &G::View,
        (seat, options, overlooks): (Seat, &[G::Action], bool),
        budget: Budget,
        rng: &mut Rng,
    ) -> (Mix<G::Action>, Option<[f32; MAX_SEATS]>) {
        if options.len() <= 1 {
            return (Mix::even(options), None);
        }
        if let Some(advised) = G::advice_of(self.rung, view, options, rng) {
            return (Mix::even(&advised), None);
        }
        if !self.looks {
            let tree = self.grown::<G>(view, (seat, options, overlooks), budget, rng);
            return (tree.advises(seat, options), Some(tree.worth()));
        }
        // Who overlooks things overlooks how to win.
        let winner = if overlooks { None } else { winner::<G>(view, seat, options, proof(budget), rng) };
        if let Some(winner) = winner {
            return (Mix::only(winner), None);
        }
        let worth = worth_a_look::<G>(view, seat, options, rng);
        let narrowed = overlooks || worth.len() < options.len();
        let tree = self.grown::<G>(view, (seat, &worth, narrowed), budget, rng);
        (tree.advises(seat, &worth), Some(tree.worth()))
    }

    /// What it thinks of the options of a seat that is asked, the one to give first, and whether it mixes them.
    pub(crate) fn think<G: Estimate>(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget,
        rng: &mut Rng,
    ) -> Option<(Vec<Thought<G::Action>>, bool)> {
        let options = options::<G>(view, seat, rng);
        if options.is_empty() {
            return None;
        }
        let tree = self.grown::<G>(view, (seat, &options, false), budget, rng);
        let mut thoughts = tree.thoughts(seat, &options);
        let mixes = tree.average(seat, &options).is_some();
        let sure = self.advised::<G>(view, &options, rng).map(|advised| (advised, None));
        let sure = sure.or_else(|| Some((winner::<G>(view, seat, &options, proof(budget), rng)?, Some(1.0))));
        if let Some((action, chance)) = sure
            && let Some(at) = thoughts.iter().position(|thought| thought.action == action)
        {
            thoughts[..=at].rotate_right(1);
            let first = chance.unwrap_or(thoughts[0].chance);
            thoughts[0].chance = first;
            // What is known goes beyond what was looked for: whatever the search holds for better would only confuse.
            thoughts.retain(|thought| thought.chance <= first);
        }
        Some((thoughts, mixes))
    }

    /// The one answer that needs no search. What comes by lot, or now this and now that for variety, is no advice.
    fn advised<G: Estimate>(
        &self,
        view: &G::View,
        options: &[G::Action],
        rng: &mut Rng,
    ) -> Option<G::Action> {
        let mut draw = || G::advice_of(self.rung, view, options, rng).filter(|advised| advised.len() == 1);
        let first = draw()?;
        (1..DRAWS).all(|_| draw().as_ref() == Some(&first)).then(|| first[0])
    }

    /// A world to walk in. The first bot took the others to choose evenly.
    fn world<G: Estimate>(&self, view: &G::View, rng: &mut Rng) -> G {
        if self.rung == Rung::First { G::imagine(view, rng) } else { G::suppose(view, rng) }
    }

    /// The tree after all iterations.
    fn grown<G: Estimate>(
        &self,
        view: &G::View,
        (seat, options, narrowed): (Seat, &[G::Action], bool),
        budget: Budget,
        rng: &mut Rng,
    ) -> Tree<G> {
        let mut tree = Tree::<G>::new(*self, self.world(view, rng));
        if narrowed {
            tree.narrow(seat, options);
        }
        let watch = Watch::start(budget);
        let mut count = 0;
        loop {
            let enough = |most: u32| count >= most.max(options.len() as u32);
            let late = || count % TICK == 0 && count > 0 && watch.spent(0) >= 1.0;
            let done = match budget {
                Budget::Iterations(most) => enough(most),
                Budget::Within(most, _) => enough(most) || late(),
                Budget::Time(_) | Budget::Cpu(_) => late(),
            };
            if done {
                break;
            }
            tree.grow(&mut self.world(view, rng), rng);
            count += 1;
        }
        searched(count);
        tree
    }
}
