//! Chapter 9: Heaven and Hell.

use table::Seat;

use crate::event::Ears;
use crate::open::Spot;
use crate::step::Step;
use crate::{GodLucky, Portal, Power, What};

impl GodLucky {
    /// Onto a space of a portal [9.1], [9.4]: Corruption first, then the card [9.2], which has its
    /// advantages for one side [9.3]. The mad cannot be there.
    pub(super) fn enter(&mut self, seat: Seat, portal: Portal, step: u8, tell: &mut Ears<'_>) {
        if self.open.place(seat).mad {
            return self.say(tell, What::Nothing(seat));
        }
        self.open.place_mut(seat).spot = Spot::Portal(portal, step);
        self.say(tell, What::Portal(seat, portal, step));
        let back = Power::Return(portal);
        if step == 3 && self.ability(seat) == Some(back) && self.is_able(seat) {
            self.then(&[Step::Offer(seat, back)]);
        }
        self.then(&[Step::Check, Step::Do(seat, self.open.tables().step(portal, step), false)]);
        let by = match portal {
            Portal::Heaven => -1,
            Portal::Hell => 1,
        };
        self.corrupt(seat, by, tell);
    }
}
