//! Connect four solved, as a judge only: no bot knows this file. Bitboards as in the toy: bit 7c + r is column c, row r from below.
//!
//! Alpha-beta on won, drawn or lost, with what needs no search found by bits: a win at hand, a threat that must be met, and the cells
//! under which the other wins (after Pons 2015, 'Solving Connect 4').

use table::toys::connect_four::View;

const ROWS: u64 = 0b11_1111;
const BOTTOM: u64 = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28 | 1 << 35 | 1 << 42;
const BOARD: u64 = BOTTOM * ROWS;
/// The columns from the middle outwards.
const ORDER: [u32; 7] = [3, 2, 4, 1, 5, 0, 6];
/// As many positions are remembered.
const SIZE: usize = 1 << 20;

/// A position: the discs of who drops next, and all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Board {
    own: u64,
    all: u64,
}

/// Remembers what it has solved.
pub struct Solver {
    table: Vec<(u64, i8, i8)>,
}

impl Default for Solver {
    fn default() -> Self {
        Solver { table: vec![(u64::MAX, -1, 1); SIZE] }
    }
}

impl Solver {
    /// What each column is worth to who drops next: 1 won, 0 drawn, -1 lost; `None` where it is full. Of a game that is not over.
    pub fn columns(&mut self, view: &View) -> [Option<i8>; 7] {
        let all = view.discs[0] | view.discs[1];
        let board = Board { own: view.discs[(all.count_ones() % 2) as usize], all };
        [0, 1, 2, 3, 4, 5, 6].map(|column| {
            let disc = board.open() & ROWS << (7 * column);
            (disc != 0)
                .then(|| if board.wins() & disc != 0 { 1 } else { -self.worth(board.after(disc), -1, 1) })
        })
    }

    /// Between the bounds the worth to who drops next; nobody has four.
    fn worth(&mut self, board: Board, mut low: i8, mut high: i8) -> i8 {
        if board.wins() & board.open() != 0 {
            return 1;
        }
        if board.open() == 0 {
            return 0;
        }
        let drops = board.safe();
        if drops == 0 {
            return -1;
        }
        let name = board.all + board.own + BOTTOM;
        let place = (name.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 44) as usize % SIZE;
        let (kept, least, most) = self.table[place];
        let (mut least, mut most) = if kept == name { (least, most) } else { (-1, 1) };
        (low, high) = (low.max(least), high.min(most));
        if low >= high {
            return low;
        }
        let (begin, mut best) = (low, -1);
        for drop in board.ordered(drops) {
            best = best.max(-self.worth(board.after(drop), -high, -low));
            low = low.max(best);
            if low >= high {
                break;
            }
        }
        if best > begin {
            least = least.max(best);
        }
        if best < high {
            most = most.min(best.max(begin));
        }
        self.table[place] = (name, least, most);
        best
    }
}

impl Board {
    fn after(self, disc: u64) -> Self {
        Board { own: self.all ^ self.own, all: self.all | disc }
    }

    /// The cells on which a disc may fall.
    fn open(self) -> u64 {
        (self.all + BOTTOM) & BOARD
    }

    /// The free cells that would make four for who drops next.
    fn wins(self) -> u64 {
        fours(self.own) & BOARD & !self.all
    }

    /// The drops after which the other does not win at once, when who drops cannot.
    fn safe(self) -> u64 {
        let threats = fours(self.all ^ self.own) & BOARD & !self.all;
        let open = self.open();
        let forced = open & threats;
        let drops = if forced == 0 { open } else { forced };
        // Two threats cannot both be met, and under a threat nobody drops.
        if forced & forced.wrapping_sub(1) != 0 { 0 } else { drops & !(threats >> 1) }
    }

    /// Drops that make more threats first, then those nearer to the middle.
    fn ordered(self, drops: u64) -> impl Iterator<Item = u64> {
        let each = ORDER.map(|column| drops & ROWS << (7 * column));
        let threats = |disc: u64| (fours(self.own | disc) & BOARD & !self.all).count_ones();
        let mut ranked = each.map(|disc| (disc, if disc == 0 { 0 } else { threats(disc) }));
        ranked.sort_by_key(|(_, threats)| std::cmp::Reverse(*threats));
        ranked.into_iter().map(|(disc, _)| disc).filter(|disc| *disc != 0)
    }
}

/// The cells that with three of the discs are four, taken or not.
fn fours(discs: u64) -> u64 {
    let upright = (discs << 1) & (discs << 2) & (discs << 3);
    [6, 7, 8].iter().fold(upright, |fours, &step| {
        let pairs = (discs << step) & (discs << (2 * step));
        let below = (discs >> step) & (discs >> (2 * step));
        fours
            | pairs & (discs << (3 * step))
            | pairs & (discs >> step)
            | below & (discs << step)
            | below & (discs >> (3 * step))
    })
}

#[cfg(test)]
mod tests {
    use table::toys::ConnectFour;
    use table::{Answer, Deaf, Game, Rng, Scratch, Seat, Turn, random_answer};

    use super::*;

    /// By the rules themselves: what the seat that is asked gets.
    fn plain(truth: &ConnectFour, seat: Seat) -> i8 {
        if let Turn::Over(scores) = truth.turn() {
            return scores.of(seat) as i8;
        }
        let mut open = Vec::new();
        truth.actions(seat, &mut open);
        open.into_iter().map(|column| -plain(&dropped(truth, seat, column), seat.other())).max().unwrap_or(0)
    }

    fn dropped(truth: &ConnectFour, seat: Seat, column: <ConnectFour as Game>::Action) -> ConnectFour {
        let mut next = truth.clone();
        next.play(Answer::Together(&[(seat, column)]), &mut Deaf);
        next
    }

    #[test]
    fn the_solver_says_what_plain_search_says() {
        let (mut rng, mut scratch, mut compared) = (Rng::new(4), Scratch::default(), 0);
        let mut solver = Solver::default();
        while compared < 30 {
            let mut truth = ConnectFour::new(&Default::default()).unwrap();
            // Few cells are free: a plain search ends soon.
            let over = (0..33).any(|_| random_answer(&mut truth, &mut rng, &mut scratch).is_some());
            let Some(seat) = truth.turn().asked().first().filter(|_| !over) else { continue };
            let mut open = Vec::new();
            truth.actions(seat, &mut open);
            let known: Vec<i8> =
                open.iter().map(|column| -plain(&dropped(&truth, seat, *column), seat.other())).collect();
            let solved: Vec<i8> = solver.columns(&truth.view(None)).into_iter().flatten().collect();
            assert_eq!(solved, known, "{truth:?}");
            compared += 1;
        }
    }
}
