//! From options to a running server, and its graceful end.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use search::{Budget, Entry};
use table::{Lang, Text, Trouble};
use tokio::net::TcpListener;

use crate::clock::Windows;
use crate::front::{Limits, Proxies, Times};
use crate::lock::{Asked, Lock};
use crate::reach::Reach;
use crate::seeds::Seeds;
use crate::site::{Data, Site};
use crate::store::recognise;
use crate::watch::install;

/// Hears where visitors can come, and how others reach it.
pub type Ready = Box<dyn FnOnce(SocketAddr, &Reach) + Send>;

/// How to serve.
pub struct Options {
    /// The address to listen at.
    pub listen: SocketAddr,
    /// Take the next free port when this one is taken?
    pub next_free_port: bool,
    /// Where what must survive is kept.
    pub data: Data,
    /// The address by which the world knows the site, where it has one: see [`crate::public_address`].
    pub public: Option<String>,
    /// Do people write to each other in their own words though strangers may come?
    pub talk: bool,
    /// The machines that hand requests on: what they say of where those come from is believed, and nobody else.
    pub proxies: Proxies,
    /// How much each visitor may ask for.
    pub limits: Limits,
    /// How long the other end of a connection is waited for.
    pub times: Times,
    /// Where what it does is shown in figures, for Prometheus; never where visitors come.
    pub meters: Option<SocketAddr>,
    /// After it was asked to stop it goes on for so long, so that whoever hands requests on finds another house.
    pub drain: Duration,
    /// Called once when visitors can come, with the address and with how others reach it.
    pub ready: Option<Ready>,
    /// How long bots think about a question; `None` for the pace of live play.
    pub bot_budget: Option<Budget>,
    /// How long reaction windows stay open among people.
    pub windows: Windows,
    /// Where the seeds of new tables come from. Those that can be foreseen are for this machine only.
    pub seeds: Seeds,
}

impl Options {
    /// The defaults over a data file, or over what several houses share: this machine only, port 8080.
    pub fn new(data: impl Into<Data>) -> Self {
        let listen = SocketAddr::from(([127, 0, 0, 1], 8080));
        Options {
            listen,
            next_free_port: false,
            data: data.into(),
            public: None,
            talk: false,
            proxies: Proxies::default(),
            limits: Limits::default(),
            times: Times::default(),
            meters: None,
            drain: Duration::ZERO,
            ready: None,
            bot_budget: None,
            windows: Windows::default(),
            seeds: Seeds::default(),
        }
    }
}

/// How serving ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Served {
    /// It ran and was stopped.
    Stopped,
    /// Another server has the data file: its address, such as `http://127.0.0.1:8080`.
    AlreadyRunning(String),
}

/// Why the site cannot be served.
#[derive(Debug)]
pub enum ServeError {
    /// The data file or its lock cannot be used.
    Data(Trouble),
    /// The address cannot be listened at.
    Listen(Trouble),
    /// What is asked for is not served to others.
    Exposed(Trouble),
    /// The system does not give what a server needs.
    System(Trouble),
}

impl ServeError {
    /// What is wrong, in both languages.
    pub fn text(&self) -> Text {
        let (ServeError::Data(trouble)
        | ServeError::Listen(trouble)
        | ServeError::Exposed(trouble)
        | ServeError::System(trouble)) = self;
        trouble.text.clone()
    }
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.text().get(Lang::En))
    }
}

impl std::error::Error for ServeError {}

/// How many ports after the first are tried.
const PORTS: u16 = 50;
/// What still runs after the stop (a bot's thought, a slow download) is cut off then.
const PATIENCE: Duration = Duration::from_secs(3);

/// Serves until SIGINT or SIGTERM.
///
/// # Errors
/// When it cannot begin; nothing has been touched then but an empty data file or lock.
pub fn serve(games: Vec<Entry>, mut options: Options) -> Result<Served, ServeError> {
    if matches!(options.seeds, Seeds::Counted(_)) && !options.listen.ip().is_loopback() {
        let address = options.listen;
        return Err(ServeError::Exposed(Trouble::say(
            format!(
                "a {address} ascolterebbero anche altri: tavoli le cui estrazioni si possono prevedere restano su questa macchina, per esempio a 127.0.0.1:8080"
            ),
            format!(
                "at {address} others could come too: tables whose draws can be foreseen stay on this machine, for example at 127.0.0.1:8080"
            ),
        )));
    }
    let lock = match &mut options.data {
        Data::Shared(_) => None,
        Data::File(path) => match locked(path)? {
            Asked::Theirs(address) => return Ok(Served::AlreadyRunning(address)),
            Asked::Ours(lock) => Some(lock),
        },
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|e| system(&e))?;
    let served = runtime.block_on(run(games, options, lock));
    runtime.shutdown_timeout(PATIENCE);
    served
}

