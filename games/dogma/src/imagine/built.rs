//! Who has built: what is known of its Arcana, and the rest at random.

use arrayvec::ArrayVec;
use table::{Rng, Seat};

use super::taste::{Taste, pick, pick_copy};
use super::{TRIES, arrange};
use crate::open::{LINE, SEATS};
use crate::rules::{THREE, carries};
use crate::secret::Own;
use crate::step::Step;
use crate::{Bag, Card, Cards, Dogma, View};

/// The cards to take from, and by what taste; evenly where there is none.
type Source<'a> = (&'a mut Bag, Option<&'a Taste>);

impl View {
    /// The Arcana of seats that have built: what is known, and the rest as the rules of building allow, at random or by a taste.
    /// Where the deal comes to a dead end too often, what the viewer knows to lie elsewhere is set aside.
    pub(super) fn built(&self, seats: &[Seat], taste: Option<&Taste>, truth: &mut Dogma, rng: &mut Rng) {
        // What is liked most may be what cannot be: then it is dealt evenly.
        let (mut tries, by_taste) = (0, if taste.is_some() { TRIES } else { 0 });
        let dealt = loop {
            tries += 1;
            let (taste, trust) = (taste.filter(|_| tries < by_taste), tries < by_taste + TRIES);
            if let Some(dealt) = self.attempt(seats, self.pool(seats, trust), taste, rng) {
                break dealt;
            }
        };
        for (seat, own) in seats.iter().zip(dealt) {
            *truth.secret.own_mut(*seat) = own;
        }
    }

    pub(super) fn attempt(
        &self,
        seats: &[Seat],
        mut pool: Bag,
        taste: Option<&Taste>,
        rng: &mut Rng,
    ) -> Option<ArrayVec<Own, SEATS>> {
        let mut all: ArrayVec<Own, SEATS> = seats.iter().map(|seat| self.seen_of(*seat)).collect();
        self.behind_prophets(seats, &mut all, (&mut pool, taste), rng)?;
        for (seat, own) in seats.iter().zip(&mut all) {
            self.face_down(*seat, own, (&mut pool, taste), rng)?;
            self.interventions(*seat, own, (&mut pool, taste), rng)?;
        }
        Some(all)
    }

    /// What everybody knows of a seat's Arcana.
    fn seen_of(&self, seat: Seat) -> Own {
        let side = self.open.side(seat);
        let mut own = Own::default();
        for (arcano, pack) in side.arcana.iter().zip(&mut own.arcana) {
            pack.prophet = arcano.prophet;
            pack.relics = arcano.relics;
            pack.cults.extend(arcano.cults.iter().filter_map(|place| place.face).chain(arcano.known.iter()));
        }
        own
    }

    /// The face-down cards of Prophets that have been shown: where the fewest fit first.
    fn behind_prophets(
        &self,
        seats: &[Seat],
        all: &mut [Own],
        (pool, taste): Source<'_>,
        rng: &mut Rng,
    ) -> Option<()> {
        let set = self.open.set();
        loop {
            let mut tightest: Option<(usize, usize, Cards)> = None;
            for (of, seat) in seats.iter().enumerate() {
                for (at, arcano) in self.open.side(*seat).arcana.iter().enumerate() {
                    let Some(prophet) = arcano.prophet else { continue };
                    if all[of].arcana[at].cults.len() >= arcano.cults.len() {
                        continue;
                    }
                    let mut cards = pool.kinds().and(set.held_by(prophet)).less(Card::RELICS);
                    if self.lies((*seat, at as u8)) {
                        cards = cards.less(set.rivelate());
                    }
                    if tightest.is_none_or(|(.., least)| cards.len() < least.len()) {
                        tightest = Some((of, at, cards));
                    }
                }
            }
            let Some((of, at, cards)) = tightest else { break };
            let card = pick(cards, taste, all[of].arcana[at].prophet, rng)?;
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
    fn face_down(&self, seat: Seat, own: &mut Own, (pool, taste): Source<'_>, rng: &mut Rng) -> Option<()> {
        let (open, set) = (&self.open, self.open.set());
        for (arcano, pack) in open.side(seat).arcana.iter().zip(&mut own.arcana) {
            if arcano.prophet.is_some() {
                continue;
            }
            let prophet = pick(pool.kinds().and(Card::PROPHETS), taste, None, rng)?;
            pool.take(prophet);
            pack.prophet = Some(prophet);
            let size = match (open.stands(), open.build.filled.has(seat)) {
                (true, _) => arcano.size.into(),
                (false, true) => 1,
                (false, false) => THREE,
            };
            while pack.size() < size {
                let card = pick(pool.kinds().and(set.held_by(prophet)), taste, Some(prophet), rng)?;
                pool.take(card);
                pack.put(card);
            }
            if !carries(set, prophet, pack) {
                return None;
            }
            pack.cults.sort_unstable();
        }
        Some(())
    }

    fn interventions(
        &self,
        seat: Seat,
        own: &mut Own,
        (pool, taste): Source<'_>,
        rng: &mut Rng,
    ) -> Option<()> {
        let side = self.open.side(seat);
        own.divine = side.exposed;
        while own.divine.len() + side.under.len() < usize::from(side.divine) {
            // Each copy is as likely.
            let copies = (pool.kinds().and(Card::DIVINES), pool.doubles());
            let card = pick_copy(copies, taste, None, rng)?;
            pool.take(card);
            own.divine.push(card);
        }
        own.divine.extend(side.under);
        if self.open.awaits(Step::Stack) {
            own.divine.sort_unstable();
            arrange(&mut own.divine, self.open.laid[seat.index()], self.open.ready.has(seat), rng);
        }
        Some(())
    }
}
