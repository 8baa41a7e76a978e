//! `conclave laws`.

use clap::ArgMatches;
use serde_json::{Map, Value, json};
use table::Lang;

use super::{Done, game, line, listing, number, setup};
use crate::cli::GOLD;
use crate::end::End;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let entry = game(args)?;
    let setup = setup(args, &entry)?;
    let (games, seed) = (number(args, "games").unwrap_or(200), number(args, "seed").unwrap_or(1));
    let tested = entry.game.laws(&setup, games, seed).map_err(End::Failed)?;
    let json = || {
        let laws: Map<String, Value> =
            tested.iter().map(|(law, times)| (law.en.trim().to_owned(), json!(times))).collect();
        json!({"game": entry.game.facts().id, "setup": setup, "games": games, "seed": seed, "tested": laws})
    };
    listing(args, json, || {
        line(format!("{GOLD}{}{GOLD:#}  {setup}", entry.game.facts().name))?;
        for (law, times) in &tested {
            line(format!("{:<38} {times:>12}", law.get(lang)))?;
        }
        line(lang.pick(
            format!("tutte le leggi reggono in {games} partite (seme {seed})"),
            format!("all laws hold in {games} games (seed {seed})"),
        ))
    })
}
