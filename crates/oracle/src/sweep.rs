//! One sweep: every position's value is found anew from the values of those that may follow it.
//!
//! Parts are swept from all seals down to none. A part looks at itself, at what parts with one seal more have found of
//! their old values, and at the old values of parts with one seal less, so that a sweep is one exact application of the
//! game's equation to all old values, in whatever order threads get on.

use std::sync::{Mutex, PoisonError};

use pulp::{Arch, NullaryFnOnce};

use crate::crossing::{Bonus, cross};
use crate::ground::{COUNT, Ground};
use crate::part::{Board, Part, clear};
use crate::rows::{Block, NEVER, Row, block, lessen, row};
use crate::spirit::{Desk, leviathan, seal, unicorn_and_archangel};
use crate::symmetry::SEALABLE;
use crate::valandris::{occupy, step};

/// What a sweep shall do.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Keep the new values, or only say how far they are from the old ones.
    pub keep: bool,
    /// How many times the change is added once more: a leap along the direction in which values still move.
    pub leap: f32,
    /// Parts with fewer seals are left as they are.
    pub fewest: u32,
    /// Use the widest instructions of this processor, or only those that every one of its kind has.
    pub wide: bool,
}

/// How far new values are from old ones, in turns.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Change {
    /// The most that a value rose.
    pub rose: f32,
    /// The most that a value fell.
    pub fell: f32,
    /// The greatest value there is, of those that are won at all.
    pub most: f32,
}

impl Change {
    /// Both.
    #[must_use]
    pub fn and(self, other: Change) -> Change {
        Change {
            rose: self.rose.max(other.rose),
            fell: self.fell.max(other.fell),
            most: self.most.max(other.most),
        }
    }

    /// The greatest change.
    pub fn greatest(self) -> f32 {
        self.rose.max(self.fell)
    }
}

/// What a thread works with.
struct Bench {
    desk: Desk,
    bonus: Bonus,
}

/// All workers' benches, made once.
pub struct Shop(Vec<Bench>);

impl Shop {
    /// For so many threads.
    pub fn new(threads: usize) -> Shop {
        Shop((0..threads).map(|_| Bench { desk: Desk::new(), bonus: Bonus::new() }).collect())
    }
}

/// Sweeps all parts with at least so many seals. `parts` stands by orbit, those with fewer seals first; those with one
/// seal less must be there to look at.
pub fn sweep(board: &Board, parts: &mut [Part], shop: &mut Shop, plan: Plan) -> Change {
    let mut change = Change::default();
    for seals in (plan.fewest..=SEALABLE as u32).rev() {
        let many = |part: &Part| part.ground.seals.count_ones();
        let first = parts.iter().take_while(|part| many(part) < seals).count();
        let end = parts.iter().take_while(|part| many(part) <= seals).count();
        let (below, rest) = parts.split_at_mut(first);
        let (layer, above) = rest.split_at_mut(end - first);
        let (below, above) = (&*below, &*above);
        let waiting = Mutex::new(layer.iter_mut());
        let found = std::thread::scope(|scope| {
            let workers: Vec<_> = shop
                .0
                .iter_mut()
                .map(|bench| {
                    let waiting = &waiting;
                    scope.spawn(move || {
                        let mut found = Change::default();
                        loop {
                            let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
                            let Some(part) = next else { return found };
                            let others = (below, above, end);
                            found = found.and(Work { board, part, others, bench, plan }.done());
                        }
                    })
                })
                .collect();
            workers.into_iter().filter_map(|worker| worker.join().ok()).fold(Change::default(), Change::and)
        });
        change = change.and(found);
    }
    change
}

type Others<'a> = (&'a [Part], &'a [Part], usize);

/// One part, anew.
struct Work<'a> {
    board: &'a Board,
    part: &'a mut Part,
    others: Others<'a>,
    bench: &'a mut Bench,
    plan: Plan,
}

impl NullaryFnOnce for Work<'_> {
    type Output = Change;

    #[inline(always)]
    fn call(self) -> Change {
        let Work { board, part, others: (below, above, first), bench, plan } = self;
        unicorn_and_archangel(board, part, &mut bench.desk);
        seal(board, part, above, first, &mut bench.desk);
        cross(board, part, below, &mut bench.bonus);
        finish(board, part, &bench.desk, plan)
    }
}

impl Work<'_> {
    /// Everything in it is compiled once more for the widest instructions that this processor has.
    fn done(self) -> Change {
        if self.plan.wide { Arch::new().dispatch(self) } else { self.call() }
    }
}

