//! What those who build are taken to like. The rules let them put anything in a place where it may lie, and so everything that could lie
//! there is imagined evenly; but who builds to win does not take evenly, and a bot that supposes so takes the others for weaker than they are.

use table::{Kept, Numbered, Rng};

use crate::cards::CardSet;
use crate::estimate::building;
use crate::{Card, Cards};

/// What is worth one more in log odds is taken as many times as often as e to the power of this. In Libero Arbitrio, where all is to be
/// had, bots take still more nearly the best alone; people need not, and packs hold little to choose from.
const EAGER: f32 = 3.0;

/// How often each card is taken where it could lie, beside the others that could.
type Odds = [f32; Card::COUNT];

/// The taste of bots, for one set of cards.
pub(crate) struct Taste {
    /// As an Arcano's Prophet, and as an Intervention.
    alone: Odds,
    /// With each Prophet, in the order of their numbers.
    beside: Vec<Odds>,
}

impl Taste {
    /// For the cards of this set: worked out once, and kept for as long as there are sets.
    pub(crate) fn of(set: &'static CardSet) -> &'static Taste {
        static ALL: Kept<usize, Taste> = Kept::new();
        ALL.of(std::ptr::from_ref(set).addr(), || Taste::new(set))
    }

    fn new(set: &CardSet) -> Self {
        let odds = |prophet| -> Odds {
            let likes = |at| (EAGER * building::likes(set, prophet, Card::numbered(at as u8))).exp();
            std::array::from_fn(likes)
        };
        Taste {
            alone: odds(None),
            beside: Card::PROPHETS.iter().map(|prophet| odds(Some(prophet))).collect(),
        }
    }

    fn beside(&self, prophet: Option<Card>) -> &Odds {
        prophet.map_or(&self.alone, |prophet| &self.beside[prophet.index()])
    }
}

/// One of the cards: each as likely, or as a taste has it that lie with this Prophet, or by themselves.
pub(super) fn pick(
    cards: Cards,
    taste: Option<&Taste>,
    prophet: Option<Card>,
    rng: &mut Rng,
) -> Option<Card> {
    pick_copy((cards, Cards::NONE), taste, prophet, rng)
}

/// The same where of some cards, which are given twice, there are two copies.
pub(super) fn pick_copy(
    (cards, second): (Cards, Cards),
    taste: Option<&Taste>,
    prophet: Option<Card>,
    rng: &mut Rng,
) -> Option<Card> {
    let most = cards.len() + second.len();
    let at = match taste {
        _ if most == 0 => return None,
        None => rng.below(most),
        Some(taste) => {
            let odds = taste.beside(prophet);
            let each = || cards.iter().chain(second.iter()).map(|card| odds[card.index()]);
            rng.weighted(each(), each().sum()).unwrap_or(most - 1)
        }
    };
    if at < cards.len() { cards.nth(at) } else { second.nth(at - cards.len()) }
}

#[cfg(test)]
mod tests {
    use table::{Game, Scratch, Seat, Turn, random_answer};

    use super::*;
    use crate::secret::CARDS;
    use crate::{Dogma, Open};

    /// A fourth card lies with Elaine della Croce Bianca alone: whoever likes others better has her none the less. [3.5]
    #[test]
    fn what_cannot_be_is_not_dealt_for_ever() {
        let taste =
            Taste { alone: [0.0; Card::COUNT], beside: vec![[0.0; Card::COUNT]; Card::PROPHETS.len()] };
        let (viewer, rival) = (Seat::new(0), Seat::new(1));
        let is_hers = |open: &Open| {
            let unseen = |arcano: &&crate::Arcano| arcano.prophet.is_none();
            open.side(rival).arcana.iter().filter(unseen).any(|arcano| usize::from(arcano.size) == CARDS)
        };
        let mut met = 0;
        for seed in 0..60 {
            let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
            let mut truth = Dogma::new(&"mode=arbitrio".parse().expect("a setup")).expect("a table");
            while truth.open.turn == 0 && !matches!(truth.turn(), Turn::Over(_)) {
                random_answer(&mut truth, &mut rng, &mut scratch);
            }
            if is_hers(&truth.open) {
                let view = truth.view(Some(viewer));
                assert_eq!(view.imagine(Some(&taste), &mut rng).view(Some(viewer)), view);
                met += 1;
            }
        }
        assert!(met > 0, "nobody hides a fourth card");
    }
}
