//! Liar's dice, one die of six faces each, sixes wild.

use table::Rng;

use super::{Plain, Wait};

/// The dice (1 to 6), the last bid (1 to 12) and whose turn it is.
#[derive(Default)]
pub struct Truth {
    dice: [u8; 2],
    last: u8,
    next: u8,
    called: bool,
}

/// The bids in rising order, then the call.
const CALLS: [u8; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0];

impl Plain for Truth {
    #[inline]
    fn wait(&self) -> Wait {
        if self.called {
            Wait::Nothing
        } else if self.dice[1] == 0 {
            Wait::Chance
        } else {
            Wait::Seat(self.next)
        }
    }

    #[inline]
    fn open(&self) -> Vec<u8> {
        CALLS[usize::from(self.last)..12 + usize::from(self.last > 0)].to_vec()
    }

    #[inline]
    fn take(&mut self, action: u8) {
        if action == 0 {
            self.called = true;
        } else {
            self.last = action;
        }
        self.next ^= 1;
    }

    #[inline]
    fn draw(&mut self, rng: &mut Rng) {
        self.dice[usize::from(self.dice[0] != 0)] = rng.below(6) as u8 + 1;
    }

    #[inline]
    fn points(&self) -> i32 {
        let (count, face) = ((self.last - 1) / 6 + 1, (self.last - 1) % 6 + 1);
        let agree = |die: u8| u8::from(die == face || die == 6);
        let is_true = agree(self.dice[0]) + agree(self.dice[1]) >= count;
        if is_true == (self.next == 0) { 1 } else { -1 }
    }
}
