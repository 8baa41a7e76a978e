//! The one way in which a match changes: people, bots and timers come through here.
//!
//! Each change is tried on a copy, written to the store, and only then shown. It runs as a task of its own, so that a
//! visitor who hangs up in the middle cannot leave store and memory apart.

use std::sync::Arc;

use table::erased::{AnyDeclined, AnyMatch, brings};
use table::{Offered, Seat, Seats, Text};

use crate::clock::{Running, deadline, running};
use crate::store::{Append, Aside, Happened, PlaceRow, Sitter, StoreError};
use crate::stored::{Lost, take_up};
use crate::tables::{Moment, Table, now};

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

/// A change to be written.
pub(crate) struct Change {
    pub(crate) played: Box<dyn AnyMatch>,
    pub(crate) lines: Vec<String>,
    pub(crate) envelope: Option<(Seat, String)>,
    /// What happens with it beside the game: what, to which seat, by whom.
    pub(crate) aside: Option<(Happened, Seat, Option<Seat>)>,
}

impl Change {
    /// What an accepted offer adds: an envelope, or an answer with its draws, or both.
    pub(crate) fn of(played: Box<dyn AnyMatch>, offered: Offered, envelope: Option<(Seat, String)>) -> Self {
        let lines = match offered {
            Offered::Sealed => Vec::new(),
            Offered::Played(from) => played.lines(from),
        };
        Change { played, lines, envelope, aside: None }
    }
}

/// The line of [`table::Line::TimeUp`].
pub(crate) const TIME_UP: &str = "time";

impl Table {
    /// A seat gives its action, having seen a log of `at` lines.
    pub(crate) async fn act(self: &Arc<Self>, seat: Seat, at: i64, action: String) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            if !before.is_fresh(at, seat) {
                return Err(before.outdated(at));
            }
            if before.is_timed() {
                return table.lay(&before, seat, action).await;
            }
            let mut played = before.played.copy();
            let offered = played.offer(seat, &action).map_err(Shut::Declined)?;
            table.write(&before, Change::of(played, offered, Some((seat, action)))).await
        })
        .await
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
        F: FnOnce(&Moment) -> Result<Change, Shut> + Send + 'static,
    {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            let change = attempt(&before)?;
            table.write(&before, change).await
        })
        .await
    }

    /// Writes a change; the door is held.
    pub(crate) async fn write(&self, before: &Moment, change: Change) -> Result<(), Shut> {
        let Change { played, lines, envelope, aside } = change;
        let late = before.late_after(envelope.as_ref(), aside);
        let goes_on = before.plays_on(envelope.as_ref(), aside);
        let answered = envelope.as_ref().map(|(seat, _)| *seat);
        let aside = aside.map(|(what, seat, giver)| Aside {
            after: before.played.len(),
            what,
            seat,
            giver,
            at: now(),
        });
        let passes = before.passes.at(played.as_ref());
        // What was declared while a question was open counts, and is shown, from the next one on.
        let declared = if lines.is_empty() { before.declared } else { passes };
        let deadline = match before.goes_on(played.as_ref(), &lines) {
            true => before.deadline,
            false => deadline(self.pace(), played.as_ref(), &before.places, declared),
        };
        let envelope = envelope.as_ref().map(|(seat, action)| (*seat, action.as_str()));
        let over = played.is_over();
        let ended = before.passes.ended_by(played.as_ref());
        let given = lines.first().is_some_and(|line| line == TIME_UP);
        let ran = if lines.is_empty() { before.running } else { before.charged(self.windows) };
        let ran = ran.map(|running| Running { given: running.given || given, ..running });
        let running = running(ran, played.as_ref(), &before.places);
        let (idx, lines, now) = (before.logged, lines.as_slice(), now());
        let told_from = before.stays(lines).min(before.told);
        let told = played.told(told_from);
        let told = told.as_slice();
        let nothing = Append { late, aside, goes_on, ..Append::nothing(now) };
        let add = Append { idx, envelope, lines, told, told_from, deadline, running, ended, over, ..nothing };
        if let Err(error) = self.store.append(&self.row.id, &add).await {
            if matches!(error, StoreError::Taken) {
                self.reload().await?;
            }
            return Err(error.into());
        }
        let logged = before.logged + lines.len() as i64;
        let brought = (before.logged..).zip(lines).filter(|(_, line)| brings(line)).map(|(at, _)| at);
        let brought: Vec<i64> = brought.collect();
        let back = lines.iter().any(|line| line.starts_with("back "));
        self.publish(|moment| {
            moment.has_windows |= played.is_window();
            moment.asks(played.as_ref(), answered);
            if let Some((seat, late)) = late
                && let Some(before) = moment.late.get_mut(seat.index())
            {
                *before = late;
            }
            if goes_on {
                moment.closes = Seats::NONE;
            }
            Arc::make_mut(&mut moment.asides).extend(aside);
            if !lines.is_empty() {
                moment.told = played.len();
            }
            moment.played = Arc::from(played);
            moment.logged = logged;
            if !lines.is_empty() {
                moment.laid.clear();
                moment.held = false;
            }
            (moment.deadline, moment.running) = (deadline, running);
            (moment.passes, moment.declared) = (passes, declared);
            moment.brought.extend(brought);
            if back {
                moment.straight_since = logged;
            }
        });
        Ok(())
    }

    /// Somebody else wrote to this match: what is stored counts.
    async fn reload(&self) -> Result<(), Shut> {
        let Some(stored) = self.store.find(&self.row.id).await? else { return Ok(()) };
        match take_up(&self.entry, &self.store, self.windows, stored).await {
            Ok((_, fresh)) => self.publish(|moment| *moment = Moment { present: moment.present, ..fresh }),
            Err(Lost::Store(error)) => return Err(error.into()),
            Err(Lost::Broken(trouble)) => {
                tracing::error!(id = self.row.id, %trouble, "a stored match does not replay");
            }
        }
        Ok(())
    }
}

