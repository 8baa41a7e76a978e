//! A series of games between bots.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use search::{AnyBot, Budget, Entry, Seated};
use table::erased::AnyMatch;
use table::{Seat, Seats, Seed, Trouble};

use crate::crew;

/// What is played how often.
pub struct Series<'a> {
    /// The game.
    pub entry: &'a Entry,
    /// Its setup.
    pub setup: &'a str,
    /// The name of the bot in each seat, with its playouts where they are its own (`mcts@400`).
    pub bots: &'a [String],
    /// What each other may think about a question.
    pub budget: Budget,
    /// How many games.
    pub games: u64,
    /// The first game has this seed, the next the following one.
    pub seed: u64,
    /// Factors of this kind, or this one factor, are replaced one at a time, and the game is played to its end without each.
    pub replace: Option<&'a str>,
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
    /// What set each seat apart, as the game said at its end.
    pub factors: Vec<Vec<String>>,
    /// What else the game says of itself, by name.
    pub measures: BTreeMap<String, i32>,
    /// Who wins and loses together: each seat is in one of them, alone where it has no partners.
    pub teams: Vec<Seats>,
    /// How the game ended without one of a seat's factors.
    pub replaced: Vec<Replaced>,
}

/// The same game from some moment on, with what a factor names replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replaced {
    /// Whose it was.
    pub seat: Seat,
    /// The factor.
    pub factor: String,
    /// Who won without it.
    pub winners: Seats,
}

impl Series<'_> {
    /// Plays all games on as many threads as the machine has cores; the result does not depend on how many.
    ///
    /// # Errors
    /// A wrong setup, an unknown bot, or a wrong number of bots.
    pub fn play(&self) -> Result<Vec<Played>, Trouble> {
        let mut all = Vec::new();
        self.each(0..self.games, &AtomicBool::new(false), |number, played| {
            all.push((number, played));
            Ok::<_, Trouble>(())
        })?;
        all.sort_unstable_by_key(|(number, _)| *number);
        Ok(all.into_iter().map(|(_, played)| played).collect())
    }

    /// Plays the games of these numbers, counted from 0, and hands over each as it ends, whichever ends first. When `stop`
    /// is raised, games that are not over are given up; an error raises it.
    ///
    /// # Errors
    /// As [`Series::play`], and the first error of `done`.
    pub fn each<E: From<Trouble> + Send>(
        &self,
        numbers: impl Iterator<Item = u64> + Send,
        stop: &AtomicBool,
        done: impl FnMut(u64, Played) -> Result<(), E> + Send,
    ) -> Result<(), E> {
        let bots = self.seated()?;
        crew::each(numbers, stop, |number| Ok(self.game(number, &bots, stop)?), done)
    }

    /// Is this a series that can be played?
    ///
    /// # Errors
    /// A wrong setup, an unknown bot, or a wrong number of bots.
    pub fn check(&self) -> Result<(), Trouble> {
        self.seated().map(|_| ())
    }

    fn seated(&self) -> Result<Vec<(&dyn AnyBot, Budget)>, Trouble> {
        let seats = self.entry.game.seats(self.setup)?;
        if seats != self.bots.len() {
            return Err(Trouble::say(
                format!("i posti sono {seats}, i bot indicati {}", self.bots.len()),
                format!("there are {seats} seats and {} bots were named", self.bots.len()),
            ));
        }
        let budgeted = |name| {
            let (bot, own) = self.entry.budgeted(name)?;
            Ok((bot, own.unwrap_or(self.budget)))
        };
        self.bots.iter().map(|name| budgeted(name)).collect()
    }

    /// One game; `None` when it was given up.
    fn game(
        &self,
        number: u64,
        bots: &[(&dyn AnyBot, Budget)],
        stop: &AtomicBool,
    ) -> Result<Option<Played>, Trouble> {
        let seed = Seed::from_number(self.seed.wrapping_add(number));
        let mut played = self.entry.game.open(self.setup, Some(seed))?;
        let mut others = self.replacements(played.as_ref(), seed);
        let mut seated = self.sit(bots, played.as_ref())?;
        while let Some(seat) = played.asked().first() {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            answer(played.as_mut(), seat, &mut seated[seat.index()], bots[seat.index()].1, seed)?;
            if others.is_empty() {
                others = self.replacements(played.as_ref(), seed);
            }
        }
        let mut replaced = Vec::new();
        for (seat, factor, mut other) in others {
            let mut seated = self.sit(bots, other.as_ref())?;
            if !to_the_end(other.as_mut(), &mut seated, |seat| bots[seat.index()].1, seed, stop)? {
                return Ok(None);
            }
            replaced.push(Replaced { seat, factor, winners: other.winners() });
        }
        let factors = Seat::all(played.seats()).map(|seat| played.factors(seat)).collect();
        let scores = played.scores().unwrap_or_default();
        let measures = played.measures().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let (winners, answers, teams) = (played.winners(), played.len(), teams(played.as_ref()));
        Ok(Some(Played { scores, winners, answers, factors, measures, teams, replaced }))
    }

    fn sit(&self, bots: &[(&dyn AnyBot, Budget)], played: &dyn AnyMatch) -> Result<Vec<Seated>, Trouble> {
        let seats = Seat::all(bots.len()).zip(bots);
        seats.map(|(seat, (bot, _))| Seated::new(*bot, self.entry.game.as_ref(), played, seat)).collect()
    }

    /// The game as it would go on without each factor that can be replaced now.
    fn replacements(&self, played: &dyn AnyMatch, seed: Seed) -> Vec<(Seat, String, Box<dyn AnyMatch>)> {
        let Some(named) = self.replace else { return Vec::new() };
        let of = |seat| played.factors(seat).into_iter().map(move |factor| (seat, factor));
        let all = Seat::all(played.seats()).flat_map(of);
        all.filter(|(_, factor)| factor == named || crate::balance::kind(factor) == named)
            .filter_map(|(seat, factor)| {
                let other = played.replaced(seat, &factor, seed)?;
                Some((seat, factor, other))
            })
            .collect()
    }
}

