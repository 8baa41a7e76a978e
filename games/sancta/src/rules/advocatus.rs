//! Chapters 6 and 7: a Beatitudine, and the Advocatus Diaboli that may answer it.

use table::{Seat, Seats};

use super::choices::Choices;
use crate::cards::{Kind, Rule, When};
use crate::event::Ears;
use crate::step::Step;
use crate::{Action, Cards, Sancta, What};

impl Sancta {
    /// Asks all who as far as everybody knows could answer [7.2], unless a card forbids to [14.3].
    pub(super) fn open_window(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let asked: Seats = match self.has_rule(seat, Rule::Unanswerable) {
            true => Seats::NONE,
            false => self.open.others(seat).filter(|other| self.could_answer(*other)).collect(),
        };
        match asked.is_empty() {
            true => self.beatitude(seat, tell),
            false => self.push(Step::Window(seat, asked)),
        }
    }

    /// Does everybody know of an Advocatus in this hand, or may there be one among its hidden cards?
    fn could_answer(&self, seat: Seat) -> bool {
        let all = self.open.setup.deck().and(Kind::Advocate.cards()).less(self.open.played);
        let known = self.secret.hands[seat.index()].and(self.open.public);
        let unlocated = all.less(self.open.discards).less(self.open.public);
        !known.and(all).is_empty()
            || usize::from(self.open.place(seat).hand) > known.len() && !unlocated.is_empty()
    }

    /// The Advocati that a seat could answer with. [7.1]
    pub(crate) fn advocates(&self, seat: Seat) -> Cards {
        self.ready(seat).and(Kind::Advocate.cards())
    }

    pub(super) fn answers(&self, seat: Seat) -> Choices {
        match self.advocates(seat).is_empty() {
            true => Choices::words(&[Action::Pass]),
            false => Choices::words(&[Action::Pass, Action::Advocatus]),
        }
    }

    /// All have answered: the first in order of play counts, the others keep their cards untold [7.3]. There is no further
    /// answer [7.5], and the Beatitudine was the turn's [7.4].
    pub(super) fn answered(&mut self, by: Seat, given: &[(Seat, Action)], tell: &mut Ears<'_>) {
        let says_no =
            |seat: &Seat| given.iter().any(|(of, action)| of == seat && *action == Action::Advocatus);
        let Some(seat) = self.open.others(by).find(says_no) else {
            return self.beatitude(by, tell);
        };
        let held = self.advocates(seat);
        if let Some(card) = held.and(self.open.public).first().or(held.first()) {
            self.put_down(seat, card);
            self.open.discards.add(card);
        }
        self.say(tell, What::Stopped(seat, by));
        self.set_off(by, When::Blocked);
        self.set_off(seat, When::Advocate);
    }

    /// The Beatitudine is worth its point. [6.1] [12.8]
    fn beatitude(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        self.set_off_by(seat, When::Beatitude, When::OthersBeatitude);
        self.gain(seat, 1, tell);
    }
}
