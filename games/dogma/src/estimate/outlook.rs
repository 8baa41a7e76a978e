//! What the learned guess about positions looks at, and what that is worth: features of the table, and what is printed on the cards that
//! are left, those of the active Prophet and those of the rearguard apart. What a card adds is worked out once for a set of cards.

use table::{Kept, Network, Numbered, Seat, Sum};

use super::built;
use super::features::Features;
use crate::cards::CardSet;
use crate::{Card, Dogma, LINE};

/// The names of all that is looked at.
pub(super) const NAMES: &[&str] = &{
    let mut all = [""; Features::COUNT + 2 * PRINTED];
    let (mut at, parts) = (0, [Features::NAMES, built::OF_FRONT, built::OF_REAR]);
    let mut part = 0;
    while part < parts.len() {
        let mut name = 0;
        while name < parts[part].len() {
            all[at] = parts[part][name];
            (at, name) = (at + 1, name + 1);
        }
        part += 1;
    }
    all
};

/// So much is looked at on a card.
const PRINTED: usize = built::NAMES.len();
/// A card that adds to what others do adds to one.
const HITS: f32 = 1.0;

impl Dogma {
    /// All that is looked at for a seat.
    pub(super) fn looks(&self, seat: Seat, out: &mut [f32]) {
        let (table, printed) = out.split_at_mut(Features::COUNT);
        table.copy_from_slice(&self.features(seat).list());
        let (front, rear) = printed.split_at_mut(PRINTED);
        let mut parts = [front, rear];
        self.left_of(seat, |part, card| built::alone(self.open.set(), card, HITS, parts[part]));
    }

    /// The cards that a seat has left: 0 with those of the active Prophet and the Interventions, 1 with the others.
    fn left_of(&self, seat: Seat, mut with: impl FnMut(usize, Card)) {
        let (own, front) = (self.secret.own(seat), self.open.front(seat));
        for at in (0..LINE as u8).map(|at| (seat, at)).filter(|at| !self.open.arcano(*at).fallen) {
            let part = usize::from(front != Some(at));
            own.arcana[usize::from(at.1)].each().for_each(|card| with(part, card));
        }
        own.divine.iter().for_each(|card| with(0, *card));
    }

    /// By how much the first team stands better, in log odds.
    pub(super) fn lead(&self, weights: &'static [f32]) -> f32 {
        let Worth { network, cards } = Worth::of(self.open.set(), weights);
        let promises = network.promises(2, |team, sum| {
            for seat in self.open.seats().filter(|seat| seat.index() % 2 == team) {
                network.add_looks(sum, &self.features(seat).list());
                self.left_of(seat, |part, card| network.add(sum, &cards[part][card.index()], 1.0));
            }
        });
        promises[0] - promises[1]
    }
}

/// What features and cards add, by weights.
struct Worth {
    network: Network,
    /// In front, and in the rearguard.
    cards: [Vec<Sum>; 2],
}

impl Worth {
    /// By these weights, of the cards of this set: worked out once, and kept for as long as there are sets and weights.
    fn of(set: &'static CardSet, weights: &'static [f32]) -> &'static Worth {
        /// Where the set lies, where the weights do, and how many these are.
        static ALL: Kept<[usize; 3], Worth> = Kept::new();
        let key = [std::ptr::from_ref(set).addr(), weights.as_ptr().addr(), weights.len()];
        ALL.of(key, || Worth::new(set, weights))
    }

    fn new(set: &CardSet, weights: &[f32]) -> Self {
        let network = Network::of(weights, NAMES.len());
        let card = |part: usize, card: usize| {
            let mut looks = [0.0; PRINTED];
            built::alone(set, Card::numbered(card as u8), HITS, &mut looks);
            network.sum(Features::COUNT + part * PRINTED, &looks)
        };
        let cards = [0, 1].map(|part| (0..Card::COUNT).map(|at| card(part, at)).collect());
        Worth { network, cards }
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Learned, Neuron, Rng, Scratch, Subject, Turn, promise_beside, random_answer};

    use super::*;

    /// By how much the first team stands better, from all that is looked at, one by one.
    fn slowly(truth: &Dogma, weights: &[f32]) -> f32 {
        let mut teams = [vec![0.0; NAMES.len()], vec![0.0; NAMES.len()]];
        for seat in truth.open.seats() {
            let mut looks = vec![0.0; NAMES.len()];
            truth.looks(seat, &mut looks);
            teams[seat.index() % 2].iter_mut().zip(looks).for_each(|(sum, look)| *sum += look);
        }
        let [one, two] = teams;
        promise_beside(&one, &two, weights) - promise_beside(&two, &one, weights)
    }

    #[test]
    fn what_cards_add_beforehand_is_what_is_looked_at() {
        let mut rng = Rng::new(3);
        let numbers = NAMES.len() + 3 * Neuron::numbers(NAMES.len());
        let weights: &'static [f32] = (0..numbers).map(|_| rng.share() - 0.5).collect::<Vec<_>>().leak();
        let (linear, table) = (&weights[..NAMES.len()], &weights[..Features::COUNT]);
        let (mut compared, mut apart) = (0, 0);
        for setup in ["mode=arbitrio", "mode=chaos seats=4", "mode=predestinazione"] {
            let mut truth = Dogma::new(&setup.parse().expect("a setup")).expect("a table");
            let mut scratch = Scratch::default();
            while !matches!(truth.turn(), Turn::Over(_)) {
                random_answer(&mut truth, &mut rng, &mut scratch);
                if truth.is_telling(Subject::Positions) {
                    for weights in [weights, linear, table] {
                        let (quick, slow) = (truth.lead(weights), slowly(&truth, weights));
                        assert!((quick - slow).abs() < 1e-3 * (1.0 + slow.abs()), "{quick} {slow}");
                    }
                    let slow = slowly(&truth, weights);
                    compared += 1;
                    apart += usize::from((slow - slowly(&truth, linear)).abs() > 0.1);
                }
            }
        }
        assert!(
            compared > 100 && apart > compared / 2,
            "{compared} positions, in {apart} neurons said something"
        );
    }
}
