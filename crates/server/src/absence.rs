//! Afterwards: who is away, and what those who wait for them may do, so that no table is stuck.
//!
//! Whoever is awaited and away for a while (`patience`) may be stood in for by the computer, which gives the seat back with one
//! click; after five times as long the game may be claimed. Whose page is open but who does not answer counts as away after five
//! times as long, and after ten. Where questions have a time the house answers for the silent, and who lets two in a row run out
//! counts as away: there nobody need be there at the same time. Those who are there may also agree to close the table; who is away is
//! not asked.

use std::sync::Arc;

use table::{Seat, Seats, Text};

use crate::change::Change;
use crate::clock::millis;
use crate::door::{Shut, apart};
use crate::store::{Aside, Happened, Left, Sitter};
use crate::tables::{Moment, Table, now};

/// So many times the patience for what cannot be undone, and for who is silent while their page is open.
const LONGER: i64 = 5;
/// So many questions in a row whose time runs out make a seat count as away.
const LATE: u8 = 2;

/// An awaited seat that keeps the others waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Away {
    pub(crate) seat: Seat,
    /// When the computer may stand in, in milliseconds since 1970.
    pub(crate) given: i64,
    /// When the game may be claimed.
    pub(crate) claimed: i64,
}

impl Away {
    /// May the computer stand in already?
    pub(crate) fn is_gone(&self) -> bool {
        self.given <= now()
    }
}

impl Moment {
    /// The seats that persons play themselves.
    pub(crate) fn players(&self) -> Seats {
        let person =
            |seat: &Seat| self.place(*seat).is_some_and(|place| matches!(place.sitter, Sitter::Person(_)));
        Seat::all(self.places.len()).filter(|seat| person(seat) && !self.left.has(*seat)).collect()
    }

    /// Until when a seat is waited for, if it is; not as long as a table that has not begun lacks somebody, nor in a window that
    /// closes by itself.
    pub(crate) fn waited_for(&self, table: &Table, seat: Seat) -> Option<Away> {
        let full = self.is_begun() || self.free().is_empty();
        let waits = full && !self.played.is_over() && self.players().has(seat);
        if !waits || self.deadline.is_some() && self.is_timed() {
            return None;
        }
        if table.row.seconds.is_some() {
            let gone = self.late.get(seat.index()).is_some_and(|late| *late >= LATE);
            return gone.then_some(Away { seat, given: 0, claimed: 0 });
        }
        if !self.missing().has(seat) {
            return None;
        }
        let patience = millis(table.windows.patience);
        let here = self.present.has(seat);
        let seen = self.last_seen(seat).filter(|_| !here);
        let asked = self.asked_since.get(seat.index()).copied().unwrap_or(0);
        let since = asked.max(seen.unwrap_or(0));
        let times = if here { [LONGER, 2 * LONGER] } else { [1, LONGER] };
        let [given, claimed] = times.map(|times| since.saturating_add(patience.saturating_mul(times)));
        Some(Away { seat, given, claimed })
    }

    /// All whom the others wait for and who have left their page, or have kept everybody waiting for long.
    pub(crate) fn away(&self, table: &Table) -> Vec<Away> {
        let waited = Seat::all(self.places.len()).filter_map(|seat| self.waited_for(table, seat));
        let has_left = |seat: Seat| !self.present.has(seat) && self.last_seen(seat).is_some();
        waited.filter(|away| away.is_gone() || has_left(away.seat)).collect()
    }

    /// When the page of a seat was last open; of who comes without scripts nobody knows.
    fn last_seen(&self, seat: Seat) -> Option<i64> {
        self.seen.get(seat.index()).copied().flatten()
    }

    /// When the next of them may be dealt with: pages change then though nothing happens.
    pub(crate) fn runs_out(&self, table: &Table) -> Option<i64> {
        let all = Seat::all(self.places.len()).filter_map(|seat| self.waited_for(table, seat));
        let now = now();
        all.flat_map(|away| [away.given, away.claimed]).filter(|due| *due > now).min()
    }

    /// May the seat's game be claimed by another? Only where nobody else who is there would rather play on.
    pub(crate) fn may_claim(&self, away: &Away, by: Seat) -> bool {
        let own = self.played.partners(by);
        let others = self.players().iter().filter(|seat| !own.has(*seat) && *seat != away.seat);
        let alone = others.into_iter().all(|seat| !self.present.has(seat));
        away.claimed <= now() && !own.has(away.seat) && alone && self.players().has(by)
    }

