//! Who still builds.

use table::{Rng, Seat};

use super::TRIES;
use crate::open::LINE;
use crate::rules::{THREE, count, nth_of, put, room};
use crate::secret::{DIVINE, Own};
use crate::setup::{Boxes, Mode};
use crate::step::Step;
use crate::{Bag, Card, Cards, View};

impl View {
    /// Who still builds: in Chaos it is taken to have nothing, in Libero Arbitrio to have taken at random,
    /// each Arcano's Prophet first.
    pub(super) fn building(&self, seat: Seat, taken: &Bag, rng: &mut Rng) -> Own {
        let build = &self.open.build;
        let mut own = Own::default();
        // Who is filled up at random lacks something.
        if self.open.agenda.next() == Some(Step::Fill) {
            return own;
        }
        if self.open.setup.mode == Mode::Chaos {
            return if build.closed.has(seat) { self.closed(seat, taken, rng) } else { own };
        }
        let mut pool = self.pool(&[seat], true);
        if self.open.setup.boxes == Boxes::One {
            pool.take_all(taken.each());
        }
        let steps = usize::from(build.steps[seat.index()]);
        let goal =
            if build.closed.has(seat) { LINE * (THREE + 1) + DIVINE } else { steps.min(LINE * 4 + DIVINE) };
        for _ in 0..goal {
            let mut takes = room(&self.open, &own).map(|room| room.and(pool.kinds()));
            for (pack, cards) in own.arcana.iter().zip(&mut takes).filter(|(pack, _)| pack.prophet.is_none())
            {
                *cards = if pack.is_empty() { cards.and(Card::PROPHETS) } else { Cards::NONE };
            }
            let most = count(&takes);
            let Some((card, at)) = (if most > 0 { nth_of(&takes, rng.below(most)) } else { None }) else {
                break;
            };
            pool.take(card);
            put(&mut own, card, at);
        }
        own
    }

    /// Who has closed in Chaos is taken to have everything.
    fn closed(&self, seat: Seat, taken: &Bag, rng: &mut Rng) -> Own {
        let mut pool = self.pool(&[seat], true);
        pool.take_all(taken.each());
        let mut tries = std::iter::repeat_with(|| self.attempt(&[seat], pool, None, rng)).take(TRIES);
        let mut own = tries.find_map(|dealt| dealt?.pop()).unwrap_or_default();
        pool.take_all(own.each());
        own.divine = pool.each().filter(|card| card.is_divine()).take(DIVINE).collect();
        own
    }

    /// Cards that these seats may hold, as far as the viewer knows: all but its own, what everybody has seen, and what it
    /// knows to lie elsewhere.
    pub(super) fn pool(&self, seats: &[Seat], trust: bool) -> Bag {
        let setup = &self.open.setup;
        let own_box = setup.mode == Mode::Libero && setup.boxes == Boxes::Own;
        let mut pool = Bag::whole();
        for other in self.open.seats().filter(|other| seats.contains(other) || !own_box) {
            let side = self.open.side(other);
            match &self.own {
                Some(own) if self.viewer == Some(other) => {
                    pool.take_all(own.each().chain(side.played).chain(side.gone));
                }
                _ => pool.take_all(self.open.public(other)),
            }
        }
        if let Some(own) = self.own.as_ref().filter(|_| !own_box && trust) {
            pool.take_all(own.away.each().chain(self.supply.each()));
        }
        pool
    }
}
