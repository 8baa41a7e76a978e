//! The guess made by hand that the strongest bot of commit cc0590c had: what later ones are measured against.

use table::{Seat, promise};

use crate::Dogma;
use crate::cards::Evil;

/// What each of the nine things looked at is worth in log odds.
const WEIGHTS: [f32; 9] = [0.63, 1.02, 0.59, 0.45, 0.28, 0.43, -0.48, -0.41, 0.27];

impl Dogma {
    /// By how much the first team stands better, in log odds.
    pub(super) fn first_lead(&self) -> f32 {
        let mut teams = [0.0; 2];
        for seat in self.open.seats() {
            teams[seat.index() % 2] += self.first_strength(seat);
        }
        teams[0] - teams[1]
    }

    /// What a seat has left, on the scale of log odds: its Prophets, their Faith, what its active one can do, Interventions, evil tokens.
    fn first_strength(&self, seat: Seat) -> f32 {
        let mut all = [0.0; 9];
        for at in (0..crate::LINE as u8).map(|at| (seat, at)) {
            let arcano = self.open.arcano(at);
            let Some(body) = self.body_of(at).filter(|_| !arcano.fallen) else { continue };
            let left = f32::from(body.faith.saturating_sub(arcano.damage)) / 100.0;
            let front = self.open.front(seat) == Some(at);
            all[0] += 1.0;
            all[1] += left;
            all[if front { 2 } else { 3 }] += left.sqrt();
            if front {
                all[4] += self.blow(at) / 20.0;
                all[5] += f32::from(arcano.fervour) / 40.0;
            }
            all[6] += f32::from(u8::from(arcano.has(Evil::Crisi)));
            all[7] += f32::from(u8::from(arcano.has(Evil::Fanatismo)) + arcano.griefs);
        }
        all[8] = f32::from(self.open.side(seat).divine);
        promise(&all, &WEIGHTS)
    }
}
