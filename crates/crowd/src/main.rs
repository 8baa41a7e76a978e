//! The command line: one sub-command for each thing that the crowd does.

use std::process::ExitCode;

use clap::Command;
use crowd::{busy, corpus, fair, faults, kills, services};

#[tokio::main]
async fn main() -> ExitCode {
    let command = Command::new("crowd")
        .about("Programs that play Conclave through its public forms")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(corpus::command())
        .subcommand(kills::command())
        .subcommand(busy::command())
        .subcommand(fair::command())
        .subcommand(faults::command())
        .subcommand(services::command());
    let done = match command.get_matches().subcommand() {
        Some(("corpus", given)) => corpus::run(given).await,
        Some(("kills", given)) => kills::run(given).await,
        Some(("busy", given)) => busy::run(given).await,
        Some(("fair", given)) => fair::run(given).await,
        Some(("faults", given)) => faults::run(given).await,
        Some(("services", given)) => services::run(given).await,
        // clap has refused everything else.
        _ => Ok(()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
