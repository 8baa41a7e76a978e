//! The one way in which a match changes: people, bots and timers come through here.
//!
//! Each change is tried on a copy, written to the store, and only then shown. It runs as a task of its own, so that a
//! visitor who hangs up in the middle cannot leave store and memory apart.

use std::sync::Arc;
use std::time::Instant;

use table::erased::{AnyDeclined, AnyMatch};
use table::{Seat, Text};

use crate::change::{Change, apart_of};
use crate::clock::{deadline, running};
use crate::store::{Append, Happened, PlaceRow, Sitter, StoreError};
use crate::tables::{Moment, Table, now};
use crate::watch::an_answer;

/// Why a change did not happen; nothing has changed.
#[derive(Debug)]
pub(crate) enum Shut {
    /// The page showed something older than what the table is now.
    Stale,
    /// The page showed a reaction window that has closed.
    Late,
    /// The match declines.
    Declined(AnyDeclined),
    /// It cannot be done here.
    No(Text),
    /// Too much in too short a time.
    Hasty(Text),
    /// The store fails.
    Store(StoreError),
}

impl Table {
    /// A seat gives its action, having seen a log of `at` lines.
    pub(crate) async fn act(self: &Arc<Self>, seat: Seat, at: i64, action: String) -> Result<(), Shut> {
        let (table, begun) = (self.clone(), Instant::now());
        let done = apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            if before.is_fresh(at, seat) && before.is_timed() {
                return table.lay(&before, seat, action).await;
            }
            table
                .tried(|before| {
                    if !before.is_fresh(at, seat) {
                        return Err(before.outdated(at));
                    }
                    let mut played = before.played.copy();
                    let offered = played.offer(seat, &action).map_err(Shut::Declined)?;
                    Ok(Change::of(played, offered, Some((seat, action.clone()))))
                })
                .await
        })
        .await;
        an_answer(&self.row.game, outcome(&done), begun.elapsed());
        done
    }

    /// A seat takes its last choice back, having seen a log of `at` lines. Asked for twice at one moment it is done once.
    pub(crate) async fn undo(self: &Arc<Self>, seat: Seat, at: Option<i64>) -> Result<(), Shut> {
        let taken_back = Some(self.now().straight_since).filter(|since| *since > 0);
        if at.is_some() && taken_back == at.map(|at| at.saturating_add(1)) {
            return Ok(());
        }
        self.change(move |moment| {
            if at.is_some_and(|at| at != moment.logged) {
                return Err(Shut::Stale);
            }
            let to = moment.can_undo(seat).ok_or_else(|| {
                Shut::No(Text::new(
                    "qui non c'è una scelta da riprendere: si può solo contro il computer e a partita aperta",
                    "there is no choice to take back here: it is possible only against the computer, before the end",
                ))
            })?;
            let played = moment.played.back_to(to).map_err(|trouble| Shut::No(trouble.text))?;
            Ok(Change { played, lines: vec![format!("back {to}")], envelope: None, aside: None })
        })
        .await
    }

    /// The time is over: a reaction window closes, the game hears that its clock has run down, or the first silent person is
    /// given its mildest action. A question that ended meanwhile is [`Shut::Stale`].
    pub(crate) async fn time_over(self: &Arc<Self>) -> Result<(), Shut> {
        self.change(move |moment| {
            if moment.due().is_none_or(|due| due > now()) {
                return Err(Shut::Stale);
            }
            if moment.is_timed() {
                return moment.close();
            }
            let mut played = moment.played.copy();
            if moment.rings().is_some_and(|due| due <= now()) {
                let offered = played.time_up().map_err(Shut::Declined)?;
                return Ok(Change::of(played, offered, None));
            }
            let bots = moment.bots();
            let silent = played.asked().iter().filter(|seat| !bots.has(*seat));
            let (seat, action) = silent
                .filter_map(|seat| Some((seat, mildest(played.as_ref(), seat)?)))
                .next()
                .ok_or(Shut::Stale)?;
            let offered = played.offer(seat, &action).map_err(Shut::Declined)?;
            let aside = Some((Happened::Late, seat, None));
            Ok(Change { aside, ..Change::of(played, offered, Some((seat, action))) })
        })
        .await
    }

    /// A person sits down in a free seat.
    pub(crate) async fn sit(self: &Arc<Self>, seat: Seat, token: String, name: String) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            let mut places = before.places.clone();
            let place = places.get_mut(seat.index()).filter(|place| place.sitter == Sitter::Nobody);
            let taken = PlaceRow { sitter: Sitter::Person(token.clone()), name: name.clone() };
            *place.ok_or(Shut::Stale)? = taken.clone();
            let deadline = before
                .deadline
                .or_else(|| deadline(table.pace(), before.played.as_ref(), &places, before.declared));
            let clock = (before.logged, deadline);
            let running = running(before.running, before.played.as_ref(), &places);
            table.store.sit(&table.row.id, seat, &token, &name, clock, running).await.map_err(Shut::from)?;
            table.publish(|moment| {
                moment.sits_down(seat, taken);
                (moment.deadline, moment.running) = (deadline, running);
            });
            Ok(())
        })
        .await
    }

    /// Begins the time of the first question and the match's clock, when everybody is there already.
    pub(crate) async fn start_clock(self: &Arc<Self>) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            let (played, places) = (before.played.as_ref(), &before.places);
            let deadline =
                before.deadline.or_else(|| deadline(table.pace(), played, places, before.declared));
            let running = running(before.running, played, places);
            if (deadline, running) == (before.deadline, before.running) {
                return Ok(());
            }
            let add = Append { idx: before.logged, deadline, running, ..Append::nothing(now()) };
            table.store.append(&table.row.id, &add).await.map_err(Shut::from)?;
            table.publish(|moment| (moment.deadline, moment.running) = (deadline, running));
            Ok(())
        })
        .await
    }

    /// Tries a change and writes it.
    pub(crate) async fn change<F>(self: &Arc<Self>, attempt: F) -> Result<(), Shut>
    where
        F: Fn(&Moment) -> Result<Change, Shut> + Send + Sync + 'static,
    {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            table.tried(attempt).await
        })
        .await
    }

    /// The same; the door is held. Where another house over the same store was quicker, it is tried on what that one wrote.
    pub(crate) async fn tried(&self, attempt: impl Fn(&Moment) -> Result<Change, Shut>) -> Result<(), Shut> {
        const TIMES: usize = 3;
        let mut done = Err(Shut::Stale);
        for _ in 0..TIMES {
            let before = self.now();
            let change = attempt(&before)?;
            done = self.write(&before, change).await;
            if !self.store.is_shared() || !matches!(done, Err(Shut::Stale)) {
                break;
            }
        }
        done
    }
}

