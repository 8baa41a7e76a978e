//! What orders that two give together are worth against each other, by games that are played to their end.

use table::{Estimate, Rng, Scratch, Seat, Turn};

use super::course::given;
use super::matrix::Matrix;
use super::playouts::end;

/// So many worlds for each cell, in steps: where a single order is good enough it mostly shows soon.
const WORLDS: [u32; 3] = [24, 200, 1_600];
/// More orders than that are not looked at.
const ORDERS: usize = 14;
/// What a single order gives away at least, where orders are to be mixed.
const MIXED: f64 = 0.06;

/// The matrix of the question, where a seat and one other are asked for orders and no single one is good enough, and how many worlds
/// each cell rests on. In each the game is played to its end by the rule of playouts: a guess would not see what the next turn brings.
pub(super) fn mixed<G: Estimate>(
    truth: &G,
    view: &G::View,
    (seat, options): (Seat, &[G::Action]),
    rng: &mut Rng,
) -> Option<(Matrix, u32)> {
    let Turn::Together(asked) = truth.turn() else { return None };
    let other =
        asked.without(seat).first().filter(|_| G::MIXES && asked.len() == 2 && options.len() <= ORDERS)?;
    let (mut columns, mut cells) = (Vec::new(), Vec::<Vec<(f64, u32)>>::new());
    let (mut scratch, mut played, mut found) = (Scratch::default(), 0, None);
    for worlds in WORLDS {
        while played < worlds {
            let world = G::imagine(view, rng);
            let mut theirs = Vec::new();
            world.actions(other, &mut theirs);
            for their in theirs {
                let column = columns.iter().position(|known| *known == their).unwrap_or_else(|| {
                    columns.push(their);
                    cells.push(vec![(0.0, 0); options.len()]);
                    columns.len() - 1
                });
                for (cell, &own) in cells[column].iter_mut().zip(options) {
                    let ordered = given(&world, world.turn(), &mut [(seat, own), (other, their)]);
                    let worth = end(ordered, seat, rng, &mut scratch);
                    *cell = (cell.0 + f64::from(worth), cell.1 + 1);
                }
            }
            played += 1;
        }
        let mean = |row: usize| cells.iter().map(|column| column[row].0 / f64::from(column[row].1)).collect();
        let matrix = Matrix::new((0..options.len()).map(mean).collect());
        if columns.len() > ORDERS || matrix.single() < MIXED {
            return None;
        }
        found = Some(matrix);
    }
    Some((found?, played))
}
