//! The opening: whom each seat fields first, and the order of the others. [7.1] [7.4]

use table::Seat;

use crate::event::{Ears, What};
use crate::open::LINE;
use crate::step::Step;
use crate::{Action, Dogma};

impl Dogma {
    /// One to field and the rearguard are chosen once, in secret; later nothing is put in another order. [7.1] [7.5]
    pub(crate) fn opening_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let line = &self.secret.own(seat).line;
        let free = (0..LINE as u8).filter(|at| !line.contains(at));
        if line.is_empty() {
            out.extend(free.map(Action::Field));
        } else {
            out.push(Action::Ready);
            out.extend(free.map(Action::Slot));
        }
    }

    /// Whom the seat fields first.
    pub(crate) fn opens(&mut self, seat: Seat, at: u8, tell: &mut Ears<'_>) {
        let own = self.secret.own_mut(seat);
        own.line.push(at);
        let prophet = own.arcana[usize::from(at)].prophet;
        self.open.laid[seat.index()] = 1;
        self.open.chosen = self.open.chosen.with(seat);
        if let Some(prophet) = prophet {
            self.whisper(tell, seat, What::ChoseCard(seat, prophet));
        }
        self.say(tell, What::Chose(seat));
    }

    /// Who comes next in its rearguard, from the left. [7.4]
    pub(crate) fn lines_up(&mut self, seat: Seat, at: u8, tell: &mut Ears<'_>) {
        let own = self.secret.own_mut(seat);
        own.line.push(at);
        let (prophet, placed) = (own.arcana[usize::from(at)].prophet, own.line.len());
        self.open.laid[seat.index()] = placed as u8;
        if let Some(prophet) = prophet {
            self.whisper(tell, seat, What::Laid(seat, prophet));
        }
        self.say(tell, What::Places(seat));
        if placed == LINE - 1 {
            self.stays_as_lined_up(seat, tell);
        }
    }

    /// The others stand in order of number.
    pub(crate) fn stays_as_lined_up(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let line = &mut self.secret.own_mut(seat).line;
        for at in 0..LINE as u8 {
            if !line.contains(&at) {
                line.push(at);
            }
        }
        self.is_ready(seat, tell);
    }

    /// The line is set up: the chosen Prophets are shown together, the others lie face down.
    pub(crate) fn opened(&mut self, tell: &mut Ears<'_>) {
        self.say(tell, What::Opened);
        for seat in self.open.seats() {
            let own = self.secret.own_mut(seat);
            let line = std::mem::take(&mut own.line);
            let packs = std::mem::take(&mut own.arcana);
            for (to, from) in line.iter().enumerate() {
                own.arcana[to] = packs[usize::from(*from)];
            }
            let sizes: [u8; LINE] = std::array::from_fn(|at| own.arcana[at].size() as u8);
            let side = self.open.side_mut(seat);
            for (arcano, size) in side.arcana.iter_mut().zip(sizes) {
                arcano.size = size;
            }
            side.active = Some(0);
            side.rear = (1..LINE as u8).collect();
            self.say(tell, What::Stands(seat, sizes));
        }
        let all = self.open.seats().collect();
        self.push(Step::Echo);
        self.field(all, tell);
    }
}
