//! `counts ROW`: bytes of a truth and allocations per answer, each on a line.

use std::alloc::System;
use std::process::ExitCode;

use driver::counts::{Allocated, Size};
use driver::house::with;
use driver::rows::Row;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

#[global_allocator]
static COUNTED: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    match Row::called(&name).and_then(counts) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("counts: {why}");
            ExitCode::FAILURE
        }
    }
}

fn counts(row: Row) -> Result<(), String> {
    println!("bytes\t{}", with(row.game(), Size { row, bytes: || COUNTED.stats().bytes_allocated })?);
    if row.after.is_none() {
        let allocations = || {
            let stats = COUNTED.stats();
            stats.allocations + stats.reallocations
        };
        let (allocated, answers) = with(row.game(), Allocated { row, games: 200, allocations })?;
        println!("allocations an answer\t{}", allocated as f64 / answers as f64);
    }
    Ok(())
}
