//! Chapters 6, 7 and 15: Faith and Corruption with their floors, madness.

use table::Seat;

use crate::event::Ears;
use crate::open::Spot;
use crate::step::{Step, Window};
use crate::{Cards, GodLucky, Side, What};

/// Where Corruption ends above; below it ends at 1.
const MOST: u8 = 10;

impl GodLucky {
    /// Gains go to the real value, whatever is shown [15.2].
    pub(super) fn gain(&mut self, seat: Seat, n: u8, tell: &mut Ears<'_>) {
        let place = self.open.place_mut(seat);
        if place.mad || n == 0 {
            return;
        }
        place.faith = place.faith.saturating_add(n);
        let now = place.faith;
        self.say(tell, What::Faith(seat, n as i8, now));
    }

    /// So much Faith is about to be lost.
    pub(super) fn lose(&mut self, seat: Seat, amount: u8, fight: bool) {
        self.then(&[Step::Open(Window::Loss { seat, amount, fight })]);
    }

    /// It is lost, down to 1 [6.2]; the real value, whatever is shown [15.3].
    pub(super) fn lost(&mut self, seat: Seat, amount: u8, tell: &mut Ears<'_>) {
        let place = self.open.place_mut(seat);
        if place.mad || amount == 0 {
            return;
        }
        let by = amount.min(place.faith.saturating_sub(1));
        if by == 0 {
            return self.say(tell, What::Floor(seat));
        }
        place.faith -= by;
        let now = place.faith;
        self.say(tell, What::Faith(seat, -(by as i8), now));
    }

    /// Corruption changes, between 1 and 10 [6.4]; the side's end of it is madness, on the spot [6.5].
    pub(super) fn corrupt(&mut self, seat: Seat, by: i8, tell: &mut Ears<'_>) {
        let Some(side) = self.side(seat) else { return };
        let place = self.open.place_mut(seat);
        if place.mad {
            return;
        }
        let before = place.corruption;
        place.corruption = before.saturating_add_signed(by).clamp(1, MOST);
        let now = place.corruption;
        if now != before {
            self.say(tell, What::Corruption(seat, now as i8 - before as i8, now));
        }
        let end = match side {
            Side::Good => MOST,
            Side::Evil => 1,
        };
        if now == end {
            self.go_mad(seat, tell);
        }
    }

    /// Good or evil, once the character is chosen [2.4].
    pub(super) fn side(&self, seat: Seat) -> Option<Side> {
        let god = self.open.place(seat).god?;
        Some(self.open.setup.cards.gods[usize::from(god)].side)
    }

    /// No way back [7.1]: cards are lost [7.2], portals are left at once [7.7]; there is nothing left to swap [7.8].
    fn go_mad(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        self.open.place_mut(seat).mad = true;
        self.say(tell, What::Mad(seat));
        let hand = std::mem::take(&mut self.secret.hands[seat.index()]);
        if !hand.is_empty() {
            self.say(tell, What::Lost(seat, hand));
        }
        for card in hand.iter() {
            self.forget(card);
            match card.miracle() {
                Some(_) => self.open.banished.add(card),
                None => self.open.discards.push(card),
            }
        }
        let place = self.open.place_mut(seat);
        (place.objects, place.miracles) = (0, 0);
        self.restore(|swap| swap.by == seat || swap.with == seat, tell);
        if let Spot::Portal(portal, _) = self.open.place(seat).spot {
            self.leave(seat, portal, tell);
        }
    }

    /// A card leaves hands and board: what was known of its place means nothing any more.
    pub(super) fn forget(&mut self, card: crate::Card) {
        self.secret.clear(card);
        self.open.public.remove(card);
        self.open.up.remove(card);
    }

    /// Everybody knows from now on where this held card is.
    pub(super) fn reveal(&mut self, card: crate::Card) {
        self.open.public.add(card);
        self.secret.tame.remove(card);
        let one = Cards::one(card);
        for seen in &mut self.secret.seen {
            *seen = seen.less(one);
        }
    }
}
