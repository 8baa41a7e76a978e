//! Evil tokens and what they keep from a seat: Struggimento lies on Cult cards. [12.6]

use table::{Row, Seat, Seats};

use crate::cards::Evil;
use crate::event::{Ears, What};
use crate::secret::CARDS;
use crate::step::Step;
use crate::{Action, Dogma};

impl Dogma {
    /// A Struggimento that lies on no card is placed, if there is one.
    pub(crate) fn grieve(&mut self) {
        if self.open.seats().any(|seat| !self.griefs(seat).is_empty()) {
            self.push(Step::Grieve);
        }
    }

    /// The seats whose active Prophet has more Struggimento than blocked cards, with more than one card to choose.
    /// [12.6] [12.7] [12.8]
    pub(crate) fn grieving(&self) -> Seats {
        self.open.seats().filter(|seat| self.griefs(*seat).len() > 1).collect()
    }

    /// The places on which a seat has to put a Struggimento.
    #[inline]
    pub(crate) fn griefs(&self, seat: Seat) -> Row<u8, CARDS> {
        let Some(arcano) = self.open.active(seat).filter(|arcano| arcano.griefs > 0) else {
            return Row::default();
        };
        let blocked = arcano.cults.iter().filter(|place| place.blocked).count();
        if usize::from(arcano.griefs) <= blocked {
            return Row::default();
        }
        (0..).zip(&arcano.cults).filter(|(_, place)| !place.blocked).map(|(at, _)| at).collect()
    }

    pub(crate) fn grief_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.griefs(seat).into_iter().map(Action::Choose));
    }

    pub(crate) fn grieved(&mut self, given: &[(Seat, Action)], tell: &mut Ears<'_>) {
        self.push(Step::Grieve);
        for (seat, action) in given {
            if let Action::Choose(at) = action {
                self.block(*seat, *at, tell);
            }
        }
    }

    /// Where there is no choice left, the only card is blocked.
    pub(crate) fn grieve_rest(&mut self, tell: &mut Ears<'_>) {
        for seat in self.open.seats() {
            if let Some(only) = self.griefs(seat).first().copied() {
                self.block(seat, only, tell);
            }
        }
    }

    fn block(&mut self, seat: Seat, at: u8, tell: &mut Ears<'_>) {
        let Some(front) = self.open.front(seat) else { return };
        if let Some(place) = self.open.arcano_mut(front).cults.get_mut(usize::from(at)) {
            place.blocked = true;
        }
        self.say_of(front, tell, |who| What::Grief(who, at));
    }

    /// Which evil tokens a Prophet has that count for its owner's orders.
    pub(crate) fn suffers(&self, seat: Seat, evil: Evil) -> bool {
        self.open.active(seat).is_some_and(|arcano| arcano.has(evil))
    }
}
