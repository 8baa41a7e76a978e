//! Let many tables answer while the disk is busy, and measure how long an answer waits.

use std::fs::File;
use std::io::{Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::{Arg, ArgMatches, Command, value_parser};

use crate::complaints::shortened;
use crate::judge::judge;
use crate::scene::{Place, Scene};
use crate::shim::Kind;
use crate::stage::Posted;
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
    let within = given.get_one::<PathBuf>("folder").cloned().unwrap_or_else(std::env::temp_dir);
    let place = Place::new(&within)?;
    let tables: Vec<_> = TABLES.into_iter().cycle().take(number("tables") as usize).collect();
    let scene = Scene::begin(&place.options(&binary), &tables, THOUGHT).await?;
    let (stage, from) = (Arc::clone(&scene.stage), Instant::now());
    if number("slow") > 0 {
        place.faults.set(&format!("sync-delay {}\n", number("slow")))?;
    }
    let writers = Writers::begin(place.folder(), number("writers"));
    tokio::time::sleep(Duration::from_secs(number("seconds").into())).await;
    let flushes = writers.end();
    place.faults.set("")?;
    let stopped = scene.stop().await;
    println!("{} tables, {} s, {flushes} flushes of others", tables.len(), number("seconds"));
    if number("slow") > 0 && place.faults.hits(Kind::Delay) == 0 {
        return Err("no flush was slow: a statically linked program cannot be given the library".to_owned());
    }
    let posted: Vec<Posted> = stage.posted().into_iter().filter(|posted| posted.begun >= from).collect();
    let book = stage.ledger.so_far();
    let verdict = judge(&book, &read_left(&place.data).await?);
    let wrong: Vec<String> = told(&posted).into_iter().chain(stopped.err()).chain(book.troubles).collect();
    let wrong = shortened([wrong, verdict.lines()].concat());
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
