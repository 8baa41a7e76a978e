//! Randomness: the seed of a match and its draws, and the fast generator of searches.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use sha2::{Digest, Sha256};

use crate::{MAX_SEATS, Odds, Seat, Trouble};

/// A fast generator for searches and playouts; never for the draws of a match.
#[derive(Clone, Debug)]
pub struct Rng(Xoroshiro128PlusPlus);

impl Rng {
    /// The generator with this seed.
    pub fn new(seed: u64) -> Self {
        Rng(Xoroshiro128PlusPlus::seed_from_u64(seed))
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `n`, which must be from 1 to 2^32. The bias is below n / 2^32: too small for any
    /// search to notice, and never used for a draw of a match.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (((self.bits() >> 32) * n as u64) >> 32) as usize
    }

    /// A number from 0 to 1, without 1.
    #[inline]
    pub fn share(&mut self) -> f32 {
        self.below(1 << 24) as f32 / (1 << 24) as f32
    }

    /// The place of one of these weights, drawn as often as it says; they add up to `all`. `None` where rounding, or no weight, leaves it open.
    #[inline]
    pub fn weighted(&mut self, weights: impl IntoIterator<Item = f32>, all: f32) -> Option<usize> {
        let mut left = self.share() * all;
        weights.into_iter().position(|weight| {
            left -= weight;
            left < 0.0
        })
    }

    /// One of the things, or `None` when there is none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        if things.is_empty() { None } else { Some(things[self.below(things.len())]) }
    }

    /// Puts the things in random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }

    /// An outcome by its weight.
    ///
    /// # Panics
    /// When there is no outcome.
    #[inline]
    pub fn draw<A: Copy>(&mut self, odds: &Odds<A>) -> A {
        odds.at(self.below(odds.total() as usize) as u64)
    }
}

/// 128 bits from which every draw of a match follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 16]);

/// What draws are for: each purpose has its own key, so that knowing one tells nothing of another.
#[derive(Clone, Copy)]
enum Purpose {
    Chance = 1,
    Bots = 2,
}

impl Seed {
    /// A seed that nobody can foresee.
    ///
    /// # Errors
    /// When the operating system has no randomness to give.
    pub fn random() -> Result<Self, Trouble> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|error| {
            Trouble::say(
                format!("il sistema operativo non dà numeri casuali: {error}"),
                format!("the operating system gives no random numbers: {error}"),
            )
        })?;
        Ok(Seed(bytes))
    }

    /// The seed of a small number, for runs that must repeat.
    pub const fn from_number(number: u64) -> Self {
        Seed((number as u128).to_be_bytes())
    }

    /// The draw at the index of an answer: a ticket below `total`, without bias.
    ///
    /// The key is seed, purpose and index, so every draw can be computed, and checked, alone.
    pub fn ticket(&self, index: usize, total: u64) -> u64 {
        let mut stream = self.stream(Purpose::Chance, index);
        // Rejection: tickets beyond the last whole multiple would come up too often.
        let fair = u64::MAX - u64::MAX % total.max(1);
        loop {
            let bits = stream.next_u64();
            if bits < fair {
                return bits % total.max(1);
            }
        }
    }

    /// A generator for the bot that answers for a seat at an index; of another key than the draws, and another for each seat,
    /// for bots that answer together must not draw the same numbers.
    pub fn bot(&self, index: usize, seat: Seat) -> Rng {
        Rng::new(self.stream(Purpose::Bots, index * MAX_SEATS + seat.index()).next_u64())
    }

    /// What is published before the match: SHA-256 of the seed, in hexadecimal.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    fn stream(&self, purpose: Purpose, index: usize) -> ChaCha8Rng {
        let mut key = [0; 32];
        key[..16].copy_from_slice(&self.0);
        key[16] = purpose as u8;
        key[24..].copy_from_slice(&(index as u64).to_be_bytes());
        ChaCha8Rng::from_seed(key)
    }
}

/// Bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)") // a seed in a log would foretell the dice
    }
}

impl FromStr for Seed {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        let digits = text.len() == 32 && text.bytes().all(|b| b.is_ascii_hexdigit());
        let number = digits.then(|| u128::from_str_radix(text, 16).ok()).flatten();
        number.map(|n| Seed(n.to_be_bytes())).ok_or_else(|| {
            Trouble::say(
                format!("«{text}» non è un seme: sono attese 32 cifre esadecimali"),
                format!("'{text}' is no seed: 32 hexadecimal digits are expected"),
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_never_change() {
        // Golden: a change here would break every stored match.
        let seed = Seed::from_number(7);
        let tickets: Vec<u64> = (0..12).map(|i| seed.ticket(i, 12)).collect();
        assert_eq!(tickets, GOLDEN);
    }

    const GOLDEN: [u64; 12] = [2, 1, 11, 4, 2, 9, 6, 4, 11, 7, 2, 4];

    #[test]
    fn a_seed_reads_back_and_is_not_shown() {
        let seed = Seed::from_number(0xabc);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!("xyz".parse::<Seed>().is_err());
        assert!(!format!("{seed:?}").contains("abc"));
    }

    #[test]
    fn the_fast_generator_is_even() {
        let mut rng = Rng::new(1);
        let mut counts = [0f64; 6];
        for _ in 0..60_000 {
            counts[rng.below(6)] += 1.0;
        }
        let chi: f64 = counts.iter().map(|c| (c - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 25.7, "chi-square of 5 degrees beyond 1 in 10,000: {chi}");
    }

    #[test]
    fn every_order_of_a_shuffle_is_as_likely() {
        let (mut rng, mut counts) = (Rng::new(2), std::collections::BTreeMap::<[u8; 3], f64>::new());
        for _ in 0..60_000 {
            let mut things = [1, 2, 3];
            rng.shuffle(&mut things);
            *counts.entry(things).or_default() += 1.0;
        }
        let chi: f64 = counts.values().map(|c| (c - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(counts.len() == 6 && chi < 25.7, "{counts:?}: {chi}");
    }
}
