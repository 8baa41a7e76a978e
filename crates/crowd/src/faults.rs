//! Let the disk and the clock go wrong under the running server, and see that it comes through.

mod clock;
mod disk;
mod seen;
mod watch;

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};

use crate::shim::Kind;
use disk::{Disk, Wrong};

/// What can be typed.
pub fn command() -> Command {
    let names: Vec<&str> = DISKS.iter().chain(&DEATHS).map(|disk| disk.name).chain([CLOCK]).collect();
    Command::new("faults")
        .about("Let the disk and the clock go wrong under the running server")
        .arg(Arg::new("binary").long("binary").required(true).value_parser(value_parser!(PathBuf)))
        .arg(Arg::new("only").long("only").value_name("NAME").value_parser(names).help("one of the trials"))
}

/// The trials of the disk. Each goes wrong for some seconds and is well again then.
const DISKS: [Disk; 7] = [
    disk("full", Wrong::Faults("write ENOSPC\n", Kind::Write), 6),
    disk("full-file", Wrong::Faults("grow ENOSPC\n", Kind::Write), 6),
    disk("full-middle", Wrong::Faults("write-short ENOSPC\n", Kind::Write), 6),
    disk("write-error", Wrong::Faults("write EIO\n", Kind::Write), 6),
    disk("sync-error", Wrong::Faults("sync EIO\n", Kind::Sync), 6),
    disk("locked", Wrong::Locked, 15),
    disk("slow", Wrong::Faults("sync-delay 300\n", Kind::Delay), 10),
];

const fn disk(name: &'static str, wrong: Wrong, seconds: u64) -> Disk {
    Disk { name, wrong, seconds }
}

/// The trials in which the server dies before the disk is well again.
const DEATHS: [Disk; 3] = [
    disk("full-killed", Wrong::Faults("write ENOSPC\n", Kind::Write), 2),
    disk("full-middle-killed", Wrong::Faults("write-short ENOSPC\n", Kind::Write), 2),
    disk("sync-error-killed", Wrong::Faults("sync EIO\n", Kind::Sync), 2),
];

/// The trial of the clock.
const CLOCK: &str = "clock";

/// Does it.
///
/// # Errors
/// When the server does not come through one of the trials.
pub async fn run(given: &ArgMatches) -> Result<(), String> {
    let binary = given.get_one::<PathBuf>("binary").cloned().unwrap_or_default();
    let only = given.get_one::<String>("only");
    let wanted = |name: &str| only.is_none_or(|only| only == name);
    let mut failed = Vec::new();
    let mut told = |name: &str, done: Result<String, String>| match done {
        Ok(figures) => println!("{name}: {figures}"),
        Err(why) => {
            println!("{name}: FAILED: {why}");
            failed.push(name.to_owned());
        }
    };
    // The clock takes more than a minute, in which hardly anything happens: it is tried beside the others.
    let clocks = wanted(CLOCK).then(|| {
        let [ahead, back] = [binary.clone(), binary.clone()];
        let jump = |binary: PathBuf, by| tokio::spawn(async move { clock::trial(&binary, by).await });
        [("clock one hour ahead", jump(ahead, 3600)), ("clock one hour back", jump(back, -3600))]
    });
    for disk in DISKS.iter().filter(|disk| wanted(disk.name)) {
        told(disk.name, disk.trial(&binary).await);
    }
    for disk in DEATHS.iter().filter(|disk| wanted(disk.name)) {
        told(disk.name, disk.death(&binary).await);
    }
    for (name, trial) in clocks.into_iter().flatten() {
        told(name, trial.await.unwrap_or_else(|error| Err(error.to_string())));
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}
