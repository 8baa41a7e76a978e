//! Tables of a version, written down and played on by others.

use clap::{ArgMatches, Command};

/// What can be typed.
pub fn command() -> Command {
    Command::new("corpus").about("Tables of a version, written down and played on by others")
}

/// Does it.
///
/// # Errors
/// When something does not hold.
pub async fn run(_given: &ArgMatches) -> Result<(), String> {
    Err("not there yet".to_owned())
}
