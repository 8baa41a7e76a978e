//! A PostgreSQL and a NATS of one's own, on loopback, for as long as something runs.

mod nats;
mod postgres;

use std::path::PathBuf;
use std::process::{Child, Command as Process, Stdio};

use clap::{Arg, ArgAction, ArgMatches, Command};
use tokio::task::block_in_place;

pub use nats::Nats;
pub use postgres::Postgres;

use crate::house::{end, watch};

/// What can be typed.
pub fn command() -> Command {
    Command::new("services")
        .about("Run a command beside a PostgreSQL and a NATS of its own: CONCLAVE_POSTGRES and CONCLAVE_NATS are their addresses")
        .arg(Arg::new("nats").long("nats").action(ArgAction::SetTrue).help("start a NATS too"))
        .arg(Arg::new("command").required(true).num_args(1..).last(true))
}

/// Does it.
///
/// # Errors
/// When a service cannot be started, or the command fails.
pub async fn run(given: &ArgMatches) -> Result<(), String> {
    let words: Vec<&String> = given.get_many("command").unwrap_or_default().collect();
    let [program, rest @ ..] = words.as_slice() else {
        return Err("a command is expected after --".to_owned());
    };
    let postgres = Postgres::fleeting().await?;
    let nats = if given.get_flag("nats") { Some(Nats::start()?) } else { None };
    let mut process = Process::new(program);
    process.args(rest).env("CONCLAVE_POSTGRES", postgres.address());
    if let Some(nats) = &nats {
        process.env("CONCLAVE_NATS", nats.address());
    }
    let ended =
        block_in_place(|| process.status()).map_err(|error| format!("'{program}' cannot be run: {error}"))?;
    if ended.success() { Ok(()) } else { Err(format!("'{program}' ended with {ended}")) }
}

/// A process that ends with the value, and with this program.
#[derive(Debug)]
struct Service {
    child: Child,
    watch: Child,
}

impl Service {
    fn start(mut process: Process) -> Result<Self, String> {
        let name = process.get_program().to_string_lossy().into_owned();
        let no = |error: std::io::Error| format!("'{name}' cannot be started: {error}");
        process.stdin(Stdio::null()).stdout(Stdio::null());
        let child = process.spawn().map_err(no)?;
        Ok(Service { watch: watch(child.id()).map_err(no)?, child })
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        end(&mut self.watch);
        end(&mut self.child);
    }
}

/// A program by its name, where it is looked for or in one of these folders.
fn program(name: &str, folders: &[PathBuf], package: &str) -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = std::env::split_paths(&path).chain(folders.iter().cloned()).chain([PathBuf::from("/usr/sbin")]);
    let mut found = all.map(|folder| folder.join(name)).filter(|file| file.is_file());
    found
        .next()
        .ok_or_else(|| format!("'{name}' is missing: install it, on Debian with 'apt-get install {package}'"))
}
