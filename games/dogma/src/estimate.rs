//! Opinions about positions: rules know nothing of them.

use table::{Estimate, MAX_SEATS, Rng, Scores, Seat};

use crate::cards::Evil;
use crate::{Action, Dogma, View};

impl Estimate for Dogma {
    const HORIZON: u32 = 0;

    fn guess(&self) -> [f32; MAX_SEATS] {
        let mut teams = [0.0; 2];
        for seat in self.open.seats() {
            teams[seat.index() % 2] += self.strength(seat);
        }
        let first = 1.0 / (1.0 + (teams[1] - teams[0]).exp());
        let mut guess = [0.0; MAX_SEATS];
        for seat in self.open.seats() {
            guess[seat.index()] = if seat.index() % 2 == 0 { first } else { 1.0 - first };
        }
        guess
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        for seat in self.open.seats() {
            worth[seat.index()] = match (scores.winners.is_empty(), scores.winners.has(seat)) {
                (true, _) => 0.5,
                (_, true) => 1.0,
                _ => 0.0,
            };
        }
        worth
    }

    fn advice(view: &View, actions: &[Action], rng: &mut Rng) -> Option<Action> {
        let _ = (view, actions, rng);
        None
    }

    fn safest(view: &View, actions: &[Action]) -> Option<Action> {
        let _ = view;
        let quiet = |action: &&Action| matches!(action, Action::Ready | Action::Close | Action::Done | Action::Pass);
        actions.iter().find(quiet).or(actions.first()).copied()
    }
}

impl Dogma {
    /// What a seat has left, on the scale of log odds.
    fn strength(&self, seat: Seat) -> f32 {
        let side = self.open.side(seat);
        let set = self.open.set();
        let mut sum = 0.1 * f32::from(side.divine);
        for (at, arcano) in side.arcana.iter().enumerate() {
            if arcano.fallen {
                continue;
            }
            let faith = self.secret.own(seat).arcana[at].prophet.map_or(120.0, |card| f32::from(set.body(card).faith));
            let left = (faith - f32::from(arcano.damage)).max(0.0);
            sum += 0.4 + left / 100.0;
            let troubles = [(Evil::Crisi, 0.15), (Evil::Fanatismo, 0.08), (Evil::Isteria, 0.12)];
            sum -= troubles.iter().filter(|(evil, _)| arcano.has(*evil)).map(|(_, cost)| cost).sum::<f32>();
            sum -= 0.08 * f32::from(arcano.griefs);
        }
        sum
    }
}
