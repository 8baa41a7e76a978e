//! Chapter 2: the dealer, the first Saints, the hands, who begins.

use arrayvec::ArrayVec;
use table::{Seat, Seats};

use crate::event::Ears;
use crate::open::SEATS;
use crate::step::Step;
use crate::{Card, Sancta, What};

/// The cards of a hand at the beginning, and the most that are kept at the end of a turn.
pub(super) const HAND: usize = 5;

impl Sancta {
    /// Everybody draws until a Saint comes, from the dealer's right on. [2.2]
    pub(super) fn dealer(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        self.open.dealer = Some(seat);
        self.say(tell, What::Dealer(seat));
        let right = self.open.after(seat);
        let each = |step: fn(Seat) -> Step| self.open.from(right).map(step).collect::<ArrayVec<_, SEATS>>();
        let (saints, hands) = (each(Step::FirstSaint), each(Step::Deal));
        self.push(Step::Dealt);
        self.then(&hands);
        self.then(&saints);
    }

    /// What else was drawn goes back, so that only the Saint matters. What it does on entering does not happen. [2.3]
    pub(super) fn found(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.secret.deck.remove(card);
        let place = self.open.place_mut(seat);
        (place.start, place.active) = (Some(card), Some(card));
        self.note_standing(seat);
        self.say(tell, What::Found(seat, card));
    }

    /// [2.4]
    pub(super) fn dealt(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        self.secret.deck.remove(card);
        self.hold(seat, card);
        if usize::from(self.open.place(seat).hand) < HAND {
            self.push(Step::Deal(seat));
        }
        self.whisper(tell, Seats::one(seat), What::Got(seat, card));
    }

    /// The highest level begins; among equals the first from the dealer's right. [2.5]
    pub(super) fn begin_play(&mut self, tell: &mut Ears<'_>) {
        self.say(tell, What::Dealt);
        let level = |seat: &Seat| self.open.place(*seat).active.map_or(0, |card| self.printed(card));
        let right = self.open.after(self.open.dealer.unwrap_or(self.open.active));
        let most = self.open.from(right).map(|seat| level(&seat)).max().unwrap_or(0);
        let mut best = self.open.from(right).filter(|seat| level(seat) == most);
        let (Some(first), tied) = (best.next(), best.next().is_some()) else { return };
        self.open.first = Some(first);
        self.say(tell, What::First(first, tied));
        self.push(Step::Begin(first));
    }
}
