//! Which test noticed each fault when it was last planted. That test is asked first and alone, so that what is still noticed is known within
//! seconds; only where it says nothing are all others asked.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::stage::Stage;

/// The tests that have noticed faults.
pub struct Witnesses {
    path: PathBuf,
    known: BTreeMap<String, Witness>,
}

/// A test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The program that it stands in, as a [`Stage`] is written.
    pub stage: String,
    /// Its name.
    pub test: String,
}

impl Witnesses {
    /// Those that a file of the repository names; none where there is no such file.
    pub fn read(path: &Path) -> Witnesses {
        let text = fs::read_to_string(path).unwrap_or_default();
        let known = text.lines().filter_map(|line| {
            let (fault, rest) = line.split_once('\t')?;
            let (stage, test) = rest.split_once('\t')?;
            Some((fault.to_owned(), Witness { stage: stage.to_owned(), test: test.to_owned() }))
        });
        Witnesses { path: path.to_owned(), known: known.collect() }
    }

    /// Who noticed this fault of a list, if that program of tests is still there.
    pub fn of(&self, fault: &str, stages: &[Stage]) -> Option<(Stage, String)> {
        let Witness { stage, test } = self.known.get(fault)?;
        let stage = stages.iter().find(|known| known.to_string() == *stage)?;
        Some((stage.clone(), test.clone()))
    }

    /// All of them, by fault.
    pub fn all(&self) -> impl Iterator<Item = (&str, &Witness)> {
        self.known.iter().map(|(fault, witness)| (fault.as_str(), witness))
    }

    /// Notes who has noticed a fault, in the file too.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn note(&mut self, fault: &str, stage: &Stage, test: &str) -> Result<(), String> {
        let witness = Witness { stage: stage.to_string(), test: test.to_owned() };
        if self.known.insert(fault.to_owned(), witness.clone()) == Some(witness) {
            return Ok(());
        }
        let line =
            |(fault, Witness { stage, test }): (&String, &Witness)| format!("{fault}\t{stage}\t{test}\n");
        let text: String = self.known.iter().map(line).collect();
        fs::write(&self.path, text).map_err(|error| format!("{}: {error}", self.path.display()))
    }
}
