//! What a bot keeps in mind over a match.

use std::marker::PhantomData;

use table::{Game, Rng, Seat};

use crate::{Bot, Budget};

/// A bot at one seat of one match. All that it keeps follows from its seat's setup, the views it was shown and the generators it
/// was handed, so that whoever shows the same again has the same mind; only a budget in time makes a difference.
pub trait Mind<G: Game>: Send {
    /// Does it keep anything? Who does not need not be shown what happens.
    fn keeps(&self) -> bool {
        true
    }

    /// What its seat knows when the table waits for somebody again, whoever that is.
    fn observe(&mut self, view: &G::View, rng: &mut Rng);

    /// How often it would give each action now; nothing when its seat is not asked. The view is the one it observed last.
    fn answer(&mut self, view: &G::View, budget: Budget, rng: &mut Rng) -> Mix<G::Action>;

    /// The same mind once more: judges ask what it would do in each of several futures. `None` of a mind that cannot be doubled.
    fn fork(&self) -> Option<Box<dyn Mind<G>>> {
        None
    }
}

/// Keeps nothing: every question is thought about anew.
pub(crate) struct Fresh<G, B> {
    bot: B,
    seat: Seat,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, B: Bot<G>> Fresh<G, B> {
    pub(crate) fn new(bot: B, seat: Seat) -> Self {
        Fresh { bot, seat, game: PhantomData }
    }
}

impl<G: Game, B: Bot<G> + Clone> Mind<G> for Fresh<G, B> {
    fn keeps(&self) -> bool {
        false
    }

    fn observe(&mut self, _: &G::View, _: &mut Rng) {}

    fn answer(&mut self, view: &G::View, budget: Budget, rng: &mut Rng) -> Mix<G::Action> {
        self.bot.mix(view, self.seat, budget, rng)
    }

    fn fork(&self) -> Option<Box<dyn Mind<G>>> {
        Some(Box::new(Fresh::new(self.bot.clone(), self.seat)))
    }
}

/// How often each action is to be given: weights of at least 0, not all of them 0. Where there is no action it is empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Mix<A>(Vec<(A, f32)>);

impl<A> Default for Mix<A> {
    fn default() -> Self {
        Mix(Vec::new())
    }
}

impl<A: Clone> Mix<A> {
    /// Always this action.
    pub fn only(action: A) -> Self {
        Mix(vec![(action, 1.0)])
    }

    /// Each of these as often as the others.
    pub fn even(actions: &[A]) -> Self {
        Mix(actions.iter().map(|action| (action.clone(), 1.0)).collect())
    }

    /// Actions with their weights. Weights that are negative or no number count as 0; if none is left, each is as likely.
    pub fn of(mut parts: Vec<(A, f32)>) -> Self {
        parts
            .iter_mut()
            .filter(|(_, weight)| !(weight.is_finite() && *weight > 0.0))
            .for_each(|(_, weight)| *weight = 0.0);
        if parts.iter().all(|(_, weight)| *weight == 0.0) {
            parts.iter_mut().for_each(|(_, weight)| *weight = 1.0);
        }
        Mix(parts)
    }

    /// The actions with the probability of each, which add up to 1.
    pub fn chances(&self) -> impl Iterator<Item = (A, f32)> {
        let all = self.all();
        self.0.iter().map(move |(action, weight)| (action.clone(), weight / all))
    }

    /// One of them, as often as it says; `None` when there is none.
    pub fn draw(&self, rng: &mut Rng) -> Option<A> {
        let last = self.0.iter().rposition(|(_, weight)| *weight > 0.0)?;
        let drawn = rng.weighted(self.0.iter().map(|(_, weight)| *weight), self.all());
        Some(self.0[drawn.unwrap_or(last)].0.clone())
    }

    /// The same with the actions in other words.
    pub fn map<B>(&self, mut word: impl FnMut(A) -> B) -> Mix<B> {
        Mix(self.0.iter().map(|(action, weight)| (word(action.clone()), *weight)).collect())
    }

    fn all(&self) -> f32 {
        self.0.iter().map(|(_, weight)| weight).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mix_gives_each_action_as_often_as_it_says() {
        let mix = Mix::of(vec![('a', 1.0), ('b', 3.0), ('c', 0.0), ('d', f32::NAN)]);
        let chances: Vec<(char, f32)> = mix.chances().collect();
        assert_eq!(chances, [('a', 0.25), ('b', 0.75), ('c', 0.0), ('d', 0.0)]);
        let mut rng = Rng::new(1);
        let drawn: Vec<char> = (0..10_000).filter_map(|_| mix.draw(&mut rng)).collect();
        let of = |which| drawn.iter().filter(|drawn| **drawn == which).count();
        assert_eq!(of('a') + of('b'), 10_000);
        assert!((7_300..7_700).contains(&of('b')), "{}", of('b'));
        assert_eq!(Mix::<char>::default().draw(&mut rng), None);
        let nothing_weighs = Mix::of(vec![('a', 0.0), ('b', -1.0)]);
        assert!(nothing_weighs.chances().all(|(_, chance)| chance == 0.5), "each is as likely then");
    }
}
