//! Whole chases in which both sides play from stored values.

use evilrunner::{Evilrunner, Setup, View};
use table::{Answer, Deaf, Game, Notation, Odds, Rng, Seat, Trouble, Turn};

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
                let action = best(&truth.view(Some(seat)), stored, rng).ok_or_else(unknown)?;
                truth.play(Answer::Together(&[(seat, action)]), &mut Deaf);
            }
        }
    }
}

/// One of the best actions.
fn best(view: &View, stored: &dyn Worth, rng: &mut Rng) -> Option<evilrunner::Action> {
    let worths = exact::actions(view, stored)?;
    let turns = worths.iter().map(|&(_, turns)| turns);
    let best = if view.stage.asks_valandris() { turns.reduce(f32::max) } else { turns.reduce(f32::min) }?;
    let equal: Vec<_> =
        worths.iter().filter(|(_, turns)| (turns - best).abs() <= EQUAL || *turns == best).collect();
    rng.pick(&equal).map(|(action, _)| *action)
}

fn unknown() -> Trouble {
    Trouble::say(
        "i valori sono di un altro assetto, o rovinati",
        "the values are of another setup, or damaged",
    )
}
