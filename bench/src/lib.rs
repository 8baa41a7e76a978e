//! What the comparison and the count of allocations share.

pub mod games;
pub mod measure;
pub mod peer;

use measure::Work;
use table::{Game, Rng, Scratch, Seat, playout};

/// Games of ours by the public trait: nothing here that a bot could not do. A game begins as a copy of the start, as in a search.
///
/// # Panics
/// When the default setup makes no table.
pub fn ours<G: Game>(seed: u64) -> Work {
    let (mut rng, mut scratch) = (Rng::new(seed), Scratch::<G>::default());
    let start = G::new(&G::Setup::default()).expect("the default setup makes a table");
    Work::new(move || {
        let mut truth = start.clone();
        let (scores, answers) = playout(&mut truth, &mut rng, &mut scratch);
        (i64::from(scores.of(Seat::new(0))), answers)
    })
}
