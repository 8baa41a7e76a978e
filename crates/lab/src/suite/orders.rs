//! What orders that two give together are worth against each other when the turn is over.

use table::{Estimate, Rng, Scratch, Seat, Turn};

use super::course::given;
use super::matrix::Matrix;
use super::playouts::step;

/// So many worlds for each cell, at first and in the end.
const WORLDS: [u32; 2] = [24, 200];
/// More orders than that are not looked at.
const ORDERS: usize = 14;
/// What a single order gives away at least, where orders are to be mixed.
const MIXED: f64 = 0.04;
/// A turn that is not over by then is judged as it stands.
const LONG: usize = 60;

/// The matrix of the question, where a seat and one other are asked for orders and no single one is good enough, and how many worlds
/// each cell rests on. The turn is played to its end by the rule of playouts, and then judged by the game's guess.
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
    let (mut scratch, mut played) = (Scratch::default(), 0);
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
                    let worth =
                        turned(&world, &[(seat, own), (other, their)], rng, &mut scratch)[seat.index()];
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
        if worlds == WORLDS[1] {
            return Some((matrix, worlds));
        }
    }
    None
}

/// What the table is worth when the turn in which these orders were given is over.
fn turned<G: Estimate>(
    world: &G,
    orders: &[(Seat, G::Action)],
    rng: &mut Rng,
    scratch: &mut Scratch<G>,
) -> [f32; table::MAX_SEATS] {
    let mut orders = orders.to_vec();
    orders.sort_unstable_by_key(|(seat, _)| *seat);
    let mut world_after = given(world, world.turn(), &orders);
    for _ in 0..LONG {
        if world_after.turn_number() != world.turn_number() {
            break;
        }
        match world_after.turn() {
            Turn::Over(scores) => return world_after.worth(&scores),
            _ => step(&mut world_after, None, rng, scratch),
        }
    }
    match world_after.turn() {
        Turn::Over(scores) => world_after.worth(&scores),
        _ => world_after.guess(),
    }
}
