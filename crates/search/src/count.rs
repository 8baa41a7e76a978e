//! How far has been searched.

use std::cell::Cell;

thread_local! {
    static ITERATIONS: Cell<u64> = const { Cell::new(0) };
}

/// How many iterations of the tree search this thread has made since it began.
pub fn iterations() -> u64 {
    ITERATIONS.get()
}

/// So many more.
pub(crate) fn searched(iterations: u32) {
    ITERATIONS.set(ITERATIONS.get() + u64::from(iterations));
}
