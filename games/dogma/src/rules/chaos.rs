//! Chaos: packs that go round. [5.1]

use arrayvec::ArrayVec;
use table::{Odds, Seat, Seats};

use super::arcana::{self, by_card};
use crate::event::{Ears, What};
use crate::open::{PACK, PACKS, SEATS};
use crate::setup::{Boxes, Mode};
use crate::step::Step;
use crate::{Action, Bag, Card, Dogma, Open};

/// The damage for looking at another pack after somebody has closed. [5.10]
pub(crate) const PRICE: u16 = 20;

impl Dogma {
    /// The pack in a seat's hand, by its number: all go the same way round, from starts that are equally far apart. [5.3]
    pub(crate) fn held(&self, seat: Seat) -> Option<usize> {
        self.open.held(seat)
    }

    /// The seats that have packs to read.
    pub(crate) fn readers(&self) -> Seats {
        self.open.seats().filter(|seat| self.held(*seat).is_some()).collect()
    }

    /// All that still build take the next pack; whoever goes on too long after somebody has closed pays. [5.6] [5.12] [5.13]
    pub(crate) fn hand_on(&mut self, tell: &mut Ears<'_>) {
        self.all_ready();
        let lacking = self.closings(tell);
        let laps = usize::from(self.open.build.lap);
        if laps > 0 && usize::from(self.secret.still) >= PACKS {
            self.say(tell, What::Still);
            self.open.build.closed = self.open.seats().collect();
        }
        if self.open.build.closed.len() == usize::from(self.open.setup.seats) {
            return;
        }
        // What whoever stops lacks is given before the others go on. [5.16]
        if lacking {
            return self.open.agenda.then(&[Step::Fill, Step::HandOn]);
        }
        let build = &mut self.open.build;
        (build.lap, build.down) = (build.lap + 1, Seats::NONE);
        self.secret.still += 1;
        self.say(tell, What::Round(self.open.build.lap));
        self.open.agenda.then(&[Step::Read, Step::HandOn]);
        for seat in self.open.seats().rev() {
            self.takes_up(seat, tell);
        }
    }

    /// A seat takes the next pack up: chance deals it when nobody has seen it, and going on after a closing costs, but for
    /// one pack. [5.2] [5.9] [5.10]
    fn takes_up(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let Some(pack) = self.held(seat) else { return };
        self.open.build.laps[seat.index()] = self.open.build.lap;
        self.say(tell, What::TookPack(seat, pack as u8));
        if !self.open.build.closed.is_empty() {
            self.looks_on(seat);
            let extra = &mut self.open.build.extra[seat.index()];
            *extra = extra.saturating_add(1);
            if *extra > 1 {
                self.open.side_mut(seat).debt += PRICE;
                self.say(tell, What::Paid(seat, PRICE));
            }
        }
        if self.secret.packs[pack].is_none() {
            self.secret.packs[pack] = Some(Bag::EMPTY);
            self.push(Step::Deal(pack as u8, PACK.0, PACK.1));
        }
    }

    /// The cards that may lie in a new pack: every copy that is nowhere else is as likely. [5.1]
    pub(crate) fn deals(&self, prophet: bool, out: &mut Odds<Action>) {
        let (rest, prophets) = (&self.secret.rest, Card::PROPHETS);
        let kinds = if prophet { rest.kinds().and(prophets) } else { rest.kinds().less(prophets) };
        if prophet || rest.doubles().is_empty() {
            return kinds.iter().for_each(|card| out.even(Action::Draw(card)));
        }
        kinds.iter().for_each(|card| out.weighted(Action::Draw(card), rest.count(card).into()));
    }

    /// What is left of a new pack when one more of its cards is dealt, Prophets first.
    pub(crate) fn deals_on(&mut self, pack: u8, prophets: u8, others: u8) {
        let (prophets, others) = if prophets > 0 { (prophets - 1, others) } else { (0, others - 1) };
        if prophets + others > 0 {
            self.push(Step::Deal(pack, prophets, others));
        }
    }

