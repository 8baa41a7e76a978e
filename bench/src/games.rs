//! The five games: figures of this checkout, or of this and another in turn, and duels between their bots.

mod checkout;
mod figures;
mod tables;

use std::path::PathBuf;
use std::process::Command;

use checkout::Built;
use figures::Row;

/// `games [GAME...] [--against DIR] [--runs N]`.
///
/// # Errors
/// What is wrong with the words, the other checkout or a run.
pub fn games(words: &[&str]) -> Result<(), String> {
    let mut words = Words::new(words, &["--against", "--runs"])?;
    let (against, runs) = (words.take("--against"), words.number("--runs", 5)?.max(1));
    let ours = checkout::ours()?;
    let theirs = against.map(|dir| checkout::theirs(&PathBuf::from(dir))).transpose()?;
    let rows = chosen(&ours, &words.plain)?;
    let sides: Vec<&Built> = [Some(&ours), theirs.as_ref()].into_iter().flatten().collect();
    let mut measured = Vec::new();
    for name in rows {
        eprintln!("{name}");
        measured.push(Row::measure(name, &sides, runs)?);
    }
    tables::print(&measured, theirs.is_some());
    Ok(())
}

/// `duel GAME --against DIR [--iterations N] [--games N] [--setup SETUP] [--jobs N]`.
///
/// # Errors
/// What is wrong with the words, the other checkout or a game.
pub fn duel(words: &[&str]) -> Result<(), String> {
    let named = ["--against", "--iterations", "--games", "--setup", "--jobs"];
    let mut words = Words::new(words, &named)?;
    let against = words.take("--against").ok_or("duel GAME --against DIR: which checkout?")?;
    let iterations = words.number("--iterations", 400)?;
    let pairs = words.number("--games", 400)?.div_ceil(2).max(2);
    let jobs = words.number("--jobs", 1)?;
    let setup = words.take("--setup").unwrap_or_default();
    let [game] = words.plain[..] else {
        return Err("duel GAME --against DIR: one game is expected".to_owned());
    };
    let (ours, theirs) = (checkout::ours()?, checkout::theirs(&PathBuf::from(against))?);
    let [iterations, pairs, jobs] = [iterations, pairs, jobs].map(|number| number.to_string());
    let mut command = Command::new(&ours.driver);
    command.args(["duel", game, &setup, &iterations, &pairs, &jobs]).arg(&theirs.driver);
    print!("{game} {setup}: at {iterations} iterations our share of {pairs} pairs is ");
    println!("{}", figures::said(command)?.trim());
    Ok(())
}

/// The rows whose names begin with one of these words; all rows when there is none.
fn chosen(ours: &Built, words: &[&str]) -> Result<Vec<String>, String> {
    let mut command = Command::new(&ours.driver);
    command.arg("rows");
    let all = figures::said(command)?;
    let is_wanted = |row: &&str| words.is_empty() || words.iter().any(|word| row.starts_with(word));
    let rows: Vec<String> = all.lines().filter(is_wanted).map(str::to_owned).collect();
    if rows.is_empty() { Err(format!("{words:?}: no such row; there are:\n{all}")) } else { Ok(rows) }
}

/// The words of a command, those with a name apart.
struct Words<'a> {
    plain: Vec<&'a str>,
    named: Vec<(&'a str, &'a str)>,
}

impl<'a> Words<'a> {
    fn new(words: &[&'a str], names: &[&str]) -> Result<Self, String> {
        let (mut plain, mut named) = (Vec::new(), Vec::new());
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if !word.starts_with("--") {
                plain.push(word);
            } else if names.contains(&word) {
                named.push((word, *words.next().ok_or_else(|| format!("{word}: a value is expected"))?));
            } else {
                return Err(format!("{word}: {} are known", names.join(", ")));
            }
        }
        Ok(Words { plain, named })
    }

    fn take(&mut self, name: &str) -> Option<String> {
        let at = self.named.iter().position(|(known, _)| *known == name)?;
        Some(self.named.remove(at).1.to_owned())
    }

    fn number(&mut self, name: &str, default: u32) -> Result<u32, String> {
        let Some(text) = self.take(name) else { return Ok(default) };
        text.parse().map_err(|_| format!("{name} {text}: a number is expected"))
    }
}
