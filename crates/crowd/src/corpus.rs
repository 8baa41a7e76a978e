//! Tables of a version, written down in a folder (an entry of the corpus) and played on by others.

mod check;
mod kept;
mod look;
mod marks;
mod plans;
mod records;
mod steps;
mod write;

use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

/// What can be typed.
pub fn command() -> Command {
    let binary = || path("binary", "the conclave binary").long("binary").required(true);
    Command::new("corpus")
        .about("Tables of a version, written down and played on by others")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(
            Command::new("write")
                .about("Play matches of all games and keep the data file, with what is in it")
                .arg(binary())
                .arg(
                    path("into", "the folder of the entry, which must be new or empty")
                        .long("into")
                        .required(true),
                )
                .arg(
                    path("cards", "a set of cards of one's own; may be repeated")
                        .long("cards")
                        .action(ArgAction::Append),
                )
                .arg(
                    Arg::new("seed")
                        .long("seed")
                        .value_name("N")
                        .value_parser(value_parser!(u64))
                        .default_value("1")
                        .help("fixes what the persons choose"),
                ),
        )
        .subcommand(
            Command::new("check")
                .about("Show that a binary opens everything that was kept and goes on with it")
                .arg(binary())
                .arg(path("entry", "folders that 'corpus write' has left").required(true).num_args(1..)),
        )
}

/// Does it.
///
/// # Errors
/// When something does not hold.
pub async fn run(given: &ArgMatches) -> Result<(), String> {
    match given.subcommand() {
        Some(("write", given)) => {
            let seed = given.get_one("seed").copied().unwrap_or(1);
            let cards: Vec<PathBuf> = given.get_many("cards").into_iter().flatten().cloned().collect();
            write::write(&one(given, "binary")?, &one(given, "into")?, &cards, seed).await
        }
        Some(("check", given)) => {
            let entries: Vec<PathBuf> = given.get_many("entry").into_iter().flatten().cloned().collect();
            check::check(&one(given, "binary")?, &entries).await
        }
        // clap has refused everything else.
        _ => Ok(()),
    }
}

fn path(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).value_name("PATH").value_parser(value_parser!(PathBuf)).help(help)
}

fn one(given: &ArgMatches, name: &str) -> Result<PathBuf, String> {
    given.get_one(name).cloned().ok_or_else(|| format!("--{name} is missing"))
}
