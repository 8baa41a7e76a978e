//! Who has built: what is known of its Arcana, and the rest at random.

use table::{Rng, Seat};

use super::{TRIES, arrange};
use crate::open::LINE;
use crate::rules::{THREE, carries};
use crate::secret::Own;
use crate::step::Step;
use crate::{Bag, Card, Dogma, View};

impl View {
    /// The Arcana of seats that have built: what is known, and the rest at random as the rules of building allow. Where the
    /// deal comes to a dead end too often, what the viewer knows to lie elsewhere is set aside.
    pub(super) fn built(&self, seats: &[Seat], truth: &mut Dogma, rng: &mut Rng) {
        let mut tries = 0;
        let dealt = loop {
            tries += 1;
            if let Some(dealt) = self.attempt(seats, self.pool(seats, tries < TRIES), rng) {
                break dealt;
            }
        };
        for (seat, own) in seats.iter().zip(dealt) {
            *truth.secret.own_mut(*seat) = own;
        }
    }

    pub(super) fn attempt(&self, seats: &[Seat], mut pool: Bag, rng: &mut Rng) -> Option<Vec<Own>> {
        let mut all: Vec<Own> = seats.iter().map(|seat| self.known(*seat)).collect();
        self.behind_prophets(seats, &mut all, &mut pool, rng)?;
        for (seat, own) in seats.iter().zip(&mut all) {
            self.face_down(*seat, own, &mut pool, rng)?;
            self.interventions(*seat, own, &mut pool, rng)?;
        }
        Some(all)
    }

    /// What everybody knows of a seat's Arcana.
    fn known(&self, seat: Seat) -> Own {
        let side = self.open.side(seat);
        let mut own = Own::default();
        for (arcano, pack) in side.arcana.iter().zip(&mut own.arcana) {
            pack.prophet = arcano.prophet;
            pack.relics = arcano.relics.clone();
            pack.cults.extend(arcano.cults.iter().filter_map(|place| place.face).chain(arcano.known.iter()));
        }
        own
    }

    /// The face-down cards of Prophets that have been shown: where the fewest fit first.
    fn behind_prophets(&self, seats: &[Seat], all: &mut [Own], pool: &mut Bag, rng: &mut Rng) -> Option<()> {
        let set = self.open.set();
        loop {
            let mut tightest: Option<(usize, usize, Vec<Card>)> = None;
            for (of, seat) in seats.iter().enumerate() {
                for (at, arcano) in self.open.side(*seat).arcana.iter().enumerate() {
                    let Some(prophet) = arcano.prophet else { continue };
                    if all[of].arcana[at].cults.len() >= arcano.cults.len() {
                        continue;
                    }
                    let lies = self.lies((*seat, at as u8));
                    let fits = |card: &Card| {
                        card.is_cult() && set.fits(prophet, *card) && !(lies && set.is_rivelata(*card))
                    };
                    let cards: Vec<Card> = pool.kinds().iter().filter(fits).collect();
                    if tightest.as_ref().is_none_or(|(.., least)| cards.len() < least.len()) {
                        tightest = Some((of, at, cards));
                    }
                }
            }
            let Some((of, at, cards)) = tightest else { break };
            let card = rng.pick(&cards)?;
            pool.take(card);
            all[of].arcana[at].cults.push(card);
        }
        for (seat, own) in seats.iter().zip(all) {
            for at in 0..LINE {
                self.settle_places(*seat, at as u8, &mut own.arcana[at], rng);
            }
        }
        Some(())
    }

    /// The Arcana that nobody has seen.
    fn face_down(&self, seat: Seat, own: &mut Own, pool: &mut Bag, rng: &mut Rng) -> Option<()> {
        let (open, set) = (&self.open, self.open.set());
        for (arcano, pack) in open.side(seat).arcana.iter().zip(&mut own.arcana) {
            if arcano.prophet.is_some() {
                continue;
            }
            let prophets: Vec<Card> = pool.kinds().iter().filter(|card| card.is_prophet()).collect();
            let prophet = rng.pick(&prophets)?;
            pool.take(prophet);
            pack.prophet = Some(prophet);
            let size = match (open.stands(), open.build.filled) {
                (true, _) => arcano.size.into(),
                (false, true) => 1,
                (false, false) => THREE,
            };
            while pack.size() < size {
                let cards: Vec<Card> = pool.kinds().iter().filter(|card| set.fits(prophet, *card)).collect();
                let card = rng.pick(&cards)?;
                pool.take(card);
                if card.is_relic() { pack.relics.push(card) } else { pack.cults.push(card) }
            }
            if !carries(set, prophet, pack) {
                return None;
            }
            pack.cults.sort_unstable();
        }
        Some(())
    }

    fn interventions(&self, seat: Seat, own: &mut Own, pool: &mut Bag, rng: &mut Rng) -> Option<()> {
        let side = self.open.side(seat);
        own.divine = side.exposed.iter().copied().collect();
        while own.divine.len() + side.under.len() < usize::from(side.divine) {
            let cards: Vec<Card> = pool.each().filter(|card| card.is_divine()).collect();
            let card = rng.pick(&cards)?;
            pool.take(card);
            own.divine.push(card);
        }
        own.divine.extend(side.under.iter().copied());
        if self.open.agenda.contains(&Step::Stack) {
            own.divine.sort_unstable();
            arrange(&mut own.divine, self.open.laid[seat.index()], self.open.ready.has(seat), rng);
        }
        Some(())
    }
}