    /// A card of a new pack, which only its holder sees. [18.1]
    pub(crate) fn dealt(&mut self, pack: u8, card: Card, tell: &mut Ears<'_>) {
        self.secret.rest.take(card);
        if let Some(pack) = &mut self.secret.packs[usize::from(pack)] {
            pack.add(card);
        }
        if let Some(seat) = self.readers().iter().find(|seat| self.held(*seat) == Some(usize::from(pack))) {
            self.whisper(tell, seat, What::Found(seat, card));
        }
    }

    /// What a seat can do with its pack: take what fits, put it down, close or stop. [5.4] [5.7] [5.11] [5.16]
    pub(crate) fn read_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let own = self.secret.own(seat);
        let room = arcana::room(&self.open, own);
        let (pack, complete) = (self.supply(seat).kinds(), arcana::is_complete(own));
        if self.may_go_on(seat) {
            out.push(Action::Done);
        }
        if complete || self.is_behind(seat) && arcana::is_enough(own) {
            out.push(Action::Close);
        } else if self.may_stop(seat) {
            out.push(Action::Stop);
        }
        out.extend(by_card(&room.map(|room| room.and(pack))).map(|(card, at)| Action::Take(card, at)));
    }

    /// Who lacks nothing and has room for nothing has no reason to go on. [5.7]
    pub(super) fn may_go_on(&self, seat: Seat) -> bool {
        let own = self.secret.own(seat);
        !arcana::is_complete(own) || arcana::count(&arcana::room(&self.open, own)) > 0
    }

    /// What each seat can rule out for the others when building ends: what it was the last to leave in a pack, and in
    /// Libero Arbitrio with one box what lay there when it closed.
    pub(crate) fn note_what_is_away(&mut self) {
        let setup = &self.open.setup;
        if !self.open.build.filled.is_empty() {
            return;
        }
        let away: ArrayVec<Bag, SEATS> = match (setup.mode, setup.boxes) {
            (Mode::Chaos, _) => self.open.seats().map(|seat| self.last_left(seat)).collect(),
            (Mode::Libero, Boxes::One) => {
                // Who built last saw what is left; the others know only what they left, and somebody took of it.
                let last = self.open.build.order.last().copied();
                let rest = self.secret.rest;
                self.open.seats().map(|seat| if Some(seat) == last { rest } else { Bag::EMPTY }).collect()
            }
            _ => return,
        };
        for (seat, away) in self.open.seats().zip(away) {
            self.secret.own_mut(seat).away = away;
        }
    }

    fn last_left(&self, seat: Seat) -> Bag {
        let mut away = Bag::EMPTY;
        for (pack, seen) in self.secret.own(seat).seen.iter().enumerate() {
            if let Some(seen) = seen
                && self.looked_last(seat, pack)
            {
                seen.each().for_each(|card| away.add(card));
            }
        }
        away
    }

    /// Was this seat the last to look at the pack? Everybody can tell: packs go round in the open.
    fn looked_last(&self, seat: Seat, pack: usize) -> bool {
        self.last_look(seat, pack) > 0
            && self
                .open
                .seats()
                .all(|other| other == seat || self.last_look(other, pack) < self.last_look(seat, pack))
    }

    /// The last round in which a seat held the pack; 0 if it never did.
    pub(crate) fn last_look(&self, seat: Seat, pack: usize) -> usize {
        self.open.last_look(seat, pack)
    }
}

impl Open {
    /// The pack in a seat's hand, by its number.
    pub(crate) fn held(&self, seat: Seat) -> Option<usize> {
        let build = &self.build;
        let chaos = self.setup.mode == Mode::Chaos;
        let holds = chaos && build.lap > 0 && build.on && !build.closed.has(seat);
        holds.then(|| self.pack_of(seat, build.lap.into()))
    }

    /// The pack that a seat holds in a round, from 1: all go the same way round, from starts that are equally far apart. [5.3]
    pub(crate) fn pack_of(&self, seat: Seat, round: usize) -> usize {
        let start = seat.index() * PACKS / usize::from(self.setup.seats);
        (start + round - 1) % PACKS
    }

    /// The last round in which a seat held the pack; 0 if it never did.
    pub(crate) fn last_look(&self, seat: Seat, pack: usize) -> usize {
        let last = usize::from(self.build.laps[seat.index()]);
        (1..=last).rev().find(|round| self.pack_of(seat, *round) == pack).unwrap_or(0)
    }
}
