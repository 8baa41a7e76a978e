//! What all games of one file have in common: its first line.

use std::path::Path;

use serde_json::{Value, json};
use table::Trouble;

/// What is played by whom, how hard they think and from which seed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    pub(super) game: String,
    pub(super) setup: String,
    pub(super) bot: String,
    pub(super) iterations: u32,
    pub(super) seed: u64,
    /// The kind of factors, or the one factor, that are replaced one at a time.
    pub(super) replace: Option<String>,
}

impl Terms {
    /// As it stands in the file.
    pub(super) fn line(&self) -> String {
        let Terms { game, setup, bot, iterations, seed, replace } = self;
        let mut line =
            json!({"game": game, "setup": setup, "bot": bot, "iterations": iterations, "seed": seed});
        // Files in which nothing is replaced begin as before anything could be.
        if let Some(kind) = replace {
            line["replace"] = kind.as_str().into();
        }
        line.to_string()
    }

    /// The terms that a line holds.
    pub(super) fn read(line: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(line).ok()?;
        let word = |name: &str| Some(value.get(name)?.as_str()?.to_owned());
        let number = |name: &str| value.get(name)?.as_u64();
        Some(Terms {
            game: word("game")?,
            setup: word("setup")?,
            bot: word("bot")?,
            iterations: number("iterations")?.try_into().ok()?,
            seed: number("seed")?,
            replace: word("replace"),
        })
    }

    /// Are those of the file these?
    ///
    /// # Errors
    /// What differs: games under other terms cannot be counted together.
    pub(super) fn same(&self, asked: &Terms, path: &Path) -> Result<(), Trouble> {
        let rows = |terms: &Terms| {
            let Terms { game, setup, bot, iterations, seed, replace } = terms.clone();
            [
                ("game", game),
                ("setup", setup),
                ("bot", bot),
                ("iterations", iterations.to_string()),
                ("seed", seed.to_string()),
                ("replace", replace.unwrap_or_default()),
            ]
        };
        let (mut it, mut en) = (Vec::new(), Vec::new());
        for ((name, there), (_, here)) in rows(self).into_iter().zip(rows(asked)) {
            if there != here {
                it.push(format!("{name} là è «{there}» e qui «{here}»"));
                en.push(format!("{name} is '{there}' there and '{here}' here"));
            }
        }
        if it.is_empty() {
            return Ok(());
        }
        let path = path.display();
        Err(Trouble::say(
            format!(
                "il file {path} è di altre partite: {}. Chiedi come là, o indica un altro file",
                it.join(", ")
            ),
            format!(
                "the file {path} is of other games: {}. Ask as there, or name another file",
                en.join(", ")
            ),
        )
        .at(1, 1))
    }
}
