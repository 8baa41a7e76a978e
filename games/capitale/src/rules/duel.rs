//! Chapter 4: how a duel is laid out, and how it is won.

use table::Seat;

use super::hands::HAND;
use crate::event::Ears;
use crate::open::{City, How, Phase, SEATS};
use crate::setup::Redraw;
use crate::step::Step;
use crate::{Bag, Capitale, Open, What};

impl Capitale {
    /// Five cities face down, seven cards each, one redraw each beginning with who starts. [4.1] [4.2] [4.3]
    /// [17.12]
    pub(super) fn lay_out(&mut self, tell: &mut Ears<'_>) {
        let open = &mut self.open;
        open.duel += 1;
        open.dueling = true;
        open.cities = [City::default(); crate::open::CITIES];
        (open.turn, open.active, open.phase) = (0, open.first, Phase::Opening);
        open.picked = table::Seats::NONE;
        for seat in Seat::all(SEATS) {
            self.open.libraries[seat.index()] = self.secret.own(seat).library.len() as u8;
        }
        let duel = self.open.duel;
        self.say(tell, What::Duel(duel));
        let (first, second) = (self.open.first, Open::rival(self.open.first));
        self.push(Step::Begin);
        if self.open.switches.redraw == Redraw::One {
            self.push(Step::Redraw(second));
            self.push(Step::Redraw(first));
        }
        for seat in [second, first] {
            (0..HAND).for_each(|_| self.push(Step::Deal(seat)));
        }
    }

    /// [4.3]
    pub(super) fn redraw(&mut self, seat: Seat, again: bool, tell: &mut Ears<'_>) {
        if !again {
            return self.say(tell, What::Kept(seat));
        }
        let own = self.secret.own_mut(seat);
        let hand = std::mem::replace(&mut own.hand, Bag::EMPTY);
        own.library.pour(&hand);
        self.open.libraries[seat.index()] += hand.len() as u8;
        self.open.hands[seat.index()] = 0;
        self.say(tell, What::Redrew(seat));
        (1..HAND).for_each(|_| self.push(Step::Deal(seat)));
    }

    /// The capital and two more. [1.4]
    pub(crate) fn has_won(&self, seat: Seat) -> bool {
        self.open.has_capital(seat) && self.open.cities_of(seat) >= 3
    }

    /// A seat whose library is empty loses. [1.5]
    pub(super) fn looks_at_libraries(&mut self, tell: &mut Ears<'_>) {
        let empty = |seat: &Seat| self.open.libraries[seat.index()] == 0;
        let Some(loser) = self.open.in_order().into_iter().find(empty) else { return };
        self.duel_over(Open::rival(loser), How::Library, tell);
    }
}
