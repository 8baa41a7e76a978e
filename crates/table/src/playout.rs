//! Random games, as fast as the trait allows.

use arrayvec::ArrayVec;

use crate::{Answer, Audience, Deaf, Game, MAX_SEATS, Odds, Rng, Scores, Seat, Tell, Turn};

/// Memory that random play uses again and again: no allocation per action.
pub struct Scratch<G: Game> {
    /// For [`Game::actions`].
    pub actions: Vec<G::Action>,
    /// For [`Game::odds`].
    pub odds: Odds<G::Action>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Scratch { actions: Vec::with_capacity(64), odds: Odds::default() }
    }
}

impl<G: Game> Scratch<G> {
    /// One of the seat's actions, each as likely.
    ///
    /// # Panics
    /// When the seat is not asked and has none.
    #[inline]
    pub fn any(&mut self, truth: &G, seat: Seat, rng: &mut Rng) -> G::Action {
        truth.any(seat, rng, &mut self.actions)
    }

    /// A draw.
    #[inline]
    pub fn draw(&mut self, truth: &G, rng: &mut Rng) -> G::Action {
        truth.draw(rng, &mut self.odds)
    }
}

/// Plays one random answer, uniform over every seat's actions. The scores, when the game is over.
#[inline]
pub fn random_answer<G: Game>(truth: &mut G, rng: &mut Rng, scratch: &mut Scratch<G>) -> Option<Scores> {
    tell_random(truth, rng, scratch, &mut Deaf)
}

/// Plays the same answer as [`random_answer`]: all that was told for it, or nothing when the game is over.
pub fn told_answer<G: Game>(
    truth: &mut G,
    rng: &mut Rng,
    scratch: &mut Scratch<G>,
) -> Option<Vec<(Audience, G::Event)>> {
    let mut told = Vec::new();
    match tell_random(truth, rng, scratch, &mut told) {
        None => Some(told),
        Some(_) => None,
    }
}

/// Plays to the end at random: the scores and the number of answers.
pub fn playout<G: Game>(truth: &mut G, rng: &mut Rng, scratch: &mut Scratch<G>) -> (Scores, u64) {
    let mut answers = 0;
    loop {
        if let Some(scores) = random_answer(truth, rng, scratch) {
            return (scores, answers);
        }
        answers += 1;
    }
}

#[inline]
fn tell_random<G: Game>(
    truth: &mut G,
    rng: &mut Rng,
    scratch: &mut Scratch<G>,
    tell: &mut impl Tell<G::Event>,
) -> Option<Scores> {
    match truth.turn() {
        Turn::Over(scores) => return Some(scores),
        Turn::Chance => {
            let drawn = scratch.draw(truth, rng);
            truth.play(Answer::Chance(drawn), tell);
        }
        Turn::Together(seats) => {
            let first = seats.first().filter(|&first| seats.without(first).is_empty());
            if let Some(seat) = first {
                // The usual turn, apart from the rest because a lone answer stays in registers.
                let action = scratch.any(truth, seat, rng);
                truth.play(Answer::Together(&[(seat, action)]), tell);
                return None;
            }
            let mut given = ArrayVec::<_, MAX_SEATS>::new();
            for seat in seats.iter() {
                given.push((seat, scratch.any(truth, seat, rng)));
            }
            truth.play(Answer::Together(&given), tell);
        }
        Turn::Apart(seats) => {
            let turn = rng.below(seats.len());
            if let Some(seat) = seats.iter().nth(turn) {
                let action = scratch.any(truth, seat, rng);
                truth.play(Answer::Apart(seat, action), tell);
            }
        }
    }
    None
}
