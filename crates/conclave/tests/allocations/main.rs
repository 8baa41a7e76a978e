//! Counts the allocations of random games after warm-up: none in any toy, and none in any game, in every mode and with every number of
//! seats that the bench measures; exit code 1 otherwise. A program of its own, without a harness: whatever else runs in it would be
//! counted, too, and a counting allocator would slow other tests down.

use std::alloc::System;
use std::process::ExitCode;

use driver::counts::Allocated;
use driver::house::with;
use driver::rows::ROWS;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use table::toys::{ConnectFour, Goofspiel, Kuhn, Leduc, LiarsDice, TicTacToe};
use table::{Game, Rng, Scratch, playout};

#[global_allocator]
static COUNTED: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    let toys = [
        ("tic-tac-toe", toy::<TicTacToe>()),
        ("connect four", toy::<ConnectFour>()),
        ("Kuhn poker", toy::<Kuhn>()),
        ("Leduc poker", toy::<Leduc>()),
        ("liar's dice", toy::<LiarsDice>()),
        ("goofspiel 13", toy::<Goofspiel>()),
    ];
    for (toy, count) in toys {
        println!("{toy:<24}{count} allocations in 1,000 games after warm-up{}", verdict(count));
    }
    let free = toys.iter().all(|(_, count)| *count == 0);
    match games() {
        Ok(true) if free => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("allocations: {why}");
            ExitCode::FAILURE
        }
    }
}

fn verdict(count: usize) -> &'static str {
    if count > 0 { ": NONE WANTED" } else { "" }
}

fn toy<G: Game>() -> usize {
    let (mut rng, mut scratch) = (Rng::new(1), Scratch::<G>::default());
    let start = G::new(&G::Setup::default()).expect("the default setup makes a table");
    let mut play = |games: u32| {
        for _ in 0..games {
            playout(&mut start.clone(), &mut rng, &mut scratch);
        }
    };
    play(100);
    let region = Region::new(COUNTED);
    play(1_000);
    let change = region.change();
    change.allocations + change.reallocations
}

/// Every game, mode and number of seats of the bench: is each free of allocations?
fn games() -> Result<bool, String> {
    let allocations = || {
        let stats = COUNTED.stats();
        stats.allocations + stats.reallocations
    };
    let mut free = true;
    for row in ROWS.iter().filter(|row| row.after.is_none()) {
        let (count, answers) = with(row.game(), Allocated { row: *row, games: 200, allocations })?;
        println!("{:<24}{count} allocations in {answers} answers after warm-up{}", row.name, verdict(count));
        free &= count == 0;
    }
    Ok(free)
}
