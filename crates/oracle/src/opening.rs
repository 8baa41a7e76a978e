//! The set-up: where the creatures and the first seals go, and where Valandris begins.

use evilrunner::{Vertices, World};

use crate::ground::COUNT;
use crate::part::{Board, Part, Solution};
use crate::position::Position;
use crate::rows::{Block, NEVER, block, least_across, lessen};
use crate::spirit::{Desk, leviathan, unicorn_and_archangel};
use crate::sweep::{Strikes, capture};
use crate::symmetry::vertices;

/// A set-up, and what it is worth under perfect play of both sides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opening {
    /// Where everybody is placed.
    pub position: Position,
    /// The turn of capture.
    pub turns: f32,
}

impl Opening {
    /// As a position line, the Spirit to begin.
    pub fn line(&self) -> String {
        let [l, u, a, v] = self.position.places.map(vertex);
        let seals: Vec<String> = vertices(self.position.seals).iter().map(|at| at.to_string()).collect();
        let seals = if seals.is_empty() { "-".to_owned() } else { seals.join(",") };
        format!("L={l} U={u} A={a} V={v} seals={seals} power=none to=spirit")
    }
}

/// The best set-up for each kind of so many first seals, the best first: Valandris answers it with the best of his
/// vertices. With `declared` a power is declared before turn 1. [10.1] Crossings must be worth what they last were.
pub fn openings(solution: &mut Solution, seals: u32, declared: bool) -> Vec<Opening> {
    let (board, mut desk) = (&solution.board, Desk::new());
    let many = |part: &&mut Part| part.ground.seals.count_ones() == seals;
    let parts = solution.parts.iter_mut().filter(many);
    let mut best: Vec<Opening> = parts.filter_map(|part| opening(board, part, &mut desk, declared)).collect();
    best.sort_by(|one, other| one.turns.total_cmp(&other.turns));
    best
}

/// The best set-up with these seals.
fn opening(board: &Board, part: &mut Part, desk: &mut Desk, declared: bool) -> Option<Opening> {
    unicorn_and_archangel(board, part, desk);
    let strikes = Strikes::new(board, &part.ground);
    let at_home = |world: World, at: u8| world.vertices().has(vertex(at));
    let pairs = part.pairs.all.iter().zip(&part.crossing);
    let pairs = pairs
        .filter(|(pair, _)| at_home(World::Abyss, pair.leviathan) && at_home(World::Earth, pair.unicorn));
    let all = pairs.flat_map(|(pair, crossing)| {
        let creatures = (pair.leviathan, pair.unicorn);
        let first = first_turn(board, part, desk, &strikes, creatures, crossing, declared);
        let archangels = part.ground.open.iter().filter(|&&at| at_home(World::Heavens, at));
        archangels.filter_map(|&archangel| demon(part, &first, creatures, archangel)).collect::<Vec<_>>()
    });
    all.min_by(|one, other| one.turns.total_cmp(&other.turns))
}

fn vertex(at: u8) -> evilrunner::Vertex {
    Vertices::ALL.iter().nth(usize::from(at)).unwrap_or(evilrunner::Vertex::OFF)
}

/// Where Valandris begins against these creatures. [2.7]
fn demon(part: &Part, first: &Block, (l, u): (u8, u8), a: u8) -> Option<Opening> {
    let free = part.ground.open.iter().filter(|&&v| ![l, u, a].contains(&v));
    let worth = |v: u8| first[usize::from(v)][usize::from(a)];
    let v = *free.max_by(|&&one, &&other| worth(one).total_cmp(&worth(other)))?;
    Some(Opening { position: Position { places: [l, u, a, v], seals: part.ground.seals }, turns: worth(v) })
}

/// Turn 1, by place of Valandris and of the Archangel. [5.4]
fn first_turn(
    board: &Board,
    part: &Part,
    desk: &Desk,
    strikes: &Strikes,
    (l, u): (u8, u8),
    crossing: &Block,
    declared: bool,
) -> Block {
    let ground = &part.ground;
    let mut turns = [block(NEVER); 3];
    let mut powers = leviathan(board, ground, desk, l, u, &mut turns);
    let powerless = powers > 1 && !declared;
    if powerless {
        let plain = ground.moves[usize::from(l)].iter().map(|&to| &desk.plain[ground.pair(to, u)]);
        turns[0] = std::array::from_fn(|at| least_across(plain.clone(), at));
        powers = 1;
    }
    let mut best = *crossing;
    for (power, turn) in turns[..powers].iter_mut().enumerate() {
        let has = |creature: usize| board.chase.all_powers || power == creature && !powerless;
        capture(board, ground, (l, u), turn, strikes, [has(0), has(2)]);
        (0..COUNT).for_each(|at| lessen(&mut best[at], &turn[at]));
    }
    best
}
