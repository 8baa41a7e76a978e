//! Kill the server at chosen and at random instants, start it again on what it has left, and judge what that is.

mod tally;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use tally::Tally;
use tokio::task::JoinSet;

use crate::house;
use crate::judge::judge;
use crate::lot::Lot;
use crate::party::{HURRY, gather};
use crate::stage::{Moment, Stage};
use crate::stored::Match;
use crate::street::{Street, Victim};
use crate::wishes::TABLES;

/// What can be typed.
pub fn command() -> Command {
    Command::new("kills")
        .about("Kill the server at chosen instants and judge what it has kept")
        .arg(Arg::new("binary").long("binary").required(true).value_parser(value_parser!(PathBuf)))
        .arg(Arg::new("kills").long("kills").default_value("10").value_parser(value_parser!(usize)))
        .arg(Arg::new("seed").long("seed").default_value("1").value_parser(value_parser!(u64)))
        .arg(
            Arg::new("nodes")
                .long("nodes")
                .default_value("1")
                .value_parser(value_parser!(u8).range(1..=9))
                .help("so many servers share a PostgreSQL; one of them is killed, and now and then the PostgreSQL"),
        )
        .arg(
            Arg::new("nats")
                .long("nats")
                .action(ArgAction::SetTrue)
                .help("a NATS carries their news, and is killed too; the binary must be built for it"),
        )
}

/// The instants that are sought in turn; the last is any.
const SOUGHT: [Option<Moment>; 5] =
    [Some(Moment::Sealed), Some(Moment::Window), Some(Moment::Clock), Some(Moment::Flight), None];
/// How long the crowd plays at least between two kills, at most so many milliseconds more.
const PLAY: (Duration, usize) = (Duration::from_millis(500), 1000);
/// A sought instant that does not come in this time is not waited for.
const PATIENCE: Duration = Duration::from_secs(8);
/// Servers stand there so long without their database, or their bus.
const WITHOUT: Duration = Duration::from_secs(2);
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
    let options = house::Options::new(binary, folder.path().join("data.conclave"));
    let begun = Instant::now();
    let mut trial = match *given.get_one::<u8>("nodes").unwrap_or(&1) {
        1 => Trial::begin(Street::of_one(options)?, seed)?,
        nodes => Trial::begin(Street::of(nodes, options, given.get_flag("nats")).await?, seed)?,
    };
    for number in 0..kills {
        trial.kill(SOUGHT[number % SOUGHT.len()], number).await?;
    }
    trial.finish().await?;
    println!("{kills} kills in {:.0} s", begun.elapsed().as_secs_f32());
    trial.tally.report(&trial.stage)
}

/// A run of kills.
struct Trial {
    street: Street,
    stage: Arc<Stage>,
    parties: JoinSet<()>,
    lot: Lot,
    tally: Tally,
}

impl Trial {
    fn begin(street: Street, seed: u64) -> Result<Self, String> {
        let stage = Arc::new(Stage::new(street.address.clone()));
        let mut lot = Lot::new(seed);
        let parties = gather(&stage, TABLES.into_iter(), &mut lot, HURRY)?;
        Ok(Trial { street, stage, parties, lot, tally: Tally::default() })
    }

    /// Lets the crowd play, seeks an instant, kills, judges, and starts again. Where others are left, what was killed comes again only when
    /// every table has gone on without it.
    async fn kill(&mut self, sought: Option<Moment>, number: usize) -> Result<(), String> {
        let (least, more) = PLAY;
        tokio::time::sleep(least + Duration::from_millis(self.lot.below(more) as u64)).await;
        let come = match sought {
            Some(moment) => self.stage.moments.comes(moment, PATIENCE).await.then_some(moment),
            None => None,
        };
        // Not always at the very beginning of what was sought.
        tokio::time::sleep(Duration::from_micros(self.lot.below(5000) as u64)).await;
        let victim = self.street.victim(number, &mut self.lot);
        let flying = self.stage.flying();
        if victim.is_a_service() {
            // For a while the servers stand there without it, and say so to whoever comes.
            if victim == Victim::Postgres {
                self.stage.gate.lack();
            }
            self.street.kill(victim);
            tokio::time::sleep(WITHOUT).await;
            self.street.start(victim).await?;
            self.stage.gate.close();
        } else {
            self.stage.gate.close();
            self.street.kill(victim);
        }
        self.stage.landed().await?;
        let matches = self.judged().await?;
        // A page has said that an envelope lies there; what is stored must say so too.
        let sealed = matches.iter().any(Match::has_sealed);
        self.tally.struck(victim, come.filter(|come| *come != Moment::Sealed || sealed), flying);
        let left = self.street.goes_on_without(victim);
        if !left && !victim.is_a_service() {
            self.street.start(victim).await?;
        }
        self.stage.gate.reopen();
        if self.street.is_shared() {
            self.goes_on("the kill").await;
        }
        if left { self.street.start(victim).await } else { Ok(()) }
    }

    /// Judges what is left, and gives the matches. Where another server goes on, tables are opened meanwhile: what is left is read after the
    /// ledger, so that it has all that the ledger says.
    async fn judged(&mut self) -> Result<Vec<Match>, String> {
        let book = self.stage.ledger.so_far();
        let matches = self.street.left().await?;
        self.tally.judged(&judge(&book, &matches));
        Ok(matches.into_values().collect())
    }

    /// Sees every table go on.
    async fn goes_on(&self, after: &str) {
        let acted = self.stage.acted(TABLES.len(), Instant::now(), |_| GOES_ON).await;
        for (_, wish) in acted.iter().zip(TABLES).filter(|(after, _)| after.is_none()) {
            self.stage.ledger.trouble(format!(
                "a table of {} ({}) does not go on after {after}",
                wish.game,
                wish.seats.join(", ")
            ));
        }
    }

    /// Sees every table go on, ends, and judges what servers leave that were asked to stop.
    async fn finish(&mut self) -> Result<(), String> {
        self.goes_on("the last start").await;
        self.stage.gate.end();
        while self.parties.join_next().await.is_some() {}
        self.street.stop()?;
        self.judged().await.map(drop)
    }
}
