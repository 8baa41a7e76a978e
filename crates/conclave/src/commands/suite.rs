//! `conclave suite`: a bot at positions whose right answers are proved.

mod file;
mod mine;
mod report;

use std::fs;
use std::path::PathBuf;

use clap::ArgMatches;
use lab::many;
use lab::suite::{Half, Kind, Position, Solved, solved};
use search::{AnyBot, Budget, Entry};
use table::{Lang, Trouble};

use self::report::Report;
use super::{Done, game, listing, number};
use crate::end::End;

/// A bot without a budget of its own thinks so many playouts.
const PLAIN: u32 = 12_000;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let entry = game(args)?;
    let quarry = catalogue::quarry(entry.game.facts().id)?;
    if let Some(games) = number(args, "mine") {
        return mine::run(args, &entry, quarry.as_ref(), games, lang);
    }
    let text = match args.get_one::<PathBuf>("file") {
        Some(path) => fs::read_to_string(path).map_err(|error| End::file(path, &error))?,
        None => quarry.suite().to_owned(),
    };
    let positions = file::read(quarry.id(), &text).map_err(End::Given)?;
    let positions: Vec<(usize, Position)> =
        positions.into_iter().filter(|(_, one)| is_asked(args, one)).collect();
    if positions.is_empty() {
        return Err(End::Given(Trouble::say(
            "di questo genere e di questa metà non c'è nessuna posizione",
            "there is no position of this kind and this half",
        )));
    }
    let name = args.get_one::<String>("seats").map_or("master", String::as_str);
    let bot = entry.named(name).map_err(End::Given)?;
    let iterations = args.get_one::<u32>("iterations").copied().or(bot.live()).unwrap_or(PLAIN);
    let answers = asked(&entry, bot, &positions, Budget::Iterations(iterations)).map_err(End::Given)?;
    let report = Report { entry: &entry, bot: name, iterations, positions: &positions, answers: &answers };
    listing(args, || report.json(), || report.text(args.get_flag("failures"), lang))?;
    let least = f64::from(args.get_one::<u32>("at-least").copied().unwrap_or(95));
    let short: Vec<&str> =
        report.rows().iter().filter(|row| 100.0 * row.1.rate() < least).map(|row| row.0.word()).collect();
    if short.is_empty() {
        return Ok(());
    }
    let short = short.join(", ");
    Err(End::Failed(Trouble::say(
        format!("meno del {least} % risolto: {short}"),
        format!("less than {least} % solved: {short}"),
    )))
}

/// Is the position of a kind and half that is asked for?
fn is_asked(args: &ArgMatches, position: &Position) -> bool {
    let half = args.get_one::<String>("half").and_then(|word| Half::of_word(word));
    half.is_none_or(|half| half == position.half) && kinds(args).contains(&position.kind)
}

/// The kinds that are asked for, each once: all, where none is named.
fn kinds(args: &ArgMatches) -> Vec<Kind> {
    let named: Vec<&String> = args.get_many("kind").into_iter().flatten().collect();
    Kind::ALL
        .into_iter()
        .filter(|kind| named.is_empty() || named.iter().any(|word| *word == kind.word()))
        .collect()
}

/// What the bot does at each, on as many threads as the machine has cores.
fn asked(
    entry: &Entry,
    bot: &dyn AnyBot,
    positions: &[(usize, Position)],
    budget: Budget,
) -> Result<Vec<Solved>, Trouble> {
    let ask = |nth: u64| {
        let (line, position) = &positions[nth as usize];
        solved(entry.game.as_ref(), bot, position, budget).map_err(|trouble| trouble.at(*line, 1))
    };
    many(positions.len() as u64, &|_| (), ask).into_iter().collect()
}

#[cfg(test)]
mod tests;
