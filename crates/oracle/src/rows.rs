//! Rows of 52 numbers and blocks of 52 rows, and what is done with whole rows.
//!
//! A block holds the values of one place of the Leviathan and one of the Unicorn: a row for each vertex of Valandris,
//! a number in it for each of the Archangel. Rows of known length are what compilers turn into vectors; everything here
//! is inlined, so that it is compiled for the instructions of whoever calls it.

use crate::ground::COUNT;
use crate::symmetry::Symmetry;

/// A number for each vertex.
pub(crate) type Row = [f32; COUNT];

/// A row for each vertex.
pub(crate) type Block = [Row; COUNT];

/// What is never won, and what is no position at all.
pub const NEVER: f32 = f32::INFINITY;

/// Not reached as far as is known, but not lost either: more than any number of turns.
pub const UNKNOWN: f32 = 1e30;

/// A row full of one number.
pub(crate) const fn row(of: f32) -> Row {
    [of; COUNT]
}

/// A block full of one number.
pub(crate) const fn block(of: f32) -> Block {
    [row(of); COUNT]
}

/// The lesser of each two numbers.
#[inline(always)]
pub(crate) fn lessen(row: &mut Row, by: &Row) {
    for (at, by) in row.iter_mut().zip(by) {
        *at = if *by < *at { *by } else { *at };
    }
}

/// The greater of each two numbers.
#[inline(always)]
pub(crate) fn raise(row: &mut Row, by: &Row) {
    for (at, by) in row.iter_mut().zip(by) {
        *at = if *by > *at { *by } else { *at };
    }
}

/// The sum of each two numbers.
#[inline(always)]
pub(crate) fn add(row: &mut Row, other: &Row) {
    for (at, other) in row.iter_mut().zip(other) {
        *at += *other;
    }
}

/// The least of some rows of a block.
#[inline(always)]
pub(crate) fn least(of: &Block, rows: &[u8]) -> Row {
    let mut least = row(NEVER);
    for &at in rows {
        lessen(&mut least, &of[usize::from(at)]);
    }
    least
}

/// Rows become columns.
#[inline(always)]
pub(crate) fn turn_over(from: &Block, to: &mut Block) {
    const TILE: usize = 4;
    for top in (0..COUNT).step_by(TILE) {
        for left in (0..COUNT).step_by(TILE) {
            for y in 0..TILE {
                for x in 0..TILE {
                    to[left + x][top + y] = from[top + y][left + x];
                }
            }
        }
    }
}

/// The block of a position's image, whose rows and numbers stand where a symmetry carries them.
#[inline(always)]
pub(crate) fn carry(from: &Block, symmetry: &Symmetry, to: &mut Block) {
    for (row, &image) in to.iter_mut().zip(symmetry) {
        let from = &from[usize::from(image)];
        for (at, &image) in row.iter_mut().zip(symmetry) {
            *at = from[usize::from(image)];
        }
    }
}

/// The least of the same row of some blocks, number by number.
#[inline(always)]
pub(crate) fn least_across<'a>(blocks: impl Iterator<Item = &'a Block> + Clone, at: usize) -> Row {
    let mut least = row(NEVER);
    for block in blocks {
        lessen(&mut least, &block[at]);
    }
    least
}