impl Moment {
    /// How many questions in a row the seat of a change has let its time run out, where that is another number now.
    fn late_after(
        &self,
        envelope: Option<&(Seat, String)>,
        aside: Option<(Happened, Seat, Option<Seat>)>,
    ) -> Option<(Seat, u8)> {
        let late = |seat: Seat| self.late.get(seat.index()).copied().unwrap_or(0);
        match (aside, envelope) {
            (Some((Happened::Late, seat, _)), _) => Some((seat, late(seat).saturating_add(1))),
            (_, Some((seat, _))) if late(*seat) > 0 && !self.left.has(*seat) => Some((*seat, 0)),
            _ => None,
        }
    }

    /// Does somebody answer who was asked to close the table? Playing on is an answer to that too.
    fn plays_on(
        &self,
        envelope: Option<&(Seat, String)>,
        aside: Option<(Happened, Seat, Option<Seat>)>,
    ) -> bool {
        let declines = |seat: Seat| self.players().has(seat) && !self.closes.has(seat);
        !self.closes.is_empty() && aside.is_none() && envelope.is_some_and(|(seat, _)| declines(*seat))
    }

    /// Notes since when the seats are awaited that the match asks now: anew for whoever has `answered`, and for whom it has not asked
    /// before. Where nobody in particular has answered, for all.
    fn asks(&mut self, played: &dyn AnyMatch, answered: Option<Seat>) {
        let (missing, now) = (self.missing(), now());
        for seat in played.asked().iter() {
            let anew = !missing.has(seat) || answered.is_none_or(|answered| answered == seat);
            if let Some(since) = self.asked_since.get_mut(seat.index()).filter(|_| anew) {
                *since = now;
            }
        }
    }

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

    /// How many answers are still what they were after these lines: a take-back takes some, a deck that is brought changes all.
    fn stays(&self, lines: &[String]) -> usize {
        match lines.first() {
            Some(line) if brings(line) => 0,
            Some(line) => {
                line.strip_prefix("back ").and_then(|to| to.parse().ok()).unwrap_or(self.played.len())
            }
            None => self.played.len(),
        }
    }

    /// Does the question of before stay open after these lines? Sealing leaves it open; so does one seat going on
    /// apart from the others, or the quickest could keep the slowest waiting for ever.
    fn goes_on(&self, after: &dyn AnyMatch, lines: &[String]) -> bool {
        let before = self.played.asked();
        self.deadline.is_some()
            && lines.iter().all(|line| apart_of(line).is_some() || brings(line))
            && !after.asked().is_empty()
            && after.asked().iter().all(|seat| before.has(seat))
    }
}

/// The seat of a line such as `0/A`.
fn apart_of(line: &str) -> Option<Seat> {
    let (seat, rest) = line.split_at_checked(1)?;
    rest.starts_with('/').then(|| seat.parse().ok()).flatten()
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
