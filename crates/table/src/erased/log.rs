//! A stored log, folded: what was taken back is gone, and what was brought stands in the setup.

use crate::fields::with_field;
use crate::matches::not_taken_back;
use crate::{Game, Trouble};

/// The line by which something is brought into a field of the setup.
const BRING: &str = "bring ";

/// What of a log stands.
pub(super) struct Folded<'a, G: Game> {
    pub(super) setup: G::Setup,
    /// The answers, each with its place in the log from 1.
    pub(super) answers: Vec<(usize, &'a str)>,
}

impl<'a, G: Game> Folded<'a, G> {
    /// Of a log whose first lines, so many, were given: those are never taken back.
    pub(super) fn of(setup: G::Setup, given: usize, log: &'a [String]) -> Result<Self, Trouble> {
        let mut this = Folded { setup, answers: Vec::new() };
        for (i, line) in log.iter().enumerate() {
            this.add(i + 1, given, line).map_err(|trouble| trouble.at(i + 1, 1))?;
        }
        Ok(this)
    }

    fn add(&mut self, at: usize, given: usize, line: &'a str) -> Result<(), Trouble> {
        if let Some(index) = line.strip_prefix("back ") {
            let index = index.parse().ok().filter(|index| *index <= self.answers.len());
            let index = index.ok_or_else(|| unreadable(line))?;
            if index < given {
                return Err(not_taken_back(given));
            }
            self.answers.truncate(index);
        } else if let Some((name, value)) = line.strip_prefix(BRING).and_then(|rest| rest.split_once('=')) {
            self.setup = with_field(&self.setup, name, value)?;
            G::new(&self.setup)?;
        } else {
            self.answers.push((at, line));
        }
        Ok(())
    }
}

/// The line of a log by which a value is brought into a field of the setup, as if it had stood there from the beginning.
pub fn bring(name: &str, value: &str) -> String {
    format!("{BRING}{name}={value}")
}

/// Does a line of a log bring something, and is no answer?
pub fn brings(line: &str) -> bool {
    line.starts_with(BRING)
}

fn unreadable(line: &str) -> Trouble {
    Trouble::say(
        format!("«{line}»: la partita non ha così tante risposte"),
        format!("'{line}': the match has fewer answers than that"),
    )
}
