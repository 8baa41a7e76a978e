//! A truth that looks like a view.

mod building;
mod built;
mod chosen;
mod fated;
mod packs;
mod taste;

use arrayvec::ArrayVec;
use table::{Rng, Row, Seat};

pub(crate) use self::taste::Taste;

use crate::open::SEATS;
use crate::secret::{Hand, Secret};
use crate::setup::{Boxes, Mode};
use crate::step::Step;
use crate::{Bag, Card, Dogma, Open, View};

/// How often a deal is tried again when it comes to a dead end.
const TRIES: usize = 40;

impl View {
    /// A truth that looks like this. What the others hold is dealt evenly from what they can hold; who still builds is taken
    /// to have nothing yet, and who builds freely to have taken at random. With a taste, who has built has built by it.
    pub(crate) fn imagine(&self, taste: Option<&Taste>, rng: &mut Rng) -> Dogma {
        let View { viewer, open, own, supply, partner, hands } = self;
        let secret = Secret { rest: Bag::whole(), ..Secret::of(open) };
        let mut truth = Dogma { open: open.clone(), secret };
        if let (Some(viewer), Some(own)) = (*viewer, own) {
            truth.secret.seats[viewer.index()] = *own;
        }
        if hands.is_empty() {
            self.deal(taste, &mut truth, rng);
        }
        for seat in open.seats().filter(|seat| Some(*seat) != *viewer) {
            truth.half_chosen(seat, rng);
            let target = if viewer.is_some_and(|viewer| open.partner(viewer) == Some(seat)) {
                *partner
            } else {
                truth.any_target(seat, rng)
            };
            truth.secret.own_mut(seat).target = target;
        }
        truth.lays_open(hands);
        self.lay_aside(*supply, &mut truth, rng);
        truth.secret.proofs = truth.any_proofs(rng);
        truth
    }

    /// What the others hold.
    fn deal(&self, taste: Option<&Taste>, truth: &mut Dogma, rng: &mut Rng) {
        let open = &self.open;
        let others = open.seats().filter(|seat| Some(*seat) != self.viewer);
        let own_box = open.setup.mode == Mode::Libero && open.setup.boxes == Boxes::Own;
        if open.setup.mode == Mode::Predestinazione {
            for seat in others {
                if let Some(at) = open.build.destinies[seat.index()] {
                    *truth.secret.own_mut(seat) = self.fated(seat, at, rng);
                }
            }
        } else if open.build.on {
            let mut taken = Bag::EMPTY;
            for seat in others {
                let own = self.building(seat, &taken, rng);
                own.each().for_each(|card| taken.add(card));
                *truth.secret.own_mut(seat) = own;
            }
        } else if own_box {
            others.for_each(|seat| self.built(&[seat], taste, truth, rng));
        } else {
            self.built(&others.collect::<ArrayVec<Seat, SEATS>>(), taste, truth, rng);
        }
    }

    /// Do the Prophet's Cult cards lie before its owner, so that what is Rivelata has been turned up?
    fn lies(&self, at: (Seat, u8)) -> bool {
        let arranging = |step: &Step| matches!(step, Step::Laid(seats) if seats.has(at.0));
        self.open.front(at.0) == Some(at) && !self.open.agenda.iter().any(arranging)
    }
}

/// Puts so many of the cards, or all, in any order before the others, which lie by number.
fn arrange<const N: usize>(cards: &mut Row<Card, N>, laid: u8, all: bool, rng: &mut Rng) {
    let laid = if all { cards.len() } else { usize::from(laid).min(cards.len()) };
    for at in 0..laid {
        let from = at + rng.below(cards.len() - at);
        let card = cards.remove(from);
        cards.insert(at, card);
    }
}

impl Dogma {
    /// What the seats hold, where everybody sees it. [18.8]
    pub(crate) fn lays_open(&mut self, hands: &[Hand]) {
        for (own, hand) in self.secret.seats.iter_mut().zip(hands) {
            (own.arcana, own.divine) = (hand.arcana, hand.divine);
        }
    }

    /// Does the seat build just now?
    pub(crate) fn builds_now(&self, seat: Seat) -> bool {
        match self.open.setup.mode {
            Mode::Chaos => self.held(seat).is_some(),
            _ => matches!(self.step(), Some(Step::Build(seats)) if seats.has(seat)),
        }
    }

    /// Has the seat held this pack of Chaos?
    pub(crate) fn has_held(&self, seat: Seat, pack: usize) -> bool {
        self.last_look(seat, pack) > 0
    }
}

impl Open {
    /// The seat's partner, with four seats.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.seats().find(|other| *other != seat && Open::partners(seat, *other))
    }

    /// The cards of a seat that everybody has seen.
    pub fn public(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let side = self.side(seat);
        let line = side.arcana.iter().flat_map(|arcano| {
            let faces = arcano.cults.iter().filter_map(|place| place.face);
            arcano.prophet.into_iter().chain(arcano.relics).chain(faces).chain(arcano.known.iter())
        });
        line.chain(side.played.into_iter().chain(side.gone).chain(side.exposed).chain(side.under))
    }
}
