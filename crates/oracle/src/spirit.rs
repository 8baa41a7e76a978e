//! The Spirit's ordinary turn, creature by creature: as their moves do not depend on each other, the least over all
//! joint moves is found one creature at a time.

use crate::ground::{COUNT, Ground};
use crate::part::{Board, Chase, Part};
use crate::rows::{Block, NEVER, Row, block, least, least_across, lessen, row, turn_over};
use crate::symmetry::{EARTH, SEALABLE, bit};

/// What a sweep of one part works with.
pub(crate) struct Desk {
    /// By Unicorn, for the Leviathan at hand: after the Archangel's ordinary move, and with its flights.
    steps: Vec<Block>,
    flights: Vec<Block>,
    /// By pair: after Unicorn and Archangel have moved in the ordinary way, with flights, and with a seal put before
    /// (by Leviathan and vertex of the Earth).
    pub plain: Vec<Block>,
    pub flown: Vec<Block>,
    pub sealed: Vec<Block>,
}

impl Desk {
    /// Large enough for every part.
    pub(crate) fn new() -> Desk {
        let (most, empty) = (COUNT, block(NEVER));
        Desk {
            steps: vec![empty; most],
            flights: vec![empty; most],
            plain: vec![empty; most * most],
            flown: vec![empty; most * most],
            sealed: vec![empty; most * SEALABLE],
        }
    }
}

/// Unicorn and Archangel move, wherever the Leviathan has gone.
#[inline(always)]
pub(crate) fn unicorn_and_archangel(board: &Board, part: &mut Part, desk: &mut Desk) {
    let Part { ground, values, sealing, .. } = part;
    let size = ground.size();
    for leviathan in 0..size {
        for unicorn in 0..size {
            archangel(board, ground, &values[leviathan * size + unicorn], desk, unicorn);
        }
        let place = |&at: &u8| usize::from(ground.index[usize::from(at)]);
        for unicorn in 0..size {
            let moves = &ground.moves[usize::from(ground.open[unicorn])];
            let pair = leviathan * size + unicorn;
            for at in 0..COUNT {
                desk.plain[pair][at] = least_across(moves.iter().map(|to| &desk.steps[place(to)]), at);
                desk.flown[pair][at] = least_across(moves.iter().map(|to| &desk.flights[place(to)]), at);
            }
        }
        // With all powers the Archangel may also fly after a seal. [10.3]
        let after = if board.chase.all_powers { &desk.flights } else { &desk.steps };
        for unicorn in 0..SEALABLE {
            // [5.10] Who has no step left could not seal.
            let steps = &ground.steps[EARTH + unicorn];
            let sealing = &mut sealing[leviathan * SEALABLE + unicorn];
            for (at, row) in sealing.iter_mut().enumerate() {
                *row = least_across(steps.iter().map(|to| &after[place(to)]), at);
            }
        }
    }
}

/// The Archangel's move, for a row of its places: rows and columns change places for it.
#[inline(always)]
fn archangel(board: &Board, ground: &Ground, values: &Block, desk: &mut Desk, unicorn: usize) {
    let mut by_archangel = block(NEVER);
    let (mut steps, mut flights) = (block(NEVER), block(NEVER));
    turn_over(values, &mut by_archangel);
    for &at in &ground.open {
        let at = usize::from(at);
        steps[at] = least(&by_archangel, &ground.moves[at]);
        flights[at] = steps[at];
        lessen(&mut flights[at], &least(&by_archangel, &board.powers.flights[at]));
    }
    turn_over(&steps, &mut desk.steps[unicorn]);
    turn_over(&flights, &mut desk.flights[unicorn]);
}

/// The Unicorn at home seals a vertex before its step, or does not. [5.8] `above` has the parts with one seal more,
/// the first of which is the orbit of that number.
#[inline(always)]
pub(crate) fn seal(board: &Board, part: &Part, above: &[Part], first: usize, desk: &mut Desk) {
    let ground = &part.ground;
    for &leviathan in &ground.open {
        let row_of_pairs = usize::from(ground.index[usize::from(leviathan)]) * SEALABLE;
        for unicorn in ground.sealable() {
            let pair = ground.pair(leviathan, unicorn as u8);
            let mut best = if board.chase.all_powers { desk.flown[pair] } else { desk.plain[pair] };
            for sealed in ground.sealable() {
                // [5.9] Not where the Leviathan stands; where the Archangel or Valandris does there is no position.
                if sealed != usize::from(leviathan) {
                    let (orbit, symmetry) = &board.orbits.home[usize::from(ground.seals | bit(sealed))];
                    let other = &above[usize::from(*orbit) - first];
                    let place = other.ground.index[usize::from(symmetry[usize::from(leviathan)])];
                    let earth = usize::from(symmetry[unicorn]) - EARTH;
                    let from = &other.sealing[usize::from(place) * SEALABLE + earth];
                    lessen_carried(&mut best, from, symmetry);
                }
            }
            desk.sealed[row_of_pairs + unicorn - EARTH] = best;
        }
    }
}

/// The lesser of each two numbers, the other block's being those of the images.
#[inline(always)]
fn lessen_carried(block: &mut Block, by: &Block, symmetry: &[u8; COUNT]) {
    for (row, &image) in block.iter_mut().zip(symmetry) {
        let from = &by[usize::from(image)];
        for (at, &image) in row.iter_mut().zip(symmetry) {
            let by = from[usize::from(image)];
            *at = if by < *at { by } else { *at };
        }
    }
}

/// The turn with each power in turn: what is the least that the Leviathan's move, and all that follows, comes to? One
/// block for each declaration there is. The turn itself is not counted yet.
#[inline(always)]
pub(crate) fn leviathan(
    board: &Board,
    ground: &Ground,
    desk: &Desk,
    leviathan: u8,
    unicorn: u8,
    turns: &mut [Block; 3],
) -> usize {
    let moves = &ground.moves[usize::from(leviathan)];
    let jumps = &board.powers.jumps[usize::from(leviathan)];
    let plain = moves.iter().map(|&to| &desk.plain[ground.pair(to, unicorn)]);
    let jumped = jumps.iter().map(|&to| &desk.plain[ground.pair(to, unicorn)]);
    let flown = moves.iter().map(|&to| &desk.flown[ground.pair(to, unicorn)]);
    // [5.5] The Unicorn seals at home only.
    let home = bit(usize::from(unicorn)) != 0;
    let sealed_at =
        |to: u8| usize::from(ground.index[usize::from(to)]) * SEALABLE + usize::from(unicorn) - EARTH;
    let Chase { all_powers, .. } = board.chase;
    #[expect(clippy::needless_range_loop, reason = "one row of several blocks at a time")]
    for at in 0..COUNT {
        let after = |tos: &[u8]| -> Row {
            match (home, all_powers) {
                (true, _) => least_across(tos.iter().map(|&to| &desk.sealed[sealed_at(to)]), at),
                (false, true) => {
                    least_across(tos.iter().map(|&to| &desk.flown[ground.pair(to, unicorn)]), at)
                }
                (false, false) => row(NEVER),
            }
        };
        if all_powers {
            let mut all = after(moves);
            lessen(&mut all, &after(jumps));
            turns[0][at] = all;
        } else {
            let ordinary = least_across(plain.clone(), at);
            let with = |mut by: Row| {
                lessen(&mut by, &ordinary);
                by
            };
            turns[0][at] = with(least_across(jumped.clone(), at));
            turns[1][at] = with(after(moves));
            turns[2][at] = with(least_across(flown.clone(), at));
        }
    }
    if all_powers { 1 } else { 3 }
}
