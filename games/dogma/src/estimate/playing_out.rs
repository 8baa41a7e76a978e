//! A guess is asked in the middle of a turn too, when orders are shown and some are still to be carried out: it is made of how
//! the turn ends when nobody thinks long any more.

use std::borrow::Cow;

use table::{Answer, Deaf, Game, Seat, Turn};

use crate::step::Step;
use crate::{Action, Dogma, Way};

/// A turn ends within so many questions that nobody thinks about.
const QUESTIONS: usize = 24;

impl Dogma {
    /// The table when the turn's orders are carried out, or the match is over.
    pub(super) fn played_out(&self) -> Cow<'_, Dogma> {
        let mut end = Cow::Borrowed(self);
        for _ in 0..QUESTIONS {
            if !end.is_underway() {
                break;
            }
            match end.turn() {
                Turn::Together(seats) => {
                    let given: Vec<(Seat, Action)> =
                        seats.iter().filter_map(|seat| Some((seat, end.quick(seat)?))).collect();
                    end.to_mut().play(Answer::Together(&given), &mut Deaf);
                }
                Turn::Apart(seats) => {
                    let Some((seat, action)) = seats.first().and_then(|seat| Some((seat, end.quick(seat)?)))
                    else {
                        break;
                    };
                    end.to_mut().play(Answer::Apart(seat, action), &mut Deaf);
                }
                Turn::Chance | Turn::Over(_) => break,
            }
        }
        end
    }

    /// Are orders shown and not carried out, or is something else on its way?
    fn is_underway(&self) -> bool {
        self.open.ending.is_none()
            && matches!(
                self.top(),
                Some(Step::Arrange(_) | Step::Choice(_) | Step::Proof(_) | Step::Grieve | Step::Field(_))
            )
            && self.open.turn > 0
    }

    /// An answer that takes no thought: the last of the list, which is seldom to leave something as it lies. Who guesses in a
    /// Prova guesses wrong, as it does two times out of three.
    fn quick(&self, seat: Seat) -> Option<Action> {
        if let Some(Step::Proof(act)) = self.top() {
            let asked = self.proving(act);
            return Some(Action::Way(if asked.first() == Some(seat) { Way::Violence } else { Way::Reason }));
        }
        let mut all = Vec::new();
        self.actions(seat, &mut all);
        if all.contains(&Action::Ready) { Some(Action::Ready) } else { all.first().copied() }
    }
}
