//! Chaos: whoever builds on after another has closed may stop. [5.16]

use table::Seat;

use super::arcana;
use crate::Dogma;
use crate::event::{Ears, What};
use crate::open::PACKS;

impl Dogma {
    /// Has another seat closed?
    pub(crate) fn is_behind(&self, seat: Seat) -> bool {
        !self.open.build.closed.without(seat).is_empty()
    }

    /// May the seat stop? Who may close does that. [5.16]
    pub(crate) fn may_stop(&self, seat: Seat) -> bool {
        self.open.setup.is_second() && self.is_behind(seat) && !arcana::is_enough(self.secret.own(seat))
    }

    /// A pack that a seat looks at after another has closed: it is counted until a card is put down. [5.17]
    pub(crate) fn looks_on(&mut self, seat: Seat) {
        if self.open.setup.is_second() {
            let vain = &mut self.secret.own_mut(seat).vain;
            *vain = vain.saturating_add(1);
        }
    }

    /// Whoever closes, stops or is stopped is told, and counts, when all have put their packs down. Does one of them lack
    /// something that chance gives at once? [5.8] [5.16] [5.17]
    pub(crate) fn closings(&mut self, tell: &mut Ears<'_>) -> bool {
        let mut lacking = false;
        for seat in self.open.seats() {
            let own = self.secret.own_mut(seat);
            let enough = arcana::is_enough(own);
            let how = match (std::mem::take(&mut own.closing), usize::from(own.vain) >= PACKS) {
                (true, _) if enough => What::Closed(seat),
                (true, _) => What::Stopped(seat),
                (false, true) if !self.open.build.closed.has(seat) => What::CutShort(seat),
                _ => continue,
            };
            lacking |= !enough;
            self.closes(seat, how, tell);
        }
        lacking
    }
}
