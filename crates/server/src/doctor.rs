//! The doctor: every match of a data file folded and replayed, what is damaged named, the rest saved.

use std::path::Path;

use search::Entry;
use table::{Text, Trouble};
use tempfile::TempDir;

use crate::site::recall_cards;
use crate::store::{self, Copied, Store, StoreError, Stored, failed, there_already};
use crate::stored::replay;

/// What the doctor found.
#[derive(Clone, Debug)]
pub struct Findings {
    /// How many matches there are, damaged ones among them.
    pub matches: usize,
    /// How many of them are open.
    pub open: usize,
    /// The damaged ones.
    pub damaged: Vec<Damaged>,
    /// How many rows of the file could not be read.
    pub lost: u64,
    /// The new file with all that is whole, when one was asked for.
    pub saved: Option<Copied>,
}

/// A match that is not whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The word in its address.
    pub id: String,
    /// Its game, where that can still be read.
    pub game: Option<String>,
    /// What is wrong with it.
    pub why: Text,
}

/// Examines a data file, which may be damaged and may be in use; it is only read. With a name for a new file all that is
/// whole is saved there.
///
/// # Errors
/// When it is no data file of ours, or of a newer release, or the new file cannot be written.
pub async fn examine(games: &[Entry], file: &Path, rescue: Option<&Path>) -> Result<Findings, Trouble> {
    if let Some(to) = rescue.filter(|to| to.exists()) {
        return Err(there_already(to));
    }
    let folder = TempDir::new().map_err(|error| failed(&std::env::temp_dir(), &error))?;
    let copy = folder.path().join("copy");
    let lost = store::salvage(file, &copy).await?;
    let store = store::open(&copy).await.map_err(|unusable| unusable.0)?;
    let damaged = async {
        recall_cards(games, &store).await?;
        look(games, &store).await
    };
    let (matches, open, damaged) = damaged.await.map_err(|error| failed(file, &error))?;
    for one in rescue.map(|_| &damaged).into_iter().flatten() {
        store.leave_out(&one.id).await.map_err(|error| failed(file, &error))?;
    }
    store.close().await;
    let saved = match rescue {
        Some(to) => Some(store::backup(&copy, to).await?),
        None => None,
    };
    Ok(Findings { matches, open, damaged, lost, saved })
}

async fn look(games: &[Entry], store: &Store) -> Result<(usize, usize, Vec<Damaged>), StoreError> {
    let gaps = store.with_gaps().await?;
    let ids = store.everything().await?;
    let (mut open, mut damaged) = (0, Vec::new());
    for id in &ids {
        let stored = store.find(id).await;
        let (game, why) = match &stored {
            Ok(Some(stored)) => {
                let ended = store.is_ended(id).await?;
                open += usize::from(!ended);
                (Some(stored.row.game.clone()), wrong(games, stored, ended, gaps.contains(id)))
            }
            Ok(None) => (None, Some(lacks("il suo assetto", "its setup"))),
            Err(error) => (None, Some(Text::same(error.to_string()))),
        };
        damaged.extend(why.map(|why| Damaged { id: id.clone(), game, why }));
    }
    Ok((ids.len(), open, damaged))
}

/// What is wrong with a match.
fn wrong(games: &[Entry], stored: &Stored, ended: bool, has_gaps: bool) -> Option<Text> {
    let Some(entry) = games.iter().find(|entry| entry.game.facts().id == stored.row.game) else {
        return Some(Text::new("qui non c'è questo gioco", "this game is not here"));
    };
    if has_gaps {
        return Some(lacks("una riga del suo registro", "a line of its log"));
    }
    let moment = match replay(entry, stored) {
        Ok((moment, _)) => moment,
        Err(trouble) => return Some(trouble.text),
    };
    if moment.played.seats() != stored.places.len() {
        return Some(lacks("un posto", "a seat"));
    }
    if ended && !moment.played.is_over() {
        return Some(lacks("la fine del suo registro", "the end of its log"));
    }
    None
}

fn lacks(it: &str, en: &str) -> Text {
    Text::new(format!("manca {it}"), format!("{en} is missing"))
}
