//! Predestinazione, and lots. [4.1]

use table::{Seat, Seats};

use crate::event::{Ears, What};
use crate::setup::{Boxes, Hizb, Mode};
use crate::step::Step;
use crate::{Action, Card, Cards, Dogma};

impl Dogma {
    /// The seats that have no place in the order yet.
    pub(crate) fn lots(&self) -> impl Iterator<Item = Seat> + '_ {
        self.open.seats().filter(|seat| !self.open.build.order.contains(seat))
    }

    /// The last one needs no lot; who builds from a box of its own needs no order. [4.2] [6.2]
    pub(crate) fn needs_lot(&self) -> bool {
        let setup = &self.open.setup;
        let in_turn = setup.mode == Mode::Predestinazione || setup.boxes == Boxes::One;
        in_turn && self.lots().nth(1).is_some()
    }

    pub(crate) fn lot_falls(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let before = self.open.build.order.len() as u8;
        self.open.build.order.push(seat);
        self.say(tell, What::Order(seat, before));
    }

    pub(crate) fn lots_are_drawn(&mut self, tell: &mut Ears<'_>) {
        let last = self.lots().next().filter(|_| !self.open.build.order.is_empty());
        if let Some(last) = last {
            self.lot_falls(last, tell);
        }
        let order = self.open.build.order.clone();
        match self.open.setup.mode {
            Mode::Predestinazione => order.iter().rev().for_each(|seat| self.push(Step::Destiny(*seat))),
            _ => self.build_in(&order),
        }
    }

    /// The sets that nobody has yet. [4.2]
    pub(crate) fn destinies(&self, out: &mut Vec<Action>) {
        let free = |at: &u8| !self.open.build.destinies.contains(&Some(*at));
        out.extend((0..self.open.set().destinies.len() as u8).filter(free).map(Action::Destiny));
    }

    /// A set is played as it is listed. [4.3] [4.5]
    pub(crate) fn takes_destiny(&mut self, seat: Seat, at: u8, tell: &mut Ears<'_>) {
        self.open.build.destinies[seat.index()] = Some(at);
        let destiny = &self.open.set().destinies[usize::from(at)];
        let own = &mut self.secret.seats[seat.index()];
        for (arcano, pack) in (0..).zip(&destiny.arcana) {
            for card in pack {
                super::arcana::put(own, *card, arcano);
                self.secret.rest.take(*card);
            }
        }
        for card in &destiny.divine {
            own.divine.push(*card);
            self.secret.rest.take(*card);
        }
        self.say(tell, What::Destiny(seat, at));
    }

    /// The seats whose set prints four cards for one Prophet that holds three. [4.4]
    pub(crate) fn leavers(&self) -> Seats {
        if self.open.setup.hizb == Hizb::Out {
            return Seats::NONE;
        }
        self.open.seats().filter(|seat| self.four(*seat).is_some()).collect()
    }

    /// The Arcano of the seat's set that prints one card too many, by its index.
    pub(crate) fn four(&self, seat: Seat) -> Option<u8> {
        let set = self.open.set();
        let destiny = &set.destinies[usize::from(self.open.build.destinies[seat.index()]?)];
        let many = |pack: &Vec<Card>| pack.len() > 4 && !set.body(pack[0]).fourth;
        destiny.arcana.iter().position(many).map(|at| at as u8)
    }

    pub(crate) fn leave_options(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(at) = self.four(seat) {
            let pack = &self.secret.own(seat).arcana[usize::from(at)];
            let four: Cards = pack.cults.into_iter().chain(pack.relics).collect();
            out.extend(four.iter().map(Action::Leave));
        }
    }

    pub(crate) fn leaves(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        if let Some(at) = self.four(seat) {
            super::arcana::lift(self.secret.own_mut(seat), card, at);
            self.secret.rest.add(card);
        }
        self.open.ready = self.open.ready.with(seat);
        self.whisper(tell, seat, What::LeftCard(seat, card));
        self.say(tell, What::Left(seat));
    }

    /// Where nobody chooses, the second of the four stays out.
    pub(crate) fn none_left(&mut self) {
        self.all_ready();
        if self.open.setup.hizb == Hizb::Choose {
            return;
        }
        for seat in self.open.seats() {
            let (Some(at), Some(destiny)) = (self.four(seat), self.open.build.destinies[seat.index()]) else {
                continue;
            };
            let card = self.open.set().destinies[usize::from(destiny)].arcana[usize::from(at)][2];
            super::arcana::lift(self.secret.own_mut(seat), card, at);
            self.secret.rest.add(card);
        }
    }
}
