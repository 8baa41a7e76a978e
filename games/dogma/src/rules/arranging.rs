//! Cult cards are laid, turned up and packed up. [7.3]

use table::{Seat, Seats};

use crate::cards::When;
use crate::event::{Ears, What};
use crate::open::{CultPlace, Stir};
use crate::step::At;
use crate::{Action, Card, Cards, Dogma};

impl Dogma {
    /// Are there at least two Cult cards to put in order? Those of a Prophet that falls at once need none. [7.3] [7.12]
    pub(crate) fn may_arrange(&self, seat: Seat) -> bool {
        self.open.active(seat).is_some_and(|arcano| arcano.cults.len() > 1) && !self.is_doomed(seat)
    }

    /// Has a seat's Prophet been fielded with as much damage as Faith? [7.12]
    fn is_doomed(&self, seat: Seat) -> bool {
        let Some(at) = self.open.front(seat).filter(|_| self.open.setup.is_second()) else { return false };
        self.open.body(at).is_some_and(|body| self.open.arcano(at).damage >= body.faith)
    }

    pub(crate) fn arrange_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some((_, at)) = self.open.front(seat) else { return };
        let own = self.secret.own(seat);
        let cults = &own.arcana[usize::from(at)].cults;
        let laid = self.open.laid[seat.index()];
        let free: Cards = cults.iter().skip(laid.into()).copied().collect();
        out.push(Action::Ready);
        out.extend(free.iter().map(Action::Lay));
    }

    /// This card comes next, from the left.
    pub(crate) fn lays(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        let Some((_, at)) = self.open.front(seat) else { return };
        let laid = usize::from(self.open.laid[seat.index()]);
        let cults = &mut self.secret.own_mut(seat).arcana[usize::from(at)].cults;
        if let Some(from) = cults.iter().position(|it| *it == card) {
            cults.remove(from);
            cults.insert(laid.min(cults.len()), card);
        }
        let done = laid + 2 >= cults.len();
        self.open.laid[seat.index()] += 1;
        self.whisper(tell, seat, What::Laid(seat, card));
        self.say(tell, What::Places(seat));
        if done {
            self.is_ready(seat, tell);
        }
    }

    /// The cards lie: what is Rivelata is turned up, and being fielded sets off what it does. [7.6] [11.1]
    pub(crate) fn laid(&mut self, seats: Seats, tell: &mut Ears<'_>) {
        self.all_ready();
        self.grieve();
        for seat in seats.iter() {
            let Some(at) = self.open.front(seat) else { continue };
            let set = self.open.set();
            for (place, card) in (0..).zip(self.secret.own(seat).arcana[usize::from(at.1)].cults) {
                if set.is_rivelata(card) {
                    self.turn_up(at, place);
                    self.say_of(at, tell, |who| What::Lies(who, card, place as u8));
                }
            }
            self.open.stirred.push(Stir { when: When::Fielded, to: at, by: None, front: true });
        }
        self.falls(&[], tell);
    }

    /// Turns a Cult card up; says which.
    pub(crate) fn turn_up(&mut self, at: At, place: usize) -> Option<Card> {
        let card = self.secret.own(at.0).arcana[usize::from(at.1)].cults.get(place).copied()?;
        let arcano = self.open.arcano_mut(at);
        let before = arcano.cults[place].face.replace(card);
        let new = before.is_none() && !arcano.known.has(card);
        arcano.known.remove(card);
        if new {
            self.open.sees_new(at.0);
        }
        Some(card)
    }

    /// A Prophet leaves the place of the active one: its Cult cards are packed, boosts are gone. [13.3] [14.10] [14.11]
    pub(crate) fn pack_up(&mut self, at: At) {
        self.secret.own_mut(at.0).arcana[usize::from(at.1)].cults.sort_unstable();
        let arcano = self.open.arcano_mut(at);
        let seen: Cards = arcano.cults.iter().filter_map(|place| place.face).collect();
        arcano.known = arcano.known.or(seen);
        arcano.size = (arcano.cults.len() + arcano.relics.len()) as u8;
        for place in &mut arcano.cults {
            *place = CultPlace { id: place.id, ..CultPlace::default() };
        }
        arcano.fervour = 0;
        arcano.annulled = false;
        arcano.copied = None;
    }
}
