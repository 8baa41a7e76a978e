//! `conclave perft`.

use std::path::PathBuf;

use clap::ArgMatches;
use search::Entry;
use serde_json::json;
use table::erased::AnyMatch;
use table::perft::Distinct;
use table::{Lang, Seed, Trouble};

use super::{Done, game, line, listing, number, position, replay, setup};
use crate::end::End;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let entry = game(args)?;
    let depth = number(args, "depth").unwrap_or_default() as usize;
    let start = start(args, &entry)?;
    if !args.get_flag("distinct") {
        let count = start.perft(depth);
        return listing(args, || json!({"depth": depth, "sequences": count}), || line(count));
    }
    let Some(found) = start.distinct(depth) else {
        return Err(End::Given(Trouble::say(
            "questo gioco non ha posizioni scritte",
            "this game has no notation",
        )));
    };
    let Distinct { positions, ended, cut_short } = found;
    listing(
        args,
        || json!({"turns": depth, "positions": positions, "ended": ended, "cut_short": cut_short}),
        || {
            let (it, en) = match cut_short {
                0 => (String::new(), String::new()),
                n => (format!(", arrivate al limite: {n}"), format!(", cut short by the cap: {n}")),
            };
            line(lang.pick(
                format!("{positions} (finite: {ended}{it})"),
                format!("{positions} (ended: {ended}{en})"),
            ))
        },
    )
}

fn start(args: &ArgMatches, entry: &Entry) -> Result<Box<dyn AnyMatch>, End> {
    let setup = setup(args, entry)?;
    if let Some(text) = args.get_one::<String>("position") {
        return position::open(entry, text, &setup);
    }
    if let Some(path) = args.get_one::<PathBuf>("record") {
        return Ok(replay::read(path)?.1);
    }
    Ok(entry.game.open(&setup, number(args, "seed").map(Seed::from_number))?)
}
