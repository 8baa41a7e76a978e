//! Opinions about positions. The rules know nothing of them.

use table::{Estimate, MAX_SEATS, Scores, Seat};

use crate::{Action, Card, Kind, Sancta, View};

/// How much a point still missing divides the chances.
const POINT: f32 = 0.22;
/// The points that a Saint which is not there yet is thought to need: its level, and the wait for it.
const UNKNOWN: f32 = 4.5;

impl Estimate for Sancta {
    fn guess(&self) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in Seat::all(self.open.seats()) {
            worth[seat.index()] = (-POINT * self.missing(seat)).exp();
            sum += worth[seat.index()];
        }
        worth.iter_mut().for_each(|w| *w /= sum);
        worth
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        let most = scores.points().iter().max();
        let best: Vec<Seat> = match scores.winners.is_empty() {
            false => scores.winners.iter().collect(),
            true => Seat::all(self.open.seats()).filter(|seat| scores.points().get(seat.index()) == most).collect(),
        };
        for seat in &best {
            worth[seat.index()] = 1.0 / best.len() as f32;
        }
        worth
    }

    const HORIZON: u32 = 10;

    fn safest(_: &View, actions: &[Action]) -> Option<Action> {
        let mild = [Action::Pass, Action::End];
        mild.into_iter().find(|action| actions.contains(action)).or_else(|| actions.first().copied())
    }
}

impl Sancta {
    /// About how many points the seat is away from its goal, with what its cards are worth taken off.
    fn missing(&self, seat: Seat) -> f32 {
        let place = self.open.place(seat);
        let mut left = self.open.setup.goal().saturating_sub(place.rosa.len());
        let mut points = 0.0;
        if left > 0 && place.active.is_some() {
            points += f32::from(self.need(seat).saturating_sub(place.points));
            left -= 1;
        }
        for card in place.santuario.iter().take(left) {
            points += f32::from(self.printed(*card));
        }
        left -= left.min(place.santuario.len());
        let hand: f32 = self.secret.hands[seat.index()].iter().map(|card| self.asset(card)).sum();
        points + UNKNOWN * left as f32 - hand - 0.5 * place.supports.len() as f32 - 0.1 * f32::from(self.level(seat))
    }

    /// What a card in hand is worth, in points.
    fn asset(&self, card: Card) -> f32 {
        match card.kind() {
            Kind::Saint => 0.35,
            Kind::Beatitude | Kind::Advocate => 0.6,
            Kind::Trial => 0.5,
            Kind::Support => 0.45,
        }
    }
}
