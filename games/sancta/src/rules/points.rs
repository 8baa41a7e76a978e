//! Chapter 5: points, and the way into the Rosa.

use table::Seat;

use crate::cards::When;
use crate::event::Ears;
use crate::{Sancta, What};

impl Sancta {
    /// The active Saint gains points, without one they are lost [5.5]; with enough it goes to the Rosa at once [5.6], and what
    /// is too much is lost [5.7].
    pub(super) fn gain(&mut self, seat: Seat, points: u8, tell: &mut Ears<'_>) {
        if points == 0 {
            return;
        }
        let Some(saint) = self.open.place(seat).active else {
            return self.say(tell, What::Wasted(seat));
        };
        let need = self.need(seat);
        let turns = self.open.turns;
        let place = self.open.place_mut(seat);
        let now = place.points.saturating_add(points).min(need).max(place.points);
        let gained = now - place.points;
        place.points = now;
        // It may have enough already, where the need has fallen in the midst of an effect.
        if gained > 0 {
            self.open.gained = turns;
            self.say(tell, What::Gained(seat, saint, gained, now, need));
        }
        if now >= need {
            self.promote(seat, tell);
        }
    }

    /// The active Saint loses points, never below none. [5.5]
    pub(super) fn lose(&mut self, seat: Seat, points: u8, tell: &mut Ears<'_>) -> u8 {
        let place = self.open.place_mut(seat);
        let lost = points.min(place.points);
        place.points -= lost;
        let now = place.points;
        if let (Some(saint), true) = (place.active, lost > 0) {
            self.say(tell, What::Lost(seat, saint, lost, now));
        }
        lost
    }

    /// The active Saint goes to the Rosa, and the first of the Santuario follows it. [5.6] [12.10]
    pub(super) fn promote(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let place = self.open.place_mut(seat);
        let Some(saint) = place.active.take() else { return };
        (place.points, place.boost) = (0, 0);
        place.rosa.push(saint);
        let rosa = place.rosa.len() as u8;
        self.note_standing(seat);
        self.say(tell, What::Rosa(seat, saint, rosa));
        // The Saint's own word comes first.
        self.set_off_card(seat, saint, When::Rosa);
        self.set_off(seat, When::Rosa);
        self.set_off_others(seat, When::OthersRosa);
        self.slide(seat, tell);
    }

    /// An empty Zona Attiva is filled from the first place of the Santuario. [4.6]
    pub(super) fn slide(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        if let Some(saint) = self.open.place_mut(seat).santuario.pop_first() {
            self.enter(seat, saint, 0, tell);
        }
    }

    /// A Saint comes into the Zona Attiva. [12.7]
    pub(super) fn enter(&mut self, seat: Seat, saint: crate::Card, points: u8, tell: &mut Ears<'_>) {
        let place = self.open.place_mut(seat);
        (place.active, place.points, place.boost) = (Some(saint), points, 0);
        self.note_standing(seat);
        self.say(tell, What::Entered(seat, saint));
        self.set_off_card(seat, saint, When::Enters);
    }
}
