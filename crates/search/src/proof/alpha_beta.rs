//! Alpha-beta to the end of the game with null windows only (Plaat, Schaeffer, Pijls and de Bruin 1996, doi
//! 10.1016/0004-3702(95)00126-3), a table of positions, and an order by what cut off elsewhere (Schaeffer 1989, doi
//! 10.1109/34.42858).

use table::{Estimate, Seat};

use super::{after, ended};
use crate::Budget;
use crate::quick;
use crate::watch::Watch;

/// Half the width of a null window: worths are farther apart than that.
const NEAR: f32 = 1e-3;
/// After so many positions the clock is looked at.
const TICK: u64 = 128;
/// The positions that an iteration, which is a playout, may look at.
const STEPS: u64 = 32;
/// Actions are told apart by so many names.
const NAMES: usize = 256;

/// What is known of a position: between which bounds it is worth to who is asked there, and the action that cut off.
#[derive(Clone, Copy, Default)]
struct Entry {
    name: u64,
    low: f32,
    /// Of 1 less this: an empty entry knows nothing.
    below: f32,
    action: u16,
}

pub(super) struct AlphaBeta<'a, G: Estimate> {
    watch: &'a Watch,
    /// The part of the budget that may be spent.
    part: f64,
    table: Vec<Entry>,
    /// How often an action cut off, less how often it did not, for each seat.
    history: Vec<i32>,
    /// Memory for the options at each depth.
    lists: Vec<Vec<G::Action>>,
    looked: u64,
    until: u64,
    late: bool,
}

impl<'a, G: Estimate> AlphaBeta<'a, G> {
    pub(super) fn new(watch: &'a Watch, budget: Budget, part: f64) -> Self {
        // About as many entries as positions that can be looked at: to clear more costs a short search its time.
        let looks = match budget {
            Budget::Iterations(most) | Budget::Within(most, _) => u64::from(most) * STEPS,
            Budget::Time(long) | Budget::Cpu(long) => long.as_micros() as u64 * 8,
        };
        let size = (looks.max(1 << 10)).next_power_of_two().min(1 << 22) as usize;
        let (table, history) = (vec![Entry::default(); size], vec![0; 2 * NAMES]);
        AlphaBeta { watch, part, table, history, lists: Vec::new(), looked: 0, until: 0, late: false }
    }

    /// Is its part of the budget spent?
    pub(super) fn is_late(&self) -> bool {
        self.late
    }

    /// Does a seat get at least the goal from here? At least what is returned if that is as much, at most so if it is less; `None` when
    /// so many positions do not tell.
    pub(super) fn reaches(&mut self, world: &G, seat: Seat, goal: f32, patience: u64) -> Option<f32> {
        self.until = self.looked + patience;
        let asked = world.turn().asked().first();
        match asked {
            Some(mover) if mover != seat => Some(1.0 - self.look(world, mover, 1.0 - goal + NEAR, 0)?),
            Some(_) => self.look(world, seat, goal, 0),
            None => ended(world, seat),
        }
    }

    /// Between which bounds a position is known to be worth, to who is asked there.
    pub(super) fn known(&self, world: &G) -> (f32, f32) {
        let name = quick::after(0, world);
        let entry = &self.table[name as usize & (self.table.len() - 1)];
        if entry.name == name { (entry.low, 1.0 - entry.below) } else { (0.0, 1.0) }
    }

    fn look(&mut self, world: &G, mover: Seat, goal: f32, depth: usize) -> Option<f32> {
        self.looked += 1;
        if self.looked.is_multiple_of(TICK) {
            self.late = self.watch.spent(self.looked / STEPS) >= self.part;
        }
        if self.late || self.looked > self.until {
            return None;
        }
        let name = quick::after(0, world);
        let place = name as usize & (self.table.len() - 1);
        let mut entry = Some(self.table[place]).filter(|it| it.name == name).unwrap_or_default();
        entry.name = name;
        if entry.low >= goal || 1.0 - entry.below < goal {
            return Some(if entry.low >= goal { entry.low } else { 1.0 - entry.below });
        }
        if depth == self.lists.len() {
            self.lists.push(Vec::with_capacity(16));
        }
        let mut list = std::mem::take(&mut self.lists[depth]);
        list.clear();
        world.actions(mover, &mut list);
        let found = self.best(world, mover, goal, depth, &mut list, entry.action);
        self.lists[depth] = list;
        let (worth, action) = found?;
        if worth >= goal {
            (entry.low, entry.action) = (entry.low.max(worth), action);
        } else {
            entry.below = entry.below.max(1.0 - worth);
        }
        self.table[place] = entry;
        Some(worth)
    }

    /// The best worth among the actions, or the first that reaches the goal, with the name of its action.
    fn best(
        &mut self,
        world: &G,
        mover: Seat,
        goal: f32,
        depth: usize,
        list: &mut Vec<G::Action>,
        first: u16,
    ) -> Option<(f32, u16)> {
        let mut best = (0.0, 0);
        // An end that suffices needs no search, and is looked for before any.
        let mut at = 0;
        while at < list.len() {
            let next = after(world, mover, list[at]);
            match ended(&next, mover) {
                Some(worth) if worth >= goal => return Some((worth, named(&list[at]))),
                Some(worth) => {
                    best = if worth > best.0 { (worth, named(&list[at])) } else { best };
                    list.swap_remove(at);
                }
                None => at += 1,
            }
        }
        let side = (mover.index() & 1) * NAMES;
        for at in 0..list.len() {
            let rank = |action: &G::Action| {
                let name = named(action);
                if name == first { i32::MAX } else { self.history[side + name as usize % NAMES] }
            };
            let top = (at..list.len()).max_by_key(|&i| rank(&list[i])).unwrap_or(at);
            list.swap(at, top);
            let next = after(world, mover, list[at]);
            let worth = match next.turn().asked().first() {
                Some(other) if other != mover => {
                    1.0 - self.look(&next, other, 1.0 - goal + NEAR, depth + 1)?
                }
                _ => self.look(&next, mover, goal, depth + 1)?,
            };
            let name = named(&list[at]);
            best = if worth > best.0 { (worth, name) } else { best };
            if worth >= goal {
                self.history[side + name as usize % NAMES] += at as i32 + 1;
                for failed in &list[..at] {
                    self.history[side + named(failed) as usize % NAMES] -= 1;
                }
                break;
            }
        }
        Some(best)
    }
}

/// A name for an action, never 0.
#[inline]
fn named(action: &impl std::hash::Hash) -> u16 {
    quick::after(0, action) as u16 | 1 << 15
}
