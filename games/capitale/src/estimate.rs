//! Opinions about positions. The rules know nothing of them.

mod plans;

use table::{Estimate, MAX_SEATS, Pursuit, Rng, Scores, Seat};

use crate::open::At;
use crate::setup::Lay;
use crate::step::Step;
use crate::{Action, Capitale, View};

impl Estimate for Capitale {
    fn guess(&self) -> [f32; MAX_SEATS] {
        let [one, two] = [Seat::new(0), Seat::new(1)];
        let duel = if self.open.dueling { logistic(self.lead()) } else { 0.5 };
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

    fn advice(view: &View, actions: &[Action], rng: &mut Rng) -> Option<Action> {
        match view.open.agenda.next() {
            Some(Step::Decks) => Some(actions[rng.below(actions.len())]),
            Some(Step::Pause) => Some(crate::sideboard::swap(view, actions)),
            Some(Step::Main) => laid(view, actions, rng),
            _ => None,
        }
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

// What a seat has and its rival lacks, in logarithms of its chances: rounded from a logistic fit to the turns of 1000 duels
// between equal bots of 60 playouts, every ready deck against every one.

/// A city.
const CITY: f32 = 0.4;
/// The capital, beside being a city.
const CAPITAL: f32 = 0.85;
/// The capital and another city: one conquest from the end.
const THREAT: f32 = 0.35;
/// A card in hand.
const CARD: f32 = 0.14;
/// An empty library, divided by the cards that are left in it and one more.
const EMPTY: f32 = 6.0;
/// A point of Power or HP of a character at a city that is not tapped.
const AWAKE: f32 = 0.028;
/// The same of one on the field, which may still go anywhere.
const WAITING: f32 = 0.065;
/// A point of Range.
const RANGE: f32 = 0.13;
/// A character.
const BODY: f32 = 0.04;

/// The same with `set=down`, where it has cost its turn's one opening: by rule of thumb, not fitted. [17.8]
const TURNED_UP: f32 = 0.15;

impl Capitale {
    /// By how much the first seat stands better in the duel, in logarithms of its chances.
    fn lead(&self) -> f32 {
        let open = &self.open;
        let mut promise = [Seat::new(0), Seat::new(1)].map(|seat| self.holdings(seat));
        let body = if open.switches.set == Lay::Down { TURNED_UP } else { BODY };
        for unit in &open.units {
            let Some(printed) = &unit.body else { continue };
            let awake = match unit.at {
                At::Field => WAITING,
                _ if unit.tapped => 0.0,
                _ => AWAKE,
            };
            let mut worth = body;
            if awake > 0.0 {
                let left = open.hp(unit).saturating_sub(unit.damage);
                worth += awake * f32::from(open.power(unit).min(6) + left.min(6));
            }
            if printed.range > 0 || unit.change.range > 0 {
                worth += RANGE * f32::from(open.range(unit));
            }
            promise[unit.owner.index()] += worth;
        }
        let [one, two] = [0, 1].map(|at| promise[at] - EMPTY / (f32::from(open.libraries[at]) + 1.0));
        one - two
    }

    /// What a seat has beside its characters.
    fn holdings(&self, seat: Seat) -> f32 {
        let open = &self.open;
        let (cities, capital) = (open.cities_of(seat), open.has_capital(seat));
        let lying = open.down.iter().filter(|down| down.owner == seat).count();
        let cards = usize::from(open.hands[seat.index()]) + lying;
        let mut promise = CITY * cities as f32 + CARD * cards as f32;
        if capital {
            promise += CAPITAL + if cities > 1 { THREAT } else { 0.0 };
        }
        promise
    }
}
