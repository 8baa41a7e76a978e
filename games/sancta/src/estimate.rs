//! Opinions about positions. The rules know nothing of them.

use table::{Estimate, MAX_SEATS, Scores, Seat};

use crate::{Action, Card, Kind, Sancta, View};

/// How much a point still missing divides the chances, in logarithms. This and the prices below are rounded from conditional
/// logit fits to 600 games of two and four seats between equal bots of 100 playouts.
const POINT: f32 = 0.35;
/// The points that a Saint which is not there yet is thought to need: its level, and the wait for it.
const UNKNOWN: f32 = 3.2;
/// What a Saint of low level in hand takes off that.
const LOW: f32 = 1.0;
/// What a Supporto in the Zona Supporti is worth, in points.
const STAYING: f32 = 0.8;
/// What a level of the active Saint is worth, in points: Prove and Suffragi come easier.
const LEVEL: f32 = 0.2;

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
            true => Seat::all(self.open.seats())
                .filter(|seat| scores.points().get(seat.index()) == most)
                .collect(),
        };
        for seat in &best {
            worth[seat.index()] = 1.0 / best.len() as f32;
        }
        worth
    }

    // Judged at once: rollouts of random answers were beaten 135 to 65 by the bare guess, at 300 playouts each.
    const HORIZON: u32 = 0;

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
        let hand = self.secret.hands[seat.index()];
        let low = hand.and(Kind::Saint.cards()).iter().filter(|card| self.printed(*card) <= 2).count();
        let cards: f32 = hand.iter().map(price).sum();
        points + UNKNOWN * left as f32
            - LOW * low.min(left) as f32
            - cards
            - STAYING * place.supports.len() as f32
            - LEVEL * f32::from(self.level(seat))
    }
}

/// What a card in hand is worth, in points.
fn price(card: Card) -> f32 {
    match card.kind() {
        Kind::Saint => 0.05,
        Kind::Beatitude => 0.1,
        Kind::Advocate => 0.25,
        Kind::Trial => 0.5,
        Kind::Support => 0.3,
    }
}
