//! The server under test: the real binary as a process of its own, started, stopped and killed.

mod port;
mod process;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

pub(crate) use port::free_port;
use port::is_healthy;
use process::{Said, command};
pub(crate) use process::{end, watch};

/// How to start it.
#[derive(Clone, Debug)]
pub struct Options {
    /// The binary.
    pub binary: PathBuf,
    /// The data file; it is made when it is missing.
    pub data: PathBuf,
    /// The PostgreSQL that it shares with others, in the place of the data file.
    pub database: Option<String>,
    /// The NATS that carries its news.
    pub bus: Option<String>,
    /// Files of cards of one's own.
    pub cards: Vec<PathBuf>,
    /// Where to listen; `None` for any free port.
    pub port: Option<u16>,
    /// Do its computers think for as long as in live play, and not only five playouts?
    pub live: bool,
    /// More variables of its environment.
    pub env: Vec<(OsString, OsString)>,
}

impl Options {
    /// This binary on this data file, on a free port, with nothing else.
    pub fn new(binary: impl Into<PathBuf>, data: impl Into<PathBuf>) -> Self {
        let (cards, env) = (Vec::new(), Vec::new());
        let (database, bus, port) = (None, None, None);
        Options { binary: binary.into(), data: data.into(), database, bus, cards, port, live: false, env }
    }
}

/// A running server; it is killed with the value.
#[derive(Debug)]
pub struct House {
    child: Child,
    /// Kills the server should this program itself be killed.
    watch: Child,
    port: u16,
    said: Said,
}

/// How long a server may take to begin and to end. Starting on a large file replays every open match.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is looked for meanwhile.
const LOOK: Duration = Duration::from_millis(10);

impl House {
    /// Starts the server and waits until it answers `GET /health`. It blocks for some tenths of a second.
    ///
    /// # Errors
    /// When the binary cannot be run, ends at once, or does not answer in time: with its last words.
    pub fn start(options: &Options) -> Result<House, String> {
        let port = options.port.map_or_else(free_port, Ok)?;
        let mut child = command(options, port)
            .spawn()
            .map_err(|error| format!("'{}' cannot be started: {error}", options.binary.display()))?;
        let said = Said::of(child.stderr.take());
        let watch = match watch(child.id()) {
            Ok(watch) => watch,
            Err(error) => {
                end(&mut child);
                return Err(format!("'sh', which would watch over the server, cannot be started: {error}"));
            }
        };
        let mut house = House { child, watch, port, said };
        house.await_health()?;
        Ok(house)
    }

    /// Where it answers, such as `http://127.0.0.1:20123`.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// The port it listens at.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The last lines of its log.
    pub fn said(&self) -> String {
        self.said.lines()
    }

    /// Does the process still run?
    pub fn runs(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Asks it to end and waits until it has.
    ///
    /// # Errors
    /// When it does not end in time (it is killed then) or says by its exit code that something went wrong.
    pub fn stop(mut self) -> Result<(), String> {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        asked.map_err(|error| format!("'kill' cannot be run: {error}"))?;
        let status = within(PATIENCE, || self.child.try_wait().ok().flatten());
        match status {
            Some(status) if status.success() => Ok(()),
            Some(status) => Err(self.with_words(&format!("the server ended with {status}"))),
            None => Err(self.with_words(&format!("the server has not ended {PATIENCE:?} after SIGTERM"))),
        }
    }

    /// Kills it with SIGKILL, at this very instant, and waits until the system has buried it.
    pub fn kill(mut self) {
        end(&mut self.child);
    }

    fn await_health(&mut self) -> Result<(), String> {
        let port = self.port;
        let done: Option<Result<(), ExitStatus>> = within(PATIENCE, || match self.child.try_wait() {
            Ok(Some(status)) => Some(Err(status)),
            _ => is_healthy(port).then_some(Ok(())),
        });
        match done {
            Some(Ok(())) => Ok(()),
            Some(Err(status)) => Err(self.with_words(&format!("the server ended at once with {status}"))),
            None => Err(self.with_words(&format!("the server does not answer {PATIENCE:?} after its start"))),
        }
    }

    /// A complaint with what the server said last.
    fn with_words(&self, complaint: &str) -> String {
        // What it wrote last is still on its way through the pipe.
        std::thread::sleep(LOOK * 5);
        match self.said() {
            said if said.is_empty() => complaint.to_owned(),
            said => format!("{complaint}; it said:\n{said}"),
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // The watch goes first: once the server is buried, its number may be another's.
        end(&mut self.watch);
        end(&mut self.child);
    }
}

/// Looks again and again until there is something, or no longer than this.
fn within<T>(patience: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let begun = Instant::now();
    loop {
        match look() {
            None if begun.elapsed() < patience => std::thread::sleep(LOOK),
            found => return found,
        }
    }
}
