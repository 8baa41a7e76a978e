//! Counting: sequences of answers, and different positions after whole turns.

use std::collections::HashSet;

use arrayvec::ArrayVec;

use crate::{Answer, Deaf, Game, MAX_SEATS, Notation, Odds, Seat, Turn};

/// Calls `next` with the truth after every possible answer: every joint answer of seats asked together, every action
/// of every seat asked apart, every outcome of chance.
pub fn each_answer<G: Game>(truth: &G, next: &mut impl FnMut(G)) {
    match truth.turn() {
        Turn::Over(_) => {}
        Turn::Chance => {
            let mut odds = Odds::default();
            truth.odds(&mut odds);
            for &outcome in odds.outcomes() {
                next(after(truth, Answer::Chance(outcome)));
            }
        }
        Turn::Apart(seats) => {
            for seat in seats.iter() {
                for action in actions(truth, seat) {
                    next(after(truth, Answer::Apart(seat, action)));
                }
            }
        }
        Turn::Together(seats) => {
            let seats: ArrayVec<Seat, MAX_SEATS> = seats.iter().collect();
            joint(truth, &seats, actions, &mut ArrayVec::new(), next);
        }
    }
}

/// Like [`each_answer`] by plain actions only, with each answer's likelihood when every choice is uniform: chance by its
/// weights, seats asked together each by itself, seats asked apart after a uniform choice of who goes first.
pub fn each_likely_answer<G: Game>(truth: &G, next: &mut impl FnMut(G, f64)) {
    match truth.turn() {
        Turn::Over(_) => {}
        Turn::Chance => {
            let mut odds = Odds::default();
            truth.odds(&mut odds);
            let total = odds.total() as f64;
            for (outcome, weight) in odds.iter() {
                next(after(truth, Answer::Chance(outcome)), f64::from(weight) / total);
            }
        }
        Turn::Apart(seats) => {
            for seat in seats.iter() {
                let options = plain(truth, seat);
                let share = 1.0 / (options.len() * seats.len()) as f64;
                options.iter().for_each(|&action| next(after(truth, Answer::Apart(seat, action)), share));
            }
        }
        Turn::Together(seats) => {
            let seats: ArrayVec<Seat, MAX_SEATS> = seats.iter().collect();
            let ways: usize = seats.iter().map(|&seat| plain(truth, seat).len()).product();
            joint(truth, &seats, plain, &mut ArrayVec::new(), &mut |truth| next(truth, 1.0 / ways as f64));
        }
    }
}

/// The seat's plain actions ([`Game::is_plain`]); all its actions where it has no plain one.
pub(crate) fn plain<G: Game>(truth: &G, seat: Seat) -> Vec<G::Action> {
    let all = actions(truth, seat);
    let plain: Vec<_> = all.iter().copied().filter(|action| truth.is_plain(seat, action)).collect();
    if plain.is_empty() { all } else { plain }
}

/// The number of sequences of exactly `depth` answers, or fewer where the game ends.
pub fn perft<G: Game>(truth: &G, depth: usize) -> u64 {
    if depth == 0 || matches!(truth.turn(), Turn::Over(_)) {
        return 1;
    }
    let mut count = 0;
    each_answer(truth, &mut |next| count += perft(&next, depth - 1));
    count
}

/// What [`distinct`] found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distinct {
    /// Different positions after the turns.
    pub positions: usize,
    /// Different final positions of games that ended on the way by play.
    pub ended: usize,
    /// Those of games that ended on the way by a limit.
    pub cut_short: usize,
}

/// The different positions after `turns` whole turns, positions being the same when [`Notation::same`] is. Games that
/// end on the way are counted apart: each different final truth once.
pub fn distinct<G: Notation>(truth: &G, turns: usize) -> Distinct {
    let mut front = HashSet::from([truth.same()]);
    let mut ended = HashSet::new();
    for _ in 0..turns {
        let mut reached = HashSet::new();
        for start in &front {
            whole_turn(start, &mut reached, &mut ended);
        }
        front = reached;
    }
    let cut_short = ended.iter().filter(|truth: &&G| truth.cut_short()).count();
    Distinct { positions: front.len(), ended: ended.len() - cut_short, cut_short }
}

fn whole_turn<G: Notation>(start: &G, reached: &mut HashSet<G>, ended: &mut HashSet<G>) {
    let mut seen = HashSet::new();
    let mut open = vec![start.clone()];
    while let Some(truth) = open.pop() {
        each_answer(&truth, &mut |next: G| {
            let next = next.same();
            if matches!(next.turn(), Turn::Over(_)) {
                ended.insert(next);
            } else if next.at_rest() {
                reached.insert(next);
            } else if seen.insert(next.clone()) {
                open.push(next);
            }
        });
    }
}

fn actions<G: Game>(truth: &G, seat: Seat) -> Vec<G::Action> {
    let mut out = Vec::new();
    truth.actions(seat, &mut out);
    out
}

fn after<G: Game>(truth: &G, answer: Answer<'_, G::Action>) -> G {
    let mut next = truth.clone();
    next.play(answer, &mut Deaf);
    next
}

type Given<A> = ArrayVec<(Seat, A), MAX_SEATS>;

/// Every joint answer of seats that choose among what `options` says.
fn joint<G: Game>(
    truth: &G,
    seats: &[Seat],
    options: fn(&G, Seat) -> Vec<G::Action>,
    given: &mut Given<G::Action>,
    next: &mut impl FnMut(G),
) {
    let Some((&seat, rest)) = seats.split_first() else {
        next(after(truth, Answer::Together(given)));
        return;
    };
    for action in options(truth, seat) {
        given.push((seat, action));
        joint(truth, rest, options, given, next);
        given.pop();
    }
}
