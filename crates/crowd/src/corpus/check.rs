//! Checking an entry of the corpus: a binary opens all of it and goes on with it.

use std::fs;
use std::path::{Path, PathBuf};

use futures_util::{StreamExt as _, stream};

use super::kept::{Kept, Seat};
use super::marks::Marks;
use super::records;
use crate::client::Visitor;
use crate::house::{House, Options};
use crate::lot::Lot;
use crate::markup::tags;
use crate::player::Page;
use crate::tables::{Played, Table};

/// So many tables are looked at at the same time: most of it is waiting for windows to close.
const AT_ONCE: usize = 40;
/// So many answers show that a match goes on.
const FURTHER: usize = 20;

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
        let tables = text.lines().map(str::parse).collect::<Result<_, _>>()?;
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

/// A table that is looked at.
struct Look<'a> {
    kept: Kept,
    stranger: Visitor,
    binary: &'a Path,
    cards: &'a [PathBuf],
    /// Where its record may lie for a moment.
    folder: &'a Path,
}

impl Look<'_> {
    async fn check(&self, lot: Lot) -> Result<String, String> {
        self.opens().await?;
        match self.kept.over {
            true => self.is_told_again().await,
            false => goes_on(self.kept.table(&self.stranger), lot).await,
        }
    }

    /// Everybody finds the table, and the persons their seats with what they have left there.
    async fn opens(&self) -> Result<(), String> {
        let (id, game) = (&self.kept.id, &self.kept.game);
        let page = self.stranger.clone().look(id).await?;
        self.fits(&page, None)?;
        for (seat, kept) in self.kept.seats.iter().enumerate() {
            let Seat::Person(session, marks) = kept else { continue };
            let mut person = self.stranger.known(session);
            let (page, now) = Marks::of(&mut person, game, id).await?;
            self.fits(&page, Some(seat))?;
            marks.are_in(&now).map_err(|why| format!("seat {}: {why}", seat + 1))?;
            person.page(&format!("/t/{id}/replay")).await?;
        }
        Ok(())
    }

    fn fits(&self, page: &Page, seat: Option<usize>) -> Result<(), String> {
        if (page.seat, page.game.as_str()) != (seat, self.kept.game.as_str()) {
            return Err(format!("a visitor of seat {seat:?} sees {} from {:?}", page.game, page.seat));
        }
        match (self.kept.over, page.over) {
            (true, false) => Err("the match was over and is not over any more".to_owned()),
            (false, true) => Err("the match was not over and is over now".to_owned()),
            _ => Ok(()),
        }
    }

    /// A match that is over has its replay, and its record replays.
    async fn is_told_again(&self) -> Result<String, String> {
        let (id, mut visitor) = (&self.kept.id, self.stranger.clone());
        let last = at(&visitor.page(&format!("/t/{id}/replay")).await?).ok_or("the replay has no end")?;
        for step in [0, last / 2, last] {
            for eyes in ["all", "0", "1"] {
                let page = visitor.page(&format!("/t/{id}/replay?at={step}&as={eyes}")).await?;
                if at(&page) != Some(step) {
                    return Err(format!("the replay shows another point than answer {step}"));
                }
            }
        }
        let file = self.folder.join(format!("{id}.record"));
        let record = visitor.page(&format!("/t/{id}/record")).await?;
        fs::write(&file, record).map_err(|error| format!("{}: {error}", file.display()))?;
        records::replay(self.binary, &file, self.cards)?;
        Ok(format!("{last} answers shown again, the record replays"))
    }
}

/// A match that is not over goes on: who was awaited sits down, and in the middle of it who had resigned comes back and whoever
/// may declares that it passes in windows, which take their time.
async fn goes_on(mut table: Table, mut lot: Lot) -> Result<String, String> {
    table.fill().await?;
    let mut given = 0;
    for _ in 0..2 {
        match table.play(FURTHER / 2, &mut lot).await? {
            Played::Over(more) => return Ok(format!("goes on to its end after {} answers", given + more)),
            _ => given += FURTHER / 2,
        }
        let seats: Vec<usize> = table.persons().map(|(seat, _)| seat).collect();
        for seat in seats {
            let id = table.id.clone();
            let person = table.person(seat)?;
            let page = person.look(&id).await?;
            let pressed = [page.form("/return"), page.form_with("/passes", "passes", "yes")];
            for form in pressed.into_iter().flatten() {
                let done = person.press(form).await.accepted();
                done.map_err(|why| format!("{} of seat {} {why}", form.action, seat + 1))?;
            }
        }
    }
    Ok(format!("goes on for {given} answers"))
}

/// How many answers a replay shows.
fn at(page: &str) -> Option<usize> {
    tags(page).find(|tag| tag.name == "main")?.get("data-at")?.parse().ok()
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
