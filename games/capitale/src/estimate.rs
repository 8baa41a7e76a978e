//! Opinions about positions. The rules know nothing of them.

mod bands;
mod features;
mod first;
mod plans;

use std::sync::LazyLock;

use table::{Estimate, Learned, MAX_SEATS, Pursuit, Rng, Rung, Scores, Seat, Subject, Weights, promises};

use self::features::Features;
use crate::step::Step;
use crate::{Action, Capitale, View};

impl Estimate for Capitale {
    fn guess(&self) -> [f32; MAX_SEATS] {
        self.guess_of(Rung::Now)
    }

    fn guess_of(&self, rung: Rung) -> [f32; MAX_SEATS] {
        let [one, two] = [Seat::new(0), Seat::new(1)];
        let duel = if self.open.dueling { logistic(self.lead(rung)) } else { 0.5 };
        let needed = usize::from(self.open.switches.duels) / 2 + 1;
        let left = |seat| needed.saturating_sub(self.open.wins(seat));
        let first = match_chance(left(one), left(two), duel);
        let mut guess = [0.0; MAX_SEATS];
        (guess[0], guess[1]) = (first, 1.0 - first);
        guess
    }

    fn worth(&self, scores: &Scores) -> [f32; MAX_SEATS] {
        scores.shares()
    }

    const HORIZON: u32 = 0;

    fn advice(view: &View, actions: &[Action], rng: &mut Rng) -> Option<Vec<Action>> {
        let one = match view.open.agenda.next() {
            Some(Step::Decks) => Some(actions[rng.below(actions.len())]),
            Some(Step::Pause) => Some(crate::sideboard::swap(view, actions)),
            Some(Step::Main) => laid(view, actions, rng),
            _ => None,
        };
        one.map(|one| vec![one])
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.open.turns)
    }

    const PLANS: u8 = plans::PLANS;

    fn pursue(&self, seat: Seat, plan: u8, actions: &[Action]) -> Pursuit<Action> {
        self.pursues(seat, plan, actions)
    }

    fn won(&self, seat: Seat) -> u32 {
        self.open.wins(seat) as u32
    }

    fn safest(_: &View, actions: &[Action]) -> Option<Action> {
        mildest(actions)
    }
}

impl Learned for Capitale {
    const ID: &'static str = "capitale";
    const FEATURES: &'static [&'static str] = Features::NAMES;

    fn look(&self, _: Subject, seat: Seat, out: &mut [f32]) {
        out.copy_from_slice(&self.features()[seat.index()]);
    }

    fn is_telling(&self, _: Subject) -> bool {
        self.open.dueling
    }
}

/// What each feature is worth in log odds: learned from play.
static LEARNED: LazyLock<[f32; Features::COUNT]> =
    LazyLock::new(|| Weights::built_in(Capitale::ID, Features::NAMES, include_str!("../guess.txt")));

impl Capitale {
    /// By how much the first seat stands better in the duel, in logarithms of its chances.
    fn lead(&self, rung: Rung) -> f32 {
        let weights = match rung {
            Rung::First => return self.first_lead(),
            by => by.weights(Subject::Positions, LEARNED.as_slice()),
        };
        let looks = self.features();
        let promises = promises(looks.len(), |seat| looks[seat], weights);
        promises[0] - promises[1]
    }
}

/// A pass, or whatever comes closest to one; otherwise the first of the list.
pub(crate) fn mildest(actions: &[Action]) -> Option<Action> {
    use Action::{Decline, End, Enough, Keep, No, Pass, Ready, Skip};
    let mild = [Pass, Keep, Skip, Decline, Enough, No, End, Ready];
    mild.into_iter().find(|action| actions.contains(action)).or_else(|| actions.first().copied())
}

/// With `set=down` a bot lays its whole hand, as what lies there is never discarded after a conquest; more often where a city
/// is still to be taken. By rule of thumb: a search sees no difference between the cities. [17.7]
fn laid(view: &View, actions: &[Action], rng: &mut Rng) -> Option<Action> {
    let to_take = |city: u8| view.open.cities[usize::from(city)].owner != view.viewer;
    let all = |eager: bool| -> Vec<Action> {
        let lays = |action: &&Action| matches!(action, Action::Lay(_, city) if !eager || to_take(*city));
        actions.iter().filter(lays).copied().collect()
    };
    let eager = all(rng.below(3) > 0);
    rng.pick(&if eager.is_empty() { all(false) } else { eager })
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
