//! A PostgreSQL whose data lie in a folder that goes with it.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use sqlx::{Connection as _, PgConnection};
use tempfile::TempDir;

use super::{Service, program};
use crate::house::free_port;

/// A PostgreSQL.
#[derive(Debug)]
pub struct Postgres {
    // It ends before its folder goes.
    service: Option<Service>,
    port: u16,
    settings: &'static [&'static str],
    folder: TempDir,
    _sweeper: Child,
}

/// How long it may take to begin; after it was killed it first goes through its log.
const PATIENCE: Duration = Duration::from_secs(30);
const LOOK: Duration = Duration::from_millis(50);
/// It refuses to run as root: then it runs as the user that its package makes.
const USER: &str = "postgres";

/// What it shares between its processes lies in its folder: whoever is killed would leave it in the machine's memory.
const ALWAYS: &[&str] =
    &["listen_addresses=127.0.0.1", "max_connections=500", "dynamic_shared_memory_type=mmap"];
/// What lies in it goes with it, and no machine falls meanwhile: nothing has to reach the disk. The site of two takes a sixth less time.
const FLEETING: &[&str] = &["fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=32MB"];

impl Postgres {
    /// Makes one and starts it.
    ///
    /// # Errors
    /// When it is not installed, or does not begin.
    pub async fn start() -> Result<Self, String> {
        Postgres::with(&[]).await
    }

    /// One that is not killed, for tests of what is asked of it.
    ///
    /// # Errors
    /// As for one that starts.
    pub(super) async fn fleeting() -> Result<Self, String> {
        Postgres::with(FLEETING).await
    }

    async fn with(settings: &'static [&'static str]) -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|error| format!("no folder for PostgreSQL: {error}"))?;
        let sweeper = sweep(folder.path()).map_err(|error| format!("'sh' cannot be run: {error}"))?;
        let mut postgres =
            Postgres { service: None, port: free_port()?, settings, folder, _sweeper: sweeper };
        if is_root() {
            run(Command::new("chown").arg(USER).arg(postgres.folder.path()))?;
        }
        let data = postgres.data();
        run(user(&binary("initdb")?)
            .args(["-A", "trust", "-U", "conclave", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(data))?;
        postgres.again().await?;
        Ok(postgres)
    }

    /// Its address, for one that may do everything there.
    pub fn address(&self) -> String {
        format!("postgres://conclave@127.0.0.1:{}/postgres", self.port)
    }

    /// Kills it at this very instant.
    pub fn kill(&mut self) {
        self.service = None;
    }

    /// Starts it again over what it has left, and waits until it answers.
    ///
    /// # Errors
    /// When it does not.
    pub async fn again(&mut self) -> Result<(), String> {
        let mut process = user(&binary("postgres")?);
        let port = self.port.to_string();
        for setting in ALWAYS.iter().chain(self.settings) {
            process.args(["-c", setting]);
        }
        process.arg("-D").arg(self.data()).args(["-p", &port]).arg("-k").arg(self.folder.path());
        self.service = Some(Service::start({
            process.stderr(Stdio::null());
            process
        })?);
        let begun = Instant::now();
        loop {
            match PgConnection::connect(&self.address()).await {
                Ok(db) => return db.close().await.map_err(|error| format!("PostgreSQL hangs up: {error}")),
                Err(error) if begun.elapsed() > PATIENCE => {
                    return Err(format!("PostgreSQL does not answer {PATIENCE:?} after its start: {error}"));
                }
                Err(_) => tokio::time::sleep(LOOK).await,
            }
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }
}

/// One of its programs: Debian keeps them apart, by version.
fn binary(name: &str) -> Result<PathBuf, String> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    program(name, &folders, "postgresql")
}

/// A command as a user that may run it.
fn user(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid", USER, "--regid", USER, "--init-groups"]).arg(program);
    command
}

/// A shell that takes the folder away when this program is killed and cannot do so itself: the shell's input then ends. What dies with
/// this program may still write for a moment.
fn sweep(folder: &Path) -> std::io::Result<Child> {
    let sweep =
        "trap '' HUP INT TERM; read line; for try in 1 2 3 4 5; do rm -rf \"$1\" && break; sleep 1; done";
    let mut command = Command::new("sh");
    command.args(["-c", sweep, "sweep"]).arg(folder);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let done = command.output().map_err(|error| format!("'{name}' cannot be run: {error}"))?;
    let said = || String::from_utf8_lossy(&done.stderr).into_owned();
    if done.status.success() {
        Ok(())
    } else {
        Err(format!("'{name}' ended with {}: {}", done.status, said()))
    }
}
