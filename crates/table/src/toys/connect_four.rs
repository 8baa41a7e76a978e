//! Connect four on seven columns of six.
//!
//! - 1: Seat 0 drops first; the seats drop one disc in turn.
//! - 2: One drops into a column that is not full; the disc falls on the highest disc there.
//! - 3: Four of one's discs in a row, column or diagonal win at once; a full board without four is a draw. Then the
//!   game is over.

use super::{Plain, marks, not_asked, reached, seat};
use crate::{Answer, Game, Notation, Nth, Refusal, Rng, Scores, Seat, Seats, Tell, Trouble, Turn};

/// The board. Bit 7c + r is column c, row r from below; the seventh row stays empty, so that no line wraps.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConnectFour {
    /// The discs of the seat that drops next. By turn and not by seat: they stay in registers.
    own: u64,
    all: u64,
    dropped: u8,
    won: bool,
}

/// A column, from 0 at the left to 6; it prints as 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

/// A seat dropped a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// Who.
    pub seat: Seat,
    /// Where.
    pub column: Column,
}

/// The open board and whose eyes see it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewer; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The discs of each seat, as bits: 7 times the column plus the row from below.
    pub discs: [u64; 2],
}

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
const STRIDE: u8 = ROWS + 1;
const BOTTOM: u64 = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28 | 1 << 35 | 1 << 42;
const BOARD: u64 = BOTTOM * 0b11_1111;

const TOP: u64 = BOTTOM << (ROWS - 1);

#[inline]
fn four(discs: u64) -> bool {
    let along = |step: u8| {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step)
    };
    along(1) | along(STRIDE - 1) | along(STRIDE) | along(STRIDE + 1) != 0
}

impl ConnectFour {
    #[inline]
    fn next(&self) -> Seat {
        seat(self.dropped)
    }

    fn discs(&self) -> [u64; 2] {
        let other = self.all ^ self.own;
        if self.next().index() == 0 { [self.own, other] } else { [other, self.own] }
    }

    fn of(discs: [u64; 2]) -> Self {
        let all = discs[0] | discs[1];
        let dropped = all.count_ones() as u8;
        let won = four(discs[0]) || four(discs[1]);
        ConnectFour { own: discs[usize::from(dropped & 1)], all, dropped, won }
    }
}

impl Game for ConnectFour {
    type Setup = Plain;
    type Action = Column;
    type Event = Dropped;
    type View = View;

    #[inline]
    fn new(_: &Plain) -> Result<Self, Trouble> {
        Ok(ConnectFour { own: 0, all: 0, dropped: 0, won: false })
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.won {
            Turn::Over(Scores::duel(if self.next().index() == 1 { 1 } else { -1 }))
        } else if self.dropped == COLUMNS * ROWS {
            Turn::Over(Scores::duel(0))
        } else {
            Turn::Together(Seats::one(self.next()))
        }
    }

    #[inline]
    fn actions(&self, _: Seat, out: &mut Vec<Column>) {
        let full = self.all & TOP;
        if full == 0 {
            out.extend_from_slice(&[0, 1, 2, 3, 4, 5, 6].map(Column)); // most of the game, and no branch for each
            return;
        }
        for column in 0..COLUMNS {
            if full >> (column * STRIDE + ROWS - 1) & 1 == 0 {
                out.push(Column(column));
            }
        }
    }

    #[inline]
    fn any(&self, _: Seat, rng: &mut Rng, _: &mut Vec<Column>) -> Column {
        // Few columns are full: to draw again is quicker than to list.
        loop {
            let column = rng.below(COLUMNS as usize) as u8;
            let full = self.all >> (column * STRIDE + ROWS - 1) & 1 == 1;
            if !full || self.dropped >= COLUMNS * ROWS {
                return Column(column);
            }
        }
    }

    #[inline]
    fn play(&mut self, answer: Answer<'_, Column>, tell: &mut impl Tell<Dropped>) {
        if let Answer::Together(&[(seat, column)]) = answer {
            // Adding one at the column's foot carries to its lowest free cell.
            let disc = (self.all + (1 << (column.0 * STRIDE))) & !self.all & BOARD;
            self.won = self.dropped >= 6 && four(self.own | disc); // nobody has a fourth disc before the seventh drop
            (self.own, self.all) = (self.all ^ self.own, self.all | disc);
            self.dropped += 1;
            tell.all(Dropped { seat, column });
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let ConnectFour { own: _, all: _, dropped: _, won: _ } = *self; // all is seen on the board
        View { viewer, discs: self.discs() }
    }

    fn imagine(view: &View, _: &mut Rng) -> Self {
        Self::of(view.discs)
    }

    fn why_not(view: &View, action: &Column) -> Option<Refusal> {
        let truth = Self::of(view.discs);
        if let Turn::Over(_) = truth.turn() {
            return Some(Refusal::new("3", "la partita è finita", "the game is over"));
        }
        if view.viewer != Some(truth.next()) {
            return Some(not_asked("1"));
        }
        let full = truth.all >> (action.0 * STRIDE + ROWS - 1) & 1 == 1;
        let (it, en) = (format!("la colonna {action} è piena"), format!("column {action} is full"));
        full.then(|| Refusal::new("2", it, en))
    }

    fn longest(_: &Plain) -> usize {
        42
    }

    fn audit(&self) -> Result<(), String> {
        let [first, second] = self.discs();
        if self.own & !self.all != 0 || self.all & !BOARD != 0 {
            return Err("discs off the board or of nobody".to_owned());
        }
        let falling = self.all & !BOTTOM & !(self.all << 1);
        if falling != 0 {
            return Err(format!("a disc hangs in the air: bits {falling:x}"));
        }
        let (a, b) = (first.count_ones(), second.count_ones());
        if a + b != u32::from(self.dropped) || a.wrapping_sub(b) > 1 {
            return Err(format!("{a} and {b} discs after {} drops", self.dropped));
        }
        if self.won != (four(first) || four(second)) || four(self.own) {
            return Err("four in a row and the game went on, or none and it ended".to_owned());
        }
        Ok(())
    }
}

playing_out! { ConnectFour, scores => scores.shares() }

/// Six rows from the top, each of seven characters of `x` (seat 0), `o` and `.`, with `/` between them.
impl Notation for ConnectFour {
    fn at_rest(&self) -> bool {
        !matches!(self.turn(), Turn::Over(_))
    }

    fn line(&self) -> Option<String> {
        if !self.at_rest() {
            return None;
        }
        let mut line = String::new();
        for row in (0..ROWS).rev() {
            for column in 0..COLUMNS {
                let [first, second] = self.discs().map(|discs| discs >> (column * STRIDE + row) & 1);
                line.push(if first == 1 { 'x' } else { ['.', 'o'][second as usize] });
            }
            line.push('/');
        }
        line.pop();
        Some(line)
    }

    fn read(line: &str, _: &Plain) -> Result<Self, Trouble> {
        let right = (
            "sono attese sei righe di sette x, o, . divise da /",
            "six rows of seven x, o, . with / between",
        );
        // The last row ends without a mark.
        let places = (0..ROWS).rev().flat_map(|row| {
            let cells = (0..COLUMNS).map(move |column| Some(column * STRIDE + row));
            cells.chain((row > 0).then_some(None))
        });
        reached(line, Self::of(marks(line, places, right)?))
    }
}

written! { Column as Nth("", COLUMNS) => "una colonna da 1 a 7", "a column from 1 to 7" }
