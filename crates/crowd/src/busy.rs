//! Let many tables answer while the disk is busy, and measure how long an answer waits.

use std::fs::File;
use std::io::{Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::{Arg, ArgMatches, Command, value_parser};
use tokio::task::block_in_place;

use crate::house::{House, Options};
use crate::judge::judge;
use crate::lot::Lot;
use crate::party::gather;
use crate::shim::Faults;
use crate::stage::{Posted, Stage};
use crate::stored::read_left;
use crate::wishes::TABLES;

/// What can be typed.
pub fn command() -> Command {
    let number = |name: &'static str, usual: &'static str, help: &'static str| {
        Arg::new(name).long(name).default_value(usual).value_parser(value_parser!(u32)).help(help)
    };
    Command::new("busy")
        .about("Let many tables answer while the disk is busy")
        .arg(Arg::new("binary").long("binary").required(true).value_parser(value_parser!(PathBuf)))
        .arg(number("tables", "48", "how many tables"))
        .arg(number("seconds", "30", "for how long"))
        .arg(number("writers", "2", "how many threads write and flush on the same disk"))
        .arg(number("slow", "0", "so many milliseconds more for each flush of the data file"))
        .arg(
            Arg::new("folder")
                .long("folder")
                .value_parser(value_parser!(PathBuf))
                .help("a folder on the disk that is meant [the system's for temporary files]"),
        )
}

/// How long persons think at most, in milliseconds.
const THOUGHT: usize = 400;
/// What a busy thread writes between two flushes, and after how many of them it begins again.
const BLOCK: (usize, usize) = (1 << 20, 32);
/// An answer that waits longer than this is felt.
const FELT: Duration = Duration::from_secs(1);

/// Does it.
///
/// # Errors
/// When an act was lost, an answer did not come, or the server failed.
pub async fn run(given: &ArgMatches) -> Result<(), String> {
    let number = |name: &str| given.get_one::<u32>(name).copied().unwrap_or_default();
    let binary = given.get_one::<PathBuf>("binary").cloned().unwrap_or_default();
    let place = given.get_one::<PathBuf>("folder").cloned().unwrap_or_else(std::env::temp_dir);
    let folder = tempfile::tempdir_in(place).map_err(|error| format!("no folder for the data: {error}"))?;
    let data = folder.path().join("data.conclave");
    let mut options = Options::new(binary, &data);
    if number("slow") > 0 {
        let faults = Faults::build(folder.path(), &data)?;
        faults.set(&format!("sync-delay {}\n", number("slow")))?;
        options.env = faults.env();
    }
    let house = block_in_place(|| House::start(&options))?;
    let stage = Arc::new(Stage::new(house.address()));
    let tables = TABLES.into_iter().cycle().take(number("tables") as usize);
    let mut parties = gather(&stage, tables, &mut Lot::new(1), THOUGHT)?;
    let writers = Writers::begin(folder.path(), number("writers"));
    tokio::time::sleep(Duration::from_secs(number("seconds").into())).await;
    let flushes = writers.end();
    stage.gate.end();
    while parties.join_next().await.is_some() {}
    block_in_place(|| house.stop())?;
    let book = stage.ledger.so_far();
    println!("{} tables, {} s, {flushes} flushes of others", number("tables"), number("seconds"));
    let mut wrong = told(&stage.posted());
    wrong.extend(book.troubles.iter().cloned());
    wrong.extend(judge(&book, &read_left(&data).await?).lines());
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Prints how long the answers waited; gives what is wrong with them.
fn told(posted: &[Posted]) -> Vec<String> {
    let mut waits: Vec<Duration> = posted.iter().map(|posted| posted.took).collect();
    waits.sort_unstable();
    let at =
        |share: usize| waits.get(waits.len().saturating_sub(1) * share / 100).copied().unwrap_or_default();
    let felt = waits.iter().filter(|wait| **wait > FELT).count();
    println!(
        "{} acts; an answer waited {:.3} s (p50), {:.3} s (p99), {:.3} s (longest); {felt} waited more than {FELT:?}",
        waits.len(),
        at(50).as_secs_f32(),
        at(99).as_secs_f32(),
        at(100).as_secs_f32(),
    );
    match posted.iter().filter(|posted| posted.is_failed()).count() {
        0 => Vec::new(),
        failed => vec![format!("{failed} acts were not answered, or answered that the server failed")],
    }
}

/// Threads that keep the disk busy.
struct Writers {
    over: Arc<AtomicBool>,
    threads: Vec<std::thread::JoinHandle<usize>>,
}

impl Writers {
    fn begin(folder: &Path, count: u32) -> Self {
        let over = Arc::new(AtomicBool::new(false));
        let thread = |nth| {
            let (path, over) = (folder.join(format!("busy-{nth}")), Arc::clone(&over));
            std::thread::spawn(move || keep_busy(&path, &over).unwrap_or_default())
        };
        let threads = (0..count).map(thread).collect();
        Writers { over, threads }
    }

    /// Ends them and says how often they have flushed.
    fn end(self) -> usize {
        self.over.store(true, Ordering::Relaxed);
        self.threads.into_iter().map(|thread| thread.join().unwrap_or_default()).sum()
    }
}

/// Writes and flushes until it is over; says how often.
fn keep_busy(path: &Path, over: &AtomicBool) -> std::io::Result<usize> {
    let (size, blocks) = BLOCK;
    let (mut file, block) = (File::create(path)?, vec![1; size]);
    for count in 0.. {
        if over.load(Ordering::Relaxed) {
            return Ok(count);
        }
        if count % blocks == 0 {
            file.rewind()?;
        }
        file.write_all(&block)?;
        file.sync_all()?;
    }
    Ok(0)
}
