//! What answers are worth by games that are played to their end by one fixed rule: everybody takes what the game's own guess likes best
//! one answer ahead, and one time in eight anything.

use arrayvec::ArrayVec;
use table::{Answer, Deaf, Estimate, MAX_SEATS, Rng, Scratch, Seat, Turn};

use super::course::given;

/// One answer in so many is any.
const WHIM: usize = 8;
/// Of more options so many are looked at, by lot.
const OPTIONS: usize = 8;
/// Who has not won by then has not won.
const LONGEST: usize = 4000;
/// So many playouts of each answer, in steps: whoever asks may give up between them.
const STEPS: [u32; 4] = [8, 32, 100, 200];

/// The share of playouts that the seat wins after each answer, and how many there were. Given up as soon as `goes_on` says no, which is
/// told how many there were so far.
pub(super) fn shares<G: Estimate>(
    view: &G::View,
    (asked, answers): (Seat, &[G::Action]),
    rng: &mut Rng,
    goes_on: impl Fn(&[f64], u32) -> bool,
) -> Option<(Vec<f64>, u32)> {
    let (mut won, mut played) = (vec![0.0; answers.len()], 0);
    let mut scratch = Scratch::default();
    let mut shares = Vec::new();
    for enough in STEPS {
        while played < enough {
            let world = G::imagine(view, rng);
            for (won, &answer) in won.iter_mut().zip(answers) {
                let mut world = world.clone();
                step(&mut world, Some((asked, answer)), rng, &mut scratch);
                *won += f64::from(end(world, asked, rng, &mut scratch));
            }
            played += 1;
        }
        shares = won.iter().map(|won| won / f64::from(played)).collect();
        if !goes_on(&shares, played) {
            return None;
        }
    }
    Some((shares, played))
}

/// What a game is worth to a seat that goes on from here by the rule.
pub(super) fn end<G: Estimate>(mut world: G, seat: Seat, rng: &mut Rng, scratch: &mut Scratch<G>) -> f32 {
    for _ in 0..LONGEST {
        if let Turn::Over(scores) = world.turn() {
            return world.worth(&scores)[seat.index()];
        }
        step(&mut world, None, rng, scratch);
    }
    0.0
}

/// One answer of the table, in which one seat may have made up its mind.
fn step<G: Estimate>(
    world: &mut G,
    fixed: Option<(Seat, G::Action)>,
    rng: &mut Rng,
    scratch: &mut Scratch<G>,
) {
    let mut answer = |world: &G, seat: Seat, rng: &mut Rng| match fixed {
        Some((asked, answer)) if asked == seat => answer,
        _ => rule(world, seat, rng, scratch),
    };
    match world.turn() {
        Turn::Over(_) => {}
        Turn::Chance => {
            let drawn = scratch.draw(world, rng);
            world.play(Answer::Chance(drawn), &mut Deaf);
        }
        Turn::Together(seats) => {
            let all: ArrayVec<(Seat, G::Action), MAX_SEATS> =
                seats.iter().map(|seat| (seat, answer(world, seat, rng))).collect();
            world.play(Answer::Together(&all), &mut Deaf);
        }
        Turn::Apart(seats) => {
            let first = fixed.map(|(asked, _)| asked).or(seats.first());
            if let Some(seat) = first {
                let action = answer(world, seat, rng);
                world.play(Answer::Apart(seat, action), &mut Deaf);
            }
        }
    }
}

/// What the rule answers.
fn rule<G: Estimate>(world: &G, seat: Seat, rng: &mut Rng, scratch: &mut Scratch<G>) -> G::Action {
    if rng.below(WHIM) == 0 {
        return scratch.any(world, seat, rng);
    }
    let mut options = Vec::new();
    world.actions(seat, &mut options);
    rng.shuffle(&mut options);
    options.truncate(OPTIONS);
    let (turn, mut best) = (world.turn(), (f32::NEG_INFINITY, options[0]));
    if options.len() > 1 {
        let others: Vec<(Seat, G::Action)> = match turn {
            Turn::Together(seats) => {
                seats.without(seat).iter().map(|other| (other, scratch.any(world, other, rng))).collect()
            }
            _ => Vec::new(),
        };
        for &option in &options {
            let mut all = others.clone();
            all.push((seat, option));
            let next = given(world, turn, &mut all);
            let worth = match next.turn() {
                Turn::Over(scores) => next.worth(&scores)[seat.index()],
                _ => next.guess()[seat.index()],
            };
            if worth > best.0 {
                best = (worth, option);
            }
        }
    }
    best.1
}
