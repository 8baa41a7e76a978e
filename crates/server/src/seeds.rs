//! Where the seeds of new tables come from.

use std::sync::atomic::{AtomicU64, Ordering};

use table::{Seed, Trouble};

/// Where the seeds of new tables come from.
#[derive(Debug, Default)]
pub enum Seeds {
    /// From the operating system: nobody can foresee them.
    #[default]
    Random,
    /// From this number for the first table, from the next one for the second: what is played then can be played again.
    /// For tests and demonstrations; whoever knows the number knows every draw.
    Counted(AtomicU64),
}

impl Seeds {
    /// Those that count from a number.
    pub fn from(first: u64) -> Self {
        Seeds::Counted(AtomicU64::new(first))
    }

    pub(crate) fn next(&self) -> Result<Seed, Trouble> {
        match self {
            Seeds::Random => Seed::random(),
            Seeds::Counted(next) => Ok(Seed::from_number(next.fetch_add(1, Ordering::Relaxed))),
        }
    }
}
