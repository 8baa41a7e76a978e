//! Bots without the type of their game: the face that server and command line use.

use std::any::Any;
use std::marker::PhantomData;

use table::{Game, Rng, Seat};

use crate::{Bot, Budget, Judged};

/// A bot, typeless.
pub trait AnyBot: Send + Sync {
    /// The word that names it in `--seats` and in tables.
    fn name(&self) -> &'static str;
    /// The action, as records print it; `None` when the seat is not asked or the view is of another game.
    fn choose(&self, view: &dyn Any, seat: Seat, budget: Budget, rng: &mut Rng) -> Option<String>;
    /// Does it know what positions are worth?
    fn knows(&self) -> bool;
    /// What the position is known to be worth; see [`Bot::judge`].
    fn judge(&self, view: &dyn Any) -> Option<Judged>;
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

impl<G: Game, B: Bot<G> + Send + Sync> AnyBot for Erased<G, B> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&self, view: &dyn Any, seat: Seat, budget: Budget, rng: &mut Rng) -> Option<String> {
        let view = view.downcast_ref::<G::View>()?;
        self.bot.choose(view, seat, budget, rng).map(|action| action.to_string())
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
    pub game: Box<dyn table::erased::AnyGame>,
    /// Its bots.
    pub bots: Vec<Box<dyn AnyBot>>,
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
