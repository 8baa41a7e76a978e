//! Writing an entry of the corpus.

use std::fs;
use std::path::{Path, PathBuf};

use futures_util::{StreamExt as _, TryFutureExt as _, TryStreamExt as _, stream};

use super::kept::Kept;
use super::plans::{PLANS, Plan};
use super::records::{self, RECORDS};
use super::steps::Step;
use crate::client::Visitor;
use crate::house::{House, Options};
use crate::lot::Lot;
use crate::tables::{Table, Wish};

/// So many tables are played at the same time.
const AT_ONCE: usize = 8;
/// So many matches may end before what they were begun for.
const TRIES: usize = 8;

/// Plays all plans with this binary and leaves data file, tables, records and cards in a folder.
pub(super) async fn write(binary: &Path, into: &Path, cards: &[PathBuf], seed: u64) -> Result<(), String> {
    begin(into, cards)?;
    let work = tempfile::tempdir().map_err(|error| error.to_string())?;
    let data = work.path().join("data.conclave");
    let house = House::start(&Options { cards: cards.to_vec(), ..Options::new(binary, &data) })?;
    let sets = Sets::offered(&mut Visitor::new(&house.address())?).await?;
    let mut done = played(&house, &sets, seed).await?;
    done.sort_by_key(|done| done.nth);
    let kept = stream::iter(done).map(|done| async move { Kept::of(done.table, &done.note).await });
    // Whoever was to answer a window has held it open for longer than this takes.
    let tables: Vec<Kept> = kept.buffered(AT_ONCE).try_collect().await?;
    house.stop()?;
    let lines: String = tables.iter().map(|kept| format!("{kept}\n")).collect();
    put(&into.join("tables.txt"), lines.as_bytes())?;
    move_alone(&data, &into.join("data.conclave"))?;
    let mut records = 0;
    for playing in RECORDS {
        let Some(setup) = sets.named(playing.1, playing.3) else { continue };
        let file = into.join("records").join(format!("{}.record", playing.0));
        // On the command line a set that is given is also the one that is meant when none is named.
        let cards = if setup == playing.3 { &[] } else { cards };
        let done = records::write(binary, playing, &setup, seed, &file, cards);
        done.map_err(|why| format!("record {}: {why}", playing.0))?;
        records += 1;
    }
    println!("{}: {} tables, {records} records", into.display(), tables.len());
    Ok(())
}

fn begin(into: &Path, cards: &[PathBuf]) -> Result<(), String> {
    let trouble = |error: std::io::Error| format!("'{}' cannot be written: {error}", into.display());
    fs::create_dir_all(into).map_err(trouble)?;
    if fs::read_dir(into).map_err(trouble)?.next().is_some() {
        return Err(format!("'{}' is not empty: an entry of the corpus is never changed", into.display()));
    }
    fs::create_dir_all(into.join("records")).map_err(trouble)?;
    for set in cards {
        fs::create_dir_all(into.join("cards")).map_err(trouble)?;
        let name = set.file_name().ok_or_else(|| format!("'{}' is no file", set.display()))?;
        let text = fs::read(set).map_err(|error| format!("'{}' cannot be read: {error}", set.display()))?;
        put(&into.join("cards").join(name), &text)?;
    }
    Ok(())
}

/// A table as far as it shall go.
struct Done {
    /// Of which plan.
    nth: usize,
    table: Table,
    note: String,
}

/// All tables. One with an open window comes last: it does not wait for the others.
async fn played(house: &House, sets: &Sets, seed: u64) -> Result<Vec<Done>, String> {
    let (mut lot, visitor) = (Lot::new(seed), Visitor::new(&house.address())?);
    let all = PLANS.iter().enumerate().map(|(nth, plan)| (nth, plan, lot.split())).collect::<Vec<_>>();
    let (last, first): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|(_, plan, _)| matches!(plan.steps.last(), Some(Step::Lay)));
    let play = |(nth, plan, lot): (usize, &'static Plan, Lot)| {
        let done = follow(visitor.another(), (nth, plan), sets, lot);
        done.map_err(move |why| format!("{} ({}): {why}", plan.game, plan.note))
    };
    let mut done: Vec<Vec<Done>> =
        stream::iter(first).map(play).buffer_unordered(AT_ONCE).try_collect().await?;
    done.extend(stream::iter(last).then(play).try_collect::<Vec<_>>().await?);
    Ok(done.into_iter().flatten().collect())
}

