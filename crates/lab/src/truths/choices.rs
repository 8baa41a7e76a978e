//! Connect four by choices: random positions where the choice matters, each solved, and how often a bot chooses wrong.

use search::{Bot, Budget};
use table::toys::ConnectFour;
use table::{Game, Rng, Scratch, Seat, random_answer};

use super::four::Solver;

/// The drops before a position.
const PLIES: std::ops::RangeInclusive<usize> = 12..=24;

/// A position that is not over in which some choice is better than another.
pub struct Position {
    truth: ConnectFour,
    seat: Seat,
    /// The choices that are worth less than the best.
    wrong: Vec<<ConnectFour as Game>::Action>,
}

/// So many positions: random games of 12 to 24 drops, each number as likely, as far as the choice matters there.
pub fn positions(count: usize, seed: u64) -> Vec<Position> {
    let (mut rng, mut solver) = (Rng::new(seed), Solver::default());
    std::iter::from_fn(|| Some(random(&mut rng).and_then(|truth| Position::of(truth, &mut solver))))
        .flatten()
        .take(count)
        .collect()
}

fn random(rng: &mut Rng) -> Option<ConnectFour> {
    let mut truth = ConnectFour::new(&Default::default()).ok()?;
    let mut scratch = Scratch::default();
    for _ in 0..PLIES.start() + rng.below(PLIES.count()) {
        if random_answer(&mut truth, rng, &mut scratch).is_some() {
            return None;
        }
    }
    Some(truth)
}

impl Position {
    fn of(truth: ConnectFour, solver: &mut Solver) -> Option<Self> {
        let seat = truth.turn().asked().first()?;
        let mut open = Vec::new();
        truth.actions(seat, &mut open);
        let worths: Vec<i8> = solver.columns(&truth.view(None)).into_iter().flatten().collect();
        let best = worths.iter().max().copied()?;
        let wrong: Vec<_> =
            open.into_iter().zip(worths).filter(|(_, worth)| *worth < best).map(|(it, _)| it).collect();
        (!wrong.is_empty()).then_some(Position { truth, seat, wrong })
    }
}

/// How often the bot chooses wrong, on the average over the positions.
pub fn wrong_choices(
    bot: &(impl Bot<ConnectFour> + Clone),
    positions: &[Position],
    budget: Budget,
    seed: u64,
) -> f64 {
    let one = |(at, position): (usize, &Position)| -> f64 {
        let mut rng = Rng::new(seed.wrapping_add(at as u64));
        let view = position.truth.view(Some(position.seat));
        let mut mind = bot.mind(&Default::default(), position.seat);
        mind.observe(&view, &mut rng);
        let mix = mind.answer(&view, budget, &mut rng);
        mix.chances().filter(|(it, _)| position.wrong.contains(it)).map(|(_, chance)| f64::from(chance)).sum()
    };
    positions.iter().enumerate().map(one).sum::<f64>() / positions.len().max(1) as f64
}
