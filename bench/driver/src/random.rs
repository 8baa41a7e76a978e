//! Random play.

use std::time::Duration;

use table::{Estimate, Game, Rng, Scratch, playout};

use crate::clock;

/// Whole random games of one setup, each begun as a copy of the start, as in a search.
pub struct Games<G: Game> {
    start: G,
    rng: Rng,
    scratch: Scratch<G>,
}

impl<G: Estimate> Games<G> {
    /// Games of this setup.
    ///
    /// # Errors
    /// When the setup makes no table.
    pub fn new(setup: &G::Setup) -> Result<Self, String> {
        let start = G::new(setup).map_err(|trouble| trouble.text.en)?;
        Ok(Games { start, rng: Rng::new(1), scratch: Scratch::default() })
    }

    /// Plays so many: the number of answers.
    pub fn play(&mut self, games: u64) -> u64 {
        let one = |_| playout(&mut self.start.clone(), &mut self.rng, &mut self.scratch).1;
        (0..games).map(one).sum()
    }
}

/// Answers per second, and answers a game.
///
/// # Errors
/// When the setup makes no table.
pub fn measured<G: Estimate>(setup: &G::Setup) -> Result<[(&'static str, f64); 2], String> {
    let mut games = Games::<G>::new(setup)?;
    let mut answers = 0;
    clock::repeated(Duration::from_millis(50), || answers += games.play(5));
    answers = 0;
    let (times, seconds) = clock::repeated(Duration::from_millis(400), || answers += games.play(5));
    Ok([("answers/s", answers as f64 / seconds), ("answers a game", answers as f64 / (times * 5) as f64)])
}