/// Opens the table of a plan and takes its steps; a match that ends too soon is kept too, and another one begun.
async fn follow(
    mut host: Visitor,
    (nth, plan): (usize, &Plan),
    sets: &Sets,
    mut lot: Lot,
) -> Result<Vec<Done>, String> {
    let values = plan.fields.iter().map(|(_, value)| sets.named(plan.game, value));
    let Some(values) = values.collect::<Option<Vec<String>>>() else {
        println!("left out, as no cards were given for {}: {}", plan.game, plan.note);
        return Ok(Vec::new());
    };
    let fields: Vec<(&str, &str)> =
        plan.fields.iter().zip(&values).map(|((name, _), value)| (*name, value.as_str())).collect();
    let wish = Wish { game: plan.game, seats: plan.seats, fields: &fields, seconds: plan.seconds };
    let mut done = Vec::new();
    'matches: for _ in 0..TRIES {
        let mut table = Table::open(&mut host, &wish).await?;
        for step in plan.steps {
            let before = table.clone();
            let went = step.take(&mut table, &mut lot).await.map_err(|why| format!("{step:?}: {why}"))?;
            if !went {
                done.push(Done { nth, table, note: format!("over too soon: {}", plan.note) });
                continue 'matches;
            }
            // They have gone on to another table.
            if table.id != before.id {
                done.push(Done { nth, table: before, note: plan.note.to_owned() });
            }
        }
        println!("{} {}: {}", table.id, plan.game, plan.note);
        done.push(Done { nth, table, note: plan.note.to_owned() });
        return Ok(done);
    }
    Err(format!("{TRIES} matches were over too soon"))
}

/// What the forms call the sets of cards that were given, by game.
struct Sets(Vec<(&'static str, String)>);

impl Sets {
    async fn offered(visitor: &mut Visitor) -> Result<Self, String> {
        let mut sets: Vec<(&str, String)> = Vec::new();
        for Plan { game, .. } in PLANS {
            let path = format!("/new/{game}");
            if sets.iter().any(|(known, _)| known == game) {
                continue;
            }
            let form = visitor.form(&path, &path).await?;
            let offered =
                form.field("field-cards").and_then(|field| field.choices.clone()).unwrap_or_default();
            sets.extend(offered.into_iter().find(|set| set != "box").map(|set| (*game, set)));
        }
        Ok(Sets(sets))
    }

    /// A value or a setup with the set's name where it says `given`; `None` when none was given.
    fn named(&self, game: &str, text: &str) -> Option<String> {
        let set = self.0.iter().find(|(known, _)| *known == game);
        match text.contains("given") {
            true => set.map(|(_, set)| text.replace("given", set)),
            false => Some(text.to_owned()),
        }
    }
}

/// The data file, which must have nothing beside it that belongs to it.
fn move_alone(data: &Path, to: &Path) -> Result<(), String> {
    for ending in ["-wal", "-shm", "-journal"] {
        let beside = PathBuf::from(format!("{}{ending}", data.display()));
        if beside.exists() {
            return Err(format!("the server has left {} when it was stopped", beside.display()));
        }
    }
    let text = fs::read(data).map_err(|error| format!("'{}' cannot be read: {error}", data.display()))?;
    put(to, &text)
}

fn put(to: &Path, text: &[u8]) -> Result<(), String> {
    fs::write(to, text).map_err(|error| format!("'{}' cannot be written: {error}", to.display()))
}
