//! What a viewer knows.

use table::{Rng, Seat};

use crate::event::{Back, Kind};
use crate::open::SEATS;
use crate::secret::{Secret, Trap, kind};
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
        // Without `..`: a new field of the truth does not compile until somebody says who sees it.
        let GodLucky { open, secret } = truth;
        let Secret { hands, fresh: _, tame: _, seen: _, objects: _, miracles: _, traps } = secret;
        let hand = |seat: Seat| {
            let mut hand = Hand::default();
            for card in hands[seat.index()].iter() {
                let back = secret.back(card, open);
                if secret.knows(viewer, card, open) {
                    hand.known.push((card, back));
                } else {
                    hand.hidden.push(back);
                }
            }
            hand.hidden.sort_unstable();
            hand
        };
        let lying = |trap: &Trap| {
            let knows = viewer == Some(trap.owner) || secret.knows(viewer, trap.card, open);
            let card = Some(trap.card).filter(|_| knows);
            Lying { at: trap.at, owner: trap.owner, card, back: secret.back(trap.card, open) }
        };
        let traps = traps.iter().map(lying).collect();
        View { viewer, open: open.clone(), hands: Seat::all(open.seats()).map(hand).collect(), traps }
    }

    /// A truth that looks like this, each as likely: what is unknown is dealt anew.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> GodLucky {
        let View { viewer: _, open, hands, traps } = self;
        let set = open.setup.cards;
        let mut secret = Secret {
            hands: [Cards::NONE; SEATS],
            fresh: Cards::NONE,
            tame: Cards::NONE,
            seen: [Cards::NONE; SEATS],
            objects: Cards::NONE,
            miracles: Cards::NONE,
            traps: Vec::new(),
        };
        let mut away = open.banished.or(open.discards.iter().copied().collect());
        for (card, _) in hands.iter().flat_map(|hand| &hand.known) {
            away.add(*card);
        }
        for card in traps.iter().filter_map(|trap| trap.card) {
            away.add(card);
        }
        let mut unknown = Unknown::new(set.all_objects().or(set.all_miracles()).less(away), open, rng);
        // Constrained places first: whatever they leave suits the others, so every deal is as likely.
        let mut places: Vec<(Option<usize>, Back)> = Vec::new();
        for (seat, hand) in hands.iter().enumerate() {
            for (card, back) in &hand.known {
                secret.note(*card, *back);
                secret.hands[seat].add(*card);
            }
            places.extend(hand.hidden.iter().map(|back| (Some(seat), *back)));
        }
        let hidden_traps: Vec<&Lying> = traps.iter().filter(|trap| trap.card.is_none()).collect();
        places.extend(hidden_traps.iter().map(|trap| (None, trap.back)));
        let mut lying = Vec::new();
        for tame in [true, false] {
            // What a constrained place passes over would else lie on top for the next one.
            rng.shuffle(&mut unknown.ordinary);
            for (seat, back) in places.iter().filter(|(_, back)| back.tame == tame) {
                let Some(card) = unknown.take(*back) else { continue };
                secret.note(card, *back);
                match seat {
                    Some(seat) => secret.hands[*seat].add(card),
                    None => lying.push((*back, card)),
                }
            }
        }
        for trap in traps {
            let card = trap.card.or_else(|| {
                let at = lying.iter().position(|(back, _)| *back == trap.back)?;
                Some(lying.swap_remove(at).1)
            });
            if let Some(card) = card {
                secret.note(card, trap.back);
                secret.traps.push(Trap { at: trap.at, owner: trap.owner, card });
            }
        }
        let rest = unknown.rest();
        secret.miracles = rest.and(set.all_miracles());
        secret.objects = rest.and(set.all_objects());
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
        for (seat, seen) in Seat::all(SEATS).zip(&mut self.seen) {
            if back.seen.has(seat) {
                seen.add(card);
            }
        }
    }
}

/// The cards that a viewer has not located, shuffled, by their backs.
struct Unknown {
    ordinary: Vec<Card>,
    wild: Cards,
    sacred: Vec<Card>,
    miracles: Vec<Card>,
}

impl Unknown {
    fn new(cards: Cards, open: &Open, rng: &mut Rng) -> Self {
        let mut of = |wanted: Kind| {
            let mut found: Vec<Card> = cards.iter().filter(|card| kind(*card, open) == wanted).collect();
            rng.shuffle(&mut found);
            found
        };
        let (ordinary, sacred, miracles) = (of(Kind::Object), of(Kind::Sacred), of(Kind::Miracle));
        Unknown { ordinary, sacred, miracles, wild: open.setup.cards.unstealable() }
    }

    fn take(&mut self, back: Back) -> Option<Card> {
        match back.kind {
            Kind::Sacred => self.sacred.pop(),
            Kind::Miracle => self.miracles.pop(),
            Kind::Object if back.tame => {
                let at = self.ordinary.iter().rposition(|card| !self.wild.has(*card))?;
                Some(self.ordinary.remove(at))
            }
            Kind::Object => self.ordinary.pop(),
        }
    }

    fn rest(self) -> Cards {
        self.ordinary.into_iter().chain(self.sacred).chain(self.miracles).collect()
    }
}
