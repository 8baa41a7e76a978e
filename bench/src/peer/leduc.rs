//! Leduc poker.

use table::Rng;

use super::{Plain, Wait};

const NONE: u8 = 9;

/// Cards 0 to 5 (two of each rank), stakes, and where the betting stands.
pub struct Truth {
    cards: [u8; 2],
    board: u8,
    stakes: [u8; 2],
    next: u8,
    second_round: bool,
    raises: u8,
    agreed: u8,
    folded: u8,
}

impl Default for Truth {
    #[inline]
    fn default() -> Self {
        Truth {
            cards: [NONE; 2],
            board: NONE,
            stakes: [1; 2],
            next: 0,
            second_round: false,
            raises: 0,
            agreed: 0,
            folded: NONE,
        }
    }
}

impl Truth {
    #[inline]
    fn strength(&self, card: u8) -> u8 {
        card / 2 + if card / 2 == self.board / 2 { 3 } else { 0 }
    }
}

impl Plain for Truth {
    #[inline]
    fn wait(&self) -> Wait {
        if self.folded != NONE || self.second_round && self.agreed == 2 {
            Wait::Nothing
        } else if self.cards[1] == NONE || self.agreed == 2 {
            Wait::Chance
        } else {
            Wait::Seat(self.next)
        }
    }

    #[inline]
    fn open(&self) -> Vec<u8> {
        let own = usize::from(self.next & 1);
        let from = usize::from(self.stakes[own ^ 1] <= self.stakes[own]);
        [0, 1, 2][from..2 + usize::from(self.raises < 2)].to_vec()
    }

    #[inline]
    fn take(&mut self, action: u8) {
        let own = usize::from(self.next & 1);
        match action {
            0 => self.folded = self.next,
            1 => {
                self.stakes[own] = self.stakes[own ^ 1];
                self.agreed += 1;
            }
            _ => {
                self.stakes[own] = self.stakes[own ^ 1] + if self.second_round { 4 } else { 2 };
                self.raises += 1;
                self.agreed = 1;
            }
        }
        self.next ^= 1;
    }

    #[inline]
    fn draw(&mut self, rng: &mut Rng) {
        let card = loop {
            let card = rng.below(6) as u8;
            if card != self.cards[0] && card != self.cards[1] {
                break card;
            }
        };
        if self.cards[0] == NONE {
            self.cards[0] = card;
        } else if self.cards[1] == NONE {
            self.cards[1] = card;
        } else {
            self.board = card;
            (self.second_round, self.raises, self.agreed, self.next) = (true, 0, 0, 0);
        }
    }

    #[inline]
    fn points(&self) -> i32 {
        match self.folded {
            0 => -i32::from(self.stakes[0]),
            1 => i32::from(self.stakes[1]),
            _ => {
                let high = self.strength(self.cards[0]).cmp(&self.strength(self.cards[1]));
                i32::from(self.stakes[0]) * high as i32
            }
        }
    }
}
