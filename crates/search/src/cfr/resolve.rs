//! Going on safely where the last tree ends: re-solving with the gadget of CFR-D (Burch, Johanson and Bowling 2014,
//! arXiv 1303.4441).
//!
//! The new tree begins at every world that looks like this one to a spectator, as likely as chance and the bot's own last strategy
//! make it. Before it begins the other seat may leave, for each thing that it may know, with what its best response to the last
//! strategy would have brought it: so what it could have had by coming here with other cards it still has, and the bot cannot
//! be exploited by its having changed its mind.

use std::collections::HashMap;

use table::{Estimate, Rng, Seat};

use super::TWO;
use super::best::Best;
use super::tables::Tables;
use super::tree::{Kind, Moment, Tree};
use crate::quick::{self, after};

/// What names the question whether to leave.
const LEAVE: u64 = 0x1ea7e;

impl<G: Estimate> Tree<G> {
    /// The tree that goes on from everything that to everybody looks like now; `None` where this one does not lead there.
    pub(super) fn resolved(&self, last: &Tables, bot: Seat, seen_by_all: u64) -> Option<Self> {
        let here = |moment: &Moment<G>| moment.eyes.all == seen_by_all && moment.waits();
        let roots: Vec<(usize, &Moment<G>)> = self
            .moments
            .iter()
            .enumerate()
            .filter_map(|(at, it)| Some((at, it.as_ref().filter(|it| here(it))?)))
            .collect();
        let other = bot.other();
        let often = last.average(self);
        let mut best = Best::new(self, &often, other);
        for (at, worth) in last.beyond.worths(other.index()) {
            best.know(at, worth);
        }
        let all: f32 = roots.iter().map(|(at, _)| best.others[*at]).sum();
        if roots.is_empty() || all <= 0.0 {
            return None;
        }
        let mut due: HashMap<u64, (f32, f32), quick::Build> = HashMap::default();
        for (at, moment) in &roots {
            let (sum, weight) = due.entry(moment.eyes.seats[other.index()]).or_default();
            *sum += best.others[*at] * best.worth(*at);
            *weight += best.others[*at];
        }
        let likely: Vec<(f32, &Moment<G>)> = roots
            .iter()
            .map(|(at, moment)| (best.others[*at] / all, *moment))
            .filter(|(part, _)| *part > 0.0)
            .collect();
        Self::gadget(&likely, other, &|seen| due.get(&seen).map_or(0.5, |(sum, weight)| sum / weight))
    }

    fn gadget(roots: &[(f32, &Moment<G>)], other: Seat, due: &dyn Fn(u64) -> f32) -> Option<Self> {
        let mut actions = Vec::new();
        let (_, first) = roots.first()?;
        first.world.actions(first.decides()?, &mut actions);
        let any = *actions.first()?;
        let mut tree = Self::bare();
        tree.add(1.0, None);
        for (part, _) in roots {
            tree.add(*part, None);
        }
        tree.join(0, Kind::Chance, 0, 1..1 + roots.len());
        for (i, (_, moment)) in roots.iter().enumerate() {
            let seen = moment.eyes.seats[other.index()];
            let leave = tree.add(1.0, None);
            let worth = due(seen);
            tree.nodes[leave].worth = [1.0 - worth; TWO];
            tree.nodes[leave].worth[other.index()] = worth;
            tree.add(1.0, Some((*moment).clone()));
            let set = tree.leaving(after(seen, &LEAVE), other, any);
            tree.join(1 + i, Kind::Seat(other.index() as u8), set, leave..leave + 2);
        }
        Some(tree)
    }

    /// A tree from worlds that anybody may be in, where no last tree leads here: everything as likely as the game deals it.
    pub(super) fn imagined(view: &G::View, bot: (Seat, u64), count: usize, rng: &mut Rng) -> Self {
        let mut tree = Self::bare();
        tree.add(1.0, None);
        let public = G::imagine(view, rng).view(None);
        for i in 0..count {
            let world = if i == 0 { G::imagine(view, rng) } else { G::imagine(&public, rng) };
            let mut moment = Moment::first(world);
            if moment.world.view(Some(bot.0)) == *view {
                moment.eyes.seats[bot.0.index()] = bot.1;
            }
            tree.add(1.0 / count as f32, Some(moment));
        }
        tree.join(0, Kind::Chance, 0, 1..1 + count);
        tree
    }

    fn join(&mut self, at: usize, kind: Kind, set: u32, next: std::ops::Range<usize>) {
        let node = &mut self.nodes[at];
        (node.kind, node.set, node.first, node.count) = (kind, set, next.start as u32, next.len() as u16);
    }
}

#[cfg(test)]
mod tests {
    use table::toys::Kuhn;

    use super::super::sweep::Sweeper;
    use super::*;

    fn solved(tree: &Tree<Kuhn>) -> Tables {
        let (mut tables, mut sweeper) = (Tables::new(tree), Sweeper::new(tree));
        (0..3000).for_each(|_| sweeper.sweep(&mut tables));
        tables
    }

    #[test]
    fn what_is_solved_anew_is_as_safe_as_what_it_replaces() {
        let grown = |tree: Tree<Kuhn>| tree.grown(1000, &|| false);
        let whole = grown(Tree::begin(&Default::default()).unwrap());
        let last = solved(&whole);
        let mut put_together = last.average(&whole);
        let mut anew = 0;
        for moment in whole.moments.iter().flatten().filter(|moment| moment.waits()) {
            let bot = moment.decides().unwrap();
            let on = grown(whole.resolved(&last, bot, moment.eyes.all).unwrap());
            let often = solved(&on).average(&on);
            let seen = moment.eyes.seats[bot.index()];
            let (from, to) = (on.set_of(seen, bot).unwrap(), whole.set_of(seen, bot).unwrap());
            put_together.state(&whole, to, often.of(&on, from));
            anew += 1;
        }
        let gains = whole.gains(&put_together);
        assert_eq!(anew, 24, "four public moments with six deals each");
        assert!((gains[0] + gains[1]) * 2.0 < 0.02, "{gains:?}");
    }
}
