//! The server under test: the real binary as a process of its own, started, stopped and killed.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How to start it.
#[derive(Clone, Debug)]
pub struct Options {
    /// The binary.
    pub binary: PathBuf,
    /// The data file; it is made when it is missing.
    pub data: PathBuf,
    /// Files of cards of one's own.
    pub cards: Vec<PathBuf>,
    /// Where to listen; `None` for any free port.
    pub port: Option<u16>,
    /// More variables of its environment.
    pub env: Vec<(OsString, OsString)>,
}

impl Options {
    /// This binary on this data file, on a free port, with nothing else.
    pub fn new(binary: impl Into<PathBuf>, data: impl Into<PathBuf>) -> Self {
        let (cards, env) = (Vec::new(), Vec::new());
        Options { binary: binary.into(), data: data.into(), cards, port: None, env }
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

/// The last lines that the server has written on its standard error.
type Said = Arc<Mutex<VecDeque<String>>>;

/// How long a server may take to begin and to end. Starting on a large file replays every open match.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is looked for meanwhile.
const LOOK: Duration = Duration::from_millis(10);
/// How many of its last words are kept.
const WORDS: usize = 50;
/// How many ports are tried.
const PORTS: u16 = 1000;

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
        let said = Said::default();
        keep(child.stderr.take(), &said);
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

    /// The port it listens at.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The last lines of its log.
    pub fn said(&self) -> String {
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.iter().map(String::as_str).collect::<Vec<_>>().join("\n")
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

fn command(options: &Options, port: u16) -> Command {
    let mut command = Command::new(&options.binary);
    command.args(["serve", "--no-open", "--lang", "en", "--iterations", "5"]);
    command.arg("--listen").arg(format!("127.0.0.1:{port}")).arg("--data").arg(&options.data);
    for file in &options.cards {
        command.arg("--cards").arg(file);
    }
    command.envs(options.env.iter().map(|(name, value)| (name, value)));
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

/// A shell that kills the process as soon as this program is gone, however it went: the shell's input then ends.
fn watch(id: u32) -> std::io::Result<Child> {
    let mut command = Command::new("sh");
    command.args(["-c", "read line; kill -KILL \"$1\"", "watch", &id.to_string()]);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}

fn end(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}

/// Keeps the last lines of what the server says; a pipe that nobody reads would stop it.
fn keep(from: Option<impl Read + Send + 'static>, said: &Said) {
    let (Some(from), said) = (from, Arc::clone(said)) else { return };
    std::thread::spawn(move || {
        for line in BufReader::new(from).lines().map_while(Result::ok) {
            let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
            if said.len() == WORDS {
                said.pop_front();
            }
            said.push_back(line);
        }
    });
}

/// A port below those that the system gives to connections: one of theirs could be taken while the server is down, and
/// a client that knocks at one of them over and over in the meantime may in the end be connected with itself.
fn free_port() -> Result<u16, String> {
    // Two that start at the same time must not find the same one.
    static TRIED: AtomicU16 = AtomicU16::new(0);
    let first = 20_000 + (std::process::id() % 10_000) as u16;
    let next = || first + TRIED.fetch_add(1, Ordering::Relaxed) % PORTS;
    let free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    let mut ports = (0..PORTS).map(|_| next());
    ports.find(free).ok_or_else(|| format!("none of the {PORTS} ports from {first} on is free"))
}

fn is_healthy(port: u16) -> bool {
    let ask = || -> std::io::Result<bool> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let mut line = TcpStream::connect_timeout(&address, PATIENCE)?;
        line.set_read_timeout(Some(PATIENCE))?;
        line.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        line.read_to_string(&mut answer)?;
        Ok(answer.starts_with("HTTP/1.1 200"))
    };
    ask().unwrap_or(false)
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
