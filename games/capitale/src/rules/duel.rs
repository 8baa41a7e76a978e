//! Chapter 4: how a duel is laid out, and how it is won.

use table::{Ears, Seat};

use super::hands::HAND;
use crate::cards::Heed;
use crate::open::{City, How, Phase, SEATS};
use crate::setup::Redraw;
use crate::step::Step;
use crate::{Bag, Capitale, Event, Open, What};

impl Capitale {
    /// Five cities face down, seven cards each, one redraw each beginning with who starts. [4.1] [4.2] [4.3]
    /// [17.12]
    pub(super) fn lay_out(&mut self, tell: &mut Ears<'_, Event>) {
        let open = &mut self.open;
        open.duel += 1;
        open.dueling = true;
        open.cities = [City::default(); crate::open::CITIES];
        (open.turn, open.active, open.phase) = (0, open.first, Phase::Opening);
        open.stale = true;
        open.picked = table::Seats::NONE;
        for seat in Seat::all(SEATS) {
            self.open.libraries[seat.index()] = self.secret.own(seat).library.len() as u8;
        }
        let duel = self.open.duel;
        self.say(tell, What::Duel(duel));
        let (first, second) = (self.open.first, Open::rival(self.open.first));
        self.open.agenda.push(Step::Begin);
        if self.open.switches.redraw == Redraw::One {
            self.open.agenda.then(&[Step::Redraw(first), Step::Redraw(second)]);
        }
        self.open.agenda.then(&[Step::Deal(first, HAND), Step::Deal(second, HAND)]);
    }

    /// [4.3]
    pub(super) fn redraw(&mut self, seat: Seat, again: bool, tell: &mut Ears<'_, Event>) {
        if !again {
            return self.say(tell, What::Kept(seat));
        }
        let own = self.secret.own_mut(seat);
        let hand = std::mem::replace(&mut own.hand, Bag::EMPTY);
        own.library.pour(&hand);
        self.open.libraries[seat.index()] += hand.len() as u8;
        self.open.hands[seat.index()] = 0;
        self.open.touch(Heed::HANDS);
        self.say(tell, What::Redrew(seat));
        self.open.agenda.push(Step::Deal(seat, HAND - 1));
    }

    /// The capital and two more. [1.4]
    pub(crate) fn has_won(&self, seat: Seat) -> bool {
        self.open.has_capital(seat) && self.open.cities_of(seat) >= 3
    }

    /// A seat whose library is empty loses. [1.5]
    pub(super) fn looks_at_libraries(&mut self, tell: &mut Ears<'_, Event>) {
        let empty = |seat: &Seat| self.open.libraries[seat.index()] == 0;
        let Some(loser) = self.open.in_order().into_iter().find(empty) else { return };
        self.duel_over(Open::rival(loser), How::Library, tell);
    }
}
