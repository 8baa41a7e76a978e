//! Counts the allocations of random games after warm-up: none in any toy, and none in a game that is free of them; exit code 1
//! otherwise. A programme of its own, because a counting allocator would slow the others down.

use std::alloc::System;
use std::process::ExitCode;

use bench::measure::Work;
use bench::ours;
use driver::counts::Allocated;
use driver::house::with;
use driver::rows::ROWS;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use table::toys::{ConnectFour, Goofspiel, Kuhn, Leduc, LiarsDice, TicTacToe};

#[global_allocator]
static COUNTED: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// The games no answer of which allocates.
const FREE_OF_ALLOCATION: [&str; 5] = ["evilrunner", "sancta", "capitale", "godlucky", "dogma"];

fn main() -> ExitCode {
    let toys = [
        ("tic-tac-toe", allocated(ours::<TicTacToe>(1))),
        ("connect four", allocated(ours::<ConnectFour>(1))),
        ("Kuhn poker", allocated(ours::<Kuhn>(1))),
        ("Leduc poker", allocated(ours::<Leduc>(1))),
        ("liar's dice", allocated(ours::<LiarsDice>(1))),
        ("goofspiel 13", allocated(ours::<Goofspiel>(1))),
    ];
    for (toy, count) in toys {
        println!("{toy:<24}{count} allocations in 1,000 games after warm-up");
    }
    match games() {
        Ok(free) if free && toys.iter().all(|(_, count)| *count == 0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("allocations: {why}");
            ExitCode::FAILURE
        }
    }
}

fn allocated(mut work: Work) -> usize {
    work.games(100);
    let region = Region::new(COUNTED);
    work.games(1_000);
    let change = region.change();
    change.allocations + change.reallocations
}

/// Every game, mode and number of seats of the bench: is every game free of allocations that shall be?
fn games() -> Result<bool, String> {
    let allocations = || {
        let stats = COUNTED.stats();
        stats.allocations + stats.reallocations
    };
    let mut free = true;
    for row in ROWS.iter().filter(|row| row.after.is_none()) {
        let (count, answers) = with(row.game(), Allocated { row: *row, games: 200, allocations })?;
        let shall_be_free = FREE_OF_ALLOCATION.contains(&row.game());
        let verdict = if shall_be_free && count > 0 { ": NONE WANTED" } else { "" };
        println!("{:<24}{count} allocations in {answers} answers after warm-up{verdict}", row.name);
        free &= count == 0 || !shall_be_free;
    }
    Ok(free)
}
