//! Kill the server at chosen and at random instants, start it again on what it has left, and judge what that is.

mod tally;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Arg, ArgMatches, Command, value_parser};
use tally::Tally;
use tokio::task::{JoinSet, block_in_place, spawn_blocking};

use crate::house::{self, House};
use crate::judge::judge;
use crate::lot::Lot;
use crate::party::{HURRY, gather};
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
        trial.kill(SOUGHT[number % SOUGHT.len()]).await?;
    }
    trial.finish().await?;
    println!("{kills} kills in {:.0} s", begun.elapsed().as_secs_f32());
    trial.tally.report(&trial.stage)
}

/// A run of kills.
struct Trial {
    options: house::Options,
    house: Option<House>,
    stage: Arc<Stage>,
    parties: JoinSet<()>,
    lot: Lot,
    tally: Tally,
}

impl Trial {
    fn begin(mut options: house::Options, seed: u64) -> Result<Self, String> {
        let house = House::start(&options)?;
        options.port = Some(house.port());
        let stage = Arc::new(Stage::new(house.address()));
        let mut lot = Lot::new(seed);
        let parties = gather(&stage, TABLES.into_iter(), &mut lot, HURRY)?;
        Ok(Trial { options, house: Some(house), stage, parties, lot, tally: Tally::default() })
    }

    /// Lets the crowd play, seeks an instant, kills, judges, and starts again.
    async fn kill(&mut self, sought: Option<Moment>) -> Result<(), String> {
        let (least, more) = PLAY;
        tokio::time::sleep(least + Duration::from_millis(self.lot.below(more) as u64)).await;
        let come = match sought {
            Some(moment) => self.stage.moments.comes(moment, PATIENCE).await.then_some(moment),
            None => None,
        };
        // Not always at the very beginning of what was sought.
        tokio::time::sleep(Duration::from_micros(self.lot.below(5000) as u64)).await;
        self.stage.gate.close();
        let flying = self.stage.flying();
        if let Some(house) = self.house.take() {
            house.kill();
        }
        self.stage.landed().await?;
        let matches = self.judged().await?;
        // A page has said that an envelope lies there; the file must say so too.
        let sealed = matches.iter().any(Match::has_sealed);
        self.tally.struck(come.filter(|come| *come != Moment::Sealed || sealed), flying);
        self.start().await?;
        self.stage.gate.reopen();
        Ok(())
    }

    /// Judges what is left, and gives the matches.
    async fn judged(&mut self) -> Result<Vec<Match>, String> {
        let matches = read_left(&self.options.data).await?;
        self.tally.judged(&judge(&self.stage.ledger.so_far(), &matches));
        Ok(matches.into_values().collect())
    }

    async fn start(&mut self) -> Result<(), String> {
        let options = self.options.clone();
        let started = spawn_blocking(move || House::start(&options)).await;
        self.house = Some(started.map_err(|error| format!("starting broke off: {error}"))??);
        Ok(())
    }

    /// Sees every table go on, ends, and judges what a server leaves that was asked to stop.
    async fn finish(&mut self) -> Result<(), String> {
        let acted = self.stage.acted(TABLES.len(), Instant::now(), |_| GOES_ON).await;
        for (_, wish) in acted.iter().zip(TABLES).filter(|(after, _)| after.is_none()) {
            self.stage
                .ledger
                .trouble(format!("a table of {} does not go on after the last start", wish.game));
        }
        self.stage.gate.end();
        while self.parties.join_next().await.is_some() {}
        if let Some(house) = self.house.take() {
            block_in_place(|| house.stop())?;
        }
        self.judged().await.map(drop)
    }
}
