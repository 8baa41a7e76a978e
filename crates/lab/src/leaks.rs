//! Does a bot know what its seat cannot? The same moment is put before it in many worlds that look alike to its seat: with the same
//! generator it must answer the same in all of them, and so must whoever gives hints.

use search::{AnyBot, Budget, Entry, Seated};
use table::erased::{AnyGame, AnyMatch};
use table::{Rng, Seat, Seed, Text, Trouble};

/// What is looked at.
pub struct Leaks<'a> {
    /// The game and who gives hints on it.
    pub entry: &'a Entry,
    /// The bot.
    pub bot: &'a dyn AnyBot,
    /// The setup.
    pub setup: &'a str,
    /// What the bot may think about a question.
    pub budget: Budget,
    /// So many games are played at random to moments where a seat is asked.
    pub games: u64,
    /// So many worlds of each moment.
    pub worlds: usize,
    /// The first game has this seed, the next the following one.
    pub seed: u64,
}

/// How many questions were asked, in all worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Moments.
    pub moments: u64,
    /// Answers of the bot.
    pub answers: u64,
    /// Hints.
    pub hints: u64,
}

/// So many answers of a game are played at random before a moment, at most.
const DEEP: usize = 400;

impl Leaks<'_> {
    /// Puts them to the test.
    ///
    /// # Errors
    /// The moment at which two worlds that look alike were answered differently; a wrong setup.
    pub fn look(&self) -> Result<Asked, Trouble> {
        let mut asked = Asked::default();
        for number in 0..self.games {
            let seed = self.seed.wrapping_add(number);
            let mut rng = Rng::new(seed);
            let mut played = self.entry.game.open(self.setup, Some(Seed::from_number(seed)))?;
            while played.len() < DEEP {
                let Some(seat) = played.asked().first() else { break };
                let choices = played.choices(seat);
                let Some(choice) = choices.get(rng.below(choices.len().max(1))) else { break };
                played.offer(seat, &choice.action).map_err(|_| broken())?;
            }
            // Somewhere in it, at the next moment before that at which a seat is asked.
            let until = rng.below(played.len().max(1));
            let moments = (0..=until).rev().filter_map(|at| played.back_to(at).ok());
            let asks = moments.filter_map(|past| past.asked().first().map(|seat| (past, seat))).next();
            if let Some((past, seat)) = asks {
                self.moment(past.as_ref(), seat, seed, &mut asked)?;
            }
        }
        Ok(asked)
    }

    /// One moment in all its worlds.
    fn moment(&self, played: &dyn AnyMatch, seat: Seat, seed: u64, asked: &mut Asked) -> Result<(), Trouble> {
        let mut rng = Rng::new(seed);
        let mut first: Option<(Option<String>, Option<search::Advice>)> = None;
        asked.moments += 1;
        for world in 0..self.worlds {
            let Some(world_alike) = played.imagined(seat, &mut rng) else { return Ok(()) };
            let answers = self.answers(world_alike.as_ref(), seat, seed)?;
            asked.answers += 1;
            asked.hints += u64::from(answers.1.is_some());
            match &first {
                None => first = Some(answers),
                Some(expected) if *expected == answers => {}
                Some(expected) => {
                    return Err(self.leak(seed, played.len(), seat, world, (&expected.0, &answers.0)));
                }
            }
        }
        Ok(())
    }

    /// What the bot does, and what hint is given.
    fn answers(
        &self,
        world: &dyn AnyMatch,
        seat: Seat,
        seed: u64,
    ) -> Result<(Option<String>, Option<search::Advice>), Trouble> {
        let (game, seed): (&dyn AnyGame, Seed) = (self.entry.game.as_ref(), Seed::from_number(seed));
        let action = Seated::new(self.bot, game, world, seat)?.answer(world, self.budget, seed, 0)?;
        let view = world.view(Some(seat));
        let hints = self.entry.hints.as_ref();
        let hint =
            hints.and_then(|hints| hints.advise(view.as_ref(), seat, self.budget, &mut seed.bot(0, seat)));
        Ok((action, hint))
    }

    fn leak(
        &self,
        seed: u64,
        answers: usize,
        seat: Seat,
        world: usize,
        (first, other): (&Option<String>, &Option<String>),
    ) -> Trouble {
        let say = |action: &Option<String>| action.clone().unwrap_or_else(|| "-".to_owned());
        let (name, seat, first, other) = (self.bot.name(), seat.index() + 1, say(first), say(other));
        Trouble::new(Text::new(
            format!(
                "{name} sa ciò che non può sapere: seme {seed}, dopo {answers} risposte, posto {seat}, mondo {world}: «{other}» invece di «{first}», o un altro consiglio"
            ),
            format!(
                "{name} knows what it cannot: seed {seed}, after {answers} answers, seat {seat}, world {world}: '{other}' instead of '{first}', or another hint"
            ),
        ))
    }
}

fn broken() -> Trouble {
    Trouble::say("un'azione offerta non è stata presa", "an action that was offered was not taken")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use search::{Bot, Erased, Mcts, Mix, Searched};
    use table::Game;
    use table::erased::{Facts, House};
    use table::toys::Accord;

    use super::*;

    fn entry(bot: Box<dyn AnyBot>) -> Entry {
        let game = Box::new(House::<Accord>::new(Facts::plain("accord", "Accord")));
        Entry { game, bots: vec![bot], hints: Some(Box::new(Searched::<Accord>::default())) }
    }

    fn look(entry: &Entry) -> Result<Asked, Trouble> {
        let (bot, budget) = (entry.bots[0].as_ref(), Budget::Iterations(50));
        Leaks { entry, bot, setup: "", budget, games: 20, worlds: 50, seed: 1 }.look()
    }

    #[test]
    fn the_search_answers_the_same_in_all_worlds_that_look_alike() {
        let asked = look(&entry(Box::new(Erased::<Accord, _>::new("mcts", Mcts::default())))).unwrap();
        assert!(
            asked.moments > 5 && asked.answers == asked.moments * 50 && asked.hints == asked.answers,
            "{asked:?}"
        );
    }

    /// It has a way to the truth that no bot has: here, a count of the worlds that it was asked in.
    #[derive(Clone)]
    struct Peeks;

    static WORLDS: AtomicU32 = AtomicU32::new(0);

    impl Bot<Accord> for Peeks {
        fn mix(
            &self,
            view: &<Accord as Game>::View,
            seat: Seat,
            _: Budget,
            rng: &mut Rng,
        ) -> Mix<<Accord as Game>::Action> {
            let world = Accord::imagine(view, rng);
            let mut actions = Vec::new();
            world.actions(seat, &mut actions);
            // As if it saw another card in every second world.
            let nth = WORLDS.fetch_add(1, Ordering::Relaxed) as usize % actions.len();
            Mix::only(actions[nth])
        }
    }

    #[test]
    fn a_bot_that_peeks_is_caught() {
        let error = look(&entry(Box::new(Erased::<Accord, _>::new("peeks", Peeks)))).unwrap_err();
        let said = error.get(table::Lang::En);
        assert!(said.starts_with("peeks knows what it cannot: seed 1"), "{said}");
    }
}
