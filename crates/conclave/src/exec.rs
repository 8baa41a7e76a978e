//! A bot of somebody's own: a program that is asked on its standard input and answers on its standard output, a line of JSON each
//! (`docs/exec.md`). It is told what its seat knows and nothing else, and nothing it does brings a game down but with a sentence.

mod program;

use std::collections::BTreeSet;
use std::time::Duration;

use clap::ArgMatches;
use search::{AnyBot, AnyMind, Entry};
use table::{Lang, Seat, Trouble};

use self::program::Program;
use crate::end::End;

/// What stands before a program in `--seats` and `--bot`.
const EXEC: &str = "exec:";

/// What a program may take.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    /// For one answer.
    time: Duration,
    /// In its own memory, in megabytes.
    megabytes: u64,
}

/// Puts the programs among these names to the bots of the game.
pub(crate) fn admit<'a>(
    entry: &mut Entry,
    names: impl IntoIterator<Item = &'a String>,
    args: &ArgMatches,
    lang: Lang,
) -> Result<(), End> {
    let number = |name: &str, otherwise| args.get_one::<u64>(name).copied().unwrap_or(otherwise);
    let limits = Limits {
        time: Duration::from_secs(number("exec-seconds", 10)),
        megabytes: number("exec-megabytes", 1024),
    };
    let programs: BTreeSet<&String> = names.into_iter().filter(|name| name.starts_with(EXEC)).collect();
    for name in programs {
        let game = entry.game.facts().id;
        let words: Vec<String> = name[EXEC.len()..].split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            return Err(Trouble::say(
                "«exec:» va seguito da un programma, per esempio «exec:./mio-bot»",
                "'exec:' is followed by a program, for example 'exec:./my-bot'",
            )
            .into());
        }
        entry.bots.push(Box::new(Exec { name: name.clone(), words, game, limits, lang }));
    }
    Ok(())
}

/// A program that plays a game.
struct Exec {
    name: String,
    /// The program and what it is given.
    words: Vec<String>,
    game: &'static str,
    limits: Limits,
    lang: Lang,
}

impl AnyBot for Exec {
    fn name(&self) -> &str {
        &self.name
    }

    fn mind(&self, setup: &str, seat: Seat) -> Result<Box<dyn AnyMind>, Trouble> {
        let hello = serde_json::json!({"game": self.game, "setup": setup, "seat": seat.index(),
            "lang": self.lang.pick("it", "en")});
        Ok(Box::new(Program::start(&self.words, hello, self.limits, self.lang)?))
    }
}
