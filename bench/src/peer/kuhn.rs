//! Kuhn poker.

use table::Rng;

use super::{Plain, Wait};

/// The cards, how many are dealt, and the bets as bits behind a leading 1.
pub struct Truth {
    cards: [u8; 2],
    dealt: u8,
    bets: u8,
}

impl Default for Truth {
    #[inline]
    fn default() -> Self {
        Truth { cards: [0; 2], dealt: 0, bets: 1 }
    }
}

impl Plain for Truth {
    #[inline]
    fn wait(&self) -> Wait {
        match self.bets {
            _ if self.dealt < 2 => Wait::Chance,
            0b1 | 0b101 => Wait::Seat(0),
            0b10 | 0b11 => Wait::Seat(1),
            _ => Wait::Nothing,
        }
    }

    #[inline]
    fn open(&self) -> Vec<u8> {
        vec![0, 1]
    }

    #[inline]
    fn take(&mut self, action: u8) {
        self.bets = self.bets << 1 | action;
    }

    #[inline]
    fn draw(&mut self, rng: &mut Rng) {
        if self.dealt == 0 {
            self.cards[0] = rng.below(3) as u8;
        } else {
            let card = rng.below(2) as u8;
            self.cards[1] = card + u8::from(card >= self.cards[0]);
        }
        self.dealt += 1;
    }

    #[inline]
    fn points(&self) -> i32 {
        let high = if self.cards[0] > self.cards[1] { 1 } else { -1 };
        match self.bets {
            0b100 => high,
            0b110 => 1,
            0b1010 => -1,
            _ => 2 * high,
        }
    }
}
