//! Counts the allocations in 1,000 random games of every toy and of Evilrunner after warm-up; exit code 1 unless there are none. A programme
//! of its own, because a counting allocator would slow the peers down.

use std::alloc::System;
use std::process::ExitCode;

use bench::measure::Work;
use bench::ours;
use evilrunner::Evilrunner;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use table::toys::{ConnectFour, Goofspiel, Kuhn, Leduc, LiarsDice, TicTacToe};

#[global_allocator]
static COUNTED: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    let counts = [
        ("tic-tac-toe", allocated(ours::<TicTacToe>(1))),
        ("connect four", allocated(ours::<ConnectFour>(1))),
        ("Kuhn poker", allocated(ours::<Kuhn>(1))),
        ("Leduc poker", allocated(ours::<Leduc>(1))),
        ("liar's dice", allocated(ours::<LiarsDice>(1))),
        ("goofspiel 13", allocated(ours::<Goofspiel>(1))),
        ("Evilrunner", allocated(ours::<Evilrunner>(1))),
    ];
    for (game, count) in counts {
        println!("{game:<14}{count} allocations in 1,000 games after warm-up");
    }
    if counts.iter().all(|(_, count)| *count == 0) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn allocated(mut work: Work) -> usize {
    work.games(100);
    let region = Region::new(COUNTED);
    work.games(1_000);
    let change = region.change();
    change.allocations + change.reallocations
}
