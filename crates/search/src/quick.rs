//! Short names for views and positions: 64 bits, the same on every machine and in every run.

use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A multiplying hash with a last stir. It resists no one who means ill, and nobody chooses what is hashed here.
#[derive(Clone, Copy, Default)]
pub(crate) struct Quick(u64);

/// Maps by such names.
pub(crate) type Build = BuildHasherDefault<Quick>;

/// 2^64 divided by the golden ratio, made odd.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// The name of what follows something that has a name.
pub(crate) fn after(name: u64, what: &impl Hash) -> u64 {
    let mut quick = Quick(name ^ STEP);
    what.hash(&mut quick);
    quick.finish()
}

impl Hasher for Quick {
    #[inline]
    fn finish(&self) -> u64 {
        let stirred = (self.0 ^ self.0 >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        stirred ^ stirred >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            self.write_u64(part.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(STEP);
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.write_u64(u64::from(word));
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
