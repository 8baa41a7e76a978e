//! Chapters 8 and 9: capture, score, legs, winner.

use table::{Scores, Seat, Seats, Tell};

use crate::{Event, Evilrunner, Piece, Stage};

impl Evilrunner {
    /// [8.2] The leg ends at once. [8.3] Valandris scores the number of this turn.
    pub(crate) fn capture(&mut self, by: Piece, tell: &mut impl Tell<Event>) {
        tell.all(Event::Captured { by, at: self.at(by), turn: self.turn });
        self.end_leg(self.turn, tell);
    }

    /// [8.4] The cap is reached. [8.5] That is worth one more than the cap.
    pub(crate) fn survive(&mut self, tell: &mut impl Tell<Event>) {
        tell.all(Event::Survived { turns: self.setup.cap });
        self.end_leg(self.setup.cap + 1, tell);
    }

    pub(crate) fn scores(&self) -> Scores {
        let [first, second] = self.points.map(i32::from);
        if self.setup.legs == 1 {
            // [9.4] Nobody has won a single leg; the second seat was Valandris.
            return Scores::new(&[-second, second], Seats::NONE);
        }
        // [9.2] [9.3]
        let winners = match first.cmp(&second) {
            std::cmp::Ordering::Less => Seats::one(Seat::new(1)),
            std::cmp::Ordering::Equal => Seats::NONE,
            std::cmp::Ordering::Greater => Seats::one(Seat::new(0)),
        };
        Scores::new(&[first, second], winners)
    }

    fn end_leg(&mut self, points: u16, tell: &mut impl Tell<Event>) {
        let seat = self.valandris();
        self.points[seat.index()] = points;
        tell.all(Event::LegOver { leg: self.leg, seat, points });
        if self.leg < self.setup.legs {
            // [9.1] From the set-up, with the roles swapped.
            let Evilrunner { leg, points, trail, setup, .. } = *self;
            *self = Evilrunner { leg: leg + 1, points, trail, ..Evilrunner::start(setup) };
            tell.all(Event::Swapped);
        } else {
            self.stage = Stage::Over;
            tell.all(Event::MatchOver { points: self.points, legs: self.setup.legs });
        }
    }
}
