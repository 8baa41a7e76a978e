//! A bot is asked at a position, as at any table.

use search::{AnyBot, Budget, Mix};
use table::Trouble;
use table::erased::AnyGame;

use super::Position;

/// What a bot did at a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// Was it right?
    pub right: bool,
    /// What it answered; of a mix, the likeliest.
    pub answer: String,
    /// Of a mix, what it loses against the best reply.
    pub loss: Option<f64>,
}

/// A mix may lose so much.
const GIVEN_AWAY: f64 = 0.02;

/// Asks the bot, which has seen what came before. Its thoughts and the draw from its mix hang on the seed of the position's game.
///
/// # Errors
/// A position that cannot be played, or at which nobody is asked.
pub fn solved(
    game: &dyn AnyGame,
    bot: &dyn AnyBot,
    position: &Position,
    budget: Budget,
) -> Result<Solved, Trouble> {
    let (seat, seed) = (position.seat, position.seeds());
    let played = game.load(&position.setup, seed, 0, &position.log)?;
    let mut mind = bot.mind(&game.setup_seen_by(&played.setup(), Some(seat))?, seat)?;
    if mind.keeps() {
        played.past(seat, 0, &mut |at, view| mind.observe(view, &mut seed.bot(at, seat)));
    }
    let mut rng = seed.bot(played.len(), seat);
    let mix = mind.answer(played.view(Some(seat)).as_ref(), budget, &mut rng);
    if let Some(matrix) = &position.matrix {
        let parts: Vec<f64> = position.right.iter().map(|action| part(&mix, action)).collect();
        let loss = matrix.loss(&parts);
        return Ok(Solved { right: loss <= GIVEN_AWAY, answer: likeliest(&mix), loss: Some(loss) });
    }
    let answer = mix.draw(&mut rng).unwrap_or_default();
    Ok(Solved { right: position.right.contains(&answer), answer, loss: None })
}

fn part(mix: &Mix<String>, action: &str) -> f64 {
    mix.chances().filter(|(given, _)| given == action).map(|(_, chance)| f64::from(chance)).sum()
}

fn likeliest(mix: &Mix<String>) -> String {
    let best = mix.chances().max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or_else(String::new, |(action, _)| action)
}
