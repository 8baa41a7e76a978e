//! Opinions about positions. The rules know nothing of them.

mod hunt;

use table::{Answer, Deaf, Estimate, Game, MAX_SEATS, Scores, Seat};

use crate::{Action, Evilrunner, Stage, View};

impl Estimate for Evilrunner {
    fn guess(&self) -> [f32; MAX_SEATS] {
        match self.stage {
            Stage::Over => self.worth(&self.scores()),
            // The second leg has hardly begun: what counts is how the first ended.
            _ if self.leg == 2 && self.turn == 0 => self.for_second(self.survival(self.points[1])),
            // Either Valandris is caught in this turn, or he gets away for good.
            _ => {
                let safety = self.safety();
                let (caught, away) = (self.if_scored(self.turn), self.if_scored(self.setup.cap + 1));
                self.for_second(caught + safety * (away - caught))
            }
        }
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        let points = [0, 1].map(|seat| scores.of(Seat::new(seat)).max(0) as u16);
        self.for_second(if self.setup.legs == 1 { self.survival(points[1]) } else { self.lead(points) })
    }

    /// Random answers make Valandris stumble into captures that no one would walk into: the guess sees further.
    const HORIZON: u32 = 0;

    fn safest(view: &View, actions: &[Action]) -> Option<Action> {
        let truth = view.truth();
        let seat = view.asked()?;
        let after = |&action: &Action| {
            let mut next = truth;
            next.play(Answer::Together(&[(seat, action)]), &mut Deaf);
            next.guess()[seat.index()]
        };
        actions.iter().copied().max_by(|a, b| after(a).total_cmp(&after(b)))
    }
}

/// All from the second seat's side, which is Valandris in the first leg: 0 is lost, 1 is won.
impl Evilrunner {
    fn for_second(&self, second: f32) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        worth[0] = 1.0 - second;
        worth[1] = second;
        worth
    }

    /// If the leg ended with these points.
    fn if_scored(&self, points: u16) -> f32 {
        if self.leg == 1 { self.survival(points) } else { self.lead([points, self.points[1]]) }
    }

    /// A leg with these points: every turn counts, getting away counts as much as all of them.
    fn survival(&self, points: u16) -> f32 {
        let most = f32::from(self.setup.cap + 1);
        let turns = 0.5 * f32::from(points) / most;
        if points > self.setup.cap { 1.0 } else { turns }
    }

    /// Two legs with these points: winning counts most, the difference a little.
    fn lead(&self, [first, second]: [u16; 2]) -> f32 {
        let lead = (f32::from(second) - f32::from(first)) / f32::from(self.setup.cap + 1);
        let won = f32::from(i8::from(second > first) - i8::from(second < first));
        0.5 + 0.35 * won + 0.15 * lead
    }
}
