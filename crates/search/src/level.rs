//! Levels: the same search, told apart by how far it looks ahead and by what escapes it, not by delay or by whim.

use table::{Estimate, Game, Rng, Seat};

use crate::{Bot, Budget, Judged, Mind, Mix, options};

/// The names of the levels, from the weakest to the strongest.
pub const LEVELS: [&str; 4] = ["novice", "apprentice", "adept", "master"];

/// Of so few options nobody overlooks one.
const GLANCE: usize = 2;

/// Another bot as people play: with so much patience, and blind to some of what it could do. What it overlooks it does not weigh at
/// all, and goes on overlooking for as long as nobody else is asked; among the rest it searches. It never acts at random.
#[derive(Clone, Copy, Debug)]
pub struct Level<B> {
    /// The bot.
    pub bot: B,
    /// Its playouts for a question in live play; it is never given more.
    pub iterations: u32,
    /// The part of its options that it overlooks, from 0 to 1.
    pub overlooks: f32,
}

impl<B> Level<B> {
    /// What is left of a budget: a time is only the end of its patience, which is counted in iterations.
    fn patience(&self, offered: Budget) -> Budget {
        match offered {
            Budget::Iterations(most) => Budget::Iterations(most.min(self.iterations)),
            Budget::Time(long) | Budget::Cpu(long) => Budget::Within(self.iterations, long),
            Budget::Within(most, long) => Budget::Within(most.min(self.iterations), long),
        }
    }
}

impl<G: Estimate, B: Bot<G> + Clone> Bot<G> for Level<B> {
    fn mix(&self, view: &G::View, seat: Seat, budget: Budget, rng: &mut Rng) -> Mix<G::Action> {
        LevelMind::<G, B>::new(self.clone(), seat).answer(view, budget, rng)
    }

    fn mind(&self, setup: &G::Setup, seat: Seat) -> Box<dyn Mind<G>> {
        match self.overlooks > 0.0 {
            true => Box::new(LevelMind::<G, B>::new(self.clone(), seat)),
            false => Box::new(Patient { level: self.clone(), mind: self.bot.mind(setup, seat) }),
        }
    }

    fn knows(&self) -> bool {
        self.bot.knows()
    }

    fn judge(&self, view: &G::View) -> Option<Judged> {
        self.bot.judge(view)
    }

    fn live(&self) -> Option<u32> {
        Some(self.iterations)
    }

    fn manner(&self) -> String {
        format!("{} {}%", self.iterations, (100.0 * self.overlooks).round())
    }
}

/// Overlooks nothing: the bot's own mind, with so much patience.
struct Patient<G: Game, B> {
    level: Level<B>,
    mind: Box<dyn Mind<G>>,
}

impl<G: Game, B: Bot<G>> Mind<G> for Patient<G, B> {
    fn keeps(&self) -> bool {
        self.mind.keeps()
    }

    fn observe(&mut self, view: &G::View, rng: &mut Rng) {
        self.mind.observe(view, rng);
    }

    fn answer(&mut self, view: &G::View, budget: Budget, rng: &mut Rng) -> Mix<G::Action> {
        self.mind.answer(view, self.level.patience(budget), rng)
    }
}

/// Remembers what it has noticed and what not since somebody else was last asked.
struct LevelMind<G: Game, B> {
    level: Level<B>,
    seat: Seat,
    noticed: Vec<(G::Action, bool)>,
}

impl<G: Estimate, B> LevelMind<G, B> {
    fn new(level: Level<B>, seat: Seat) -> Self {
        LevelMind { level, seat, noticed: Vec::new() }
    }

    /// Those of the options that it notices, at least one where there are any. What is new is noticed or not by lot; that one may end
    /// or pass nobody forgets, or who overlooks it would have to do something.
    fn notice(&mut self, view: &G::View, options: &[G::Action], rng: &mut Rng) -> Vec<G::Action> {
        // Gods, teams and decks, which are taken by rule of thumb, are looked through one by one.
        if options.len() <= GLANCE || G::advice(view, options, rng).is_some() {
            return options.to_vec();
        }
        let mildest = G::safest(view, options);
        for option in options {
            if self.known(option).is_none() {
                let seen = rng.share() >= self.level.overlooks || Some(*option) == mildest;
                self.noticed.push((*option, seen));
            }
        }
        let seen: Vec<_> =
            options.iter().copied().filter(|option| self.known(option) == Some(true)).collect();
        if !seen.is_empty() {
            return seen;
        }
        let first = rng.pick(options);
        self.noticed
            .iter_mut()
            .filter(|(option, _)| Some(*option) == first)
            .for_each(|(_, seen)| *seen = true);
        first.into_iter().collect()
    }

    fn known(&self, option: &G::Action) -> Option<bool> {
        self.noticed.iter().find(|(known, _)| known == option).map(|(_, seen)| *seen)
    }
}

impl<G: Estimate, B: Bot<G>> Mind<G> for LevelMind<G, B> {
    fn observe(&mut self, view: &G::View, rng: &mut Rng) {
        let options = options::<G>(view, self.seat, rng);
        if options.is_empty() {
            self.noticed.clear();
        }
        self.notice(view, &options, rng);
    }

    fn answer(&mut self, view: &G::View, budget: Budget, rng: &mut Rng) -> Mix<G::Action> {
        let options = options::<G>(view, self.seat, rng);
        let seen = self.notice(view, &options, rng);
        self.level.bot.among(view, self.seat, &seen, self.level.patience(budget), rng)
    }
}
