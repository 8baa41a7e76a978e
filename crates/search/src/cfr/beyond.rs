//! Play beyond the cuts of a tree, learnt by the walks that come there: what had no room for its nodes may have some for its information
//! sets, which are fewer. Of more than there is room for everybody plays at random.

use std::collections::HashMap;
use std::ops::Range;

use table::{Answer, Estimate, Turn};

use super::TWO;
use super::external::Walker;
use super::grow::worth;
use super::tables::share;
use super::tree::Moment;
use crate::quick::{self, after};

/// Regrets and the worth of cuts, by names and nodes.
#[derive(Clone, Default)]
pub(super) struct Beyond {
    room: usize,
    /// Where the regrets of an information set begin.
    sets: HashMap<u64, u32, quick::Build>,
    regret: Vec<f32>,
    /// What walks have brought from each node that was cut: their sum and how many, by seats.
    cuts: HashMap<u32, [(f32, u32); TWO], quick::Build>,
}

impl Beyond {
    pub(super) fn new(room: usize) -> Self {
        Beyond { room, ..Beyond::default() }
    }

    /// The nodes that were cut and walks of a seat have come by, with what they are worth to it.
    pub(super) fn worths(&self, seat: usize) -> impl Iterator<Item = (usize, f32)> {
        let walked = self.cuts.iter().map(move |(at, seats)| (*at as usize, seats[seat]));
        walked.filter(|(_, (_, count))| *count > 0).map(|(at, (sum, count))| (at, sum / count as f32))
    }

    /// The places of an information set, made where there is room.
    fn set(&mut self, name: u64, count: usize) -> Option<Range<usize>> {
        let full = self.sets.len() >= self.room;
        let first = match self.sets.get(&name) {
            Some(first) => *first as usize,
            None if full => return None,
            None => {
                self.sets.insert(name, self.regret.len() as u32);
                self.regret.resize(self.regret.len() + count, 0.0);
                self.regret.len() - count
            }
        };
        Some(first..first + count)
    }
}

impl<G: Estimate> Walker<'_, G> {
    /// What a walk brings a seat from a node that was cut.
    pub(super) fn beyond(&mut self, at: usize, moment: &Moment<G>, seat: usize) -> f32 {
        let worth = self.go_on(moment.clone(), seat);
        let (sum, count) = &mut self.tables.beyond.cuts.entry(at as u32).or_default()[seat];
        (*sum, *count) = (*sum + worth, *count + 1);
        worth
    }

    fn go_on(&mut self, mut moment: Moment<G>, seat: usize) -> f32 {
        while moment.sealed.is_empty() && moment.world.turn() == Turn::Chance {
            let drawn = self.scratch.draw(&moment.world, &mut self.rng);
            moment.play(Answer::Chance(drawn));
        }
        if let Turn::Over(scores) = moment.world.turn() {
            return worth(&moment.world, &scores)[seat];
        }
        let Some(actor) = moment.decides() else { return 1.0 / TWO as f32 };
        let mut actions = Vec::new();
        moment.world.actions(actor, &mut actions);
        let name = after(moment.eyes.seats[actor.index()], &actor.index());
        let Some(slots) = self.tables.beyond.set(name, actions.len()) else {
            return moment.played_out(&mut self.rng, &mut self.scratch)[seat];
        };
        let mut now = vec![0.0; actions.len()];
        share(&self.tables.beyond.regret[slots.clone()], &mut now);
        if actor.index() != seat {
            let drawn = self.rng.weighted(now.iter().copied(), 1.0).unwrap_or(now.len() - 1);
            return self.go_on(moment.given(actor, actions[drawn]), seat);
        }
        let worths: Vec<f32> =
            actions.iter().map(|action| self.go_on(moment.given(actor, *action), seat)).collect();
        let mean: f32 = worths.iter().zip(&now).map(|(worth, often)| worth * often).sum();
        for (regret, worth) in self.tables.beyond.regret[slots].iter_mut().zip(worths) {
            *regret += worth - mean;
        }
        mean
    }
}

#[cfg(test)]
mod tests {
    use table::toys::{Held, Kuhn};
    use table::{Game, Rng, Scratch, Seat};

    use super::super::tables::Tables;
    use super::super::tree::Tree;
    use super::*;

    /// If everything after the first action went by chance a Queen should always bet; against who plays well it never should.
    #[test]
    fn what_lies_beyond_the_cuts_is_learnt() {
        let tree = Tree::<Kuhn>::begin(&Default::default()).unwrap().grown(22, &|| false);
        assert_eq!((tree.nodes.len(), tree.cut), (22, 12), "six deals with two actions each");
        let mut tables = Tables::new(&tree);
        let (rng, scratch) = (Rng::new(1), Scratch::default());
        let mut walker = Walker { tree: &tree, tables: &mut tables, rng, scratch };
        (0..20_000).for_each(|_| walker.walk());
        assert_eq!(tables.beyond.sets.len(), 9, "six of the second seat, three of the first");
        let first = Seat::new(0);
        let bets = |card| {
            let holds = |moment: &&Moment<Kuhn>| {
                moment.world.view(Some(first)).hands[0] == Held::Seen(card) && moment.waits()
            };
            let moment = tree.moments.iter().flatten().find(holds).unwrap();
            tables.average(&tree).of(&tree, tree.set_of(moment.eyes.seats[0], first).unwrap())[1]
        };
        let [jack, queen, king] = [0, 1, 2].map(bets);
        assert!(queen < 0.05, "{queen}");
        assert!(
            jack < 0.4 && (king / 3.0 - jack).abs() < 0.1,
            "a third of what the King bets: {jack} {king}"
        );
    }
}
