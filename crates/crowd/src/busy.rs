//! Let many tables answer while the disk is busy.

use clap::{ArgMatches, Command};

/// What can be typed.
pub fn command() -> Command {
    Command::new("busy").about("Let many tables answer while the disk is busy")
}

/// Does it.
///
/// # Errors
/// When something does not hold.
pub async fn run(_given: &ArgMatches) -> Result<(), String> {
    Err("not there yet".to_owned())
}
