//! From the store to a moment of a table.

use std::sync::Arc;

use search::Entry;
use table::erased::brings;
use table::{Lang, Trouble};

use crate::clock::{Pace, Windows, deadline, is_timed, running};
use crate::names::seen;
use crate::store::{Append, MatchRow, PlaceRow, Store, StoreError, Stored};
use crate::tables::{Moment, now};

/// Why a stored match cannot be taken up.
#[derive(Debug)]
pub(crate) enum Lost {
    Store(StoreError),
    /// It does not replay.
    Broken(Trouble),
}

impl From<StoreError> for Lost {
    fn from(error: StoreError) -> Self {
        Lost::Store(error)
    }
}

/// Reads a match back, and after how many changes. Two servers that seal the last envelopes of a question, or bring the last decks, at the same time
/// leave what follows to whoever reads them next: it is written here.
pub(crate) async fn take_up(
    entry: &Entry,
    store: &Store,
    windows: Windows,
    mut stored: Stored,
) -> Result<(MatchRow, Moment, i64), Lost> {
    loop {
        let (mut moment, unwritten) = replay(entry, &stored).map_err(Lost::Broken)?;
        if unwritten.is_empty() {
            // A match of a release that kept no sentences. Where they cannot be written now it can be looked at all the same.
            let untold = stored.told == 0 && !moment.played.is_empty() && store.fails().borrow().is_none();
            if untold && store.tell(&stored.row.id, moment.played.told(0)).await.is_ok() {
                moment.told = moment.played.len();
            }
            return Ok((stored.row, moment, stored.changes));
        }
        let pace = Pace { seconds: stored.row.seconds, windows };
        let (idx, played) = (moment.logged, moment.played.as_ref());
        let (ended, over) = (moment.passes.ended_by(played), played.is_over());
        let deadline = deadline(pace, played, &moment.places, moment.passes.at(played));
        let running = running(moment.running, played, &moment.places);
        let (lines, now) = (unwritten.as_slice(), now());
        let told = played.told(0);
        let (envelope, told, told_from) = (None, told.as_slice(), 0);
        let nothing = Append::nothing(now);
        let sealed = store.is_shared().then_some(moment.sealed);
        let add = Append {
            idx,
            envelope,
            lines,
            told,
            told_from,
            deadline,
            running,
            ended,
            over,
            sealed,
            ..nothing
        };
        match store.append(&stored.row.id, &add).await {
            Ok(()) | Err(StoreError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
        let Some(fresh) = store.find(&stored.row.id).await? else {
            return Ok((stored.row, moment, stored.changes));
        };
        stored = fresh;
    }
}

/// The moment that is stored, and the lines that follow from it but are not stored.
pub(crate) fn replay(entry: &Entry, stored: &Stored) -> Result<(Moment, Vec<String>), Trouble> {
    let row = &stored.row;
    let mut played = entry.game.load(&row.setup, row.seed, row.given, &stored.lines)?;
    let answered = stored.lines.iter().fold(0, |at, line| match line.strip_prefix("back ") {
        Some(index) => index.parse().unwrap_or(at),
        None if brings(line) || line.starts_with("resign ") || line == "close" => at,
        None => at + 1,
    });
    let mut laid = Vec::new();
    let timed = is_timed(played.as_ref(), &stored.places, stored.declared);
    for (seat, action) in &stored.envelopes {
        if timed {
            laid.push((*seat, action.clone()));
            continue;
        }
        let offered = played.offer(*seat, action);
        offered.map_err(|no| Trouble::say(no.get(Lang::It), no.get(Lang::En)))?;
    }
    let unwritten = played.lines(answered);
    let back = stored.lines.iter().rposition(|line| line.starts_with("back "));
    let has_windows = played.is_window() || !stored.passes.is_empty();
    let moment = Moment {
        told: if stored.told > 0 { played.len() } else { 0 },
        played: Arc::from(played),
        logged: stored.lines.len() as i64,
        straight_since: back.map_or(0, |at| at as i64 + 1),
        brought: (0..).zip(&stored.lines).filter(|(_, line)| brings(line)).map(|(at, _)| at).collect(),
        deadline: stored.deadline,
        running: stored.running,
        laid,
        sealed: stored.envelopes.len() as i64,
        held: stored.held,
        passes: stored.passes,
        declared: stored.declared,
        has_windows,
        places: stored
            .places
            .iter()
            .map(|place| PlaceRow { name: seen(&place.name), ..place.clone() })
            .collect(),
        host: stored.row.host.clone(),
        left: stored.left,
        given: stored.given,
        closes: stored.closes,
        asides: Arc::new(stored.asides.clone()),
        seen: stored.seen.clone(),
        late: stored.late.clone(),
        asked_since: vec![stored.asked; stored.places.len()],
        said: Arc::new(stored.said.clone()),
        muted: stored.muted.clone(),
        present: stored.elsewhere,
        elsewhere: stored.elsewhere,
        next: stored.next.clone(),
    };
    Ok((moment, unwritten))
}
