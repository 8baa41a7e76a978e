//! Let the disk and the clock fail under the running server.

use clap::{ArgMatches, Command};

/// What can be typed.
pub fn command() -> Command {
    Command::new("faults").about("Let the disk and the clock fail under the running server")
}

/// Does it.
///
/// # Errors
/// When something does not hold.
pub async fn run(_given: &ArgMatches) -> Result<(), String> {
    Err("not there yet".to_owned())
}
