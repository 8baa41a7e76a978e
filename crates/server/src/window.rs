//! Reaction windows: what is asked of everybody who could react as far as the table knows.
//!
//! Among people neither the pause nor the order of answers may tell who held what. Such a window takes its time, and until
//! then its envelopes are laid beside the match instead of being sealed in it: the match would play the last one at once
//! and show who has answered. Where there is nobody to hide from, the match is given every answer when it comes.
//!
//! A standing pass is shown to the whole table, so that a window in which every person asked has one may close at once: that
//! tells only what is shown. One that is declared (or taken back) while a window is open is its seat's secret until the
//! window closes, which takes as long as if there were none.

use std::sync::Arc;

use table::erased::AnyMatch;
use table::{Seat, Seats, Text};

use crate::change::Change;
use crate::clock::{is_timed, millis};
use crate::door::{Shut, apart, mildest};
use crate::passes::{Pass, Passes};
use crate::store::Sitter;
use crate::tables::{Moment, Table, now};

impl Moment {
    /// Is the open question a window that takes its time?
    pub(crate) fn is_timed(&self) -> bool {
        is_timed(self.played.as_ref(), &self.places, self.declared)
    }

    /// Is the time of such a window over?
    pub(crate) fn is_closing(&self) -> bool {
        self.deadline.is_some_and(|due| due <= now()) && self.is_timed()
    }

    /// The seats that have not answered the open question.
    pub(crate) fn missing(&self) -> Seats {
        self.laid.iter().fold(self.played.asked(), |asked, (seat, _)| asked.without(*seat))
    }

    /// What a seat has answered in a window that is still open.
    pub(crate) fn laid_by(&self, seat: Seat) -> Option<&str> {
        self.laid.iter().find(|(who, _)| *who == seat).map(|(_, action)| action.as_str())
    }

    /// A person whom a window need not wait for, with its answer: nobody else can learn anything from the pause. Or, where nobody
    /// is awaited any more who has a choice, a seat that has none.
    pub(crate) fn passed_for(&self) -> Option<(Seat, String)> {
        if !self.played.is_window() {
            return self.goes_without_saying();
        }
        if self.is_timed() {
            return None;
        }
        let person = |seat: &Seat| self.place(*seat).is_some_and(|p| matches!(p.sitter, Sitter::Person(_)));
        self.played.asked().iter().filter(person).find_map(|seat| {
            let answer = match self.passes.has(seat) || self.declared.has(seat) {
                true => mildest(self.played.as_ref(), seat),
                false => only_choice(self.played.as_ref(), seat),
            };
            Some((seat, answer?))
        })
    }

    /// Were its answer given earlier, the others would see that the seat has no choice.
    fn goes_without_saying(&self) -> Option<(Seat, String)> {
        let (missing, idle) = (self.missing(), self.played.idle());
        let seat = missing.first().filter(|_| missing.iter().all(|seat| idle.has(seat)))?;
        self.place(seat).filter(|place| place.sitter != Sitter::Nobody)?;
        Some((seat, only_choice(self.played.as_ref(), seat)?))
    }

    /// Why an answer to what the table asked after `at` lines is not taken any more.
    pub(crate) fn outdated(&self, at: i64) -> Shut {
        let then = self.answers_at(at).and_then(|index| self.played.back_to(index).ok());
        match then.is_some_and(|past| is_timed(past.as_ref(), &self.places, Passes::default())) {
            true => Shut::Late,
            false => Shut::Stale,
        }
    }

    /// The answer of everybody when a window closes: what was laid, the mildest action for the silent.
    pub(crate) fn close(&self) -> Result<Change, Shut> {
        let mut played = self.played.copy();
        let mut given = None;
        for seat in self.played.asked().iter() {
            let laid = self.laid_by(seat).map(str::to_owned);
            let action = laid.or_else(|| mildest(played.as_ref(), seat)).ok_or(Shut::Stale)?;
            given = Some(played.offer(seat, &action).map_err(Shut::Declined)?);
        }
        given.map(|offered| Change::of(played, offered, None)).ok_or(Shut::Stale)
    }

    /// When the open window ends, if this seat may hold it.
    fn may_hold(&self, seat: Seat, at: i64) -> Result<i64, Shut> {
        if at != self.logged {
            return Err(self.outdated(at));
        }
        if !self.is_timed() {
            return Err(no(
                "adesso non c'è una finestra di reazione che si possa tenere aperta",
                "there is no reaction window now that could be held open",
            ));
        }
        if !self.played.asked().has(seat) {
            return Err(no(
                "questa finestra la tiene aperta solo chi può reagire, e adesso non sei tra questi",
                "only those who may react can hold this window, and you are not among them now",
            ));
        }
        if self.held {
            return Err(no(
                "questa finestra è già stata tenuta aperta: si può una volta sola",
                "this window has been held already: that is possible once",
            ));
        }
        match self.deadline {
            None => Err(no(
                "il tempo della finestra comincia quando tutti sono seduti",
                "the window's time begins when everybody sits",
            )),
            Some(due) if due <= now() => Err(Shut::Late),
            Some(due) => Ok(due),
        }
    }
}

