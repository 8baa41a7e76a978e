//! Before a table begins: who opened it fills seats with computers, frees them, and takes seats away that nobody needs.
//!
//! A table begins with the first answer of a person or a computer, be it under seal. What chance drew at the opening is nobody's
//! answer, and a deck that is brought is one. Until then nothing is known that a record would have to keep, so a seat less is the
//! same table begun anew. As long as a seat is free computers wait: the table would have begun before its host is done with it.
//! A seat that is still free after the beginning can be given to a computer all the same, or nobody could ever play on.

use std::sync::Arc;

use table::{Seat, Text, Trouble};

use crate::clock::{deadline, running};
use crate::door::{Shut, apart};
use crate::passes::Passes;
use crate::store::{Anew, PlaceRow, Sitter};
use crate::tables::{Moment, Table, now};

impl Moment {
    /// Has anybody answered?
    pub(crate) fn is_begun(&self) -> bool {
        let drawn = |lines: Vec<String>| lines.iter().all(|line| line.starts_with("*:"));
        let log_is_straight = self.straight_since == 0 && self.brought.is_empty();
        let untouched = self.played.sealed().is_empty() && self.laid.is_empty();
        !(log_is_straight && untouched && drawn(self.played.lines(0)))
    }

    /// Is its host still looking for company? Then nobody but a person begins it.
    pub(crate) fn gathers(&self) -> bool {
        self.host.is_some() && !self.free().is_empty() && !self.is_begun()
    }

    /// Is this the session of whoever opened the table?
    pub(crate) fn is_host(&self, token: Option<&str>) -> bool {
        token.is_some() && self.host.as_deref() == token
    }

    /// May this visitor free seats and take them away?
    pub(crate) fn may_arrange(&self, token: Option<&str>) -> bool {
        self.is_host(token) && !self.is_begun() && !self.played.is_over()
    }

    /// May this visitor put computers in free seats? Besides the host all who sit may, where the host is not there to do it.
    pub(crate) fn may_fill(&self, token: Option<&str>) -> bool {
        let host = self.host.as_deref().and_then(|host| self.seat_of(Some(host)));
        let sits = self.seat_of(token).is_some_and(|seat| !self.left.has(seat));
        let stands_in = sits && (self.is_begun() || host.is_none_or(|host| !self.present.has(host)));
        (self.is_host(token) || stands_in) && !self.free().is_empty() && !self.played.is_over()
    }

    /// The setup with one seat less, where the game can be played by so many.
    pub(crate) fn one_less(&self, table: &Table) -> Option<String> {
        let (seats, game) = (self.places.len(), &table.entry.game);
        let fields = game.fields();
        let counts = fields.iter().any(|field| field.name == "seats");
        // What belongs to a seat would have to move with it.
        let plain = fields.iter().all(|field| field.seat.is_none());
        let fewer = (seats - 1).to_string();
        let setup =
            (counts && plain).then(|| game.with_field(&self.played.setup(), "seats", &fewer).ok())??;
        game.seats(&setup).is_ok_and(|count| count + 1 == seats).then_some(setup)
    }
}

impl Table {
    /// Puts a computer in each of these free seats.
    pub(crate) async fn fill(
        self: &Arc<Self>,
        token: Option<String>,
        seats: Vec<Seat>,
        bot: String,
    ) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            let free = before.free();
            if !before.may_fill(token.as_deref())
                || seats.is_empty()
                || !seats.iter().all(|seat| free.has(*seat))
            {
                return Err(not_now());
            }
            let computer = PlaceRow { sitter: Sitter::Bot(bot), name: String::new() };
            table.reseat(&before, seats.into_iter().map(|seat| (seat, computer.clone())).collect()).await
        })
        .await
    }

    /// Frees a seat: of a computer, of a person who is sent away, or the host's own.
    pub(crate) async fn free(self: &Arc<Self>, token: Option<String>, seat: Seat) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            if !before.may_arrange(token.as_deref()) || before.free().has(seat) {
                return Err(not_now());
            }
            table
                .reseat(&before, vec![(seat, PlaceRow { sitter: Sitter::Nobody, name: String::new() })])
                .await
        })
        .await
    }

    /// Takes a free seat away: the table begins anew with one less, and those behind it move up.
    pub(crate) async fn shrink(self: &Arc<Self>, token: Option<String>, seat: Seat) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            let setup = before.one_less(&table).filter(|_| before.free().has(seat));
            let setup = setup.filter(|_| before.may_arrange(token.as_deref())).ok_or_else(not_now)?;
            let played = table.entry.game.open(&setup, Some(table.row.seed)).map_err(unfit)?;
            let mut places = before.places.clone();
            places.remove(seat.index());
            let deadline = deadline(table.pace(), played.as_ref(), &places, Passes::default());
            let running = running(None, played.as_ref(), &places);
            let (lines, told) = (played.lines(0), played.told(0));
            let anew = Anew {
                setup: &setup,
                places: &places,
                lines: &lines,
                told: &told,
                deadline,
                running,
                now: now(),
            };
            table.store.begin_anew(&table.row.id, anew).await?;
            table.publish(|moment| {
                *moment = Moment { deadline, running, ..moment.begun_anew(played, places, lines.len()) }
            });
            table.hear_anew().await
        })
        .await
    }

    /// Writes who sits in some seats from now on; the door is held.
    pub(crate) async fn reseat(&self, before: &Moment, changes: Vec<(Seat, PlaceRow)>) -> Result<(), Shut> {
        let mut places = before.places.clone();
        let mut written = Vec::new();
        for (seat, after) in changes {
            let place = places.get_mut(seat.index()).ok_or(Shut::Stale)?;
            written.push((seat, std::mem::replace(place, after.clone()), after));
        }
        let full = places.iter().all(|place| place.sitter != Sitter::Nobody);
        let fresh = || deadline(self.pace(), before.played.as_ref(), &places, before.declared);
        let deadline = before.deadline.filter(|_| full).or_else(fresh);
        let running = running(before.running, before.played.as_ref(), &places);
        let clock = (before.logged, deadline);
        self.store.reseat(&self.row.id, written.clone(), clock, running).await?;
        self.publish(|moment| {
            for (seat, _, after) in written {
                moment.sits_down(seat, after);
            }
            (moment.deadline, moment.running) = (deadline, running);
        });
        Ok(())
    }
}

fn not_now() -> Shut {
    Shut::No(Text::new(
        "intanto il tavolo è cambiato, o non tocca a te disporlo: guarda com'è adesso",
        "the table has changed meanwhile, or it is not yours to arrange: see how it stands now",
    ))
}

fn unfit(trouble: Trouble) -> Shut {
    Shut::No(trouble.text)
}
