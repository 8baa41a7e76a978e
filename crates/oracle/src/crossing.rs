//! The Spirit's crossing, for a whole part at once. [6.1]
//!
//! The creature is announced, the die may take a seal, Valandris has a bonus step, the creature arrives. What he makes
//! of the step from a vertex is the most over that vertex and its neighbours, but not the vertex that the creature is
//! about to leave. So for each target and each face of the die two things are looked for: the most over all, and, for
//! each neighbour, the most without it.

use crate::ground::{COUNT, Ground};
use crate::part::{Board, Die, Part};
use crate::rows::{Block, NEVER, Row, UNKNOWN, add, block, carry, raise, row};
use crate::symmetry::{SEALABLE, Symmetry, bit};
use crate::valandris::occupy;

/// What a bonus step is worth, of one face of the die or of all together.
pub(crate) struct Bonus {
    /// By vertex of Valandris.
    most: Block,
    /// By vertex and neighbour, whatever is sealed: the most without that neighbour.
    without: Vec<Row>,
    /// Where each vertex's neighbours begin in `without`.
    first: [usize; COUNT + 1],
    /// The most over the rows before and after each neighbour: where `without` comes from.
    before: Vec<Row>,
    /// All neighbours, whatever is sealed.
    around: Vec<Vec<u8>>,
}

impl Bonus {
    /// Of nothing.
    pub(crate) fn new() -> Bonus {
        let around = Ground::new(0).around;
        let mut first = [0; COUNT + 1];
        for at in 0..COUNT {
            first[at + 1] = first[at] + around[at].len();
        }
        let most = around.iter().map(Vec::len).max().unwrap_or_default() + 1;
        Bonus {
            most: block(0.0),
            without: vec![row(0.0); first[COUNT]],
            first,
            before: vec![row(0.0); most],
            around,
        }
    }

    /// The number of a pair of neighbours in `without`.
    #[inline(always)]
    fn pair(&self, at: u8, near: u8) -> Option<usize> {
        let at = usize::from(at);
        self.around[at].iter().position(|&other| other == near).map(|place| self.first[at] + place)
    }

    #[inline(always)]
    fn begin(&mut self, die: Die) {
        let nothing = if die == Die::Best { UNKNOWN } else { 0.0 };
        self.most = block(nothing);
        self.without.fill(row(nothing));
    }

    /// One face, or several that come to the same: `values` with the board as it is after the roll. `then` says how faces
    /// go together.
    #[inline(always)]
    fn face(&mut self, ground: &Ground, values: &Block, then: impl Fn(&mut Row, &Row)) {
        for &at in &ground.open {
            let at = usize::from(at);
            let near = &self.around[at];
            // What stands on no open vertex is nothing in `values`, and never the most.
            let mut most = values[at];
            for (place, &near) in near.iter().enumerate() {
                self.before[place] = most;
                raise(&mut most, &values[usize::from(near)]);
            }
            then(&mut self.most[at], &most);
            let mut after = row(0.0);
            for (place, &near) in near.iter().enumerate().rev() {
                let mut without = self.before[place];
                raise(&mut without, &after);
                then(&mut self.without[self.first[at] + place], &without);
                raise(&mut after, &values[usize::from(near)]);
            }
        }
    }
}

/// Finds what the best crossing is worth in every position of a part. `below` has the parts with fewer seals.
#[inline(always)]
pub(crate) fn cross(board: &Board, part: &mut Part, below: &[Part], bonus: &mut Bonus) {
    part.crossing.fill(block(NEVER));
    if !board.chase.crossing {
        return;
    }
    let Part { ground, values, crossing, pairs, .. } = part;
    for (number, pair) in pairs.all.iter().enumerate() {
        let (at, other) = (pair.leviathan, pair.unicorn);
        bonus.begin(board.die);
        roll(board, ground, values, below, (at, other), bonus);
        archangel(ground, &mut crossing[number], bonus);
        // The Leviathan crosses to its place in this pair from each vertex linked with it.
        for &from in &ground.links[usize::from(at)] {
            let (home, symmetry) = pairs.home(ground.pair(from, other));
            arrive(ground, &mut crossing[home], symmetry, from, bonus);
        }
        // [6.6] The Unicorn does so without a roll.
        bonus.begin(Die::Worst);
        let mut values = values[ground.pair(at, other)];
        empty(ground, &mut values, at, other);
        bonus.face(ground, &values, raise);
        for &from in &ground.links[usize::from(other)] {
            let (home, symmetry) = pairs.home(ground.pair(at, from));
            arrive(ground, &mut crossing[home], symmetry, from, bonus);
        }
    }
    for (pair, crossing) in pairs.all.iter().zip(crossing) {
        pairs.even_out(pair, crossing);
    }
}

