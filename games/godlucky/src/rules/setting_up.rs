//! Chapter 2: who chooses first, the characters, the starting cards.

use arrayvec::ArrayVec;
use table::{Seat, Seats};

use super::choices::bits;
use crate::event::Ears;
use crate::open::SEATS;
use crate::step::Step;
use crate::{CardSet, GodLucky, What};

/// The starting cards, as bits by number.
pub(super) const STARTING: u32 = (1 << CardSet::STARTING) - 1;

impl GodLucky {
    /// A roll for who chooses first; those who tie at the top roll again [2.1]. Nobody reacts [14.9].
    pub(super) fn precedence(&mut self, among: Seats, face: u8, tell: &mut Ears<'_>) {
        let Some(seat) = among.iter().find(|seat| self.open.precedence[seat.index()] == 0) else { return };
        self.open.precedence[seat.index()] = face;
        self.say(tell, What::Precedence(seat, face));
        let roll = |seat: &Seat| self.open.precedence[seat.index()];
        if among.iter().any(|seat| roll(&seat) == 0) {
            return self.then(&[Step::Precedence(among)]);
        }
        let most = among.iter().map(|seat| roll(&seat)).max().unwrap_or(0);
        let tied: Seats = among.iter().filter(|seat| roll(seat) == most).collect();
        if tied.len() > 1 {
            self.say(tell, What::Again(tied));
            for seat in tied.iter() {
                self.open.precedence[seat.index()] = 0;
            }
            return self.then(&[Step::Precedence(tied)]);
        }
        // [2.2] Choice goes clockwise from here, against the order of play.
        let Some(chooser) = tied.first() else { return };
        let mut order: ArrayVec<Step, SEATS> = self.open.from(chooser).map(Step::ChooseGod).collect();
        order[1..].reverse();
        self.then(&order);
    }

    /// The characters nobody has chosen [2.2], as bits by number.
    pub(super) fn free_gods(&self) -> u32 {
        let all = bits(0, self.open.setup.cards.gods.len() as u8 - 1);
        self.open.places.iter().filter_map(|place| place.god).fold(all, |free, god| free & !(1 << god))
    }

    /// Points come from the character [2.4]; the last to choose is the first to play and has one Faith more [2.3].
    pub(super) fn choose_god(&mut self, seat: Seat, god: u8, tell: &mut Ears<'_>) {
        let card = &self.open.setup.cards.cards().gods[usize::from(god)];
        let place = self.open.place_mut(seat);
        (place.god, place.faith, place.corruption) = (Some(god), card.faith, card.corruption);
        self.say(tell, What::God(seat, god));
        if self.open.places.iter().all(|place| place.god.is_some()) {
            self.open.first = Some(seat);
            self.open.place_mut(seat).faith += 1;
            self.say(tell, What::First(seat));
        }
    }

    /// The starting cards in any order [2.5]; the other piles are bags already [2.6].
    pub(super) fn lay_start(&mut self, card: u8, tell: &mut Ears<'_>) {
        self.put(card, tell);
        if self.open.board.len() < CardSet::STARTING {
            return self.then(&[Step::LayStart]);
        }
        if let Some(first) = self.open.first {
            self.then(&[Step::Check, Step::Begin(first, false)]);
        }
    }

    /// Puts a card at the end of the path [4.1].
    pub(super) fn put(&mut self, card: u8, tell: &mut Ears<'_>) {
        self.open.supply &= !(1 << card);
        self.say(tell, What::Laid(card, self.open.board.len() as u8));
        self.open.board.push(card);
    }
}
