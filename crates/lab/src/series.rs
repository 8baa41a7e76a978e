//! A series of games between bots.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use search::{AnyBot, Budget, Entry};
use table::erased::AnyMatch;
use table::{Seat, Seats, Seed, Trouble};

/// What is played how often.
pub struct Series<'a> {
    /// The game.
    pub entry: &'a Entry,
    /// Its setup.
    pub setup: &'a str,
    /// The name of the bot in each seat.
    pub bots: &'a [String],
    /// What each may think about a question.
    pub budget: Budget,
    /// How many games.
    pub games: u64,
    /// The first game has this seed, the next the following one.
    pub seed: u64,
}

/// One finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The scores in order of seats.
    pub scores: Vec<i32>,
    /// Who won.
    pub winners: Seats,
    /// How many answers it took.
    pub answers: usize,
}

impl Series<'_> {
    /// Plays all games on as many threads as the machine has cores; the result does not depend on how many.
    ///
    /// # Errors
    /// A wrong setup, an unknown bot, or a wrong number of bots.
    pub fn play(&self) -> Result<Vec<Played>, Trouble> {
        let bots = self.seated()?;
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let next = AtomicU64::new(0);
        let mut all = thread::scope(|scope| {
            let work = || {
                let mut mine = Vec::new();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= self.games {
                        return Ok(mine);
                    }
                    mine.push((game, self.game(game, &bots)?));
                }
            };
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut all = Vec::new();
            for worker in workers {
                match worker.join() {
                    Ok(done) => all.extend(done?),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            Ok::<_, Trouble>(all)
        })?;
        all.sort_unstable_by_key(|(game, _)| *game);
        Ok(all.into_iter().map(|(_, played)| played).collect())
    }

    fn seated(&self) -> Result<Vec<&dyn AnyBot>, Trouble> {
        let seats = self.entry.game.seats(self.setup)?;
        if seats != self.bots.len() {
            return Err(Trouble::say(
                format!("i posti sono {seats}, i bot indicati {}", self.bots.len()),
                format!("there are {seats} seats and {} bots were named", self.bots.len()),
            ));
        }
        self.bots.iter().map(|name| find(self.entry, name)).collect()
    }

    fn game(&self, number: u64, bots: &[&dyn AnyBot]) -> Result<Played, Trouble> {
        let seed = Seed::from_number(self.seed.wrapping_add(number));
        let mut played = self.entry.game.open(self.setup, Some(seed))?;
        while let Some(seat) = played.asked().first() {
            answer(played.as_mut(), seat, bots[seat.index()], self.budget, seed)?;
        }
        let scores = played.scores().unwrap_or_default();
        Ok(Played { scores, winners: played.winners(), answers: played.len() })
    }
}

/// The bot of a name.
fn find<'a>(entry: &'a Entry, name: &str) -> Result<&'a dyn AnyBot, Trouble> {
    entry.bot(name).ok_or_else(|| {
        let known: Vec<&str> = entry.bots.iter().map(|bot| bot.name()).collect();
        let known = known.join(", ");
        Trouble::say(
            format!("«{name}» non è un bot di questo gioco: {known}"),
            format!("'{name}' is no bot of this game: {known}"),
        )
    })
}

/// Lets a bot answer for a seat that is asked.
///
/// # Errors
/// When the bot answers what the rules do not allow, which would be a fault of ours.
pub fn answer(
    played: &mut dyn AnyMatch,
    seat: Seat,
    bot: &dyn AnyBot,
    budget: Budget,
    seed: Seed,
) -> Result<(), Trouble> {
    let view = played.view(Some(seat));
    let mut rng = seed.bot(played.len(), seat);
    let action = bot.choose(view.as_ref(), seat, budget, &mut rng).unwrap_or_default();
    played.offer(seat, &action).map(|_| ()).map_err(|declined| {
        let why = |lang| declined.get(lang);
        Trouble::say(
            format!("il bot {} ha risposto «{action}»: {}", bot.name(), why(table::Lang::It)),
            format!("the bot {} answered '{action}': {}", bot.name(), why(table::Lang::En)),
        )
    })
}
