//! The sub-commands, one file each.

mod backup;
mod balance;
mod check_cards;
mod deck;
mod doctor;
mod elo;
mod games;
mod habits;
mod laws;
mod leaks;
mod learn;
mod lines;
mod load;
mod perft;
mod play;
mod position;
mod replay;
mod rules;
mod series;
mod serve;
mod setups;
mod solve;
mod suite;
mod truths;

use std::io::Write as _;
use std::path::PathBuf;

use clap::ArgMatches;
use clap::parser::ValueSource;
use search::Entry;
use serde_json::Value;
use table::{Lang, Trouble};

use crate::card_files;
use crate::cli;
use crate::end::End;

/// A command's result.
type Done = Result<(), End>;

/// Runs what was typed.
pub(crate) fn run(matches: &ArgMatches, lang: Lang) -> Done {
    if let Some((name, _)) = matches.subcommand() {
        misplaced(matches, name)?;
    }
    let files = card_files::given(matches.subcommand().map_or(matches, |(_, args)| args), lang)?;
    match matches.subcommand() {
        None => serve::run(matches, &files, lang),
        Some(("serve", args)) => serve::run(args, &files, lang),
        Some(("games", args)) => games::run(args, lang),
        Some(("rules", args)) => rules::run(args, lang),
        Some(("play", args)) => play::run(args, lang),
        Some(("replay", args)) => replay::run(args, lang),
        Some(("perft", args)) => perft::run(args, lang),
        Some(("laws", args)) => laws::run(args, lang),
        Some(("habits", args)) => habits::run(args, lang),
        Some(("leaks", args)) => leaks::run(args, lang),
        Some(("setups", args)) => setups::run(args, lang),
        Some(("position", args)) => position::run(args, lang),
        Some(("cards", args)) => games::cards(args, lang),
        Some(("check-cards", args)) => check_cards::run(args, lang),
        Some(("deck", args)) => deck::run(args, lang),
        Some(("series", args)) => series::run(args, lang),
        Some(("balance", args)) => balance::run(args, lang),
        Some(("learn", args)) => learn::run(args, lang),
        Some(("elo", args)) => elo::run(args, lang),
        Some(("solve", args)) => solve::run(args, lang),
        Some(("suite", args)) => suite::run(args, lang),
        Some(("truths", args)) => truths::run(args, lang),
        Some(("load", args)) => load::run(args, lang),
        Some(("backup", args)) => backup::backup(args, lang),
        Some(("restore", args)) => backup::restore(args, lang),
        Some(("doctor", args)) => doctor::run(args, lang),
        Some((_, args)) => completions(args, lang),
    }
}

/// The options of the site stand before a sub-command that is not the site: nobody can have meant that.
fn misplaced(matches: &ArgMatches, name: &str) -> Done {
    let typed = |option: &&&str| matches.value_source(option) == Some(ValueSource::CommandLine);
    match ["listen", "data", "database", "no-open", "iterations"].iter().find(typed) {
        None => Ok(()),
        Some(option) => Err(End::Given(Trouble::say(
            format!("--{option} sta prima di «{name}»: scrivi «conclave {name} …» con le sue opzioni dopo"),
            format!("--{option} stands before '{name}': write 'conclave {name} …' with its options after it"),
        ))),
    }
}

fn completions(args: &ArgMatches, lang: Lang) -> Done {
    if let Some(shell) = args.get_one::<clap_complete::Shell>("shell") {
        clap_complete::generate(*shell, &mut cli::command(lang), "conclave", &mut std::io::stdout());
    }
    Ok(())
}

/// The game named on the command line.
fn game(args: &ArgMatches) -> Result<Entry, End> {
    Ok(catalogue::find(args.get_one::<String>("game").map_or("", String::as_str))?)
}

/// The setup given, as it prints. Cards given with `--cards` are meant unless the setup names others.
fn setup(args: &ArgMatches, entry: &Entry) -> Result<String, End> {
    let text = args.get_one::<String>("setup").map_or("", String::as_str);
    match card_files::meant(args, entry) {
        Some(set) if !text.contains("cards=") => Ok(entry.game.setup(&format!("{text} cards={set}"))?),
        _ => Ok(entry.game.setup(text)?),
    }
}

/// A path named on the command line.
fn path<'a>(args: &'a ArgMatches, name: &str) -> Result<&'a PathBuf, End> {
    args.get_one::<PathBuf>(name)
        .ok_or_else(|| End::Given(Trouble::say(format!("manca: {name}"), format!("{name} is missing"))))
}

/// Waits for what the store does.
fn wait<T>(work: impl Future<Output = Result<T, Trouble>>) -> Result<T, End> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(work).map_err(End::Machine)
}

fn number(args: &ArgMatches, name: &str) -> Option<u64> {
    args.get_one::<u64>(name).copied()
}

/// Prints a line; a reader that has gone ends the command quietly.
fn line(text: impl std::fmt::Display) -> Done {
    Ok(writeln!(anstream::stdout(), "{text}")?)
}

/// Prints a listing: as JSON when asked, else as lines.
fn listing(args: &ArgMatches, json: impl FnOnce() -> Value, lines: impl FnOnce() -> Done) -> Done {
    if args.get_flag("json") { line(format!("{:#}", json())) } else { lines() }
}
