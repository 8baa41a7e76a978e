//! The command `conclave`: without arguments it serves the site; its sub-commands play, count and check.

mod card_files;
mod cli;
mod commands;
mod end;
mod exec;
mod interrupt;
mod usage;

use std::process::ExitCode;

use end::End;
use mimalloc::MiMalloc;

// A page is made of many pieces of text that live shortly and differ in size: with the system's memory a server of 2,000 tables spends
// two fifths of its time on finding room for them.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    let lang = cli::language(&args);
    let matches = match cli::command(lang).try_get_matches_from(&args) {
        Ok(matches) => matches,
        Err(error) => return usage::explain(&error, lang),
    };
    match commands::run(&matches, lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(End::Quiet) => ExitCode::SUCCESS,
        Err(end) => {
            anstream::eprintln!(
                "{}{}{:#} {}",
                cli::RED,
                lang.pick("errore:", "error:"),
                cli::RED,
                end.get(lang)
            );
            ExitCode::from(end.code())
        }
    }
}
