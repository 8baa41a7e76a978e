//! The house's bot: it takes the algorithm that the game's own properties ask for.

use table::{Estimate, Game, MAX_SEATS, Rng, Scratch, Seat, Setup, Turn, random_answer};

use crate::cfr::Solving;
use crate::mind::Fresh;
use crate::{Bot, Budget, Mcts, Mind, Mix, options, proof};

/// Where a game is to be played exactly ([`Estimate::EXACT`]) it solves what is hidden between two and proves what is open between
/// two; everywhere else it searches by sampling.
#[derive(Clone, Copy, Debug)]
pub struct Master {
    /// How many nodes a tree may have: every course of the game is one. Where they are too few, as many information sets may be learnt beyond.
    pub room: usize,
    /// The search where nothing can be exact.
    pub sampled: Mcts,
}

impl Default for Master {
    fn default() -> Self {
        Master { room: 1 << 20, sampled: Mcts::default() }
    }
}

/// What kind of game it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Nature {
    /// One of two seats answers at a time, nothing is hidden, and chance has no say.
    Open,
    /// Two seats, of which each may know what the other does not.
    Hidden,
    /// Any other.
    Wide,
}

/// So many random games tell what kind it is.
const LOOKS: u32 = 4;

impl Nature {
    /// Of a game from some moment on: in a few random games, does any question leave something open?
    fn of<G: Estimate>(world: &G, seats: usize) -> Self {
        let (mut rng, mut scratch) = (Rng::new(1), Scratch::default());
        match seats {
            2 if (0..LOOKS).all(|_| is_open(world.clone(), &mut rng, &mut scratch)) => Nature::Open,
            2 => Nature::Hidden,
            _ => Nature::Wide,
        }
    }
}

fn is_open<G: Game>(mut world: G, rng: &mut Rng, scratch: &mut Scratch<G>) -> bool {
    loop {
        let alone = match world.turn() {
            Turn::Over(_) => return true,
            Turn::Chance => return false,
            Turn::Together(seats) | Turn::Apart(seats) => {
                seats.first().filter(|seat| seats.len() == 1 && seat.index() < 2)
            }
        };
        let known = alone.is_some_and(|seat| G::imagine(&world.view(Some(seat)), rng) == world);
        if !known || random_answer(&mut world, rng, scratch).is_some() {
            return known;
        }
    }
}

impl<G: Estimate> Bot<G> for Master {
    fn mix(&self, view: &G::View, seat: Seat, budget: Budget, rng: &mut Rng) -> Mix<G::Action> {
        if G::EXACT {
            let (world, options) = (G::imagine(view, rng), options::<G>(view, seat, rng));
            if options.len() <= 1 {
                return Mix::even(&options);
            }
            if seat.index() < 2 && Nature::of(&world, 2) == Nature::Open {
                return proof::choose(&world, seat, &options, budget, rng);
            }
        }
        Bot::<G>::mix(&self.sampled, view, seat, budget, rng)
    }

    fn mind(&self, setup: &G::Setup, seat: Seat) -> Box<dyn Mind<G>> {
        let hidden = |world: G| Nature::of(&world, setup.seats()) == Nature::Hidden;
        if G::EXACT && seat.index() < setup.seats().min(MAX_SEATS) && G::new(setup).is_ok_and(hidden) {
            return Box::new(Solving::new(*self, setup, seat));
        }
        Box::new(Fresh::new(*self, seat))
    }
}
