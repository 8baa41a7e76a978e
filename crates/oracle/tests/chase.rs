//! Whole chases by what is a part of the program.
#![allow(clippy::unwrap_used)]

use evilrunner::{Evilrunner, Setup};
use oracle::bot::{Knowing, standard};
use oracle::exact;
use search::{Bot, Budget};
use table::{Answer, Deaf, Game, Notation, Odds, Rng, Seat, Seats, Turn};

/// A leg from a position line; says the turn of capture.
fn chase(line: &str, spirit: Knowing, demon: Knowing, seed: u64) -> u16 {
    let setup = Setup { legs: 1, cap: 1000, ..Setup::default() };
    let mut truth = Evilrunner::read(line, &setup).unwrap();
    let mut rng = Rng::new(seed);
    loop {
        match truth.turn() {
            Turn::Over(scores) => return scores.of(Seat::new(1)).unsigned_abs() as u16,
            Turn::Chance => {
                let mut odds = Odds::default();
                truth.odds(&mut odds);
                let face = odds.at(rng.below(12) as u64);
                truth.play(Answer::Chance(face), &mut Deaf);
            }
            turn => {
                let seat = turn.asked().first().unwrap();
                let bot = if seat == Seat::new(0) { spirit } else { demon };
                let action = bot.choose(&truth.view(Some(seat)), seat, Budget::Iterations(1), &mut rng).unwrap();
                truth.play(Answer::Together(&[(seat, action)]), &mut Deaf);
            }
        }
    }
}

const BEGIN: &str = "L=A1 U=T6 A=C1 V=C20 seals=T1,T2,T3,T4,T5 power=none to=spirit";

#[test]
fn timing() {
    let begun = std::time::Instant::now();
    for seed in 0..4 {
        let perfect = Knowing { slack: 0.0 };
        let turns = chase(BEGIN, perfect, perfect, seed);
        println!("{turns} {:?}", begun.elapsed());
    }
    assert!(standard().is_some());
}
