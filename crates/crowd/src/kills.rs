//! Kill the server at chosen and at random instants, start it again on what it has left, and judge what that is.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Arg, ArgMatches, Command, value_parser};
use tokio::task::JoinSet;

use crate::house::{self, House};
use crate::judge::judge;
use crate::ledger::Fate;
use crate::lot::Lot;
use crate::party::Party;
use crate::stage::{Moment, Stage};
use crate::stored::{Match, read_left};
use crate::wishes::TABLES;

/// What can be typed.
pub fn command() -> Command {
    Command::new("kills")
        .about("Kill the server at chosen instants and judge what it has kept")
        .arg(Arg::new("binary").long("binary").required(true).value_parser(value_parser!(PathBuf)))
        .arg(Arg::new("kills").long("kills").default_value("10").value_parser(value_parser!(usize)))
        .arg(Arg::new("seed").long("seed").default_value("1").value_parser(value_parser!(u64)))
}

/// The instants that are sought in turn; the last is any.
const SOUGHT: [Option<Moment>; 5] =
    [Some(Moment::Sealed), Some(Moment::Window), Some(Moment::Clock), Some(Moment::Flight), None];
/// How long the crowd plays at least between two kills, at most so many milliseconds more.
const PLAY: (Duration, usize) = (Duration::from_millis(500), 1000);
/// A sought instant that does not come in this time is not waited for.
const PATIENCE: Duration = Duration::from_secs(8);
/// After the last kill every table must have gone on in this time. A reaction window takes four seconds of it.
const GOES_ON: Duration = Duration::from_secs(15);

/// Does it.
///
/// # Errors
/// When something was lost, doubled or kept against its refusal, or a table does not go on.
pub async fn run(given: &ArgMatches) -> Result<(), String> {
    let (kills, seed) =
        (*given.get_one::<usize>("kills").unwrap_or(&10), *given.get_one("seed").unwrap_or(&1));
    let binary = given.get_one::<PathBuf>("binary").cloned().unwrap_or_default();
    let folder = tempfile::tempdir().map_err(|error| format!("no folder for the data: {error}"))?;
    let begun = Instant::now();
    let mut trial = Trial::begin(house::Options::new(binary, folder.path().join("data.conclave")), seed)?;
    for number in 0..kills {
        trial.kill(number).await?;
    }
    trial.finish().await?;
    println!("{kills} kills in {:.0} s", begun.elapsed().as_secs_f32());
    trial.report()
}

/// A run of kills.
struct Trial {
    options: house::Options,
    house: Option<House>,
    stage: Arc<Stage>,
    parties: JoinSet<()>,
    lot: Lot,
    /// How often it was killed at which kind of instant.
    struck: BTreeMap<&'static str, usize>,
    /// How many answers were on their way when it was killed, in all, and at how many kills any were.
    flying: (usize, usize),
    /// What does not agree, with the kill after which it was seen first.
    wrong: BTreeMap<String, usize>,
}

impl Trial {
    fn begin(mut options: house::Options, seed: u64) -> Result<Self, String> {
        let house = House::start(&options)?;
        options.port = Some(house.port());
        let stage = Arc::new(Stage::new(house.address()));
        let (mut lot, mut parties) = (Lot::new(seed), JoinSet::new());
        for (number, wish) in TABLES.into_iter().enumerate() {
            parties.spawn(Party::new(number, wish, &stage, lot.split())?.play());
        }
        let (struck, wrong) = (BTreeMap::new(), BTreeMap::new());
        Ok(Trial { options, house: Some(house), stage, parties, lot, struck, flying: (0, 0), wrong })
    }

    /// Lets the crowd play, seeks an instant, kills, judges, and starts again.
    async fn kill(&mut self, number: usize) -> Result<(), String> {
        let (least, more) = PLAY;
        tokio::time::sleep(least + Duration::from_millis(self.lot.below(more) as u64)).await;
        let sought = SOUGHT[number % SOUGHT.len()];
        let come = match sought {
            Some(moment) => self.stage.comes(moment, PATIENCE).await.then_some(moment),
            None => None,
        };
        // Not always at the very beginning of what was sought.
        tokio::time::sleep(Duration::from_micros(self.lot.below(5000) as u64)).await;
        self.stage.close();
        let flying = self.stage.flying();
        if let Some(house) = self.house.take() {
            house.kill();
        }
        self.flying = (self.flying.0 + flying, self.flying.1 + usize::from(flying > 0));
        self.landed().await?;
        let matches = self.judged(number + 1).await?;
        let sealed = matches.iter().any(Match::has_sealed);
        *self.struck.entry(name(come.filter(|come| *come != Moment::Sealed || sealed))).or_default() += 1;
        self.start().await?;
        self.stage.reopen();
        Ok(())
    }

