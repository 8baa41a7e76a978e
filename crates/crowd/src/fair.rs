//! Let one person play against a computer, alone and beside many tables of computers that are all watched, in turn; and measure how long the
//! computer takes to reply, and how far it thinks in that time.

mod figures;
mod person;
mod watchers;

use std::path::PathBuf;
use std::time::Duration;

use clap::{Arg, ArgMatches, Command, value_parser};
use futures_util::stream::{StreamExt as _, TryStreamExt as _, iter};
use tokio::task::block_in_place;

use crate::client::Visitor;
use crate::house::{House, Options};
use figures::{Ratio, mean};
use person::{Person, Reply};
use watchers::Watchers;

/// What can be typed.
pub fn command() -> Command {
    let number = |name: &'static str, usual: &'static str, help: &'static str| {
        Arg::new(name).long(name).default_value(usual).value_parser(value_parser!(usize)).help(help)
    };
    Command::new("fair")
        .about("Measure a computer's replies to a person beside many tables of computers")
        .arg(Arg::new("binary").long("binary").required(true).value_parser(value_parser!(PathBuf)))
        .arg(number("tables", "500", "how many tables of computers"))
        .arg(number("runs", "5", "how often it is measured, each time alone and beside them"))
        .arg(number("replies", "15", "how many replies are measured each time"))
}

/// The games of the tables of computers, by turns, and how many sit there.
const GAMES: [(&str, usize); 5] =
    [("evilrunner", 2), ("godlucky", 3), ("sancta", 2), ("capitale", 2), ("dogma", 2)];
/// So many tables are opened at the same time.
const TOGETHER: usize = 4;
/// How long it takes until what has begun or ended has done so.
const SETTLE: Duration = Duration::from_secs(3);
/// A reply may take so many times as long beside the others.
const SLOWEST: f64 = 1.5;
/// And so much of the thinking has to be left.
const LEAST: f64 = 0.8;

/// Does it.
///
/// # Errors
/// When a reply does not come, or it is not fair.
pub async fn run(given: &ArgMatches) -> Result<(), String> {
    let number = |name: &str| given.get_one::<usize>(name).copied().unwrap_or_default();
    let (tables, runs, replies) = (number("tables"), number("runs"), number("replies"));
    let binary = given.get_one::<PathBuf>("binary").cloned().unwrap_or_default();
    let folder = tempfile::tempdir().map_err(|error| format!("no folder for the data: {error}"))?;
    let options = Options::new(binary, folder.path().join("data.conclave"));
    let env = [("CONCLAVE_LOG", "server::driver=debug"), ("NO_COLOR", "1")];
    let env = env.map(|(name, value)| (name.into(), value.into())).to_vec();
    let house = block_in_place(|| House::start(&Options { live: true, env, ..options }))?;
    let ids = open(&house, tables).await?;
    println!("{} tables of computers; {runs} runs of {replies} replies alone and beside them", ids.len());
    let mut person = Person::new(&house)?;
    let (mut slower, mut left) = (Vec::new(), Vec::new());
    for run in 1..=runs {
        let alone = person.replies(replies).await?;
        let watchers = Watchers::gather(&house.address(), &ids).await?;
        tokio::time::sleep(SETTLE).await;
        let before = watchers.pushes();
        let beside = person.replies(replies).await?;
        let pushes = watchers.pushes() - before;
        drop(watchers);
        tokio::time::sleep(SETTLE).await;
        let took = [&alone, &beside].map(|all| mean(all.iter().map(Reply::seconds)));
        let thought = [&alone, &beside].map(|all| mean(all.iter().map(|reply| reply.iterations as f64)));
        println!(
            "run {run}: a reply took {:.3} s alone, {:.3} s beside; {:.0} iterations alone, {:.0} beside; {pushes} pushes to those who watch",
            took[0], took[1], thought[0], thought[1]
        );
        slower.push(took[1] / took[0]);
        left.push(thought[1] / thought[0]);
    }
    block_in_place(|| house.stop())?;
    let (slower, left) = (Ratio::of(&slower), Ratio::of(&left));
    println!(
        "a reply takes {slower} times as long (at most {SLOWEST}), with {left} of the iterations (at least {LEAST})"
    );
    match slower.mean <= SLOWEST && left.mean >= LEAST {
        true => Ok(()),
        false => Err("that is not fair".to_owned()),
    }
}

/// Opens so many tables of computers, each by another visitor; their ids.
async fn open(house: &House, tables: usize) -> Result<Vec<String>, String> {
    let visitor = Visitor::new(&house.address())?;
    let one = |nth: usize| {
        let mut visitor = visitor.another();
        async move {
            let (game, seats) = GAMES[nth % GAMES.len()];
            let path = format!("/new/{game}");
            let form = visitor.form(&path, &path).await?;
            let given: Vec<(String, &str)> =
                (0..seats).map(|seat| (format!("seat-{seat}"), "master")).collect();
            let mut fields: Vec<(&str, &str)> =
                given.iter().map(|(name, who)| (name.as_str(), *who)).collect();
            let count = seats.to_string();
            if form.field("field-seats").is_some() {
                fields.push(("field-seats", &count));
            }
            let to = visitor.give(&path, &fields).await?;
            to.strip_prefix("/t/").map(str::to_owned).ok_or_else(|| format!("{path} leads to '{to}'"))
        }
    };
    iter((0..tables).map(one)).buffer_unordered(TOGETHER).try_collect().await
}
