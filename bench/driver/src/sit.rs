//! One side of a duel: it hears a match line by line and answers when it is asked.

use std::io::{BufRead, Write};

use table::{Estimate, Match, Seed};

use crate::house::Task;
use crate::kept;

/// Reads lines until there are no more: `new SEED` begins a match, `said LINE` is an answer of it, `ask SEAT` asks for an action,
/// which is printed.
pub struct Sit<'a> {
    pub setup: &'a str,
    pub iterations: u32,
}

impl Task for Sit<'_> {
    type Done = ();

    fn of<G: Estimate>(self) -> Result<(), String> {
        let setup = self.setup.parse::<G::Setup>().map_err(|trouble| trouble.text.en)?;
        let begin = || Match::<G>::bare(setup.clone(), None).map_err(|trouble| trouble.text.en);
        let (mut played, mut seed) = (begin()?, Seed::from_number(0));
        let mut out = std::io::stdout().lock();
        for heard in std::io::stdin().lock().lines() {
            let heard = heard.map_err(|error| error.to_string())?;
            match heard.split_once(' ') {
                Some(("new", number)) => {
                    played = begin()?;
                    seed = Seed::from_number(number.parse().map_err(|_| format!("no number: {number}"))?);
                }
                Some(("said", line)) => {
                    let line = line.parse().map_err(|trouble: table::Trouble| trouble.text.en)?;
                    played.follow(line).map_err(|trouble| trouble.text.en)?;
                }
                Some(("ask", seat)) => {
                    let seat = seat.parse().map_err(|trouble: table::Trouble| trouble.text.en)?;
                    let action = kept::answer(&played, seat, seed, self.iterations)?;
                    writeln!(out, "{action}")
                        .and_then(|()| out.flush())
                        .map_err(|error| error.to_string())?;
                }
                _ => return Err(format!("what is '{heard}'?")),
            }
        }
        Ok(())
    }
}
