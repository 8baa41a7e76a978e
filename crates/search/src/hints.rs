//! Hints: what the search thinks of a question, in words for whoever is asked.

use std::any::Any;
use std::marker::PhantomData;

use table::{Answer, Deaf, Estimate, Rng, Say, Seat, Text, Turn};

use crate::{Budget, Mcts};

/// What the search thinks of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The seat's chance of winning, from 0 to 1, if it follows it.
    pub chance: f32,
    /// Does the search mean to surprise: to give one of these by lot, as often as [`Advised::part`] says?
    pub mixes: bool,
    /// The options, the best first.
    pub options: Vec<Advised>,
}

/// An option with what is thought of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised {
    /// As records print it.
    pub action: String,
    /// The seat's chance of winning with it, from 0 to 1.
    pub chance: f32,
    /// How much of the search went into it, or how often to give it, from 0 to 1.
    pub part: f32,
    /// What the search expects after it: who, and what it does.
    pub then: Vec<(Seat, Text)>,
}

/// Gives hints on a game; typeless.
pub trait Hints: Send + Sync {
    /// What the search thinks of the question to a seat, from what that seat sees; `None` where it is not asked or the view is of
    /// another game.
    fn advise(&self, view: &dyn Any, seat: Seat, budget: Budget, rng: &mut Rng) -> Option<Advice>;
}

/// The hints of a game that is searched.
pub struct Searched<G>(PhantomData<fn() -> G>);

impl<G> Default for Searched<G> {
    fn default() -> Self {
        Searched(PhantomData)
    }
}

/// So many steps of what is expected are told.
const TOLD: usize = 3;

impl<G: Estimate + Say> Hints for Searched<G> {
    fn advise(&self, view: &dyn Any, seat: Seat, budget: Budget, rng: &mut Rng) -> Option<Advice> {
        let view = view.downcast_ref::<G::View>()?;
        let (thoughts, mixes) = Mcts::default().think::<G>(view, seat, budget, rng)?;
        let world = G::imagine(view, rng);
        let options: Vec<Advised> = thoughts
            .into_iter()
            .map(|thought| Advised {
                action: thought.action.to_string(),
                chance: thought.chance.clamp(0.0, 1.0),
                part: thought.part,
                then: spoken(world.clone(), seat, thought.action, &thought.then),
            })
            .collect();
        Some(Advice { chance: options.first()?.chance, mixes, options })
    }
}

/// The expected steps in words, as far as they can happen in this world: whoever is told of them knows no more of it than its seat.
fn spoken<G: Say>(
    mut world: G,
    seat: Seat,
    action: G::Action,
    then: &[(Option<Seat>, G::Action)],
) -> Vec<(Seat, Text)> {
    let (mut told, mut options) = (Vec::new(), Vec::new());
    let steps = std::iter::once((Some(seat), action)).chain(then.iter().copied());
    for (nth, (who, action)) in steps.enumerate() {
        let answer = match (who, world.turn()) {
            (None, Turn::Chance) => {
                let mut odds = table::Odds::default();
                world.odds(&mut odds);
                if !odds.outcomes().contains(&action) {
                    break;
                }
                world.play(Answer::Chance(action), &mut Deaf);
                continue;
            }
            (Some(who), Turn::Together(seats) | Turn::Apart(seats)) if seats.has(who) => who,
            _ => break,
        };
        options.clear();
        world.actions(answer, &mut options);
        if !options.contains(&action) {
            break;
        }
        if nth > 0 {
            told.push((answer, G::say_action(&world.view(Some(answer)), &action)));
        }
        if told.len() == TOLD {
            break;
        }
        match world.turn() {
            Turn::Apart(_) => world.play(Answer::Apart(answer, action), &mut Deaf),
            Turn::Together(seats) if seats.len() == 1 => {
                world.play(Answer::Together(&[(answer, action)]), &mut Deaf)
            }
            _ => break,
        }
    }
    told
}
