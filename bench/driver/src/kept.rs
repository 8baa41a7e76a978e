//! Plays the matches whose records are kept.

use table::{Estimate, Match, Record, Seat, Seed};

use crate::house::{Task, strongest};

/// A match of the strongest bot with itself, as a record.
pub struct Keep<'a> {
    pub game: &'a str,
    pub setup: &'a str,
    pub seed: u64,
    pub iterations: u32,
}

impl Task for Keep<'_> {
    type Done = String;

    fn of<G: Estimate>(self) -> Result<String, String> {
        let setup = self.setup.parse::<G::Setup>().map_err(|trouble| trouble.text.en)?;
        let seed = Seed::from_number(self.seed);
        let mut played = Match::<G>::new(setup, seed).map_err(|trouble| trouble.text.en)?;
        while let Some(seat) = played.asked().first() {
            let action = answer(&played, seat, seed, self.iterations)?;
            played.offer(seat, action).map_err(|no| no.text().en.clone())?;
        }
        Ok(Record::of(self.game, "-", &played).to_string())
    }
}

/// What the strongest bot answers for an asked seat of a match; of two options less than a choice is not thought about.
pub fn answer<G: Estimate>(
    played: &Match<G>,
    seat: Seat,
    seed: Seed,
    iterations: u32,
) -> Result<G::Action, String> {
    if let [only] = played.actions(seat)[..] {
        return Ok(only);
    }
    let mut rng = seed.bot(played.lines().len(), seat);
    let choice = strongest::<G>(&played.truth().view(Some(seat)), seat, iterations, &mut rng);
    choice.ok_or_else(|| format!("the bot has no answer for seat {seat}"))
}
