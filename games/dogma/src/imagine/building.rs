//! Who still builds.

use table::{Rng, Seat};

use super::TRIES;
use crate::open::LINE;
use crate::rules::{THREE, begins_with_prophets, places, put};
use crate::secret::{DIVINE, Own};
use crate::setup::{Boxes, Mode};
use crate::step::Step;
use crate::{Bag, Card, View};

impl View {
    /// Who still builds: in Chaos it is taken to have nothing, in Libero Arbitrio to have taken at random,
    /// each Arcano's Prophet first.
    pub(super) fn building(&self, seat: Seat, taken: &[Card], rng: &mut Rng) -> Own {
        let build = &self.open.build;
        let mut own = Own::default();
        // Who is filled up at random lacks something.
        if self.open.agenda.last() == Some(&Step::Fill) {
            return own;
        }
        if self.open.setup.mode == Mode::Chaos {
            return if build.closed.has(seat) { self.closed(seat, taken, rng) } else { own };
        }
        let mut pool = self.pool(&[seat], true);
        if self.open.setup.boxes == Boxes::One {
            taken.iter().for_each(|card| {
                pool.take(*card);
            });
        }
        let steps = usize::from(build.steps[seat.index()]);
        let goal =
            if build.closed.has(seat) { LINE * (THREE + 1) + DIVINE } else { steps.min(LINE * 4 + DIVINE) };
        for _ in 0..goal {
            let takes: Vec<(Card, u8)> = pool
                .kinds()
                .iter()
                .flat_map(|card| {
                    places(self.open.set(), &own, card).map(move |at| (card, at)).collect::<Vec<_>>()
                })
                .filter(|(card, at)| begins_with_prophets(&own, *card, *at))
                .collect();
            let Some((card, at)) = rng.pick(&takes) else { break };
            pool.take(card);
            put(&mut own, card, at);
        }
        own
    }

    /// Who has closed in Chaos is taken to have everything.
    fn closed(&self, seat: Seat, taken: &[Card], rng: &mut Rng) -> Own {
        let mut pool = self.pool(&[seat], true);
        taken.iter().for_each(|card| {
            pool.take(*card);
        });
        let mut tries = std::iter::repeat_with(|| self.attempt(&[seat], pool, rng)).take(TRIES);
        let mut own = tries.find_map(|dealt| dealt?.pop()).unwrap_or_default();
        own.each().for_each(|card| {
            pool.take(card);
        });
        own.divine = pool.each().filter(|card| card.is_divine()).take(DIVINE).collect();
        own
    }

    /// Cards that these seats may hold, as far as the viewer knows: all but its own, what everybody has seen, and what it
    /// knows to lie elsewhere.
    pub(super) fn pool(&self, seats: &[Seat], trust: bool) -> Bag {
        let setup = &self.open.setup;
        let own_box = setup.mode == Mode::Libero && setup.boxes == Boxes::Own;
        let mut held: Vec<Card> = Vec::new();
        for other in self.open.seats().filter(|other| seats.contains(other) || !own_box) {
            let side = self.open.side(other);
            match &self.own {
                Some(own) if self.viewer == Some(other) => {
                    held.extend(
                        own.each().chain(side.played.iter().copied()).chain(side.gone.iter().copied()),
                    );
                }
                _ => held.extend(self.open.public(other)),
            }
        }
        if let Some(own) = self.own.as_ref().filter(|_| !own_box && trust) {
            held.extend(own.away.each().chain(self.supply.each()));
        }
        let mut pool = Bag::whole();
        held.into_iter().for_each(|card| {
            pool.take(card);
        });
        pool
    }
}
