//! Kill the server at random instants and judge what it has kept.

use clap::{ArgMatches, Command};

/// What can be typed.
pub fn command() -> Command {
    Command::new("kills").about("Kill the server at random instants and judge what it has kept")
}

/// Does it.
///
/// # Errors
/// When something does not hold.
pub async fn run(_given: &ArgMatches) -> Result<(), String> {
    Err("not there yet".to_owned())
}
