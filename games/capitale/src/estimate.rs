//! Opinions about positions. The rules know nothing of them.

use table::{Estimate, MAX_SEATS, Scores, Seat};

use crate::open::{At, SEATS};
use crate::{Action, Capitale, View};

impl Estimate for Capitale {
    fn guess(&self) -> [f32; MAX_SEATS] {
        let [one, two] = [Seat::new(0), Seat::new(1)];
        let duel = if self.open.dueling { logistic(self.promise(one) - self.promise(two)) } else { 0.5 };
        let needed = usize::from(self.open.switches.duels) / 2 + 1;
        let left = |seat| needed.saturating_sub(self.open.wins(seat));
        let first = match_chance(left(one), left(two), duel);
        let mut guess = [0.0; MAX_SEATS];
        (guess[0], guess[1]) = (first, 1.0 - first);
        guess
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(SEATS) {
            worth[seat.index()] = match scores.winners.is_empty() {
                true => 0.5,
                false => f32::from(u8::from(scores.winners.has(seat))),
            };
        }
        worth
    }

    const HORIZON: u32 = 0;

    fn safest(_: &View, actions: &[Action]) -> Option<Action> {
        use Action::{Decline, End, Enough, Keep, No, Pass, Ready, Skip};
        let mild = [Pass, Keep, Skip, Decline, Enough, No, End, Ready];
        mild.into_iter().find(|action| actions.contains(action)).or_else(|| actions.first().copied())
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The chance of the first to win so many duels before the second wins so many, the one that is played with this chance
/// and the others evenly.
fn match_chance(first: usize, second: usize, duel: f32) -> f32 {
    let even = |first: usize, second: usize| match (first, second) {
        (0, _) => 1.0,
        (_, 0) => 0.0,
        (one, two) => {
            // Two duels each at most: 1-1 is even, one ahead is three to one.
            0.5 + 0.25 * (two as f32 - one as f32)
        }
    };
    if first == 0 || second == 0 {
        return even(first, second);
    }
    duel * even(first - 1, second) + (1.0 - duel) * even(first, second - 1)
}

impl Capitale {
    /// How well a seat stands in the duel, in logarithms of its chances.
    fn promise(&self, seat: Seat) -> f32 {
        let open = &self.open;
        let mut promise = 0.7 * open.cities_of(seat) as f32;
        if open.has_capital(seat) {
            promise += 0.9;
        }
        for unit in open.characters().filter(|unit| unit.owner == seat) {
            let strength =
                f32::from(open.power(unit)) + 0.7 * f32::from(open.hp(unit).saturating_sub(unit.damage));
            promise += 0.12 * strength * if unit.at == At::Field { 0.8 } else { 1.0 };
        }
        promise += 0.1 * f32::from(open.hands[seat.index()]);
        let left = f32::from(open.libraries[seat.index()]);
        promise - 3.0 / (left + 1.0)
    }
}
