//! What a table asks, and what it is answered.

use crate::{MAX_SEATS, Seat, Seats};

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One action from each of these seats, all unseen until the last is given. A turn of one seat is
    /// the same with one seat in the set.
    Together(Seats),
    /// Each of these seats goes on alone; the order between them does not matter.
    Apart(Seats),
    /// A draw of chance: [`crate::Game::odds`] lists the outcomes.
    Chance,
    /// Nothing: the game is over.
    Over(Scores),
}

impl Turn {
    /// The seats that are asked; none for chance and at the end.
    #[inline]
    pub fn asked(&self) -> Seats {
        match *self {
            Turn::Together(seats) | Turn::Apart(seats) => seats,
            Turn::Chance | Turn::Over(_) => Seats::NONE,
        }
    }

    /// The scores, when the game is over.
    pub fn scores(&self) -> Option<Scores> {
        match *self {
            Turn::Over(scores) => Some(scores),
            _ => None,
        }
    }
}

/// One integer per seat, larger is better for that seat, and who won (nobody, one, or a team).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scores {
    points: [i32; MAX_SEATS],
    seats: u8,
    /// The winners; empty when nobody wins.
    pub winners: Seats,
}

impl Scores {
    /// The scores in order of seats (at most [`MAX_SEATS`] of them) and the winners.
    #[inline]
    pub fn new(points: &[i32], winners: Seats) -> Self {
        let mut all = [0; MAX_SEATS];
        let seats = points.len().min(MAX_SEATS);
        all[..seats].copy_from_slice(&points[..seats]);
        Scores { points: all, seats: seats as u8, winners }
    }

    /// A zero-sum result of two seats; the one with a positive score wins.
    #[inline]
    pub fn duel(first: i32) -> Self {
        let winners = match first {
            0 => Seats::NONE,
            1.. => Seats::one(Seat::new(0)),
            _ => Seats::one(Seat::new(1)),
        };
        Scores::new(&[first, -first], winners)
    }

    /// In order of seats.
    #[inline]
    pub fn points(&self) -> &[i32] {
        &self.points[..self.seats as usize]
    }

    /// One seat's score.
    #[inline]
    pub fn of(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }

    /// The result as shares of 1: of the winners each has all of it, without a winner everybody one half.
    #[inline]
    pub fn shares(&self) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        for seat in Seat::all(self.points().len()) {
            shares[seat.index()] = match (self.winners.is_empty(), self.winners.has(seat)) {
                (true, _) => 0.5,
                (false, won) => f32::from(u8::from(won)),
            };
        }
        shares
    }
}

/// The actions given together, a draw, or the end of the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer<'a, A> {
    /// To [`Turn::Together`]: one action per asked seat, in order of seats.
    Together(&'a [(Seat, A)]),
    /// To [`Turn::Apart`]: one asked seat's action.
    Apart(Seat, A),
    /// To [`Turn::Chance`].
    Chance(A),
    /// The time is up; only where [`crate::Game::clock`] runs.
    TimeUp,
}

/// The outcomes of a draw with integer weights. Weights of one are not stored, so an even die costs a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds<A> {
    outcomes: Vec<A>,
    weights: Vec<u32>,
}

impl<A> Default for Odds<A> {
    fn default() -> Self {
        Odds { outcomes: Vec::new(), weights: Vec::new() }
    }
}

impl<A: Copy> Odds<A> {
    /// Forgets all outcomes and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.outcomes.clear();
        self.weights.clear();
    }

    /// An outcome of weight one.
    #[inline]
    pub fn even(&mut self, outcome: A) {
        self.outcomes.push(outcome);
        if !self.weights.is_empty() {
            self.weights.push(1);
        }
    }

    /// Outcomes of weight one each; quicker than one by one.
    #[inline]
    pub fn evens(&mut self, outcomes: &[A]) {
        self.outcomes.extend_from_slice(outcomes);
        if !self.weights.is_empty() {
            self.weights.resize(self.outcomes.len(), 1);
        }
    }

    /// An outcome of a weight above zero.
    pub fn weighted(&mut self, outcome: A, weight: u32) {
        if self.weights.is_empty() {
            self.weights.resize(self.outcomes.len(), 1);
        }
        self.outcomes.push(outcome);
        self.weights.push(weight);
    }

    /// The outcomes.
    pub fn outcomes(&self) -> &[A] {
        &self.outcomes
    }

    /// Every outcome with its weight.
    pub fn iter(&self) -> impl Iterator<Item = (A, u32)> + '_ {
        self.outcomes.iter().enumerate().map(|(i, &a)| (a, self.weights.get(i).copied().unwrap_or(1)))
    }

    /// The sum of the weights.
    #[inline]
    pub fn total(&self) -> u64 {
        if self.weights.is_empty() {
            self.outcomes.len() as u64
        } else {
            self.weights.iter().map(|&w| u64::from(w)).sum()
        }
    }

    /// The outcome that the ticket `0..total` falls on.
    ///
    /// # Panics
    /// When the ticket is not below [`Odds::total`].
    #[inline]
    pub fn at(&self, mut ticket: u64) -> A {
        if self.weights.is_empty() {
            return self.outcomes[ticket as usize];
        }
        let mut last = 0;
        for (i, &weight) in self.weights.iter().enumerate() {
            last = i;
            if ticket < u64::from(weight) {
                break;
            }
            ticket -= u64::from(weight);
        }
        self.outcomes[last]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ticket_falls_on_its_outcome() {
        let mut odds = Odds::default();
        odds.even('a');
        odds.weighted('b', 3);
        odds.even('c');
        assert_eq!(odds.total(), 5);
        assert_eq!((0..5).map(|ticket| odds.at(ticket)).collect::<String>(), "abbbc");
        assert_eq!(odds.iter().collect::<Vec<_>>(), [('a', 1), ('b', 3), ('c', 1)]);
        odds.clear();
        odds.evens(&['x', 'y']);
        assert_eq!((odds.total(), odds.at(1)), (2, 'y'));
    }
}
