//! From no values to values with a bracket.
//!
//! Where Valandris is never caught is found first. Then values are swept (value iteration of a stochastic shortest path;
//! Bertsekas and Tsitsiklis 1991) with leaps along the direction in which they still move, and certified by a last plain
//! sweep: with T for the sweep, T((1 + a)v) = (1 + a)Tv - a, because every turn counts one. So where Tv - v is at most a / (1 + a)
//! everywhere, (1 + a)v is at least T of itself, and an upper bound; a lower bound likewise.

use std::time::{Duration, Instant};

use crate::part::{Chase, Die, Solution};
use crate::position::Error;
use crate::rows::{NEVER, UNKNOWN};
use crate::sweep::{Change, Plan, Shop, sweep};
use crate::symmetry::SEALABLE;

/// What to do, and with what.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// What is solved.
    pub chase: Chase,
    /// How many threads, at least 1.
    pub threads: usize,
    /// The widest instructions of this processor, or only those that all have.
    pub wide: bool,
    /// How wide a bracket may be, in turns.
    pub width: f32,
}

/// How far it has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Sweeps so far, those that look for lost positions among them.
    pub sweeps: u32,
    /// What the last sweep changed.
    pub change: Change,
    /// How long the last sweep took.
    pub took: Duration,
    /// How many sweeps are left, about; `None` as long as that cannot be told.
    pub left: Option<u32>,
}

/// What the sums of a sweep may be off by, as a share of the value: a mean of twelve numbers in single precision is off
/// by 8.5 units of the last place at most (Higham 2002, 4.2: sums of j numbers by j units, j up to 12, and two
/// products), the turn that is counted by one.
const ROUNDED: f32 = 10.0 * f32::EPSILON / 2.0;

/// Values before anything is known. Near the greatest there will be, so that fewer sweeps are spent on the way there.
const START: f32 = 40.0;

/// A leap is made after so many plain sweeps, when changes have come to shrink this slowly: sooner they have no common
/// direction yet, and a leap does more harm than good.
const PLAIN: usize = 20;
const SLOW: f32 = 0.94;

/// Solves from nothing, or goes on with `begun`. `report` hears of every sweep; it may keep the values, and stops
/// everything with false.
pub fn solve(
    task: Task,
    begun: Option<Solution>,
    report: &mut dyn FnMut(&Solution, Progress) -> bool,
) -> Option<Solution> {
    let mut work = Work { shop: Shop::new(task.threads), task, sweeps: 0, changes: Vec::new(), report };
    let mut solution = match begun {
        Some(solution) => solution,
        None => {
            let mut solution = Solution::new(task.chase, Die::Best, 0, UNKNOWN);
            // With crossings all can be won but what is shut off by twelve seals, which the bracket will prove.
            work.lose(&mut solution, if task.chase.crossing { SEALABLE as u32 } else { 0 })?;
            solution
        }
    };
    solution.board.die = Die::Fair;
    work.settle(&mut solution)?;
    Some(solution)
}

/// Within how many turns each capture is certain, whatever the die shows, instead of how long it takes on average; what
/// is not certain at all is [`NEVER`]. These are whole numbers, found exactly.
pub fn certain(task: Task, report: &mut dyn FnMut(&Solution, Progress) -> bool) -> Option<Solution> {
    let mut work = Work { shop: Shop::new(task.threads), task, sweeps: 0, changes: Vec::new(), report };
    let mut solution = Solution::new(task.chase, Die::Worst, 0, NEVER);
    while work.sweep(&mut solution, 0.0, true, 0)?.greatest() > 0.0 {}
    Some(solution)
}

/// Sweeps once without keeping anything: how far values are from their own equations.
pub fn change(task: Task, solution: &mut Solution) -> Change {
    let plan = Plan { keep: false, leap: 0.0, fewest: 0, wide: task.wide };
    sweep(&solution.board, &mut solution.parts, &mut Shop::new(task.threads), plan)
}

struct Work<'a> {
    task: Task,
    shop: Shop,
    sweeps: u32,
    changes: Vec<f32>,
    report: &'a mut dyn FnMut(&Solution, Progress) -> bool,
}

impl Work<'_> {
    fn sweep(&mut self, solution: &mut Solution, leap: f32, keep: bool, fewest: u32) -> Option<Change> {
        let begun = Instant::now();
        let plan = Plan { keep, leap, fewest, wide: self.task.wide };
        let change = sweep(&solution.board, &mut solution.parts, &mut self.shop, plan);
        self.sweeps += 1;
        self.changes.push(change.greatest());
        let progress =
            Progress { sweeps: self.sweeps, change, took: begun.elapsed(), left: self.left(change) };
        (self.report)(solution, progress).then_some(change)
    }

    /// The share of a change that the next sweep still makes, of the last plain ones.
    fn rate(&self) -> Option<f32> {
        let &[.., before, _, _, _, _, _, _, _, _, _, _, _, now] = &self.changes[..] else { return None };
        Some((now / before).powf(1.0 / 12.0)).filter(|rate| *rate < 0.999)
    }

    fn left(&self, change: Change) -> Option<u32> {
        let (rate, wanted) = (self.rate()?, self.wanted(change));
        Some(((wanted / change.greatest()).ln() / rate.ln()).max(0.0) as u32 + 1)
    }

    /// How little a sweep may change for the bracket to be narrow enough.
    fn wanted(&self, change: Change) -> f32 {
        (self.task.width - 2.0 * Error::HALF_STEP) / change.most - 2.0 * ROUNDED * change.most
    }

    /// Marks what is never won, among positions with at least so many seals. A position is won if some play that risks no
    /// lost position may lead to a capture, whatever Valandris does; as the die is fair it then does at last.
    fn lose(&mut self, solution: &mut Solution, fewest: u32) -> Option<()> {
        loop {
            while self.sweep(solution, 0.0, true, fewest)?.greatest() > 0.0 {}
            let (mut lost, mut most) = (false, 0.0_f32);
            for part in solution.parts.iter_mut().filter(|part| part.ground.seals.count_ones() >= fewest) {
                for value in part.values.iter_mut().flatten().flatten().filter(|value| **value < NEVER) {
                    let never = *value >= UNKNOWN;
                    (lost, most) = (lost || never, most.max(if never { 0.0 } else { *value }));
                    *value = if never { NEVER } else { UNKNOWN };
                }
            }
            if !lost {
                break;
            }
        }
        let values = solution.parts.iter_mut().flat_map(|part| &mut part.values).flatten().flatten();
        values.filter(|value| **value < NEVER).for_each(|value| *value = START);
        self.changes.clear();
        Some(())
    }

    /// Sweeps until the bracket is narrow enough, and says how narrow.
    fn settle(&mut self, solution: &mut Solution) -> Option<()> {
        let mut plain = 0;
        loop {
            let leap = match self.rate() {
                Some(rate) if plain >= PLAIN && rate >= SLOW => rate / (1.0 - rate),
                _ => 0.0,
            };
            plain = if leap > 0.0 { 0 } else { plain + 1 };
            let change = self.sweep(solution, leap.min(20.0), true, 0)?;
            // Before a capture is in sight of all, values only rise: nothing is learned from that.
            if change.rose >= 1.0 {
                plain = 0;
            }
            if leap == 0.0 && change.rose + change.fell < self.wanted(change) {
                let change = self.sweep(solution, 0.0, false, 0)?;
                let [above, below] = [change.rose, change.fell].map(|by| by + ROUNDED * change.most);
                solution.error = Error { below, above: above / (1.0 - above), rounded: 0.0 };
                return Some(());
            }
        }
    }
}