    /// Waits until every answer that was on its way has come or broken off.
    async fn landed(&self) -> Result<(), String> {
        let begun = Instant::now();
        while self.stage.flying() > 0 {
            if begun.elapsed() > PATIENCE {
                return Err("an answer neither comes nor breaks off though the server is dead".to_owned());
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(())
    }

    /// Judges what is left, and gives the matches of the crowd.
    async fn judged(&mut self, number: usize) -> Result<Vec<Match>, String> {
        let matches = read_left(&self.options.data).await?;
        let book = self.stage.ledger.so_far();
        let verdict = judge(&book, &matches);
        for line in verdict.lines() {
            self.wrong.entry(line).or_insert(number);
        }
        Ok(matches.into_values().collect())
    }

    async fn start(&mut self) -> Result<(), String> {
        let options = self.options.clone();
        let started = tokio::task::spawn_blocking(move || House::start(&options)).await;
        self.house = Some(started.map_err(|error| format!("starting broke off: {error}"))??);
        Ok(())
    }

    /// Sees every table go on, ends, and judges what a server leaves that was asked to stop.
    async fn finish(&mut self) -> Result<(), String> {
        let last = Instant::now();
        let mut silent: BTreeSet<usize> = (0..TABLES.len()).collect();
        while !silent.is_empty() && last.elapsed() < GOES_ON {
            tokio::time::sleep(Duration::from_millis(100)).await;
            let since = self.stage.posted().into_iter().filter(|posted| posted.begun >= last);
            let taken = since.filter(|posted| Fate::of(posted.status) == Fate::Acknowledged);
            taken.for_each(|posted| _ = silent.remove(&posted.party));
        }
        for party in silent {
            let game = TABLES[party].game;
            self.stage.ledger.trouble(format!("{game} (table {party}) does not go on after the last start"));
        }
        self.stage.end();
        while self.parties.join_next().await.is_some() {}
        if let Some(house) = self.house.take() {
            tokio::task::block_in_place(|| house.stop())?;
        }
        self.judged(usize::MAX).await?;
        Ok(())
    }

    fn report(&self) -> Result<(), String> {
        for (name, count) in &self.struck {
            println!("  {count:4} {name}");
        }
        let (answers, kills) = self.flying;
        println!("  {kills:4} of them with answers on their way: {answers} answers");
        let book = self.stage.ledger.so_far();
        let [acknowledged, unsure, refused] =
            [Fate::Acknowledged, Fate::Unsure, Fate::Refused].map(|fate| book.count(fate));
        let broken = self.stage.posted().iter().filter(|posted| posted.status.is_none()).count();
        println!(
            "{} tables; acts: {acknowledged} acknowledged, {unsure} unsure, {refused} refused; {broken} connections broke",
            book.tables.len()
        );
        let count = |kind: &str| self.wrong.keys().filter(|line| line.starts_with(kind)).count();
        println!(
            "lost {}, doubled {}, kept {}, foreign {}",
            count("LOST"),
            count("DOUBLED"),
            count("KEPT"),
            count("FOREIGN")
        );
        let wrong = self.wrong.iter().map(|(line, kill)| match *kill {
            usize::MAX => format!("at the end: {line}"),
            kill => format!("after kill {kill}: {line}"),
        });
        let wrong: Vec<String> = wrong.chain(book.troubles.iter().cloned()).collect();
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }
}

fn name(moment: Option<Moment>) -> &'static str {
    match moment {
        Some(Moment::Sealed) => "between two envelopes of a question",
        Some(Moment::Window) => "in an open reaction window with one answer laid",
        Some(Moment::Clock) => "while the clock of a match ran",
        Some(Moment::Flight) => "while several answers were on their way",
        None => "at any instant",
    }
}
