//! A fault as it is written down, and how it is planted.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde::Deserialize;

/// One slip of a programmer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fault {
    /// Its name, found once in its list.
    pub name: String,
    /// The file it is planted in, from the root of the repository.
    pub file: String,
    /// What stands there.
    pub was: String,
    /// What is put instead.
    pub now: String,
    /// The rule that it breaks.
    pub breaks: String,
    /// The crate whose tests are asked right after those of the file's own: where the test stands that is meant to notice.
    pub by: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    fault: Vec<Fault>,
}

/// The faults of a game, or of the house.
pub struct Faults {
    /// The game's name, or `house`.
    pub of: String,
    /// They, in the order of their file.
    pub list: Vec<Fault>,
}

impl Faults {
    /// All lists of the repository: the house's, then each game's. A game without one has an empty list.
    ///
    /// # Errors
    /// When a list cannot be read.
    pub fn all(root: &Path) -> Result<Vec<Faults>, String> {
        let games = std::fs::read_dir(root.join("games")).map_err(|error| format!("games: {error}"))?;
        let mut games: Vec<PathBuf> = games.filter_map(Result::ok).map(|entry| entry.path()).collect();
        games.sort();
        let house = ("house".to_owned(), root.join("crates/mutants/house.toml"));
        let games = games.into_iter().map(|game| {
            let name = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (name, game.join("faults.toml"))
        });
        std::iter::once(house).chain(games).map(|(of, path)| Faults::read(of, &path)).collect()
    }

    fn read(of: String, path: &Path) -> Result<Faults, String> {
        if !path.exists() {
            return Ok(Faults { of, list: Vec::new() });
        }
        let wrong = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let text = std::fs::read_to_string(path).map_err(|error| wrong(&error))?;
        let List { fault: list } = toml::from_str(&text).map_err(|error| wrong(&error))?;
        let mut names = BTreeSet::new();
        for fault in &list {
            if !names.insert(&fault.name) {
                return Err(wrong(&format!("two faults are called {}", fault.name)));
            }
        }
        Ok(Faults { of, list })
    }

    /// How many there must be.
    pub fn wanted(&self) -> usize {
        if self.of == "house" { 20 } else { 10 }
    }
}

impl Fault {
    /// The text with the fault in it. White space is not compared, so what stands there is found however it is set.
    ///
    /// # Errors
    /// When what should stand there does not, or more than once.
    pub fn planted(&self, text: &str) -> Result<String, String> {
        let wanted: Vec<u8> = self.was.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
        let (places, bytes): (Vec<usize>, Vec<u8>) =
            text.bytes().enumerate().filter(|(_, byte)| !byte.is_ascii_whitespace()).unzip();
        if wanted.is_empty() {
            return Err("it says of nothing that it stands there".to_owned());
        }
        let found: Vec<usize> = bytes
            .windows(wanted.len())
            .enumerate()
            .filter(|(_, run)| *run == wanted)
            .map(|(at, _)| at)
            .collect();
        match found[..] {
            [at] => {
                let (from, to) = (places[at], places[at + wanted.len() - 1] + 1);
                Ok([&text[..from], self.now.trim(), &text[to..]].concat())
            }
            [] => Err(format!("this does not stand in {}: {}", self.file, self.was.trim())),
            _ => Err(format!("this stands {} times in {}: {}", found.len(), self.file, self.was.trim())),
        }
    }
}
