//! Bots without the type of their game: the face that server and command line use.

use std::any::Any;
use std::marker::PhantomData;

use table::erased::{AnyGame, AnyMatch};
use table::{Game, Rng, Seat, Seed, Trouble};

use crate::{Bot, Budget, Hints, Judged, Mind, Mix};

/// A bot, typeless.
pub trait AnyBot: Send + Sync {
    /// The word that names it in `--seats` and in tables.
    fn name(&self) -> &'static str;
    /// A mind for a seat of a new match, whose setup is given as that seat sees it (see [`table::erased::AnyGame::setup_seen_by`]).
    ///
    /// # Errors
    /// A text that is no setup of the bot's game.
    fn mind(&self, setup: &str, seat: Seat) -> Result<Box<dyn AnyMind>, Trouble>;
    /// Does it know what positions are worth?
    fn knows(&self) -> bool;
    /// What the position is known to be worth; see [`Bot::judge`].
    fn judge(&self, view: &dyn Any) -> Option<Judged>;
}

/// A mind, typeless; see [`Mind`].
pub trait AnyMind: Send {
    /// Does it keep anything?
    fn keeps(&self) -> bool;
    /// What its seat sees after an answer of the table. A view of another game tells it nothing.
    fn observe(&mut self, view: &dyn Any, rng: &mut Rng);
    /// How often it would give each action, as records print them; nothing when the seat is not asked or the view is of
    /// another game.
    fn answer(&mut self, view: &dyn Any, budget: Budget, rng: &mut Rng) -> Mix<String>;
}

impl<G: Game> AnyMind for Box<dyn Mind<G>> {
    fn keeps(&self) -> bool {
        self.as_ref().keeps()
    }

    fn observe(&mut self, view: &dyn Any, rng: &mut Rng) {
        if let Some(view) = view.downcast_ref::<G::View>() {
            self.as_mut().observe(view, rng);
        }
    }

    fn answer(&mut self, view: &dyn Any, budget: Budget, rng: &mut Rng) -> Mix<String> {
        let Some(view) = view.downcast_ref::<G::View>() else { return Mix::default() };
        self.as_mut().answer(view, budget, rng).map(|action| action.to_string())
    }
}

/// A bot at a seat of a match: its mind, and how far it has followed.
pub struct Seated {
    mind: Box<dyn AnyMind>,
    seat: Seat,
    /// The moments with fewer answers than that it has seen.
    seen: usize,
}

impl Seated {
    /// Sits down at a match, under way or not.
    ///
    /// # Errors
    /// A bot of another game.
    pub fn new(
        bot: &dyn AnyBot,
        game: &dyn AnyGame,
        played: &dyn AnyMatch,
        seat: Seat,
    ) -> Result<Self, Trouble> {
        let setup = game.setup_seen_by(&played.setup(), Some(seat))?;
        Ok(Seated { mind: bot.mind(&setup, seat)?, seat, seen: 0 })
    }

    /// What it does now, drawn from how often it would do what; `None` when it is not asked. First it catches up with what happened.
    /// Its thoughts and the draw hang on the seed of the match and the length of its log.
    pub fn answer(
        &mut self,
        played: &dyn AnyMatch,
        budget: Budget,
        seed: Seed,
        logged: usize,
    ) -> Option<String> {
        if self.mind.keeps() {
            let (mind, seat, seen) = (&mut self.mind, self.seat, self.seen);
            played.past(seat, &mut |at, view| {
                if at >= seen {
                    mind.observe(view, &mut seed.bot(at, seat));
                }
            });
            self.seen = played.len() + 1;
        }
        let mut rng = seed.bot(logged, self.seat);
        self.mind.answer(played.view(Some(self.seat)).as_ref(), budget, &mut rng).draw(&mut rng)
    }
}

/// A bot of a known game behind [`AnyBot`].
pub struct Erased<G, B> {
    name: &'static str,
    bot: B,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, B: Bot<G>> Erased<G, B> {
    /// The bot under a name.
    pub fn new(name: &'static str, bot: B) -> Self {
        Erased { name, bot, game: PhantomData }
    }
}

impl<G: Game, B: Bot<G> + Clone> AnyBot for Erased<G, B> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn mind(&self, setup: &str, seat: Seat) -> Result<Box<dyn AnyMind>, Trouble> {
        Ok(Box::new(self.bot.mind(&setup.parse::<G::Setup>()?, seat)))
    }

    fn knows(&self) -> bool {
        self.bot.knows()
    }

    fn judge(&self, view: &dyn Any) -> Option<Judged> {
        self.bot.judge(view.downcast_ref::<G::View>()?)
    }
}

/// A game of the house with its bots, the strongest first: what the catalogue lists.
pub struct Entry {
    /// The game.
    pub game: Box<dyn AnyGame>,
    /// Its bots.
    pub bots: Vec<Box<dyn AnyBot>>,
    /// Who gives hints, if anybody.
    pub hints: Option<Box<dyn Hints>>,
}

impl Entry {
    /// The bot whom people meet first: the casual one, or the strongest where there is none.
    pub fn host(&self) -> Option<&dyn AnyBot> {
        self.bot("casual").or_else(|| self.bots.first().map(AsRef::as_ref))
    }

    /// Is there a bot that knows what positions are worth?
    pub fn knows(&self) -> bool {
        self.bots.iter().any(|bot| bot.knows())
    }

    /// What the position is known to be worth, by the first bot that knows.
    pub fn judge(&self, view: &dyn Any) -> Option<Judged> {
        self.bots.iter().find(|bot| bot.knows())?.judge(view)
    }

    /// The bot of this name.
    pub fn bot(&self, name: &str) -> Option<&dyn AnyBot> {
        self.bots.iter().find(|bot| bot.name() == name).map(AsRef::as_ref)
    }
}
