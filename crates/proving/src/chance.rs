//! The house's bot against chance.

use search::{Bot, Budget, Mcts};
use table::{Estimate, Match, Rng, Scores, Seat, Seed};

use crate::side_by_side;

/// How so many games end in which the bot has one seat or none, with so many playouts a question, and all others answer at random.
pub fn against_chance<G: Estimate>(setup: &str, bot: Option<u8>, games: u64, iterations: u32) -> Vec<Scores> {
    let (setup, bot): (G::Setup, _) = (setup.parse().unwrap(), bot.map(Seat::new));
    let budget = Budget::Iterations(iterations);
    side_by_side(0..games, |seed| {
        let mut played = Match::<G>::new(setup.clone(), Seed::from_number(seed)).unwrap();
        let mut rng = Rng::new(seed);
        while let Some(seat) = played.asked().first() {
            let action = if Some(seat) == bot {
                let view = played.truth().view(Some(seat));
                Bot::<G>::choose(&Mcts::default(), &view, seat, budget, &mut rng).unwrap()
            } else {
                rng.pick(&played.actions(seat)).unwrap()
            };
            played.offer(seat, action).unwrap();
        }
        played.scores().unwrap()
    })
}

/// In which part of so many games the bot in the first seat wins.
pub fn wins_against_chance<G: Estimate>(setup: &str, games: u64, iterations: u32) -> f64 {
    let ended = against_chance::<G>(setup, Some(0), games, iterations);
    ended.iter().filter(|scores| scores.winners.has(Seat::new(0))).count() as f64 / games as f64
}
