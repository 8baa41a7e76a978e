//! The file of games of `conclave elo`: the terms, then a line for each block.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use lab::Outcome;
use serde_json::{Value, json};
use table::Trouble;

use crate::commands::lines::Lines;
use crate::end::End;

/// Who played, and with which seed.
type Key = ([String; 2], u64);

/// Games by who played (the stronger first) and by seed, in a file or only in memory.
pub(super) struct Kept {
    blocks: BTreeMap<Key, Vec<Outcome>>,
    file: Option<Lines>,
}

impl Kept {
    /// The games of a file, of this game and setup, which is then added to.
    pub(super) fn open(path: Option<&PathBuf>, game: &str, setup: &str) -> Result<Self, End> {
        let Some(path) = path else { return Ok(Kept { blocks: BTreeMap::new(), file: None }) };
        let header = json!({"elo": game, "setup": setup}).to_string();
        let (file, there) = Lines::open(path, &header)?;
        let mut lines = there.lines();
        if lines.next() != Some(&header) {
            return Err(foreign(path, &header).into());
        }
        let mut blocks = BTreeMap::new();
        for (i, line) in lines.enumerate() {
            let (key, block) = read(line).ok_or_else(|| no_block(path, line).at(i + 2, 1))?;
            blocks.insert(key, block);
        }
        Ok(Kept { blocks, file: Some(file) })
    }

    pub(super) fn seeds(&self, marks: &[String; 2]) -> Vec<u64> {
        self.blocks.keys().filter(|(of, _)| of == marks).map(|(_, seed)| *seed).collect()
    }

    pub(super) fn blocks(&self, marks: &[String; 2]) -> Vec<Vec<Outcome>> {
        self.blocks.iter().filter(|((of, _), _)| of == marks).map(|(_, block)| block.clone()).collect()
    }

    pub(super) fn add(&mut self, marks: &[String; 2], seed: u64, block: Vec<Outcome>) -> Result<(), End> {
        if let Some(file) = &mut self.file {
            let games: Value = block.iter().map(|game| json!([game.ours, game.theirs, game.won])).collect();
            file.add(&json!({"who": marks, "seed": seed, "games": games}))?;
        }
        self.blocks.insert((marks.clone(), seed), block);
        Ok(())
    }
}

fn read(line: &str) -> Option<(Key, Vec<Outcome>)> {
    let value: Value = serde_json::from_str(line).ok()?;
    let who = |nth: usize| Some(value.get("who")?.get(nth)?.as_str()?.to_owned());
    let game = |game: &Value| {
        let teams = |nth: usize| usize::try_from(game.get(nth)?.as_u64()?).ok().filter(|teams| *teams > 0);
        let won = game.get(2)?.as_f64().filter(|won| (0.0..=1.0).contains(won))?;
        Some(Outcome { ours: teams(0)?, theirs: teams(1)?, won })
    };
    let games = value.get("games")?.as_array()?.iter().map(game).collect::<Option<Vec<_>>>()?;
    Some((([who(0)?, who(1)?], value.get("seed")?.as_u64()?), games))
}

fn foreign(path: &Path, header: &str) -> Trouble {
    let path = path.display();
    Trouble::say(
        format!("{path} non è un file di «conclave elo» per questo gioco e assetto: la prima riga dovrebbe essere {header}"),
        format!("{path} is no file of 'conclave elo' for this game and setup: its first line should be {header}"),
    )
    .at(1, 1)
}

fn no_block(path: &Path, line: &str) -> Trouble {
    let (path, line) = (path.display(), line.chars().take(60).collect::<String>());
    Trouble::say(
        format!("{path}: «{line}» non sono partite: sono attesi who, seed e games"),
        format!("{path}: '{line}' is no games: who, seed and games are expected"),
    )
}
