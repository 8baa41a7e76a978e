//! Valandris' turn, for a whole block: each of his places with each of the Archangel's.

use crate::ground::{COUNT, Ground};
use crate::rows::{Block, Row, raise};

/// Nothing is worth less than nought, so that nought never tempts him.
const NOWHERE: f32 = 0.0;

/// Takes away what he cannot stand on: the vertices of the creatures. [7.4] Those of the Archangel are the diagonal.
#[inline(always)]
pub(crate) fn occupy(block: &mut Block, leviathan: u8, unicorn: u8) {
    block[usize::from(leviathan)] = [NOWHERE; COUNT];
    block[usize::from(unicorn)] = [NOWHERE; COUNT];
    for (at, row) in block.iter_mut().enumerate() {
        row[at] = NOWHERE;
    }
}

/// The most that he reaches from each open vertex with one step or none. What is occupied must have been taken away.
#[inline(always)]
pub(crate) fn step(ground: &Ground, from: &Block, to: &mut Block) {
    for &at in &ground.open {
        let at = usize::from(at);
        let mut most: Row = from[at];
        for &near in &ground.around[at] {
            raise(&mut most, &from[usize::from(near)]);
        }
        to[at] = most;
    }
}
