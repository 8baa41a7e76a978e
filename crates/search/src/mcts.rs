//! Monte-Carlo tree search over imagined worlds.
//!
//! Every iteration imagines a truth from the seat's view and walks one tree shared by all of them: single-observer
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
mod tree;

use std::time::Instant;

use table::{Estimate, Rng, Seat};

use crate::{Bot, Budget, Mix, options};
use tree::Tree;

/// The search. Rollouts are random for [`Estimate::HORIZON`] answers and then judged by the game's guess.
#[derive(Clone, Copy, Debug)]
pub struct Mcts {
    /// The weight of the unexplored in UCB1: 1.4 for results between 0 and 1 in theory, less where guesses are good.
    pub explore: f32,
    /// The part of the outlook in what a node is worth, from 0 to 1. All of it would trust every single guess; none of it
    /// is slow to believe a refutation.
    pub outlook: f32,
}

impl Default for Mcts {
    fn default() -> Self {
        Mcts { explore: 0.3, outlook: 0.5 }
    }
}

/// How often the clock is read: a reading costs about as much as an answer.
const TICK: u32 = 32;

impl<G: Estimate> Bot<G> for Mcts {
    fn mix(&self, view: &G::View, seat: Seat, budget: Budget, rng: &mut Rng) -> Mix<G::Action> {
        let options = options::<G>(view, seat, rng);
        self.search::<G>(view, (seat, &options, false), budget, rng)
    }

    fn among(
        &self,
        view: &G::View,
        seat: Seat,
        seen: &[G::Action],
        budget: Budget,
        rng: &mut Rng,
    ) -> Mix<G::Action> {
        self.search::<G>(view, (seat, seen, true), budget, rng)
    }
}

impl Mcts {
    /// Searches for a seat among these options, which are all it has unless there are more that it does not see.
    fn search<G: Estimate>(
        &self,
        view: &G::View,
        (seat, options, narrowed): (Seat, &[G::Action], bool),
        budget: Budget,
        rng: &mut Rng,
    ) -> Mix<G::Action> {
        if options.len() <= 1 {
            return Mix::even(options);
        }
        if let Some(advised) = G::advice(view, options, rng) {
            return Mix::only(advised);
        }
        let mut tree = Tree::<G>::new(*self, G::imagine(view, rng));
        if narrowed {
            tree.narrow(seat, options);
        }
        let begun = Instant::now();
        let mut count = 0;
        loop {
            let enough = |most: u32| count >= most.max(options.len() as u32);
            let late = |long| count % TICK == 0 && count > 0 && begun.elapsed() >= long;
            let done = match budget {
                Budget::Iterations(most) => enough(most),
                Budget::Time(long) => late(long),
                Budget::Within(most, long) => enough(most) || late(long),
            };
            if done {
                break;
            }
            tree.grow(&mut G::imagine(view, rng), rng);
            count += 1;
        }
        tree.advises(seat, options)
    }
}