impl Moment {
    /// May a page that showed `at` lines of the log act for this seat? What other seats did apart from it since then
    /// does not make its question another one.
    fn is_fresh(&self, at: i64, seat: Seat) -> bool {
        if at == self.logged {
            return true;
        }
        let Some(from) = self.answers_at(at) else { return false };
        self.played.lines(from).iter().all(|line| apart_of(line).is_some_and(|who| who != seat))
    }

    /// How many answers there were when the log had `at` lines; the number comes from outside and may be any. Before the last
    /// take-back it cannot be said.
    pub(crate) fn answers_at(&self, at: i64) -> Option<usize> {
        let missed = self.logged.checked_sub(at).filter(|_| at >= self.straight_since)?;
        let brought = self.brought.iter().filter(|index| **index >= at).count();
        self.played.len().checked_sub(usize::try_from(missed).ok()?.checked_sub(brought)?)
    }
}

/// What came of an answer, in the words of the figures.
fn outcome(done: &Result<(), Shut>) -> &'static str {
    match done {
        Ok(()) => "taken",
        Err(Shut::Stale | Shut::Late) => "late",
        Err(Shut::Store(_)) => "failed",
        Err(_) => "refused",
    }
}

/// The action that harms a seat least; the first one when the game has no opinion.
pub(crate) fn mildest(played: &dyn AnyMatch, seat: Seat) -> Option<String> {
    played.safest(seat).or_else(|| played.choices(seat).into_iter().next().map(|choice| choice.action))
}

/// Runs as a task of its own, to its end.
pub(crate) async fn apart(work: impl Future<Output = Result<(), Shut>> + Send + 'static) -> Result<(), Shut> {
    tokio::spawn(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a change of a match broke off");
        Err(Shut::No(Text::new(
            "qualcosa si è rotto: la partita è rimasta com'era",
            "something broke: the match is as it was",
        )))
    })
}

impl From<StoreError> for Shut {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Shut::Stale,
            error => Shut::Store(error),
        }
    }
}
