//! Guesses learned from play: a game is played against itself, what its positions were worth is fitted to how the games ended, and
//! games in pairs say whether the new guess is stronger.

mod fit;
mod pairs;
mod play;

use std::marker::PhantomData;

use table::{Learned, Rung, Trouble};

pub use fit::Fit;
pub use pairs::{Decided, Pairs, elo};

use play::Moment;

/// How games are played to learn from them.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The setups, which take turns.
    pub setups: Vec<String>,
    /// How many games are played.
    pub games: u64,
    /// The playouts of each bot for a question.
    pub iterations: u32,
    /// The first game has this seed, the next the following one.
    pub seed: u64,
    /// The guess that is to be bettered: its loss is told beside the new one's.
    pub against: Rung,
    /// Are pairs of games played to the last, even when it is clear who is stronger?
    pub whole: bool,
    /// Is it learned what is worth building before play, not what positions are worth?
    pub building: bool,
}

/// Is told how many games are over.
pub type Progress<'a> = &'a (dyn Fn(u64) + Sync);

/// A game that can be learned, without its type.
pub trait AnyLearner {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The names of what is looked at: of what was built, or of positions.
    ///
    /// # Errors
    /// A game in which nobody builds.
    fn features(&self, building: bool) -> Result<&'static [&'static str], Trouble>;
    /// Lets bots that trust this guess play, and remembers moments of their games.
    ///
    /// # Errors
    /// A wrong setup.
    fn play(&mut self, lesson: &Lesson, rung: Rung, progress: Progress<'_>) -> Result<(), Trouble>;
    /// Fits weights to all moments remembered.
    ///
    /// # Errors
    /// When too few games were played to learn anything.
    fn fit(&self, building: bool) -> Result<Fit, Trouble>;
    /// Lets bots that trust the one guess play against bots that trust the other, in pairs of games, until it is clear who is
    /// stronger or all games of the lesson are played.
    ///
    /// # Errors
    /// A wrong setup, and one at which nobody plays against another.
    fn pairs(&self, lesson: &Lesson, rungs: [Rung; 2], progress: Progress<'_>) -> Result<Pairs, Trouble>;
}

/// What was seen of a game.
pub struct Learner<G> {
    moments: Vec<Moment>,
    /// The games seen so far, of all rounds.
    games: u64,
    game: PhantomData<fn() -> G>,
}

impl<G: Learned> Learner<G> {
    /// Nothing was seen yet.
    #[must_use]
    pub fn new() -> Self {
        Learner { moments: Vec::new(), games: 0, game: PhantomData }
    }
}

impl<G: Learned> Default for Learner<G> {
    fn default() -> Self {
        Learner::new()
    }
}

impl<G: Learned> AnyLearner for Learner<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn features(&self, building: bool) -> Result<&'static [&'static str], Trouble> {
        if building && G::BUILT.is_empty() {
            return Err(Trouble::say(
                format!("in «{}» nessuno costruisce niente prima di giocare", G::ID),
                format!("nobody builds anything before play in '{}'", G::ID),
            ));
        }
        Ok(if building { G::BUILT } else { G::FEATURES })
    }

    fn play(&mut self, lesson: &Lesson, rung: Rung, progress: Progress<'_>) -> Result<(), Trouble> {
        let moments = play::moments::<G>(lesson, rung, self.games, progress)?;
        self.moments.extend(moments);
        self.games += lesson.games;
        Ok(())
    }

    fn fit(&self, building: bool) -> Result<Fit, Trouble> {
        Fit::of(&self.moments, self.features(building)?.len())
    }

    fn pairs(&self, lesson: &Lesson, rungs: [Rung; 2], progress: Progress<'_>) -> Result<Pairs, Trouble> {
        pairs::played::<G>(lesson, rungs, progress)
    }
}
