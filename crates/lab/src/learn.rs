//! Guesses learned from play: a game is played against itself, what its positions were worth is fitted to how the games ended, and
//! games in pairs say whether the new guess is stronger.

mod aims;
mod fit;
mod network;
mod pairs;
mod play;

use std::marker::PhantomData;

use table::{Learned, Rung, Subject, Trouble};

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
    /// How much less each position that follows counts for what a moment was worth, by what searches held it for, beside the result; from 0,
    /// where only the next one counts, to 1, where only the result does: the λ of TD(λ) (Sutton 1988).
    pub lambda: f32,
    /// The guess that is to be bettered: its loss is told beside the new one's.
    pub against: Rung,
    /// Are pairs of games played to the last, even when it is clear who is stronger?
    pub whole: bool,
    /// What is learned.
    pub subject: Subject,
}

/// Is told how many games are over.
pub type Progress<'a> = &'a (dyn Fn(u64) + Sync);

/// A game that can be learned, without its type.
pub trait AnyLearner {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The names of what is looked at.
    ///
    /// # Errors
    /// A game in which there is nothing of the kind to learn.
    fn features(&self, subject: Subject) -> Result<&'static [&'static str], Trouble>;
    /// Lets bots that trust this guess play, and remembers moments of their games.
    ///
    /// # Errors
    /// A wrong setup.
    fn play(&mut self, lesson: &Lesson, rung: Rung, progress: Progress<'_>) -> Result<(), Trouble>;
    /// Fits weights to all moments remembered, with so many neurons beside them.
    ///
    /// # Errors
    /// When too few games were played to learn anything.
    fn fit(&self, subject: Subject, neurons: usize) -> Result<Fit, Trouble>;
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

    fn features(&self, subject: Subject) -> Result<&'static [&'static str], Trouble> {
        let names = G::names(subject);
        if !names.is_empty() {
            return Ok(names);
        }
        let (it, en) = match subject {
            Subject::Sets => ("prende una serie già pronta", "takes a ready set"),
            _ => ("costruisce niente", "builds anything"),
        };
        Err(Trouble::say(
            format!("in «{}» nessuno {it} prima di giocare", G::ID),
            format!("nobody {en} before play in '{}'", G::ID),
        ))
    }

    fn play(&mut self, lesson: &Lesson, rung: Rung, progress: Progress<'_>) -> Result<(), Trouble> {
        let moments = play::moments::<G>(lesson, rung, self.games, progress)?;
        self.moments.extend(moments);
        self.games += lesson.games;
        Ok(())
    }

    fn fit(&self, subject: Subject, neurons: usize) -> Result<Fit, Trouble> {
        Fit::of(&self.moments, self.features(subject)?.len(), neurons)
    }

    fn pairs(&self, lesson: &Lesson, rungs: [Rung; 2], progress: Progress<'_>) -> Result<Pairs, Trouble> {
        pairs::played::<G>(lesson, rungs, progress)
    }
}
