//! Whole chases in which both sides play from stored values.

use evilrunner::{Evilrunner, Setup};
use table::{Answer, Deaf, Game, Notation, Odds, Rng, Seat, Trouble, Turn};

use crate::bot::within;
use crate::exact;
use crate::position::Worth;

/// Differences below this are none: values are not known more exactly.
const EQUAL: f32 = 0.002;

/// Plays one leg from a position line, both sides perfectly, the die as the generator has it; says the turn of capture, one
/// more than the cap where there was none.
pub fn play(line: &str, setup: &Setup, stored: &dyn Worth, rng: &mut Rng) -> Result<u16, Trouble> {
    let mut truth = Evilrunner::read(line, &Setup { legs: 1, ..*setup })?;
    let mut odds = Odds::default();
    loop {
        match truth.turn() {
            Turn::Over(scores) => return Ok(scores.of(Seat::new(1)).unsigned_abs() as u16),
            Turn::Chance => {
                odds.clear();
                truth.odds(&mut odds);
                let face = odds.at(rng.below(odds.total() as usize) as u64);
                truth.play(Answer::Chance(face), &mut Deaf);
            }
            turn => {
                let seat = turn.asked().first().unwrap_or(Seat::new(0));
                let view = truth.view(Some(seat));
                let worths = exact::actions(&view, stored).ok_or_else(unknown)?;
                let action = rng.pick(&within(&view, &worths, EQUAL)).ok_or_else(unknown)?;
                truth.play(Answer::Together(&[(seat, action)]), &mut Deaf);
            }
        }
    }
}

fn unknown() -> Trouble {
    Trouble::say(
        "i valori sono di un altro assetto, o rovinati",
        "the values are of another setup, or damaged",
    )
}
