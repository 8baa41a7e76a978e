//! Records: those that the binary writes on its own command line, and whether it plays one again.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A record to be written by the binary itself: the file's name, the game, a bot for each seat, and the setup, in which the
/// set of cards `given` is the one that was given for the game.
pub(super) struct Playing(
    pub(super) &'static str,
    pub(super) &'static str,
    pub(super) usize,
    pub(super) &'static str,
);

/// All records of an entry. The bots of Capitale are `random`: others would take half a minute.
pub(super) const RECORDS: &[Playing] = &[
    Playing("evilrunner-one-leg", "evilrunner", 2, "legs=1"),
    Playing("evilrunner-two-legs", "evilrunner", 2, "legs=2"),
    Playing("evilrunner-all-powers", "evilrunner", 2, "powers=all"),
    Playing("evilrunner-first-declared", "evilrunner", 2, "first=declared"),
    Playing("godlucky-classic", "godlucky", 4, "mode=classic"),
    Playing("godlucky-accelerated", "godlucky", 4, "mode=accelerated"),
    Playing("sancta-two", "sancta", 2, "seats=2"),
    Playing("sancta-four", "sancta", 4, "seats=4"),
    Playing("sancta-six", "sancta", 6, "seats=6"),
    Playing("sancta-opening-wait", "sancta", 4, "opening=wait"),
    Playing("capitale-one-duel", "capitale", 2, "duels=1"),
    Playing("capitale-three-duels", "capitale", 2, "duels=3"),
    Playing("capitale-set-down", "capitale", 2, "set=down"),
    Playing("capitale-quick-undefended", "capitale", 2, "quick=undefended"),
    Playing("dogma-predestinazione-two", "dogma", 2, "mode=predestinazione seats=2"),
    Playing("dogma-predestinazione-four", "dogma", 4, "mode=predestinazione seats=4"),
    Playing("dogma-chaos-two", "dogma", 2, "mode=chaos seats=2"),
    Playing("dogma-chaos-four", "dogma", 4, "mode=chaos seats=4"),
    Playing("dogma-arbitrio-two", "dogma", 2, "mode=arbitrio seats=2"),
    Playing("dogma-arbitrio-four", "dogma", 4, "mode=arbitrio seats=4"),
    Playing("dogma-arbitrio-one-box-two", "dogma", 2, "mode=arbitrio boxes=one seats=2"),
    Playing("dogma-arbitrio-one-box-four", "dogma", 4, "mode=arbitrio boxes=one seats=4"),
    Playing("capitale-own-cards", "capitale", 2, "duels=1 cards=given"),
    Playing("dogma-own-cards", "dogma", 2, "cards=given"),
    Playing("godlucky-own-cards", "godlucky", 3, "seats=3 cards=given"),
    Playing("sancta-own-cards", "sancta", 3, "seats=3 cards=given"),
];

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
