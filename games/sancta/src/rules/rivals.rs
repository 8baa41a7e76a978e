//! Effects on another seat of one's choice [13.16].

use table::{Seat, Seats};

use crate::Sancta;
use crate::cards::Rule;
use crate::event::Ears;
use crate::step::{Step, Why};

impl Sancta {
    /// The seats that may be chosen. [13.9] [13.10]
    pub(crate) fn candidates(&self, seat: Seat, why: Why) -> Seats {
        let fits = |other: &Seat| {
            let place = self.open.place(*other);
            match why {
                Why::Rival(_) => true,
                // Without an own Saint there is nobody to take points for.
                Why::Take(_) => {
                    self.open.place(seat).active.is_some()
                        && place.points > 0
                        && !self.has_rule(*other, Rule::Guarded)
                }
                Why::Steal | Why::Look => place.hand > 0 && !self.has_rule(*other, Rule::Closed),
            }
        };
        self.open.others(seat).filter(fits).collect()
    }

    pub(super) fn chosen(&mut self, seat: Seat, other: Seat, why: Why, tell: &mut Ears<'_>) {
        match why {
            Why::Rival(deed) => self.push(Step::Do(crate::step::Deed { seat: other, ..deed })),
            Why::Take(n) => {
                let taken = self.lose(other, n, tell);
                self.gain(seat, taken, tell);
            }
            Why::Steal => self.push(Step::Steal(seat, other)),
            Why::Look => self.look(seat, other, tell),
        }
    }
}
