//! The driver of one checkout.
//!
//! ```text
//! driver rows                                     the names of the rows
//! driver measure ROW [random|search|costs]        a line `figure<TAB>value` for each figure, or for those of one kind
//! driver keep GAME SETUP SEED ITERATIONS          a match of the strongest bot with itself, as a record
//! driver duel GAME SETUP ITERATIONS PAIRS JOBS OTHER   against another checkout's driver
//! driver sit GAME SETUP ITERATIONS                the other side of a duel
//! ```

use std::process::ExitCode;

use driver::duel::{Duel, summary};
use driver::house::{Task, with};
use driver::kept::Keep;
use driver::rows::{ROWS, Row};
use driver::sit::Sit;
use driver::{costs, positions, random, thinking};
use table::Estimate;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match done(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("driver: {why}");
            ExitCode::FAILURE
        }
    }
}

fn done(words: &[&str]) -> Result<(), String> {
    match *words {
        ["rows"] => ROWS.iter().for_each(|row| println!("{}", row.name)),
        ["measure", row, ref only @ ..] if only.len() < 2 => {
            let row = Row::called(row)?;
            for (figure, value) in with(row.game(), Measure(row, only.first().copied()))? {
                println!("{figure}\t{value}");
            }
        }
        ["keep", game, setup, seed, iterations] => {
            let (seed, iterations) = (number(seed)?, number(iterations)?);
            print!("{}", with(game, Keep { game, setup, seed, iterations })?);
        }
        ["sit", game, setup, iterations] => with(game, Sit { setup, iterations: number(iterations)? })?,
        ["duel", game, setup, iterations, pairs, jobs, other] => {
            let (iterations, pairs, jobs) = (number(iterations)?, number(pairs)?, number(jobs)?);
            let shares = with(game, Duel { game, setup, iterations, pairs, jobs, other })?;
            let (share, interval) = summary(&shares);
            println!("{:.1} ± {:.1} %", 100.0 * share, 100.0 * interval);
        }
        _ => {
            return Err(
                "rows | measure ROW [random|search|costs] | keep … | duel … | sit …: see src/main.rs"
                    .to_owned(),
            );
        }
    }
    Ok(())
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text}: a number is expected"))
}

/// All figures of a row, or those of one kind: a profile is easier to read then.
struct Measure<'a>(Row, Option<&'a str>);

impl Task for Measure<'_> {
    type Done = Vec<(&'static str, f64)>;

    fn of<G: Estimate>(self) -> Result<Self::Done, String> {
        let mut figures = Vec::new();
        let wants = |kind| self.1.is_none_or(|only| only == kind);
        if wants("random") && self.0.after.is_none() {
            figures.extend(random::measured::<G>(&positions::setup::<G>(&self.0)?)?);
        }
        if wants("search") {
            figures.extend(thinking::measured(&positions::to_think_about::<G>(&self.0, 24)?));
        }
        if wants("costs") {
            figures.extend(costs::measured(&positions::of_row::<G>(&self.0, 64)?));
        }
        Ok(figures)
    }
}
