//! The solver's sweep beside the game's own rules.
#![allow(clippy::unwrap_used)]

use evilrunner::{Crossing, Powers, Setup};
use oracle::symmetry::{Seals, Symmetry, symmetries};
use oracle::{Chase, Die, Plan, Position, Shop, Solution, Worth, exact, sweep};
use table::Rng;

const FEWEST: u32 = 10;
const PLAN: Plan = Plan { keep: true, leap: 0.0, fewest: FEWEST, wide: true };

/// Arbitrary values, the same for what is the same but for a symmetry: the equation must hold of any, not only of the
/// solution. With so much more for each seal: crossings break them.
fn arbitrary(chase: Chase, seed: u64, seal: f32) -> Solution {
    let mut solution = Solution::new(chase, Die::Fair, FEWEST - 1, 0.0);
    for part in solution.parts.iter_mut().filter(|part| !part.values.is_empty()) {
        let here = |symmetry: &Symmetry| {
            let sealed = |at: u8| part.ground.index[usize::from(at)] == u8::MAX;
            (20..32).all(|at| sealed(at) == sealed(symmetry[usize::from(at)]))
        };
        let seals = seal * part.ground.seals.count_ones() as f32;
        let own: Vec<Symmetry> = symmetries().into_iter().filter(here).collect();
        for &l in &part.ground.open {
            for &u in &part.ground.open {
                for (v, row) in part.values[part.ground.pair(l, u)].iter_mut().enumerate() {
                    for (a, value) in row.iter_mut().enumerate().filter(|(_, value)| **value == 0.0) {
                        let image = |to: &Symmetry| [usize::from(l), usize::from(u), v, a].map(|at| to[at]);
                        let least = own.iter().map(image).min().unwrap().map(u64::from);
                        let key = least
                            .into_iter()
                            .fold(seed, |key, at| (key ^ at).wrapping_mul(0x9E37_79B9_7F4A_7C15));
                        *value = 1.0 + (key >> 44) as f32 / 40_000.0 + seals;
                    }
                }
            }
        }
    }
    solution
}

/// Among the seals that stand for their orbits: arbitrary values do not keep to the symmetries that the board still has.
fn position(solution: &Solution, rng: &mut Rng) -> Position {
    loop {
        let seals: Seals = solution.board.orbits.of[rng.below(82)].seals;
        let places = [0; 4].map(|_| rng.below(52) as u8);
        let sealed = |at: u8| (20..32).contains(&at) && seals >> (at - 20) & 1 == 1;
        let [_, _, _, demon] = places;
        if seals.count_ones() >= FEWEST && !places.into_iter().any(sealed) && !places[..3].contains(&demon) {
            return Position { places, seals };
        }
    }
}

/// How far the sweep of arbitrary values is from what the rules say, at most, and where.
fn farthest(setup: Setup, seed: u64, seal: f32) -> (f32, String) {
    let chase = exact::of(&setup);
    let [before, mut after] = [(); 2].map(|()| arbitrary(chase, seed, seal));
    sweep(&after.board, &mut after.parts, &mut Shop::new(2), PLAN);
    let mut rng = Rng::new(seed);
    let mut farthest = (0.0, String::new());
    for _ in 0..300 {
        let position = position(&before, &mut rng);
        let (swept, ruled) =
            (after.worth(&position).unwrap(), exact::equation(&position, &setup, &before).unwrap());
        if (swept - ruled).abs() > farthest.0 {
            let what = format!("{position:?} of {setup}: the sweep says {swept}, the rules {ruled}");
            farthest = ((swept - ruled).abs(), what);
        }
    }
    farthest
}

#[test]
fn a_sweep_does_what_the_rules_do() {
    let (by, what) = farthest(Setup::default(), 1, 0.0);
    assert!(by < 1e-3, "{what}");
}

#[test]
fn a_sweep_does_what_the_rules_do_where_the_spirit_had_better_cross() {
    let (by, what) = farthest(Setup::default(), 6, 40.0);
    assert!(by < 1e-2, "{what}");
}

#[test]
fn a_sweep_does_what_the_rules_do_at_half_the_speed() {
    let (by, what) = farthest(Setup { speed: 1, ..Setup::default() }, 2, 0.0);
    assert!(by < 1e-3, "{what}");
}

#[test]
fn a_sweep_does_what_the_rules_do_with_all_powers() {
    let (by, what) = farthest(Setup { powers: Powers::All, ..Setup::default() }, 3, 0.0);
    assert!(by < 1e-3, "{what}");
}

#[test]
fn a_sweep_does_what_the_rules_do_without_crossings() {
    let (by, what) = farthest(Setup { crossing: Crossing::No, ..Setup::default() }, 5, 0.0);
    assert!(by < 1e-3, "{what}");
}

#[test]
fn wide_instructions_find_what_narrow_ones_do() {
    let [mut wide, mut narrow] = [(); 2].map(|()| arbitrary(Chase::STANDARD, 4, 0.0));
    let one = sweep(&wide.board, &mut wide.parts, &mut Shop::new(1), PLAN);
    let other = sweep(&narrow.board, &mut narrow.parts, &mut Shop::new(2), Plan { wide: false, ..PLAN });
    assert_eq!(one.greatest(), other.greatest());
    let mut rng = Rng::new(4);
    for _ in 0..10_000 {
        let position = position(&wide, &mut rng);
        assert_eq!(wide.worth(&position), narrow.worth(&position));
    }
}

#[test]
fn the_board_has_120_symmetries_and_seals_82_orbits() {
    assert_eq!(symmetries().len(), 120);
    let orbits = oracle::symmetry::Orbits::new();
    assert_eq!(orbits.of.len(), 82);
    assert_eq!(orbits.of.iter().map(|orbit| u32::from(orbit.size)).sum::<u32>(), 4096);
}
