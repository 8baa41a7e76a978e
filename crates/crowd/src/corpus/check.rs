//! Checking an entry of the corpus: a binary opens all of it and goes on with it.

use std::fs;
use std::path::{Path, PathBuf};

use futures_util::{StreamExt as _, stream};

use super::kept::Kept;
use super::look::Look;
use super::records;
use crate::client::Visitor;
use crate::house::{House, Options};
use crate::lot::Lot;

/// So many tables are looked at at the same time: most of it is waiting for windows to close.
const AT_ONCE: usize = 40;

/// Checks entries one after the other and says what of them does not hold.
pub(super) async fn check(binary: &Path, entries: &[PathBuf]) -> Result<(), String> {
    let mut wrong = Vec::new();
    for folder in entries {
        let entry = Entry::read(folder)?;
        let (tables, files) = (entry.tables.len(), entry.records.len());
        let found = entry.check(binary).await?;
        println!("{}: {tables} tables, {files} records, {} wrong", folder.display(), found.len());
        wrong.extend(found);
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

struct Entry {
    data: PathBuf,
    tables: Vec<Kept>,
    records: Vec<PathBuf>,
    cards: Vec<PathBuf>,
}

impl Entry {
    fn read(folder: &Path) -> Result<Self, String> {
        let list = folder.join("tables.txt");
        let text = fs::read_to_string(&list).map_err(|error| format!("{}: {error}", list.display()))?;
        let tables: Vec<Kept> = text.lines().map(str::parse).collect::<Result<_, _>>()?;
        if tables.is_empty() {
            return Err(format!("{} names no table", list.display()));
        }
        let (records, cards) = (files(&folder.join("records"))?, files(&folder.join("cards"))?);
        Ok(Entry { data: folder.join("data.conclave"), tables, records, cards })
    }

    /// What is wrong with it, in the eyes of this binary.
    async fn check(self, binary: &Path) -> Result<Vec<String>, String> {
        let work = tempfile::tempdir().map_err(|error| error.to_string())?;
        let data = work.path().join("data.conclave");
        fs::copy(&self.data, &data).map_err(|error| format!("{}: {error}", self.data.display()))?;
        // Without --cards: the data file keeps the sets that its tables are played with.
        let house = House::start(&Options::new(binary, &data))?;
        let stranger = Visitor::new(&house.address())?;
        let mut lot = Lot::new(1);
        let tables: Vec<_> = self.tables.into_iter().map(|kept| (kept, lot.split())).collect();
        let folder = work.path();
        let tables = stream::iter(tables).map(|(kept, lot)| {
            let (stranger, cards) = (stranger.clone(), self.cards.as_slice());
            let look = Look { kept, stranger, binary, cards, folder };
            async move {
                let Kept { id, game, note, .. } = &look.kept;
                said(&format!("{id} {game}, {note}"), look.check(lot).await)
            }
        });
        let mut wrong: Vec<String> =
            tables.buffer_unordered(AT_ONCE).filter_map(|one| async { one }).collect().await;
        for file in &self.records {
            let done = records::replay(binary, file, &self.cards).map(|()| "replays".to_owned());
            wrong.extend(said(&file.display().to_string(), done));
        }
        wrong.extend(house.stop().err());
        Ok(wrong)
    }
}

/// Prints what came of a thing, and keeps it if it is wrong.
fn said(what: &str, done: Result<String, String>) -> Option<String> {
    match done {
        Ok(how) => {
            println!("ok    {what}: {how}");
            None
        }
        Err(why) => {
            println!("WRONG {what}: {why}");
            Some(format!("{what}: {why}"))
        }
    }
}

/// The files of a folder, in the order of their names; none where there is no such folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let trouble = |error: std::io::Error| format!("{}: {error}", folder.display());
    let found = fs::read_dir(folder).map_err(trouble)?.map(|entry| entry.map(|entry| entry.path()));
    let mut files: Vec<PathBuf> = found.collect::<Result<_, _>>().map_err(trouble)?;
    files.sort();
    Ok(files)
}
