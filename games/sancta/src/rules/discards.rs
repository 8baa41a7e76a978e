//! Cards that come back from the discards, and Supporti that go there [13.7], [13.11].

use table::Seat;

use crate::cards::Kind;
use crate::event::Ears;
use crate::open::SLOTS;
use crate::step::Step;
use crate::{Card, Cards, Sancta, What};

impl Sancta {
    /// The cards among which a step lets its seat choose.
    pub(crate) fn within_reach(&self, step: Step) -> Cards {
        match step {
            Step::Recover(_, kind, but) => {
                self.open.discards.and(kind.cards()).less(but.map_or(Cards::NONE, Cards::one))
            }
            Step::Call(seat) if self.open.place(seat).santuario.len() < SLOTS => {
                self.open.discards.and(Kind::Saint.cards())
            }
            Step::Remove(seat) => {
                self.open.others(seat).fold(Cards::NONE, |all, other| all.or(self.open.place(other).supports))
            }
            _ => Cards::NONE,
        }
    }

    pub(super) fn recover(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.open.discards.remove(card);
        self.hold_shown(seat, card);
        self.say(tell, What::Recovered(seat, card));
    }

    /// A Saint of the discards goes to the Santuario, or to an empty Zona Attiva. [13.8]
    pub(super) fn call(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.open.discards.remove(card);
        self.say(tell, What::Called(seat, card));
        self.open.place_mut(seat).santuario.push(card);
        if self.open.place(seat).active.is_none() {
            self.slide(seat, tell);
        }
    }

    pub(super) fn remove(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        let Some(owner) = self.open.others(seat).find(|other| self.open.place(*other).supports.has(card))
        else {
            return;
        };
        self.open.place_mut(owner).supports.remove(card);
        self.open.discards.add(card);
        self.note_standing(owner);
        self.say(tell, What::Removed(seat, owner, card));
    }
}
