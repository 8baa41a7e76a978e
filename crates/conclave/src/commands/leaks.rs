//! `conclave leaks`: can a bot know what its seat cannot?

use clap::ArgMatches;
use lab::Leaks;
use search::Budget;
use serde_json::json;
use table::Lang;

use super::{Done, game, line, listing, number, setup};
use crate::cli::GOLD;
use crate::end::End;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let entry = game(args)?;
    let setup = setup(args, &entry)?;
    let (games, seed) = (number(args, "games").unwrap_or(4), number(args, "seed").unwrap_or(1));
    let worlds = number(args, "worlds").unwrap_or(1000) as usize;
    let iterations = args.get_one::<u32>("iterations").copied().unwrap_or(30);
    let bots = match args.get_one::<String>("bot") {
        None => entry.bots.iter().map(AsRef::as_ref).collect(),
        Some(name) => vec![entry.named(name).map_err(End::Given)?],
    };
    let mut all = Vec::new();
    for bot in bots {
        let budget = Budget::Iterations(iterations);
        let leaks = Leaks { entry: &entry, bot, setup: &setup, budget, games, worlds, seed };
        all.push((bot.name(), leaks.look().map_err(End::Failed)?));
    }
    let json = || {
        let rows = all.iter().map(|(name, asked)| {
            json!({"bot": name, "moments": asked.moments, "answers": asked.answers, "hints": asked.hints})
        });
        json!({"game": entry.game.facts().id, "setup": setup, "worlds": worlds, "iterations": iterations, "seed": seed,
            "bots": rows.collect::<Vec<_>>()})
    };
    listing(args, json, || {
        line(format!("{GOLD}{}{GOLD:#}  {setup}", entry.game.facts().name))?;
        for (name, asked) in &all {
            let (moments, answers, hints) = (asked.moments, asked.answers, asked.hints);
            line(lang.pick(
                format!("{name:<12} {moments} momenti, ognuno in {worlds} mondi: {answers} risposte e {hints} consigli, sempre gli stessi"),
                format!("{name:<12} {moments} moments, each in {worlds} worlds: {answers} answers and {hints} hints, always the same"),
            ))?;
        }
        Ok(())
    })
}