/// Where the Archangel captures: by vertex of Valandris and its own, 1 or [`NEVER`].
pub(crate) struct Strikes {
    steps: Block,
    flights: Block,
}

impl Strikes {
    pub(crate) fn new(board: &Board, ground: &Ground) -> Strikes {
        let mut strikes = Strikes { steps: block(NEVER), flights: block(NEVER) };
        for &from in &ground.open {
            let from = usize::from(from);
            let steps = ground.steps[from].iter().map(|&to| usize::from(to));
            steps.clone().for_each(|to| strikes.steps[to][from] = 1.0);
            let flights = board.powers.flights[from].iter().map(|&to| usize::from(to));
            steps.chain(flights).for_each(|to| strikes.flights[to][from] = 1.0);
        }
        strikes
    }
}

/// The Leviathan's move, captures and crossings, and Valandris' turn before: the new values.
#[inline(always)]
fn finish(board: &Board, part: &mut Part, desk: &Desk, plan: Plan) -> Change {
    let strikes = Strikes::new(board, &part.ground);
    let (mut turns, mut ran) = ([block(NEVER); 3], block(NEVER));
    let mut change = Change::default();
    let Part { ground, pairs, values, crossing, .. } = part;
    for (pair, crossing) in pairs.all.iter().zip(&*crossing) {
        let (l, u) = (pair.leviathan, pair.unicorn);
        let declarations = leviathan(board, ground, desk, l, u, &mut turns);
        let mut new = block(NEVER);
        for (power, turn) in turns[..declarations].iter_mut().enumerate() {
            let has = |creature: usize| board.chase.all_powers || power == creature;
            capture(board, ground, (l, u), turn, &strikes, [has(0), has(2)]);
            for (row, crossing) in turn.iter_mut().zip(crossing) {
                lessen(row, crossing);
            }
            occupy(turn, l, u);
            step(ground, turn, &mut ran);
            if board.chase.speed == 2 {
                occupy(&mut ran, l, u);
                step(ground, &ran, turn);
                new.iter_mut().zip(turn.iter()).for_each(|(row, ran)| lessen(row, ran));
            } else {
                new.iter_mut().zip(&ran).for_each(|(row, ran)| lessen(row, ran));
            }
        }
        clear(ground, &mut new, l, u);
        change = change.and(settle(&values[ground.pair(l, u)], &mut new, plan.leap));
        if plan.keep {
            pairs.carry_over(pair, &new, values);
        }
    }
    change
}

/// The turn is counted; where a creature may land on Valandris it is the last. [8.1]
#[inline(always)]
pub(crate) fn capture(
    board: &Board,
    ground: &Ground,
    (l, u): (u8, u8),
    turn: &mut Block,
    strikes: &Strikes,
    [jumps, flies]: [bool; 2],
) {
    let steps = &ground.steps;
    let strikes = if flies { &strikes.flights } else { &strikes.steps };
    for (row, strike) in turn.iter_mut().zip(strikes) {
        for (at, strike) in row.iter_mut().zip(strike) {
            let later = *at + 1.0;
            *at = if *strike < later { *strike } else { later };
        }
    }
    let jumps: &[u8] = if jumps { &board.powers.jumps[usize::from(l)] } else { &[] };
    for &to in steps[usize::from(l)].iter().chain(&steps[usize::from(u)]).chain(jumps) {
        turn[usize::from(to)] = [1.0; COUNT];
    }
}

/// Says how far the new values are from the old ones, and leaps on.
#[inline(always)]
fn settle(old: &Block, new: &mut Block, leap: f32) -> Change {
    let (mut rose, mut fell, mut most) = (row(0.0), row(0.0), row(0.0));
    for (old, new) in old.iter().zip(new) {
        for at in 0..COUNT {
            // Never less never is no number, which is no change either.
            let by = new[at] - old[at];
            rose[at] = if by > rose[at] { by } else { rose[at] };
            fell[at] = if -by > fell[at] { -by } else { fell[at] };
            let won = if new[at] < NEVER { new[at] } else { 0.0 };
            most[at] = if won > most[at] { won } else { most[at] };
            let leapt = new[at] + leap * by;
            let leapt = if leapt > 1.0 { leapt } else { 1.0 };
            new[at] = if by.abs() < NEVER { leapt } else { new[at] };
        }
    }
    let greatest = |row: &Row| row.iter().copied().fold(0.0, f32::max);
    Change { rose: greatest(&rose), fell: greatest(&fell), most: greatest(&most) }
}
