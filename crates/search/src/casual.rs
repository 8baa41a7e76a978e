//! A bot that does not think long and sometimes acts on a whim: company for people who are learning.

use table::{Game, Rng, Seat};

use crate::{Bot, Budget, Mix, Random};

/// Another bot on a short budget of iterations, whatever it is offered, that now and then chooses at random: the same
/// strength on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Casual<B> {
    /// The bot.
    pub bot: B,
    /// The iterations it is left.
    pub iterations: u32,
    /// One question in so many is answered at random; at least 1.
    pub whim: usize,
}

impl<G: Game, B: Bot<G>> Bot<G> for Casual<B> {
    fn mix(&self, view: &G::View, seat: Seat, budget: Budget, rng: &mut Rng) -> Mix<G::Action> {
        if rng.below(self.whim.max(1)) == 0 {
            return Bot::<G>::mix(&Random, view, seat, budget, rng);
        }
        let most = match budget {
            Budget::Iterations(offered) => offered.min(self.iterations),
            Budget::Time(_) | Budget::Cpu(_) => self.iterations,
        };
        self.bot.mix(view, seat, Budget::Iterations(most), rng)
    }
}
