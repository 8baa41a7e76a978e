//! Games of bots against each other, on truths.

use std::cell::{Cell, RefCell};

use arrayvec::ArrayVec;
use search::{Bot, Budget, Mcts, Random};
use table::{
    Answer, Deaf, Game, Learned, MAX_SEATS, Rng, Rung, Scratch, Seat, Seats, Setup, Subject, Trouble, Turn,
};

use super::aims::{Held, aims};
use super::{Lesson, Progress};
use crate::crew::many;

/// So many moments of a game are remembered: they are much alike, and a long game shall not count for more than a short one.
const KEPT: usize = 32;
/// One question in so many is answered at random, so that more is seen than what bots already find good.
const WHIM: usize = 12;
/// The same while what is decided before play is learned: nothing is seen of what is never built, or never taken.
const EARLY_WHIM: usize = 2;
/// One seat in so many decides as the first bot did what is decided before positions are learned: of decks that only today's bots build
/// one does not learn what those of others are worth.
const OTHERWISE: usize = 3;

/// A moment of a game.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    /// Of which game.
    pub(super) game: u64,
    /// A part of the game: those of a game add up to 1.
    pub(super) weight: f32,
    /// What was looked at, summed over each team's seats, one team after the other.
    pub(super) looks: Vec<f32>,
    /// What each team got in the end, adding up to 1.
    pub(super) got: Vec<f32>,
    /// What weights are fitted to: the same, with what searches held the positions for that followed.
    pub(super) aim: Vec<f32>,
    /// What each team was guessed to get, by the guess in force, adding up to 1.
    pub(super) guessed: Vec<f32>,
}

/// Moments of all games of a lesson, in order of the games. Their numbers begin with the first.
pub(super) fn moments<G: Learned>(
    lesson: &Lesson,
    rung: Rung,
    first: u64,
    progress: Progress<'_>,
) -> Result<Vec<Moment>, Trouble> {
    let setups = setups::<G>(lesson)?;
    let games = many(lesson.games, progress, |nth| {
        let setup = &setups[(nth % setups.len() as u64) as usize];
        let seed = lesson.seed.wrapping_add(nth);
        let mut kept = Kept { seen: 0, held: Vec::new(), moments: Vec::new(), rng: Rng::new(seed) };
        let (teams, decided, held) = (teams(setup), Cell::new(false), RefCell::new(Held::default()));
        let otherwise: Seats = Seat::all(MAX_SEATS).filter(|_| kept.rng.below(OTHERWISE) == 0).collect();
        let ask = |view: &G::View, seat: Seat, rng: &mut Rng| {
            let whim = match lesson.subject {
                Subject::Positions => rng.below(WHIM) == 0,
                _ => !decided.get() && rng.below(EARLY_WHIM) == 0,
            };
            let early = lesson.subject == Subject::Positions && !decided.get() && otherwise.has(seat);
            let budget = Budget::Iterations(lesson.iterations);
            if whim {
                return Bot::<G>::choose(&Random, view, seat, budget, rng);
            }
            let bot = Mcts { rung: if early { Rung::First } else { rung }, ..Mcts::default() };
            let (mix, worth) = bot.weighs::<G>(view, seat, budget, rng);
            if let Some(worth) = worth {
                held.borrow_mut().add(&parts(&worth, &teams));
            }
            mix.draw(rng)
        };
        let end = game::<G>(setup, seed, ask, |truth| {
            kept.held.push(held.take().mean());
            kept.looks_at(truth, &teams, lesson);
            decided.set(!kept.moments.is_empty());
        })?;
        Ok(kept.told(first + nth, &end, &teams, lesson.lambda))
    });
    let games: Result<Vec<Vec<Moment>>, Trouble> = games.into_iter().collect();
    Ok(games?.into_iter().flatten().collect())
}

/// The setups of a lesson: at least one.
pub(super) fn setups<G: Game>(lesson: &Lesson) -> Result<Vec<G::Setup>, Trouble> {
    let read: Vec<G::Setup> = lesson.setups.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
    read.iter().try_for_each(|setup| G::new(setup).map(|_| ()))?;
    Ok(if read.is_empty() { vec![G::Setup::default()] } else { read })
}

/// The teams in order of their first seats.
pub(super) fn teams<S: Setup>(setup: &S) -> Vec<Seats> {
    let firsts = Seat::all(setup.seats()).filter(|seat| setup.partners(*seat).first() == Some(*seat));
    firsts.map(|seat| setup.partners(seat)).collect()
}

