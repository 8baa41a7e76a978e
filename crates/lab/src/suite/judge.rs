//! What answers are worth by proof, over the worlds that look alike to whoever is asked.

use table::{Estimate, Rng, Seat};

use super::course::{Aim, Chance, Courses};

/// So many positions of one world are looked at.
const ROOM: usize = 8_000;
/// So many positions of all worlds together: fewer worlds where a turn is long.
const ALL: usize = 300_000;
/// Of so many worlds at most, and at least.
const MOST: u32 = 10_000;
const LEAST: u32 = 24;
/// So many worlds that are the same show that nothing is hidden.
const ALIKE: usize = 6;

/// The chances after each answer, over so many worlds.
pub(super) struct Judged {
    pub(super) chances: Vec<Chance>,
    pub(super) worlds: u32,
}

/// How likely one of those who aim succeeds after each answer. It is given up as soon as `goes_on` says no to the chances of a few worlds.
pub(super) fn judged<G: Estimate>(
    view: &G::View,
    (asked, answers): (Seat, &[G::Action]),
    aims: &[Aim],
    rng: &mut Rng,
    goes_on: impl Fn(&[Chance]) -> bool,
) -> Option<Judged> {
    let first = G::imagine(view, rng);
    let is_open = (1..ALIKE).all(|_| G::imagine(view, rng) == first);
    let (mut sum, mut looked) = (vec![Chance { low: 0.0, high: 0.0 }; answers.len()], 0);
    let (mut worlds, mut world) = (0, first);
    loop {
        let (chances, took) = of_one(&world, (asked, answers), aims, rng);
        looked += took;
        worlds += 1;
        for (sum, one) in sum.iter_mut().zip(chances) {
            (sum.low, sum.high) = (sum.low + one.low, sum.high + one.high);
        }
        let so_far = || mean(&sum, worlds);
        if [1, 4, 16, 64].contains(&worlds) && !goes_on(&so_far()) {
            return None;
        }
        if is_open || worlds >= MOST || worlds >= LEAST && looked >= ALL {
            return Some(Judged { chances: so_far(), worlds });
        }
        world = G::imagine(view, rng);
    }
}

fn mean(sum: &[Chance], worlds: u32) -> Vec<Chance> {
    let part = |sum: f64| sum / f64::from(worlds);
    sum.iter().map(|sum| Chance { low: part(sum.low), high: part(sum.high) }).collect()
}

/// In one world: that any of them succeeds is at least as likely as that the likeliest does, and at most as likely as all together.
fn of_one<G: Estimate>(
    world: &G,
    (asked, answers): (Seat, &[G::Action]),
    aims: &[Aim],
    rng: &mut Rng,
) -> (Vec<Chance>, usize) {
    let (mut all, mut looked) = (vec![Chance { low: 0.0, high: 0.0 }; answers.len()], 0);
    for aim in aims {
        let (chances, took) = Courses::after(world, asked, answers, *aim, ROOM, rng);
        looked += took;
        for (all, one) in all.iter_mut().zip(chances) {
            (all.low, all.high) = (all.low.max(one.low), (all.high + one.high).min(1.0));
        }
    }
    (all, looked)
}
