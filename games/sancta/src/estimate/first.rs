//! The guess made by hand that the strongest bot of commit cc0590c had: what later ones are measured against.

use table::Seat;

use crate::{Card, Kind, Sancta};

// What a seat has and lacks, in logarithms of its chances: rounded from conditional logit fits to the turns of 370 games of
// two and five seats between equal bots of 60 playouts.

/// A point that the active Saint still needs.
const POINT: f32 = 0.21;
/// A level of a Saint in the Santuario that is wanted for the goal: points still to come.
const LEVEL_TO_COME: f32 = 0.37;
/// A Saint that is wanted for the goal and not there yet.
const UNKNOWN: f32 = 1.4;
/// What a Saint of low level in hand takes off that.
const LOW: f32 = 0.35;
/// A Supporto in the Zona Supporti.
const STAYING: f32 = 0.27;
/// A level of the active Saint: Prove and Suffragi come easier.
const LEVEL: f32 = 0.02;

impl Sancta {
    /// How far the seat is on its way, in logarithms of its chances.
    pub(super) fn first_promise(&self, seat: Seat) -> f32 {
        let place = self.open.place(seat);
        let mut left = self.open.setup.goal().saturating_sub(place.rosa.len());
        let mut promise = 0.0;
        if left > 0 && place.active.is_some() {
            promise -= POINT * f32::from(self.need(seat).saturating_sub(place.points));
            left -= 1;
        }
        let following = place.santuario.iter().take(left);
        promise -= LEVEL_TO_COME * following.map(|card| f32::from(self.printed(*card))).sum::<f32>();
        left -= left.min(place.santuario.len());
        let hand = self.secret.hands[seat.index()];
        if left > 0 {
            let low = hand.and(Kind::Saint.cards()).and(self.tables().within(2)).len();
            promise -= UNKNOWN * left as f32 - LOW * low.min(left) as f32;
        }
        promise += hand.iter().map(price).sum::<f32>();
        let staying = if place.supports.is_empty() { 0 } else { place.supports.len() };
        promise + STAYING * staying as f32 + LEVEL * f32::from(self.level(seat))
    }
}

/// A card in hand, by its kind.
fn price(card: Card) -> f32 {
    const PRICES: [f32; 5] = [0.1, 0.02, 0.17, 0.2, 0.05];
    PRICES[card.kind() as usize]
}
