//! `conclave truths`: the house's bot on games whose right answer is known.

use std::time::Instant;

use clap::ArgMatches;
use lab::truths::{Known, ROWS, Row};
use serde_json::{Value, json};
use table::{Lang, Trouble};

use super::{Done, line, number};
use crate::cli::GOLD;
use crate::end::End;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let rows = rows(args)?;
    let seed = number(args, "seed").unwrap_or(1);
    let (as_json, mut all) = (args.get_flag("json"), Vec::new());
    if !as_json {
        line(lang.pick(
            format!("{GOLD}verità note{GOLD:#}  seme {seed}, tempi di calcolo di un solo filo"),
            format!("{GOLD}known truths{GOLD:#}  seed {seed}, computing time of one thread"),
        ))?;
    }
    let mut failed = Vec::new();
    for row in rows {
        let begun = Instant::now();
        let known = row.measure(seed).map_err(End::Given)?;
        let seconds = begun.elapsed().as_secs_f64();
        if !known.holds(row) {
            failed.push(row.name);
        }
        if as_json {
            all.push(told(row, &known, seconds));
        } else {
            line(text(row, &known, seconds, lang))?;
        }
    }
    if as_json {
        line(format!("{:#}", json!({"seed": seed, "rows": all})))?;
    }
    if failed.is_empty() {
        return Ok(());
    }
    let failed = failed.join(", ");
    Err(End::Failed(Trouble::say(
        format!("non raggiunge quanto si vuole: {failed}"),
        format!("short of what is wanted: {failed}"),
    )))
}

/// The rows that were named, or those that do not take long.
fn rows(args: &ArgMatches) -> Result<Vec<&'static Row>, End> {
    let named: Vec<&String> = args.get_many("only").into_iter().flatten().collect();
    if named.is_empty() {
        return Ok(ROWS.iter().filter(|row| args.get_flag("all") || !row.long).collect());
    }
    named.into_iter().map(|name| find(name)).collect()
}

fn find(name: &str) -> Result<&'static Row, End> {
    ROWS.iter().find(|row| row.name == name).ok_or_else(|| {
        let known: Vec<&str> = ROWS.iter().map(|row| row.name).collect();
        let known = known.join(", ");
        End::Given(Trouble::say(
            format!("«{name}» non è una riga della tabella: {known}"),
            format!("'{name}' is no row of the table: {known}"),
        ))
    })
}

fn told(row: &Row, known: &Known, seconds: f64) -> Value {
    json!({"name": row.name, "what": row.what().en, "wanted": row.wanted, "measured": known.measured,
        "of": known.of, "holds": known.holds(row), "seconds": seconds})
}

fn text(row: &Row, known: &Known, seconds: f64, lang: Lang) -> String {
    let verdict = if known.holds(row) { "✓" } else { "✗" };
    format!(
        "{verdict} {:<12} {:<66} ≤ {:<6} {:>8.4}  {} {:>6} {seconds:>6.0} s",
        row.name,
        row.what().get(lang),
        row.wanted,
        known.measured,
        lang.pick("su", "of"),
        known.of
    )
}
