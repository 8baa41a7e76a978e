//! Bots without the type of their game: the face that server and command line use.

use std::any::Any;
use std::marker::PhantomData;

use table::erased::{AnyGame, AnyMatch, Choice};
use table::{Game, Rng, Seat, Seed, Text, Trouble};

use crate::{Bot, Budget, Hints, Judged, LEVELS, Mind, Mix};

/// A bot, typeless.
pub trait AnyBot: Send + Sync {
    /// The word that names it in `--seats` and in tables.
    fn name(&self) -> &str;
    /// Its iterations for a question in live play; see [`Bot::live`].
    fn live(&self) -> Option<u32> {
        None
    }
    /// What else sets it apart from bots like it; see [`Bot::manner`].
    fn manner(&self) -> String {
        String::new()
    }
    /// A mind for a seat of a new match, whose setup is given as that seat sees it (see [`table::erased::AnyGame::setup_seen_by`]).
    ///
    /// # Errors
    /// A text that is no setup of the bot's game.
    fn mind(&self, setup: &str, seat: Seat) -> Result<Box<dyn AnyMind>, Trouble>;
    /// Does it know what positions are worth?
    fn knows(&self) -> bool {
        false
    }
    /// What the position is known to be worth; see [`Bot::judge`].
    fn judge(&self, view: &dyn Any) -> Option<Judged> {
        let _ = view;
        None
    }
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
    /// A mind that reads what others see: it is asked by [`Reads::reply`] instead.
    fn reader(&mut self) -> Option<&mut dyn Reads> {
        None
    }
}

/// A mind that knows the game by its words alone, such as a program of somebody's own.
pub trait Reads {
    /// What it does.
    ///
    /// # Errors
    /// What is wrong with it, when it gives no answer.
    fn reply(&mut self, asked: &Question) -> Result<String, Trouble>;
}

/// A question to a seat in words: nothing in it but what the seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What the seat has heard since it was last asked.
    pub told: Vec<Text>,
    /// What it sees, as lines.
    pub view: Text,
    /// What is to be done, in a sentence.
    pub ask: Text,
    /// What it may do.
    pub options: Vec<Choice>,
    /// The position line, where the seat knows all of it.
    pub position: Option<String>,
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
    ///
    /// # Errors
    /// What is wrong with a mind of somebody's own, which gives no answer.
    pub fn answer(
        &mut self,
        played: &dyn AnyMatch,
        budget: Budget,
        seed: Seed,
        logged: usize,
    ) -> Result<Option<String>, Trouble> {
        let seen = self.seen;
        if let Some(reader) = self.mind.reader() {
            self.seen = played.len();
            return reader.reply(&asked(played, self.seat, seen)).map(Some);
        }
        if self.mind.keeps() {
            let (mind, seat) = (&mut self.mind, self.seat);
            played.past(seat, seen, &mut |at, view| mind.observe(view, &mut seed.bot(at, seat)));
            self.seen = played.len() + 1;
        }
        let mut rng = seed.bot(logged, self.seat);
        Ok(self.mind.answer(played.view(Some(self.seat)).as_ref(), budget, &mut rng).draw(&mut rng))
    }
}

/// What a seat is asked now, with what it heard from this answer on.
fn asked(played: &dyn AnyMatch, seat: Seat, from: usize) -> Question {
    let heard = played.heard(Some(seat), from);
    Question {
        told: heard.into_iter().map(|(_, text)| text).collect(),
        view: played.sketch(Some(seat)),
        ask: played.ask(Some(seat)),
        options: played.choices(seat),
        position: played.position_seen_by(seat),
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
    fn name(&self) -> &str {
        self.name
    }

    fn live(&self) -> Option<u32> {
        self.bot.live()
    }

    fn manner(&self) -> String {
        self.bot.manner()
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

/// What bots were called in earlier releases, and who plays for them now: stored tables know these names for ever. `mcts` and `random`
/// are called as they ever were.
const FORMER: [(&str, &str); 2] = [("casual", "novice"), ("perfect", "master")];

/// Who plays now for a bot that was called like this.
pub fn called_now(name: &str) -> &str {
    FORMER.iter().find(|(former, _)| *former == name).map_or(name, |(_, now)| now)
}

impl Entry {
    /// The bot whom people meet first: the novice, or the strongest where there is none.
    pub fn host(&self) -> Option<&dyn AnyBot> {
        self.levels().into_iter().next()
    }

    /// The levels that people choose from, the weakest first: the others are there to be measured by. A game without levels has its
    /// other bots instead, the strongest first.
    pub fn levels(&self) -> Vec<&dyn AnyBot> {
        let levels: Vec<_> = LEVELS.iter().filter_map(|name| self.bot(name)).collect();
        if levels.is_empty() { self.bots.iter().map(AsRef::as_ref).collect() } else { levels }
    }

    /// Is there a bot that knows what positions are worth?
    pub fn knows(&self) -> bool {
        self.bots.iter().any(|bot| bot.knows())
    }

    /// Has anybody anything to say about a question: a bot that knows, or who gives hints?
    pub fn has_counsel(&self) -> bool {
        self.knows() || self.hints.is_some()
    }

    /// What the position is known to be worth, by the first bot that knows.
    pub fn judge(&self, view: &dyn Any) -> Option<Judged> {
        self.bots.iter().find(|bot| bot.knows())?.judge(view)
    }

    /// The bot of this name, or who plays for it since it went.
    pub fn bot(&self, name: &str) -> Option<&dyn AnyBot> {
        let of = |name: &str| self.bots.iter().find(|bot| bot.name() == name).map(AsRef::as_ref);
        of(name).or_else(|| of(called_now(name)))
    }

    /// The bot of this name with the budget that is its own: a number behind `@` is its playouts for a question, such as `mcts@400`.
    ///
    /// # Errors
    /// The names that there are, or a number of 0.
    pub fn budgeted(&self, given: &str) -> Result<(&dyn AnyBot, Option<Budget>), Trouble> {
        let own = given.rsplit_once('@').filter(|(_, count)| {
            self.bot(given).is_none() && !count.is_empty() && count.bytes().all(|sign| sign.is_ascii_digit())
        });
        let Some((name, count)) = own else { return Ok((self.named(given)?, None)) };
        let count: u32 = count.parse().ok().filter(|count| *count > 0).ok_or_else(|| {
            let most = u32::MAX;
            Trouble::say(
                format!("«{given}»: dopo «@» va un numero di simulazioni da 1 a {most}"),
                format!("'{given}': behind '@' stands a number of playouts from 1 to {most}"),
            )
        })?;
        Ok((self.named(name)?, Some(Budget::Iterations(count))))
    }

    /// The bot of this name.
    ///
    /// # Errors
    /// The names that there are.
    pub fn named(&self, name: &str) -> Result<&dyn AnyBot, Trouble> {
        self.bot(name).ok_or_else(|| {
            let known: Vec<&str> = self.bots.iter().map(|bot| bot.name()).collect();
            let known = known.join(", ");
            Trouble::say(
                format!("«{name}» non è un bot di questo gioco: {known}"),
                format!("'{name}' is no bot of this game: {known}"),
            )
        })
    }
}