/// What is no position is worth nothing to Valandris.
#[inline(always)]
fn empty(ground: &Ground, values: &mut Block, leviathan: u8, unicorn: u8) {
    occupy(values, leviathan, unicorn);
    ground.sealed().for_each(|sealed| values[sealed] = row(0.0));
}

/// All faces: those that take no seal, and each that does. [6.5]
#[inline(always)]
fn roll(
    board: &Board,
    ground: &Ground,
    own: &[Block],
    below: &[Part],
    (at, unicorn): (u8, u8),
    bonus: &mut Bonus,
) {
    let vain = SEALABLE as u32 - ground.seals.count_ones();
    if vain > 0 {
        let mut values = own[ground.pair(at, unicorn)];
        empty(ground, &mut values, at, unicorn);
        face(board, ground, &values, vain as f32, bonus);
    }
    for taken in ground.sealed() {
        let (orbit, symmetry) = &board.orbits.home[usize::from(ground.seals & !bit(taken))];
        let other = &below[usize::from(*orbit)];
        let (at_there, unicorn_there) = (symmetry[usize::from(at)], symmetry[usize::from(unicorn)]);
        let mut values = block(0.0);
        carry(&other.values[other.ground.pair(at_there, unicorn_there)], symmetry, &mut values);
        occupy(&mut values, at, unicorn);
        ground.sealed().filter(|&sealed| sealed != taken).for_each(|sealed| values[sealed] = row(0.0));
        face(board, ground, &values, 1.0, bonus);
    }
    if board.die == Die::Fair {
        bonus
            .most
            .iter_mut()
            .chain(&mut bonus.without)
            .flatten()
            .for_each(|sum| *sum *= 1.0 / SEALABLE as f32);
    }
}

#[inline(always)]
fn face(board: &Board, ground: &Ground, values: &Block, times: f32, bonus: &mut Bonus) {
    match board.die {
        Die::Worst => bonus.face(ground, values, raise),
        Die::Best => bonus.face(ground, values, |best, most| {
            for (best, most) in best.iter_mut().zip(most) {
                // One face that may lose is enough.
                *best = if *best < NEVER && (*most < *best || *most == NEVER) { *most } else { *best };
            }
        }),
        Die::Fair if times == 1.0 => bonus.face(ground, values, add),
        Die::Fair => {
            bonus.face(ground, values, |sum, most| {
                for (sum, most) in sum.iter_mut().zip(most) {
                    *sum += most * times;
                }
            });
        }
    }
}

/// A creature that left `from` arrives: the turn is counted. `crossing` is of the pair that stands for the one it left.
#[inline(always)]
fn arrive(ground: &Ground, crossing: &mut Block, symmetry: &Symmetry, from: u8, bonus: &Bonus) {
    for &at in &ground.open {
        let worth = match bonus.pair(at, from) {
            Some(pair) => &bonus.without[pair],
            None => &bonus.most[usize::from(at)],
        };
        let to = &mut crossing[usize::from(symmetry[usize::from(at)])];
        for (turns, &along) in worth.iter().zip(symmetry) {
            let (turns, to) = (turns + 1.0, &mut to[usize::from(along)]);
            *to = if turns < *to { turns } else { *to };
        }
    }
}

/// The Archangel crosses to each vertex that its own is linked with: its targets are the numbers of a row.
#[inline(always)]
fn archangel(ground: &Ground, crossing: &mut Block, bonus: &Bonus) {
    for &at in &ground.open {
        let (most, to) = (&bonus.most[usize::from(at)], &mut crossing[usize::from(at)]);
        for &from in &ground.open {
            let worth = bonus.pair(at, from).map_or(most, |pair| &bonus.without[pair]);
            let least = ground.links[usize::from(from)].iter().map(|&target| worth[usize::from(target)]);
            let least = least.fold(NEVER, |least, turns| if turns < least { turns } else { least }) + 1.0;
            let to = &mut to[usize::from(from)];
            *to = if least < *to { least } else { *to };
        }
    }
}
