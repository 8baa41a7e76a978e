//! Bots. They receive views and imagine truths; they never see one.
#![warn(missing_docs)]

mod cfr;
mod count;
mod erased;
mod finish;
mod hints;
mod level;
mod master;
mod mcts;
mod mind;
mod proof;
mod quick;
mod watch;

use std::time::Duration;

use mind::Fresh;
use table::{Game, Rng, Seat, Text};

pub use cfr::{Asked, Often, Tree};
pub use count::iterations;
pub use erased::{AnyBot, AnyMind, Entry, Erased, Question, Reads, Seated, called_now};
pub use hints::{Advice, Advised, Hints, Searched};
pub use level::{LEVELS, Level};
pub use master::Master;
pub use mcts::Mcts;
pub use mind::{Mind, Mix};

/// A bot: it answers for a seat from what that seat knows. It is a way to play, the same at every table; what it keeps of one
/// match lies in its [`Mind`].
pub trait Bot<G: Game>: Send + Sync + 'static {
    /// How often it would give each action; nothing when the seat is not asked. The same view and generator give the same, unless
    /// the budget is in time.
    fn mix(&self, view: &G::View, seat: Seat, budget: Budget, rng: &mut Rng) -> Mix<G::Action>;

    /// The same among some of the seat's options, as if it saw no others. Bots that weigh options one by one leave the others out of
    /// their search; what stands here serves those that do not.
    fn among(
        &self,
        view: &G::View,
        seat: Seat,
        seen: &[G::Action],
        budget: Budget,
        rng: &mut Rng,
    ) -> Mix<G::Action> {
        let mix = self.mix(view, seat, budget, rng);
        let left: Vec<_> = mix.chances().filter(|(action, _)| seen.contains(action)).collect();
        if left.is_empty() { Mix::even(seen) } else { Mix::of(left) }
    }

    /// One of them, as often as the mix says; `None` when the seat is not asked.
    fn choose(&self, view: &G::View, seat: Seat, budget: Budget, rng: &mut Rng) -> Option<G::Action> {
        self.mix(view, seat, budget, rng).draw(rng)
    }

    /// A mind for a seat of a new match, whose setup is given as that seat sees it. Bots that keep nothing need not say anything.
    fn mind(&self, setup: &G::Setup, seat: Seat) -> Box<dyn Mind<G>>
    where
        Self: Sized + Clone,
    {
        let _ = setup;
        Box::new(Fresh::new(self.clone(), seat))
    }

    /// Its iterations for a question in live play; `None` for a bot that thinks as long as it is let.
    fn live(&self) -> Option<u32> {
        None
    }

    /// What else sets it apart from bots like it, in a few signs: games of a bot that was tuned since are not those of today's.
    fn manner(&self) -> String {
        String::new()
    }

    /// Does this bot know what positions are worth, as long as its game is played as it knows it?
    fn knows(&self) -> bool {
        false
    }

    /// What a position is worth, of bots that know and do not guess; `None` of all others, and where nothing is known.
    fn judge(&self, _: &G::View) -> Option<Judged> {
        None
    }
}

/// What a position is known to be worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// What comes of it if nobody errs from here on, in the game's own measure; may be infinite.
    pub value: f32,
    /// The same as a sentence.
    pub says: Text,
    /// The actions that are open.
    pub actions: Vec<Weighed>,
}

/// An action whose worth is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// As records print it.
    pub action: String,
    /// What it leads to, in the same measure.
    pub value: f32,
    /// What it costs in that measure beside the best, at least 0.
    pub cost: f32,
}

/// How long a bot may think about one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many playouts: the same on every machine.
    Iterations(u32),
    /// So long: for live play.
    Time(Duration),
    /// So much computing of the thread that thinks: for judges, whom other programs shall not disturb.
    Cpu(Duration),
    /// So many playouts, but no longer than that: for live play of bots whose strength shall hang on no machine.
    Within(u32, Duration),
}

/// Chooses uniformly.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn mix(&self, view: &G::View, seat: Seat, _: Budget, rng: &mut Rng) -> Mix<G::Action> {
        Mix::even(&options::<G>(view, seat, rng))
    }
}

/// The options of a seat: they follow from its view, so any truth that looks like it has them.
fn options<G: Game>(view: &G::View, seat: Seat, rng: &mut Rng) -> Vec<G::Action> {
    let world = G::imagine(view, rng);
    let mut options = Vec::new();
    if world.turn().asked().has(seat) {
        world.actions(seat, &mut options);
    }
    options
}
