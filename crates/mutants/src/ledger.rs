//! What has been found out, kept line by line, so that a run that was broken off goes on.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Findings by what they are about.
pub struct Ledger {
    path: PathBuf,
    kept: BTreeMap<String, String>,
}

impl Ledger {
    /// What was kept in this file so far.
    pub fn open(path: &Path) -> Ledger {
        let text = fs::read_to_string(path).unwrap_or_default();
        let kept = text.lines().filter_map(|line| line.split_once('\t'));
        let kept = kept.map(|(about, found)| (about.to_owned(), found.to_owned())).collect();
        Ledger { path: path.to_owned(), kept }
    }

    /// What was found about this.
    pub fn get(&self, about: &str) -> Option<&str> {
        self.kept.get(about).map(String::as_str)
    }

    /// Keeps a finding at once.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep(&mut self, about: &str, found: &str) -> Result<(), String> {
        let file = fs::OpenOptions::new().create(true).append(true).open(&self.path);
        let kept = file.and_then(|mut file| writeln!(file, "{about}\t{found}"));
        self.kept.insert(about.to_owned(), found.to_owned());
        kept.map_err(|error| format!("{}: {error}", self.path.display()))
    }
}
