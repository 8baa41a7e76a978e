//! Records: those that the binary writes on its own command line, and whether it plays one again.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::plans::Playing;

/// Has the binary play a match between bots and keep its record.
pub(super) fn write(
    binary: &Path,
    playing: &Playing,
    setup: &str,
    seed: u64,
    file: &Path,
    cards: &[PathBuf],
) -> Result<(), String> {
    let Playing(_, game, seats, _) = playing;
    let bot = if *game == "capitale" { "random" } else { "bot" };
    let mut command = Command::new(binary);
    command.args(["play", game, "--seats", &vec![bot; *seats].join(","), "--setup", setup]);
    command.args(["--seed", &seed.to_string(), "--iterations", "1", "--record"]).arg(file);
    done(command, cards)
}

/// Has the binary play a record again, given the sets of cards that one may name.
pub(super) fn replay(binary: &Path, file: &Path, cards: &[PathBuf]) -> Result<(), String> {
    let mut command = Command::new(binary);
    command.arg("replay").arg(file);
    done(command, cards).map_err(|why| format!("{}: {why}", file.display()))
}

fn done(mut command: Command, cards: &[PathBuf]) -> Result<(), String> {
    command.args(["--lang", "en"]);
    for set in cards {
        command.arg("--cards").arg(set);
    }
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()),
    }
}