    /// Whose word is needed to close the table: all who play and are there, or have been a moment ago.
    pub(crate) fn asked_to_close(&self, table: &Table) -> Seats {
        let timed = table.row.seconds.is_some();
        let patience = millis(table.windows.patience);
        let since = |times: i64| now().saturating_sub(patience.saturating_mul(times));
        // Of who comes without scripts no more is known than when they were last asked.
        let asked = |seat: Seat| self.asked_since.get(seat.index()).copied().unwrap_or(0);
        let lately = |seat: Seat| match self.last_seen(seat) {
            Some(seen) => seen > since(1),
            None => asked(seat) > since(LONGER),
        };
        let there = |seat: &Seat| {
            let late = self.late.get(seat.index()).copied().unwrap_or(0);
            if timed { late < LATE } else { self.present.has(*seat) || lately(*seat) }
        };
        self.players().iter().filter(there).collect()
    }

    /// May a seat propose to close the table? Against computers alone one resigns.
    pub(crate) fn may_close(&self, seat: Seat) -> bool {
        let persons = self.places.iter().filter(|place| matches!(place.sitter, Sitter::Person(_))).count();
        !self.played.is_over() && self.players().has(seat) && persons > 1
    }
}

impl Table {
    /// The computer plays for somebody who is away, until they come back.
    pub(crate) async fn stand_in(self: &Arc<Self>, by: Seat, seat: Seat) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            let away = before.waited_for(&table, seat).filter(Away::is_gone);
            if away.is_none() || by == seat || !before.players().has(by) {
                return Err(too_soon());
            }
            table.set_left(seat, Left::Given, Some((Happened::Given, Some(by)))).await
        })
        .await
    }

    /// Somebody who is away is taken for one that resigns.
    pub(crate) async fn claim(self: &Arc<Self>, by: Seat, seat: Seat) -> Result<(), Shut> {
        let table = self.clone();
        self.change(move |moment| {
            let away = moment.waited_for(&table, seat).filter(|away| moment.may_claim(away, by));
            let away = away.ok_or_else(too_soon)?;
            let mut played = moment.played.copy();
            played.resign(away.seat).map_err(Shut::Declined)?;
            let (lines, aside) = (vec![format!("resign {seat}")], Some((Happened::Claimed, seat, Some(by))));
            Ok(Change { played, lines, envelope: None, aside })
        })
        .await
    }

    /// A seat agrees to close the table, or does not; with the last word that is needed it is closed.
    pub(crate) async fn agree(self: &Arc<Self>, by: Seat, agrees: bool) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            if !before.may_close(by) {
                return Err(too_soon());
            }
            let closes = if agrees { before.closes.with(by) } else { Seats::NONE };
            if agrees && before.asked_to_close(&table).iter().all(|seat| closes.has(seat)) {
                let mut played = before.played.copy();
                played.close().map_err(Shut::Declined)?;
                let (lines, aside) = (vec!["close".to_owned()], Some((Happened::Closed, by, None)));
                return table.write(&before, Change { played, lines, envelope: None, aside }).await;
            }
            table.store.agree(&table.row.id, closes).await?;
            table.publish(|moment| moment.closes = closes);
            Ok(())
        })
        .await
    }

    /// Writes who plays a seat, and tells it; the door is held.
    pub(crate) async fn set_left(
        &self,
        seat: Seat,
        left: Left,
        happens: Option<(Happened, Option<Seat>)>,
    ) -> Result<(), Shut> {
        let after = self.now().played.len();
        let aside = happens.map(|(what, giver)| Aside { after, what, seat, giver, at: now() });
        self.store.leave(&self.row.id, seat, left, aside).await?;
        self.publish(|moment| {
            let put = |seats: Seats, is: bool| if is { seats.with(seat) } else { seats.without(seat) };
            moment.left = put(moment.left, left != Left::Not);
            moment.given = put(moment.given, left == Left::Given);
            if let Some(since) = moment.asked_since.get_mut(seat.index()) {
                *since = now();
            }
            if let Some(late) = moment.late.get_mut(seat.index()) {
                *late = 0;
            }
            Arc::make_mut(&mut moment.asides).extend(aside);
        });
        Ok(())
    }

    /// A page of this seat was looked at just now; it is noted now and then.
    pub(crate) fn saw(&self, seat: Seat) {
        const COARSE: i64 = 30_000;
        let (at, index) = (now(), seat.index());
        let before = self.now().last_seen(seat);
        if before.is_some_and(|before| at - before < COARSE) {
            return;
        }
        self.publish(|moment| {
            if let Some(seen) = moment.seen.get_mut(index) {
                *seen = Some(at);
            }
        });
        let (store, id) = (self.store.clone(), self.row.id.clone());
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            // Coarse as it is, nobody waits for it and nobody misses it.
            runtime.spawn(async move { store.saw(&id, seat, at).await });
        }
    }
}

fn too_soon() -> Shut {
    Shut::No(Text::new(
        "questo non si può fare adesso: forse chi mancava è tornato, o si aspetta ancora un po'",
        "this cannot be done now: perhaps who was away is back, or is waited for a little longer",
    ))
}
