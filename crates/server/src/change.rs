//! What a change of the match changes around it: how long the next question waits, who passes, who was late, what was told. All of it is
//! written at once, and shown once it is written.

use std::sync::Arc;

use table::erased::{AnyMatch, brings};
use table::{Offered, Seat, Seats};

use crate::clock::{Running, deadline, running};
use crate::door::Shut;
use crate::passes::Passes;
use crate::store::{Append, Aside, Happened, StoreError};
use crate::tables::{Moment, Table, now};

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

/// What follows from a change.
#[derive(Clone, Copy)]
struct Following {
    deadline: Option<i64>,
    running: Option<Running>,
    passes: Passes,
    declared: Passes,
    /// How many questions in a row its seat has let its time run out now.
    late: Option<(Seat, u8)>,
    aside: Option<Aside>,
    /// Does nobody agree any more to close the table?
    goes_on: bool,
}

impl Table {
    /// Writes a change; the door is held.
    pub(crate) async fn write(&self, before: &Moment, change: Change) -> Result<(), Shut> {
        let next = self.following(before, &change);
        let Change { played, lines, envelope, .. } = &change;
        let told_from = before.stays(lines).min(before.told);
        let told = played.told(told_from);
        let add = Append {
            idx: before.logged,
            envelope: envelope.as_ref().map(|(seat, action)| (*seat, action.as_str())),
            lines,
            told: &told,
            told_from,
            deadline: next.deadline,
            running: next.running,
            ended: before.passes.ended_by(played.as_ref()),
            over: played.is_over(),
            late: next.late,
            aside: next.aside,
            goes_on: next.goes_on,
            sealed: (self.store.is_shared() && !lines.is_empty()).then_some(before.sealed),
            now: now(),
        };
        if let Err(error) = self.store.append(&self.row.id, &add).await {
            if matches!(error, StoreError::Taken) {
                self.reload().await?;
            }
            return Err(error.into());
        }
        self.publish(|moment| moment.follow(change, next));
        Ok(())
    }

    fn following(&self, before: &Moment, change: &Change) -> Following {
        let (played, lines) = (change.played.as_ref(), change.lines.as_slice());
        let passes = before.passes.at(played);
        // What was declared while a question was open counts, and is shown, from the next one on.
        let declared = if lines.is_empty() { before.declared } else { passes };
        let deadline = match before.goes_on(played, lines) {
            true => before.deadline,
            false => deadline(self.pace(), played, &before.places, declared),
        };
        let given = lines.first().is_some_and(|line| line == TIME_UP);
        let ran = if lines.is_empty() { before.running } else { before.charged(self.windows) };
        let ran = ran.map(|running| Running { given: running.given || given, ..running });
        let (after, at) = (before.played.len(), now());
        let aside = change.aside.map(|(what, seat, giver)| Aside { after, what, seat, giver, at });
        Following {
            deadline,
            running: running(ran, played, &before.places),
            passes,
            declared,
            late: before.late_after(change),
            aside,
            goes_on: before.plays_on(change),
        }
    }
}

impl Moment {
    /// The change is written: this is how it stands now.
    fn follow(&mut self, change: Change, next: Following) {
        let Change { played, lines, envelope, .. } = change;
        self.has_windows |= played.is_window();
        self.sealed += i64::from(envelope.is_some());
        self.asks(played.as_ref(), envelope.map(|(seat, _)| seat));
        if let Some((seat, late)) = next.late
            && let Some(before) = self.late.get_mut(seat.index())
        {
            *before = late;
        }
        if next.goes_on {
            self.closes = Seats::NONE;
        }
        Arc::make_mut(&mut self.asides).extend(next.aside);
        self.brought.extend((self.logged..).zip(&lines).filter(|(_, line)| brings(line)).map(|(at, _)| at));
        self.logged += lines.len() as i64;
        if lines.iter().any(|line| line.starts_with("back ")) {
            self.straight_since = self.logged;
        }
        if !lines.is_empty() {
            self.told = played.len();
            self.laid.clear();
            (self.held, self.sealed) = (false, 0);
        }
        self.played = Arc::from(played);
        (self.deadline, self.running) = (next.deadline, next.running);
        (self.passes, self.declared) = (next.passes, next.declared);
    }

    /// How many questions in a row the seat of a change has let its time run out, where that is another number now.
    fn late_after(&self, change: &Change) -> Option<(Seat, u8)> {
        let late = |seat: Seat| self.late.get(seat.index()).copied().unwrap_or(0);
        match (change.aside, &change.envelope) {
            (Some((Happened::Late, seat, _)), _) => Some((seat, late(seat).saturating_add(1))),
            (_, Some((seat, _))) if late(*seat) > 0 && !self.left.has(*seat) => Some((*seat, 0)),
            _ => None,
        }
    }

    /// Does somebody answer who was asked to close the table? Playing on is an answer to that too.
    fn plays_on(&self, change: &Change) -> bool {
        let declines = |seat: Seat| self.players().has(seat) && !self.closes.has(seat);
        !self.closes.is_empty()
            && change.aside.is_none()
            && change.envelope.as_ref().is_some_and(|(seat, _)| declines(*seat))
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
pub(crate) fn apart_of(line: &str) -> Option<Seat> {
    let (seat, rest) = line.split_at_checked(1)?;
    rest.starts_with('/').then(|| seat.parse().ok()).flatten()
}
