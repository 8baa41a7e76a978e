//! Tic-tac-toe.
//!
//! - 1: Seat 0 marks first with `x`, seat 1 with `o`; they mark in turn.
//! - 2: One marks a free cell.
//! - 3: Three of one's marks in a line win at once; a full board without a line is a draw. Then the game is over.

use std::fmt;
use std::str::FromStr;

use super::{Plain, marks, not_asked, reached, seat, unreadable};
use crate::{Answer, Game, Notation, Refusal, Rng, Scores, Seat, Seats, Tell, Trouble, Turn};

/// The board: for each seat the set of its cells, bit 0 is `a1`, bit 2 is `c1`, bit 8 is `c3`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TicTacToe {
    marks: [u16; 2],
    made: u8,
}

/// A cell, from 0 (`a1`) to 8 (`c3`), row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// A seat marked a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marked {
    /// Who.
    pub seat: Seat,
    /// Where.
    pub cell: Cell,
}

/// The open board and whose eyes see it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewer; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The cells of each seat, as bits.
    pub marks: [u16; 2],
}

const FULL: u16 = 0o777;
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// For each set of cells, whether it holds a line.
const WON: [bool; 512] = {
    let mut won = [false; 512];
    let mut cells = 0;
    while cells < 512 {
        let mut i = 0;
        while i < LINES.len() {
            won[cells] |= cells as u16 & LINES[i] == LINES[i];
            i += 1;
        }
        cells += 1;
    }
    won
};

impl TicTacToe {
    #[inline]
    fn holds_line(&self, seat: Seat) -> bool {
        WON[(self.marks[seat.index()] & FULL) as usize]
    }

    #[inline]
    fn next(&self) -> Seat {
        seat(self.made)
    }
}

impl Game for TicTacToe {
    type Setup = Plain;
    type Action = Cell;
    type Event = Marked;
    type View = View;

    #[inline]
    fn new(_: &Plain) -> Result<Self, Trouble> {
        Ok(TicTacToe { marks: [0; 2], made: 0 })
    }

    #[inline]
    fn turn(&self) -> Turn {
        let last = self.next().other();
        if self.holds_line(last) {
            Turn::Over(Scores::duel(if last.index() == 0 { 1 } else { -1 }))
        } else if self.made == 9 {
            Turn::Over(Scores::duel(0))
        } else {
            Turn::Together(Seats::one(self.next()))
        }
    }

    #[inline]
    fn actions(&self, _: Seat, out: &mut Vec<Cell>) {
        let mut free = FULL & !(self.marks[0] | self.marks[1]);
        while free != 0 {
            out.push(Cell(free.trailing_zeros() as u8));
            free &= free - 1;
        }
    }

    #[inline]
    fn play(&mut self, answer: Answer<'_, Cell>, tell: &mut impl Tell<Marked>) {
        if let Answer::Together(&[(seat, cell)]) = answer {
            self.marks[seat.index() & 1] |= 1 << cell.0;
            self.made += 1;
            tell.all(Marked { seat, cell });
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let TicTacToe { marks, made: _ } = *self; // the number of marks is seen on the board
        View { viewer, marks }
    }

    fn imagine(view: &View, _: &mut Rng) -> Self {
        TicTacToe { marks: view.marks, made: (view.marks[0] | view.marks[1]).count_ones() as u8 }
    }

    fn why_not(view: &View, action: &Cell) -> Option<Refusal> {
        let truth = Self::imagine(view, &mut Rng::new(0));
        if let Turn::Over(_) = truth.turn() {
            return Some(Refusal::new("3", "la partita è finita", "the game is over"));
        }
        if view.viewer != Some(truth.next()) {
            return Some(not_asked("1"));
        }
        let taken = (view.marks[0] | view.marks[1]) >> action.0 & 1 == 1;
        taken.then(|| {
            Refusal::new("2", format!("{action} è già segnata"), format!("{action} is marked already"))
        })
    }

    fn longest(_: &Plain) -> usize {
        9
    }

    fn audit(&self) -> Result<(), String> {
        let [x, o] = self.marks;
        let (crosses, noughts) = (x.count_ones(), o.count_ones());
        if (x | o) & !FULL != 0 || x & o != 0 {
            return Err(format!("cells off the board or marked twice: {x:o} {o:o}"));
        }
        if crosses + noughts != u32::from(self.made) || crosses.wrapping_sub(noughts) > 1 {
            return Err(format!("{crosses} crosses and {noughts} noughts after {} marks", self.made));
        }
        if self.holds_line(self.next()) {
            return Err("a line was there before the last mark".to_owned());
        }
        Ok(())
    }
}

playing_out! { TicTacToe, scores => scores.shares() }

/// Nine characters of `x`, `o` and `.`, row by row from `a1`: `xo..x....` with nought to mark.
impl Notation for TicTacToe {
    fn at_rest(&self) -> bool {
        !matches!(self.turn(), Turn::Over(_))
    }

    fn line(&self) -> Option<String> {
        let mark = |i: u8| match (self.marks[0] >> i & 1, self.marks[1] >> i & 1) {
            (1, _) => 'x',
            (_, 1) => 'o',
            _ => '.',
        };
        self.at_rest().then(|| (0..9).map(mark).collect())
    }

    fn read(line: &str, _: &Plain) -> Result<Self, Trouble> {
        let right = ("sono attesi nove x, o, .", "nine of x, o, . are expected");
        let marks = marks(line, (0..9).map(Some), right)?.map(|marks| marks as u16);
        reached(line, Self::imagine(&View { viewer: None, marks }, &mut Rng::new(0)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.0 % 3) as char, self.0 / 3 + 1)
    }
}

impl FromStr for Cell {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<Self, Trouble> {
        match text.as_bytes() {
            [column @ b'a'..=b'c', row @ b'1'..=b'3'] => Ok(Cell((row - b'1') * 3 + column - b'a')),
            _ => Err(unreadable(text, "una casella da a1 a c3", "a cell from a1 to c3")),
        }
    }
}
