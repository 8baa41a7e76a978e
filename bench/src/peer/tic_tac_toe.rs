//! Tic-tac-toe.

use table::Rng;

use super::{Plain, Wait};

/// The cells of each seat as bits, and how many are marked.
#[derive(Default)]
pub struct Truth {
    marks: [u16; 2],
    made: u8,
}

const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

const WON: [bool; 512] = {
    let mut won = [false; 512];
    let mut i = 0;
    while i < 512 * 8 {
        won[i / 8] |= (i / 8) as u16 & LINES[i % 8] == LINES[i % 8];
        i += 1;
    }
    won
};

impl Truth {
    #[inline]
    fn won(&self) -> bool {
        WON[self.marks[usize::from(self.made & 1 ^ 1)] as usize & 511]
    }
}

impl Plain for Truth {
    #[inline]
    fn wait(&self) -> Wait {
        if self.won() || self.made == 9 { Wait::Nothing } else { Wait::Seat(self.made & 1) }
    }

    #[inline]
    fn open(&self) -> Vec<u8> {
        let mut free = !(self.marks[0] | self.marks[1]) & 0o777;
        let mut cells = Vec::with_capacity(9);
        while free != 0 {
            cells.push(free.trailing_zeros() as u8);
            free &= free - 1;
        }
        cells
    }

    #[inline]
    fn take(&mut self, cell: u8) {
        self.marks[usize::from(self.made & 1)] |= 1 << cell;
        self.made += 1;
    }

    #[inline]
    fn draw(&mut self, _: &mut Rng) {}

    #[inline]
    fn points(&self) -> i32 {
        if !self.won() { 0 } else { [-1, 1][usize::from(self.made & 1)] }
    }
}