/// The teams in order of their first seats.
pub(crate) fn teams(played: &dyn AnyMatch) -> Vec<Seats> {
    let mut teams = Vec::new();
    for team in Seat::all(played.seats()).map(|seat| played.partners(seat)) {
        if !teams.contains(&team) {
            teams.push(team);
        }
    }
    teams
}

/// Lets the bots of all seats answer until the game is over; `false` when it was given up because `stop` was raised.
///
/// # Errors
/// As [`answer`].
pub(crate) fn to_the_end(
    played: &mut dyn AnyMatch,
    seated: &mut [Seated],
    budget: impl Fn(Seat) -> Budget,
    seed: Seed,
    stop: &AtomicBool,
) -> Result<bool, Trouble> {
    while let Some(seat) = played.asked().first() {
        if stop.load(Ordering::Relaxed) {
            return Ok(false);
        }
        answer(played, seat, &mut seated[seat.index()], budget(seat), seed)?;
    }
    Ok(true)
}

/// Lets a bot answer for a seat that is asked.
///
/// # Errors
/// When the bot answers what the rules do not allow, which would be a fault of ours, or when it is a program that does not answer.
pub fn answer(
    played: &mut dyn AnyMatch,
    seat: Seat,
    seated: &mut Seated,
    budget: Budget,
    seed: Seed,
) -> Result<(), Trouble> {
    let action = seated.answer(played, budget, seed, played.len())?.unwrap_or_default();
    played.offer(seat, &action).map(|_| ()).map_err(|declined| {
        let why = |lang| declined.get(lang);
        Trouble::say(
            format!("il bot al posto {} ha risposto «{action}»: {}", seat.index() + 1, why(table::Lang::It)),
            format!("the bot in seat {} answered '{action}': {}", seat.index() + 1, why(table::Lang::En)),
        )
    })
}

#[cfg(test)]
mod tests {
    use search::{Erased, Random};
    use table::erased::{Facts, House};
    use table::toys::Accord;

    use super::*;
    use crate::Balance;

    #[test]
    fn a_team_s_win_is_a_win_of_each_partner_and_half_of_them_are_due() {
        let bots = vec![Box::new(Erased::<Accord, Random>::new("random", Random)) as Box<dyn AnyBot>];
        let entry = Entry {
            game: Box::new(House::<Accord>::new(Facts::plain("accord", "Accord"))),
            bots,
            hints: None,
        };
        let (bots, budget) = (vec!["random".to_owned(); 4], Budget::Iterations(1));
        let series =
            Series { entry: &entry, setup: "", bots: &bots, budget, games: 200, seed: 1, replace: None };
        let played = series.play().unwrap();
        for game in &played {
            let winners: Vec<usize> = game.winners.iter().map(Seat::index).collect();
            assert!(matches!(winners.as_slice(), [] | [0, 2] | [1, 3]), "{winners:?}");
            assert_eq!(game.teams.iter().map(|team| team.len()).collect::<Vec<_>>(), [2, 2]);
        }
        let balance = Balance::of(played.iter());
        assert_eq!(balance.factors.len(), 2);
        for share in &balance.factors {
            let due = (200 - balance.nobody.hits) as f64 / 400.0;
            assert!(share.won.of == 200 && (share.fair - due).abs() < 1e-12 && share.p > 0.01, "{share:?}");
        }
    }
}
