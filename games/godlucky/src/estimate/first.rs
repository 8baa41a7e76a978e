//! The guess made by hand that the strongest bot of commit cc0590c had: what later ones are measured against.

use table::{MAX_SEATS, Seat};

use crate::{GodLucky, Side};

/// How much a point of Faith multiplies the chances: fitted to nothing, but a point is worth about a third more.
const FAITH: f32 = 1.35;

impl GodLucky {
    pub(super) fn first_guess(&self) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in Seat::all(self.open.seats()) {
            worth[seat.index()] = self.weight(seat);
            sum += worth[seat.index()];
        }
        if sum > 0.0 {
            worth.iter_mut().for_each(|w| *w /= sum);
        }
        worth
    }

    /// A seat's share before it is divided by everybody's.
    fn weight(&self, seat: Seat) -> f32 {
        let place = self.open.place(seat);
        let Some(god) = place.god else { return 1.0 };
        if place.mad {
            return 0.0;
        }
        let objects = f32::from(place.objects) * 0.25;
        let laid = f32::from(place.miracles) * 0.35;
        let left = match self.open.setup.cards.gods[usize::from(god)].side {
            Side::Good => 10 - place.corruption,
            Side::Evil => place.corruption - 1,
        };
        let safety = (f32::from(left) / 4.0).min(1.0);
        let skips = f32::from(place.skip) * 0.4;
        FAITH.powf(f32::from(place.faith.min(10)) + objects + laid - skips) * (0.4 + 0.6 * safety)
    }
}
