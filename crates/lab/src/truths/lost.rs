//! Tic-tac-toe, which nobody need lose.

use search::{Bot, Budget, Random};
use table::toys::TicTacToe;
use table::{Game, Match, Rng, Seat, Seed, Trouble};

/// The part of so many games against chance, in either seat, that the bot loses.
pub fn lost(
    bot: &(impl Bot<TicTacToe> + Clone),
    games: usize,
    budget: Budget,
    seed: u64,
) -> Result<f64, Trouble> {
    let mut lost = 0;
    for game in 0..games {
        let number = seed.wrapping_add(game as u64);
        let mut played = Match::<TicTacToe>::new(Default::default(), Seed::from_number(number))?;
        let (own, mut rng) = (Seat::new(game as u8 % 2), Rng::new(number));
        let mut mind = bot.mind(&Default::default(), own);
        while let Some(seat) = played.asked().first() {
            let view = played.truth().view(Some(own));
            mind.observe(&view, &mut rng);
            let action = if seat == own {
                mind.answer(&view, budget, &mut rng).draw(&mut rng)
            } else {
                let view = played.truth().view(Some(seat));
                Bot::<TicTacToe>::choose(&Random, &view, seat, budget, &mut rng)
            };
            let given = action.is_some_and(|action| played.offer(seat, action).is_ok());
            if !given {
                return Err(Trouble::say(
                    "il bot non ha risposto con un'azione permessa",
                    "the bot did not answer with a legal action",
                ));
            }
        }
        lost += usize::from(played.winners().has(own.other()));
    }
    Ok(lost as f64 / games.max(1) as f64)
}