impl Moment {
    /// May this seat pass from the open window on until its turn?
    fn may_pass_on(&self, seat: Seat, at: i64) -> Result<(), Shut> {
        if at != self.logged {
            return Err(self.outdated(at));
        }
        if !self.played.is_window() {
            return Err(no(
                "adesso non c'è una finestra di reazione in cui passare",
                "there is no reaction window now to pass in",
            ));
        }
        if !self.played.asked().has(seat) {
            return Err(no(
                "in questa finestra non ti si chiede niente: da qui non puoi passare",
                "you are not asked in this window: you cannot pass from here on",
            ));
        }
        if self.is_closing() { Err(Shut::Late) } else { Ok(()) }
    }
}

impl Table {
    /// Lays a seat's answer beside the match until the window closes.
    pub(crate) async fn lay(&self, before: &Moment, seat: Seat, action: String) -> Result<(), Shut> {
        if before.is_closing() {
            return Err(Shut::Late);
        }
        if before.laid_by(seat).is_some() {
            return Err(no(
                "hai già risposto, in busta chiusa: per rispondere altro premi prima «Cambia risposta»",
                "you have answered already, under seal: to answer otherwise press 'Change my answer' first",
            ));
        }
        before.played.copy().offer(seat, &action).map_err(Shut::Declined)?;
        self.store.envelope(&self.row.id, before.logged, seat, Some(&action)).await?;
        self.publish(|moment| {
            moment.laid.push((seat, action));
            moment.sealed += 1;
        });
        Ok(())
    }

    /// A seat takes its envelope back as long as the question is open.
    pub(crate) async fn unseal(self: &Arc<Self>, seat: Seat, at: i64) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            if at != before.logged {
                return Err(before.outdated(at));
            }
            if before.is_closing() {
                return Err(Shut::Late);
            }
            let mut played = before.played.copy();
            if !played.unseal(seat) && before.laid_by(seat).is_none() {
                return Err(no(
                    "qui non c'è una tua busta da riprendere: non hai ancora scelto",
                    "there is no envelope of yours to take back: you have not chosen yet",
                ));
            }
            table.store.envelope(&table.row.id, before.logged, seat, None).await?;
            table.publish(|moment| {
                moment.laid.retain(|(who, _)| *who != seat);
                moment.sealed -= 1;
                moment.played = Arc::from(played);
            });
            Ok(())
        })
        .await
    }

    /// A seat that is asked holds the window open for longer; the others learn that somebody did, not who.
    pub(crate) async fn hold(self: &Arc<Self>, seat: Seat, at: i64) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            let due = before.may_hold(seat, at)?.saturating_add(millis(table.windows.hold));
            table.store.hold(&table.row.id, before.logged, due).await?;
            table.publish(|moment| (moment.deadline, moment.held) = (Some(due), true));
            Ok(())
        })
        .await
    }

    /// A seat wishes to pass in every window, or no longer.
    pub(crate) async fn stand(self: &Arc<Self>, seat: Seat, passes: bool) -> Result<(), Shut> {
        let table = self.clone();
        let pass = passes.then_some(Pass::Always);
        apart(async move {
            let _door = table.door.lock().await;
            table.declare(seat, pass).await
        })
        .await
    }

    /// A seat passes in the window that its page shows and in every further one until its turn comes.
    pub(crate) async fn pass_on(self: &Arc<Self>, seat: Seat, at: i64) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            table.now().may_pass_on(seat, at)?;
            table.declare(seat, Some(Pass::UntilTurn)).await
        })
        .await
    }

    /// Writes and publishes a standing pass; the door is held.
    async fn declare(&self, seat: Seat, pass: Option<Pass>) -> Result<(), Shut> {
        let before = self.now();
        let shown = if before.played.is_window() { before.declared.of(seat) } else { pass };
        self.store.stand(&self.row.id, seat, pass, (before.logged, shown)).await?;
        self.publish(|moment| {
            moment.passes = moment.passes.set(seat, pass);
            moment.declared = moment.declared.set(seat, shown);
            if pass == Some(Pass::UntilTurn) {
                let lay = moment.laid.len();
                moment.laid.retain(|(who, _)| *who != seat);
                moment.sealed -= (lay - moment.laid.len()) as i64;
            }
        });
        Ok(())
    }

    /// Gives the answer of a person whom the window need not wait for.
    pub(crate) async fn pass(self: &Arc<Self>) -> Result<(), Shut> {
        self.change(|moment| {
            let (seat, action) = moment.passed_for().ok_or(Shut::Stale)?;
            let mut played = moment.played.copy();
            let offered = played.offer(seat, &action).map_err(Shut::Declined)?;
            Ok(Change::of(played, offered, Some((seat, action))))
        })
        .await
    }
}

/// The action of a seat that has no choice.
fn only_choice(played: &dyn AnyMatch, seat: Seat) -> Option<String> {
    match played.choices(seat).as_slice() {
        [only] => Some(only.action.clone()),
        _ => None,
    }
}

fn no(it: &str, en: &str) -> Shut {
    Shut::No(Text::new(it, en))
}
