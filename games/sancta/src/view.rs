//! What a viewer knows.

use arrayvec::ArrayVec;
use table::{Rng, Seat, Seats};

use crate::open::SEATS;
use crate::secret::Secret;
use crate::{Card, Cards, Open, Sancta};

/// What everybody sees and what this viewer knows of the hands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The public part.
    pub open: Open,
    /// What each seat holds.
    pub hands: Vec<Hand>,
}

/// What a viewer knows of a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    /// The cards whose face the viewer knows, each with who else has seen it.
    pub known: Vec<(Card, Seats)>,
    /// The other cards, in order: who has seen them.
    pub hidden: Vec<Seats>,
}

impl Hand {
    /// The cards whose face the viewer knows.
    pub fn cards(&self) -> Cards {
        self.known.iter().map(|(card, _)| *card).collect()
    }

    /// How many cards there are, known or not.
    pub fn len(&self) -> usize {
        self.known.len() + self.hidden.len()
    }

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl View {
    pub(crate) fn of(truth: &Sancta, viewer: Option<Seat>) -> View {
        View::seen(truth, viewer, false)
    }

    /// What somebody sees at a seat when all lay their cards open, which is after the end.
    #[cfg(feature = "page")]
    pub(crate) fn laid_open(truth: &Sancta, viewer: Option<Seat>) -> View {
        View::seen(truth, viewer, true)
    }

    fn seen(truth: &Sancta, viewer: Option<Seat>, all: bool) -> View {
        // Without `..`: a new field of the truth does not compile until somebody says who sees it.
        let Sancta { open, secret } = truth;
        let Secret { hands, seen: _, deck: _ } = secret;
        let hand = |seat: Seat| {
            let mut hand = Hand::default();
            for card in hands[seat.index()].iter() {
                match all || secret.knows(viewer, card, open) {
                    true => hand.known.push((card, secret.seen(card))),
                    false => hand.hidden.push(secret.seen(card)),
                }
            }
            hand.hidden.sort_unstable();
            hand
        };
        View { viewer, open: open.clone(), hands: Seat::all(open.seats()).map(hand).collect() }
    }

    /// A truth that looks like this, each as likely: what is unknown is dealt anew.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Sancta {
        let View { viewer: _, open, hands } = self;
        let mut secret =
            Secret { hands: [Cards::NONE; SEATS], seen: [Cards::NONE; SEATS], deck: Cards::NONE };
        let known = hands.iter().fold(Cards::NONE, |all, hand| all.or(hand.cards()));
        secret.deck = open.setup.deck().less(open.face_up()).less(known);
        // Only as many as are dealt are drawn: the rest of the deck has no order.
        let mut unknown: ArrayVec<Card, { Card::COUNT }> = secret.deck.iter().collect();
        for (seat, hand) in hands.iter().enumerate() {
            let mut hold = |card: Card, seen: Seats| {
                secret.hands[seat].add(card);
                seen.iter().for_each(|eye| secret.seen[eye.index()].add(card));
            };
            hand.known.iter().for_each(|(card, seen)| hold(*card, *seen));
            for seen in &hand.hidden {
                let Some(card) = unknown.swap_pop(rng.below(unknown.len())) else { break };
                secret.deck.remove(card);
                hold(card, *seen);
            }
        }
        Sancta { open: open.clone(), secret }
    }
}
