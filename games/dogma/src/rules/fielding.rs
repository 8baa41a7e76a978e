//! Fielding Prophets. [7.1]

use table::{Seat, Seats};

use crate::Dogma;
use crate::event::{Ears, What};
use crate::open::CultPlace;
use crate::step::Step;

impl Dogma {
    /// Seats without an active Prophet field one, if they have one. [8.1] [10.8] [14.14]
    pub(crate) fn missing(&mut self) {
        let without = |seat: &Seat| {
            let side = self.open.side(*seat);
            side.active.is_none() && !side.rear.is_empty()
        };
        let seats: Seats = self.open.seats().filter(without).collect();
        if !seats.is_empty() {
            self.open.agenda.then(&[Step::Field(seats), Step::Fielded(seats), Step::Echo, Step::Missing]);
        }
    }

    /// A seat chooses the Prophet in this slot of its rearguard.
    pub(crate) fn fields(&mut self, seat: Seat, slot: u8, tell: &mut Ears<'_>) {
        let at = self.open.side(seat).rear[usize::from(slot)];
        let own = self.secret.own_mut(seat);
        own.fields = Some(at);
        let prophet = own.arcana[usize::from(at)].prophet;
        self.open.chosen = self.open.chosen.with(seat);
        self.open.ready = self.open.ready.with(seat);
        if let Some(prophet) = prophet {
            self.whisper(tell, seat, What::ChoseCard(seat, prophet));
        }
        self.say(tell, What::Chose(seat));
    }

    /// The chosen Prophets come from the rearguard.
    pub(crate) fn fielded(&mut self, seats: Seats, tell: &mut Ears<'_>) {
        for seat in seats.iter() {
            let Some(at) = self.secret.own_mut(seat).fields.take() else { continue };
            let side = self.open.side_mut(seat);
            side.rear.retain(|it| *it != at);
            side.active = Some(at);
        }
        self.field(seats, tell);
    }

    /// The active Prophets of these seats are shown with their Relics; the Cult cards are arranged face down. [7.2] [7.7]
    pub(crate) fn field(&mut self, seats: Seats, tell: &mut Ears<'_>) {
        self.open.agenda.then(&[Step::Arrange(seats), Step::Laid(seats)]);
        for seat in seats.iter() {
            let Some(at) = self.open.front(seat) else { continue };
            let turn = self.open.turn;
            let pack = &self.secret.own(seat).arcana[usize::from(at.1)];
            let (prophet, relics, count) = (pack.prophet, pack.relics, pack.cults.len());
            let debt = std::mem::take(&mut self.open.side_mut(seat).debt);
            let arcano = self.open.arcano_mut(at);
            let first = arcano.prophet.is_none();
            arcano.prophet = prophet;
            arcano.relics = relics;
            arcano.cults = (0..count as u8).map(|id| CultPlace { id, ..CultPlace::default() }).collect();
            arcano.since = turn;
            arcano.damage += debt;
            if first {
                self.open.sees_new(seat);
            }
            self.open.listen_to(at);
            let Some(who) = self.who(at) else { continue };
            if tell.hears() {
                self.say(tell, What::Fielded(who, relics.to_vec(), count as u8));
            }
            if debt > 0 {
                self.say(tell, What::Debt(who, debt));
            }
        }
    }

    /// Convocazione: the active Prophet takes the slot of the one that comes. [9.6]
    pub(crate) fn swap(&mut self, seat: Seat, comes: u8, tell: &mut Ears<'_>) -> bool {
        let side = self.open.side(seat);
        let (Some(leaves), Some(slot)) = (side.active, side.rear.iter().position(|it| *it == comes)) else {
            return false;
        };
        self.pack_up((seat, leaves));
        let side = self.open.side_mut(seat);
        side.rear[slot] = leaves;
        side.active = Some(comes);
        self.open.listen_to((seat, leaves));
        self.say_of((seat, leaves), tell, What::Retired);
        true
    }
}