/// Each team's part of what its first seat has of a worth, adding up to 1.
pub(super) fn parts(worth: &[f32; MAX_SEATS], teams: &[Seats]) -> Vec<f32> {
    let of = |team: &Seats| team.first().map_or(0.0, |seat| worth[seat.index()].max(0.0));
    let all: f32 = teams.iter().map(of).sum();
    let part = |team| if all > 0.0 { of(team) / all } else { 1.0 / teams.len() as f32 };
    teams.iter().map(part).collect()
}

/// One game, seats asked as `ask` says; `seen` is shown the table after every answer.
pub(super) fn game<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut ask: impl FnMut(&G::View, Seat, &mut Rng) -> Option<G::Action>,
    mut seen: impl FnMut(&G),
) -> Result<G, Trouble> {
    let (mut truth, mut rng, mut scratch) = (G::new(setup)?, Rng::new(seed), Scratch::<G>::default());
    // What bots think shall not move what chance brings: the same seed is the same luck for as long as the games go alike.
    let mut thoughts = Rng::new(rng.bits());
    loop {
        let mut asked = |truth: &G, seat| ask(&truth.view(Some(seat)), seat, &mut thoughts);
        match truth.turn() {
            Turn::Over(_) => return Ok(truth),
            Turn::Chance => {
                let drawn = scratch.draw(&truth, &mut rng);
                truth.play(Answer::Chance(drawn), &mut Deaf);
            }
            Turn::Together(seats) => {
                let given: ArrayVec<(Seat, G::Action), MAX_SEATS> =
                    seats.iter().filter_map(|seat| Some((seat, asked(&truth, seat)?))).collect();
                truth.play(Answer::Together(&given), &mut Deaf);
                seen(&truth);
            }
            Turn::Apart(seats) => {
                let answer = seats.first().and_then(|seat| Some((seat, asked(&truth, seat)?)));
                let Some((seat, action)) = answer else { return Ok(truth) };
                truth.play(Answer::Apart(seat, action), &mut Deaf);
                seen(&truth);
            }
        }
    }
}

/// The moments of one game, of which each has the same chance to be kept (reservoir sampling).
struct Kept {
    seen: usize,
    /// What the table was held to be worth before each answer.
    held: Vec<Option<Vec<f32>>>,
    /// Each with how many answers had been given.
    moments: Vec<(usize, Moment)>,
    rng: Rng,
}

impl Kept {
    fn looks_at<G: Learned>(&mut self, truth: &G, teams: &[Seats], lesson: &Lesson) {
        // What was decided before play is looked at once, before anything has come of it.
        let is_late = lesson.subject != Subject::Positions && self.seen > 0;
        let tells = !is_late && truth.is_telling(lesson.subject);
        if matches!(truth.turn(), Turn::Over(_)) || !tells {
            return;
        }
        self.seen += 1;
        let at = if self.seen <= KEPT { self.moments.len() } else { self.rng.below(self.seen) };
        if at < KEPT {
            let moment = (self.held.len(), moment(truth, teams, lesson));
            match self.moments.get_mut(at) {
                Some(kept) => *kept = moment,
                None => self.moments.push(moment),
            }
        }
    }

    /// The game is over.
    fn told<G: Learned>(self, game: u64, end: &G, teams: &[Seats], lambda: f32) -> Vec<Moment> {
        let Some(got) = result(end, teams) else { return Vec::new() };
        let (aims, weight) = (aims(&self.held, &got, lambda), 1.0 / self.moments.len().max(1) as f32);
        let told = self.moments.into_iter().map(|(after, moment)| {
            let (got, aim) = (got.clone(), aims[after].clone());
            Moment { game, weight, got, aim, ..moment }
        });
        told.collect()
    }
}

/// What each team got, adding up to 1; nothing while the game goes on.
pub(super) fn result<G: Learned>(end: &G, teams: &[Seats]) -> Option<Vec<f32>> {
    match end.turn() {
        Turn::Over(scores) => Some(parts(&end.worth(&scores), teams)),
        _ => None,
    }
}

fn moment<G: Learned>(truth: &G, teams: &[Seats], lesson: &Lesson) -> Moment {
    let count = G::names(lesson.subject).len();
    let mut looks = Vec::with_capacity(teams.len() * count);
    for team in teams {
        let mut sum = vec![0.0; count];
        for seat in team.iter() {
            let mut own = vec![0.0; count];
            truth.look(lesson.subject, seat, &mut own);
            sum.iter_mut().zip(own).for_each(|(sum, own)| *sum += own);
        }
        looks.extend(sum);
    }
    Moment {
        game: 0,
        weight: 0.0,
        looks,
        got: Vec::new(),
        aim: Vec::new(),
        guessed: parts(&truth.guess_of(lesson.against), teams),
    }
}