/// Makes a folder, and those above it.
///
/// # Errors
/// Why it cannot be made, with its name: the machine's own reason.
pub fn make_folder(folder: &Path) -> Result<(), Trouble> {
    std::fs::create_dir_all(folder).map_err(|error| {
        let name = folder.display();
        Trouble::say(
            format!("la cartella «{name}» non si può creare: {error}"),
            format!("the folder '{name}' cannot be made: {error}"),
        )
    })
}

/// Takes a data file for this server alone.
fn locked(path: &mut PathBuf) -> Result<Asked, ServeError> {
    // Before anything is made beside it: a file that is not ours keeps its folder as it was.
    recognise(path).map_err(|unusable| ServeError::Data(unusable.0))?;
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        make_folder(folder).map_err(ServeError::Data)?;
    }
    // One file may have several names: the lock stands beside the file itself.
    *path = path.canonicalize().unwrap_or_else(|_| path.clone());
    Lock::take(path).map_err(ServeError::Data)
}

async fn run(games: Vec<Entry>, options: Options, mut lock: Option<Lock>) -> Result<Served, ServeError> {
    let data = options.data.to_string();
    let site = Site::open_with(games, options.data, options.bot_budget, options.windows, options.seeds).await;
    let site = site.map_err(ServeError::Data)?;
    let (listener, address) =
        listen(options.listen, options.next_free_port).await.map_err(ServeError::Listen)?;
    if let Some(lock) = &mut lock {
        lock.say(&format!("http://{}", reachable(address))).map_err(|e| system(&e))?;
    }
    tracing::info!(%address, %data, "serving");
    if let Some(meters) = options.meters {
        install();
        let meters = site.show_meters(meters).await.map_err(ServeError::Listen)?;
        tracing::info!(%meters, "figures are shown at /metrics");
    }
    site.resume_beside();
    // Whoever hears that the server is ready may ask it to stop.
    let mut asked = Signals::listen()?;
    let reach = Reach::new(address, options.public);
    if let Some(ready) = options.ready {
        ready(address, &reach);
    }
    site.stand_at(reach, options.talk);
    site.stand_behind(options.proxies, options.limits);
    let server = tokio::spawn(site.receive(listener, options.times));
    asked.again().await;
    if !options.drain.is_zero() {
        let seconds = options.drain.as_secs_f64();
        tracing::info!(seconds, "about to stop: visitors are still answered");
        site.drain();
        tokio::select! {
            () = tokio::time::sleep(options.drain) => {}
            () = asked.again() => {}
        }
    }
    tracing::info!("stopping");
    site.stop();
    tokio::select! {
        _ = tokio::time::timeout(PATIENCE, server) => {}
        () = asked.again() => {}
    }
    site.close().await;
    Ok(Served::Stopped)
}

/// Listens at the address, or at one of the ports after it.
async fn listen(wanted: SocketAddr, next_free_port: bool) -> Result<(TcpListener, SocketAddr), Trouble> {
    let last = if next_free_port { wanted.port().saturating_add(PORTS) } else { wanted.port() };
    let mut address = wanted;
    loop {
        let error = match TcpListener::bind(address).await {
            Ok(listener) => {
                let address = listener.local_addr().unwrap_or(address);
                return Ok((listener, address));
            }
            Err(error) => error,
        };
        let taken = error.kind() == std::io::ErrorKind::AddrInUse;
        if !taken || address.port() >= last {
            return Err(Trouble::say(
                format!("non si può ascoltare a {address}: {error}"),
                format!("cannot listen at {address}: {error}"),
            ));
        }
        address.set_port(address.port() + 1);
    }
}

/// An address that a browser of this machine can open: one that means 'everywhere' is none.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address {
            SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

/// Hears when the server is asked to stop, from the moment on that it is made and not from when it is first waited for.
#[cfg(unix)]
struct Signals(tokio::signal::unix::Signal, tokio::signal::unix::Signal);

#[cfg(unix)]
impl Signals {
    /// # Errors
    /// If the system refuses to tell of signals.
    fn listen() -> Result<Self, ServeError> {
        use tokio::signal::unix::{SignalKind, signal};
        let heard = |kind| signal(kind).map_err(|e| system(&e));
        Ok(Signals(heard(SignalKind::interrupt())?, heard(SignalKind::terminate())?))
    }

    /// Comes each time.
    async fn again(&mut self) {
        tokio::select! {
            _ = self.0.recv() => {}
            _ = self.1.recv() => {}
        }
    }
}

/// The same where there is only Ctrl-C.
#[cfg(windows)]
struct Signals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Signals {
    fn listen() -> Result<Self, ServeError> {
        tokio::signal::windows::ctrl_c().map(Signals).map_err(|e| system(&e))
    }

    async fn again(&mut self) {
        self.0.recv().await;
    }
}

fn system(error: &std::io::Error) -> ServeError {
    ServeError::System(Trouble::say(
        format!("il sistema operativo non lo permette: {error}"),
        format!("the operating system does not allow it: {error}"),
    ))
}
