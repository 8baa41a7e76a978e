//! What the others have chosen and not shown.

use arrayvec::ArrayVec;
use table::{List, Rng, Row, Seat};

use super::TRIES;
use crate::open::{LINE, Plan, SEATS};
use crate::secret::CARDS;
use crate::step::{Act, Step, Wait};
use crate::{Dogma, Way};

impl Dogma {
    /// Choices that a seat has begun and not shown.
    pub(super) fn half_chosen(&mut self, seat: Seat, rng: &mut Rng) {
        let (chosen, ready) = (self.open.chosen.has(seat), self.open.ready.has(seat));
        let Some(step) = self.step() else { return };
        match step {
            Step::Opening if chosen => {
                let mut line: Row<u8, LINE> = (0..LINE as u8).collect();
                rng.shuffle(&mut line);
                let known = if ready { LINE } else { self.open.laid[seat.index()].into() };
                self.secret.own_mut(seat).line = line.into_iter().take(known).collect();
            }
            Step::Field(_) if chosen => {
                let rear = self.open.side(seat).rear;
                self.secret.own_mut(seat).fields = rng.pick(&rear);
            }
            _ => {}
        }
        self.keep_rank(seat, rng);
    }

    /// A target that another seat may have placed.
    pub(super) fn any_target(&self, seat: Seat, rng: &mut Rng) -> Option<Seat> {
        let placed = self.open.agenda.iter().any(|step| matches!(step, Step::Aim(seats) if seats.has(seat)));
        let ordering =
            self.open.agenda.iter().any(|step| matches!(step, Step::Order(seats) if seats.has(seat)));
        let done = placed && self.open.chosen.has(seat) || ordering && !placed;
        let aims: ArrayVec<Seat, SEATS> = self.open.aims(seat).collect();
        if done && aims.len() > 1 { rng.pick(&aims) } else { None }
    }

    /// Answers of Prove that have been given and not told.
    pub(super) fn any_proofs(&self, rng: &mut Rng) -> List<(u8, Way, Way), 8> {
        let proof = |act: &Act| matches!(act.waits, Some(Wait::Proof { .. }));
        let asked = |act: u8| self.open.awaits(Step::Proof(act));
        let acts = (0..).zip(&self.open.acts).filter(|(_, act)| proof(act)).map(|(at, _)| at);
        let any = |rng: &mut Rng| Way::ALL[rng.below(3)];
        let given = acts.filter(|at| !asked(*at) && self.open.awaits(Step::Proven));
        given.map(|at| (at, any(rng), any(rng))).collect()
    }

    /// An order that is still to be resolved comes after what has been: its card is not one that would have come before.
    fn keep_rank(&mut self, seat: Seat, rng: &mut Rng) {
        let (Some(last), Some(Plan::Cult(id))) = (self.open.last, self.open.plans[seat.index()]) else {
            return;
        };
        let Some(front) = self.open.front(seat) else { return };
        for _ in 0..TRIES {
            if self.rank(seat).is_none_or(|rank| rank > last) {
                return;
            }
            let Some(at) = self.open.arcano(front).at(id) else { return };
            let down: Row<usize, CARDS> = (0..self.open.arcano(front).cults.len())
                .filter(|place| self.open.arcano(front).cults[*place].face.is_none())
                .collect();
            if let Some(other) = rng.pick(&down) {
                self.secret.own_mut(seat).arcana[usize::from(front.1)].cults.swap(at, other);
            }
        }
    }
}
