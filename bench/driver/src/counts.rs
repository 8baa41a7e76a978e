//! What is allocated. Whoever calls this has a counting allocator, which is why it is no part of the timed programme.

use table::Estimate;

use crate::house::Task;
use crate::positions::{self, Position};
use crate::random::Games;
use crate::rows::Row;

/// Reads a counter of the allocator.
pub type Counter = fn() -> usize;

/// Allocations (and growths) of so many random games of a row after warm-up, and how many answers they had.
pub struct Allocated {
    pub row: Row,
    pub games: u64,
    pub allocations: Counter,
}

impl Task for Allocated {
    type Done = (usize, u64);

    fn of<G: Estimate>(self) -> Result<(usize, u64), String> {
        let mut games = Games::<G>::new(&positions::setup::<G>(&self.row)?)?;
        games.play(self.games / 4);
        let before = (self.allocations)();
        let answers = games.play(self.games);
        Ok(((self.allocations)() - before, answers))
    }
}

/// The mean bytes of a truth over the positions of a row: its own, and those that its copy takes from the heap.
pub struct Size {
    pub row: Row,
    pub bytes: Counter,
}

impl Task for Size {
    type Done = f64;

    fn of<G: Estimate>(self) -> Result<f64, String> {
        let positions = positions::of_row::<G>(&self.row, usize::MAX)?;
        let heap: usize = positions.iter().map(|at| self.heap(at)).sum();
        Ok(size_of::<G>() as f64 + heap as f64 / positions.len() as f64)
    }
}

impl Size {
    fn heap<G: Estimate>(&self, at: &Position<G>) -> usize {
        let before = (self.bytes)();
        let copy = at.truth.clone();
        let taken = (self.bytes)() - before;
        drop(copy);
        taken
    }
}
