//! Effects on another seat of one's choice [13.16].

use table::{Seat, Seats};

use crate::Sancta;
use crate::event::Ears;
use crate::step::{Step, Why};

impl Sancta {
    /// The seats that may be chosen. [13.9] [13.10]
    pub(crate) fn candidates(&self, seat: Seat, why: Why) -> Seats {
        // Without an own Saint there is nobody to take points for.
        if matches!(why, Why::Take(_)) && self.open.place(seat).active.is_none() {
            return Seats::NONE;
        }
        self.open.others(seat).filter(|other| self.bar_to_choice(seat, why, *other).is_none()).collect()
    }

    pub(super) fn chosen(&mut self, seat: Seat, other: Seat, why: Why, tell: &mut Ears<'_>) {
        match why {
            Why::Rival(play) => self.push(Step::Do(crate::step::Play { seat: other, ..play })),
            Why::Take(n) => {
                let taken = self.lose(other, n, tell);
                self.gain(seat, taken, tell);
            }
            Why::Steal => self.push(Step::Steal(seat, other)),
            Why::Look => self.look(seat, other, tell),
        }
    }
}
