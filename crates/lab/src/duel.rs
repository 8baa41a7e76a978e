//! Two bots at one table, each at half of it.

use std::sync::atomic::AtomicBool;

use search::{AnyBot, Budget, Entry, Seated};
use table::{Rng, Seat, Seats, Seed, Trouble};

use crate::crew;
use crate::elo::Outcome;
use crate::series::{teams, to_the_end};

/// Two bots that are compared.
pub struct Duel<'a> {
    /// The game.
    pub entry: &'a Entry,
    /// Its setup.
    pub setup: &'a str,
    /// The bots, each with what it may think about a question; how strong the first is, is asked.
    pub bots: [(&'a dyn AnyBot, Budget); 2],
    /// The teams of the table, in order of their first seats: partners are of one kind.
    pub teams: Vec<Seats>,
}

impl<'a> Duel<'a> {
    /// Both at this table.
    ///
    /// # Errors
    /// A wrong setup.
    pub fn new(
        entry: &'a Entry,
        setup: &'a str,
        bots: [(&'a dyn AnyBot, Budget); 2],
    ) -> Result<Self, Trouble> {
        let teams = teams(entry.game.open(setup, Some(Seed::from_number(0)))?.as_ref());
        Ok(Duel { entry, setup, bots, teams })
    }

    /// Plays the blocks of these seeds and hands over each as it ends: two games, with the bots' seats exchanged. When `stop` is
    /// raised, what is not over is given up.
    ///
    /// # Errors
    /// The first error of a game, which would be a fault of ours, or of `done`.
    pub fn each<E: From<Trouble> + Send>(
        &self,
        seeds: impl Iterator<Item = u64> + Send,
        stop: &AtomicBool,
        done: impl FnMut(u64, Vec<Outcome>) -> Result<(), E> + Send,
    ) -> Result<(), E> {
        let play = |seed| -> Result<Option<Vec<Outcome>>, E> {
            let first = self.places(seed);
            let others = self.all().iter().filter(|seat| !first.has(*seat)).collect();
            let both = [first, others].map(|ours| self.game(seed, ours, stop));
            let mut block = Vec::new();
            for game in both {
                block.extend(game?);
            }
            Ok(Some(block).filter(|block| block.len() == 2))
        };
        crew::each(seeds, stop, play, done)
    }

    fn all(&self) -> Seats {
        self.teams.iter().flat_map(|team| team.iter()).collect()
    }

    /// The seats of the first bot in the first game of a seed: half of the teams, by lot, since neighbours are no matter of chance.
    fn places(&self, seed: u64) -> Seats {
        let (mut teams, mut rng) = (self.teams.clone(), Rng::new(seed));
        let mut ours = Vec::new();
        while ours.len() < self.teams.len() / 2 {
            ours.push(teams.swap_remove(rng.below(teams.len())));
        }
        ours.into_iter().flat_map(|team| team.iter().collect::<Vec<_>>()).collect()
    }

    /// One game with the first bot in these seats; `None` when it was given up.
    fn game(&self, seed: u64, ours: Seats, stop: &AtomicBool) -> Result<Option<Outcome>, Trouble> {
        let seed = Seed::from_number(seed);
        let mut played = self.entry.game.open(self.setup, Some(seed))?;
        let of = |seat| self.bots[usize::from(!ours.has(seat))];
        let seated = |seat| Seated::new(of(seat).0, self.entry.game.as_ref(), played.as_ref(), seat);
        let mut seated: Vec<Seated> = Seat::all(played.seats()).map(seated).collect::<Result<_, _>>()?;
        let ended = to_the_end(played.as_mut(), &mut seated, |seat| of(seat).1, seed, stop)?;
        Ok(ended.then(|| self.outcome(ours, played.winners())))
    }

    fn outcome(&self, ours: Seats, winners: Seats) -> Outcome {
        let count = |among: Seats| {
            let of = |team: &&Seats| team.first().is_some_and(|seat| among.has(seat));
            self.teams.iter().filter(of).count()
        };
        let (own, won) = (count(ours), count(winners));
        let both = self.teams.iter().filter_map(|team| team.first());
        let ours_won = both.filter(|seat| ours.has(*seat) && winners.has(*seat)).count();
        let won = if won == 0 { own as f64 / self.teams.len() as f64 } else { ours_won as f64 / won as f64 };
        Outcome { ours: own, theirs: self.teams.len() - own, won }
    }
}
