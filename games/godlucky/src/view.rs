//! What a viewer knows.

use table::{Rng, Seat};

use crate::card::MAX_OBJECTS;
use crate::event::{Back, Kind};
use crate::secret::{Secret, Trap};
use crate::{Card, Cards, GodLucky, Open};

/// What everybody sees and what this viewer knows of the cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The public part.
    pub open: Open,
    /// What each seat holds.
    pub hands: Vec<Hand>,
    /// The objects on the board, in order.
    pub traps: Vec<Lying>,
}

/// What a viewer knows of what a seat holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    /// The cards whose face the viewer knows, each with what everybody sees of it.
    pub known: Vec<(Card, Back)>,
    /// The other cards: what everybody sees of them, in order.
    pub hidden: Vec<Back>,
}

/// A trap as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lying {
    /// Where along the path.
    pub at: u8,
    /// Whose.
    pub owner: Seat,
    /// Which, if the viewer knows.
    pub card: Option<Card>,
    /// What everybody sees of it.
    pub back: Back,
}

impl Hand {
    /// The cards whose face the viewer knows.
    pub fn cards(&self) -> Cards {
        self.known.iter().map(|(card, _)| *card).collect()
    }

    /// How many cards of a kind there are, known or not.
    pub fn count(&self, kind: Kind) -> usize {
        let known = self.known.iter().filter(|(_, back)| back.kind == kind).count();
        known + self.hidden.iter().filter(|back| back.kind == kind).count()
    }
}

impl View {
    pub(crate) fn of(truth: &GodLucky, viewer: Option<Seat>) -> View {
        View::seen(truth, viewer, false)
    }

    /// What somebody sees at a seat when all lay their cards open, which is after the end.
    #[cfg(feature = "page")]
    pub(crate) fn laid_open(truth: &GodLucky, viewer: Option<Seat>) -> View {
        View::seen(truth, viewer, true)
    }

    fn seen(truth: &GodLucky, viewer: Option<Seat>, all: bool) -> View {
        // Without `..`: a new field of the truth does not compile until somebody says who sees it.
        let GodLucky { open, secret } = truth;
        let Secret { hands, fresh: _, tame: _, seen: _, objects: _, miracles: _, traps } = secret;
        let hand = |seat: Seat| {
            let mut hand = Hand::default();
            for card in hands[seat.index()].iter() {
                let back = secret.back(card, open);
                if all || secret.knows(viewer, card, open) {
                    hand.known.push((card, back));
                } else {
                    hand.hidden.push(back);
                }
            }
            hand.hidden.sort_unstable();
            hand
        };
        let lying = |trap: &Trap| {
            let knows = all || viewer == Some(trap.owner) || secret.knows(viewer, trap.card, open);
            let card = Some(trap.card).filter(|_| knows);
            Lying { at: trap.at, owner: trap.owner, card, back: secret.back(trap.card, open) }
        };
        let traps = traps.iter().map(lying).collect();
        View { viewer, open: open.clone(), hands: Seat::all(open.seats()).map(hand).collect(), traps }
    }

    /// A truth that looks like this, each as likely: what is unknown is dealt anew.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> GodLucky {
        let View { viewer: _, open, hands, traps } = self;
        let mut secret = Secret::nothing();
        for (hand, held) in hands.iter().zip(&mut secret.hands) {
            *held = hand.cards();
        }
        let lying: Cards = traps.iter().filter_map(|trap| trap.card).collect();
        let located = secret.hands.iter().fold(lying, |all, hand| all.or(*hand));
        for (card, back) in hands.iter().flat_map(|hand| &hand.known) {
            secret.note(*card, *back);
        }
        secret.objects = open.tables().all.less(located).less(open.banished).less(open.discards.set());
        // Constrained places first: whatever they leave suits the others, so every deal is as likely.
        let mut lain = [None; MAX_OBJECTS];
        for tame in [true, false] {
            for (seat, hand) in hands.iter().enumerate() {
                for back in hand.hidden.iter().filter(|back| back.tame == tame) {
                    if let Some(card) = secret.deal(*back, open, rng) {
                        secret.hands[seat].add(card);
                    }
                }
            }
            for (trap, card) in traps.iter().zip(&mut lain).filter(|(trap, _)| trap.back.tame == tame) {
                *card = trap.card.or_else(|| secret.deal(trap.back, open, rng));
            }
        }
        for (trap, card) in traps.iter().zip(lain) {
            if let Some(card) = card {
                secret.note(card, trap.back);
                secret.traps.push(Trap { at: trap.at, owner: trap.owner, card });
            }
        }
        secret.miracles = secret.objects.and(open.tables().miracles);
        secret.objects = secret.objects.less(secret.miracles);
        GodLucky { open: open.clone(), secret }
    }
}

impl Secret {
    /// Remembers what everybody sees of a card.
    fn note(&mut self, card: Card, back: Back) {
        if back.fresh {
            self.fresh.add(card);
        }
        if back.tame {
            self.tame.add(card);
        }
        for seat in back.seen.iter() {
            self.seen[seat.index()].add(card);
        }
    }

    /// Any card that may have this back, out of those that lie with the objects.
    fn deal(&mut self, back: Back, open: &Open, rng: &mut Rng) -> Option<Card> {
        let tables = open.tables();
        let may_be = match back.kind {
            Kind::Sacred => tables.sacred,
            Kind::Miracle => tables.miracles,
            Kind::Object if back.tame => tables.ordinary.less(tables.unstealable),
            Kind::Object => tables.ordinary,
        };
        let among = self.objects.and(may_be);
        let card = among.iter().nth(rng.below(among.len()))?;
        self.objects.remove(card);
        self.note(card, back);
        Some(card)
    }
}
