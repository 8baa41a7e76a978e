//! A guess is asked in the middle of a turn too, when orders are shown and some are still to be carried out: it is made of how
//! the turn ends when nobody thinks long any more.

use arrayvec::ArrayVec;
use table::{Answer, Deaf, Game, Seat, Turn};

use crate::open::SEATS;
use crate::step::Step;
use crate::{Action, Dogma, Way};

/// A turn ends within so many questions that nobody thinks about.
const QUESTIONS: usize = 24;

impl Dogma {
    /// Plays on until the turn's orders are carried out, or the match is over.
    pub(super) fn plays_out(&mut self) {
        for _ in 0..QUESTIONS {
            if !self.is_underway() {
                break;
            }
            match self.turn() {
                Turn::Together(seats) => {
                    let given: ArrayVec<(Seat, Action), SEATS> =
                        seats.iter().filter_map(|seat| Some((seat, self.quick(seat)?))).collect();
                    self.play(Answer::Together(&given), &mut Deaf);
                }
                Turn::Apart(seats) => {
                    let quick = seats.first().and_then(|seat| Some((seat, self.quick(seat)?)));
                    let Some((seat, action)) = quick else { break };
                    self.play(Answer::Apart(seat, action), &mut Deaf);
                }
                Turn::Chance | Turn::Over(_) => break,
            }
        }
    }

    /// Are orders shown and not carried out, or is something else on its way?
    pub(super) fn is_underway(&self) -> bool {
        self.open.ending.is_none()
            && matches!(
                self.step(),
                Some(Step::Arrange(_) | Step::Choice(_) | Step::Proof(_) | Step::Grieve | Step::Field(_))
            )
            && self.open.turn > 0
    }

    /// An answer that takes no thought: to leave it as it lies, or the first of the list. Who guesses in a Prova guesses wrong, as
    /// it does two times out of three.
    fn quick(&self, seat: Seat) -> Option<Action> {
        match self.step()? {
            Step::Arrange(_) => Some(Action::Ready),
            Step::Field(_) => Some(Action::Field(0)),
            Step::Choice(_) => self.choices(seat).next(),
            Step::Grieve => self.griefs(seat).first().copied().map(Action::Choose),
            Step::Proof(act) => {
                let hides = self.proving(act).first() == Some(seat);
                Some(Action::Way(if hides { Way::Violence } else { Way::Reason }))
            }
            _ => None,
        }
    }
}
