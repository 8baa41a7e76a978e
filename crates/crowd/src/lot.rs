//! Choices by lot, the same again from the same seed.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

/// A generator of choices.
#[derive(Clone, Debug)]
pub struct Lot(Xoshiro256PlusPlus);

impl Lot {
    /// The generator of this seed.
    pub fn new(seed: u64) -> Self {
        Lot(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Another generator, whose choices do not depend on how many are drawn from this one hereafter.
    pub fn split(&mut self) -> Self {
        Lot::new(self.0.next_u64())
    }

    /// A number below `n`; 0 when there is none.
    pub fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    /// One of the things, or `None` when there is none.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        things.get(self.below(things.len()))
    }
}
