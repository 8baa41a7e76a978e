//! A printed set: its cards are known, where they stand is not.

use table::{Rng, Row, Seat};

use super::arrange;
use crate::open::LINE;
use crate::secret::{CARDS, Own, Pack};
use crate::step::Step;
use crate::{Card, Cards, View};

impl View {
    /// A printed set: its Arcana are known, where they stand is not, nor which card was left out.
    pub(super) fn fated(&self, seat: Seat, at: u8, rng: &mut Rng) -> Own {
        let open = &self.open;
        let side = open.side(seat);
        let mut own = Own::default();
        let mut packs = *open.set().dealt(at);
        if let Some(four) = self.left_out(seat) {
            let pack = &mut packs[four];
            let seen = self.seen(seat, pack.prophet);
            let unseen: Row<usize, CARDS> =
                (0..pack.cults.len()).filter(|at| !seen.has(pack.cults[*at])).collect();
            // The second of the four, where nobody chooses. What is Rivelata and has not been seen where it would lie is out.
            let lain = (0..LINE as u8).any(|at| {
                let front = open.front(seat) == Some((seat, at));
                pack.prophet.is_some()
                    && open.arcano((seat, at)).prophet == pack.prophet
                    && (!front || self.lies((seat, at)))
            });
            let missed = unseen.iter().copied().find(|at| lain && open.set().is_rivelata(pack.cults[*at]));
            let out = match open.setup.hizb {
                crate::Hizb::Out => 1,
                crate::Hizb::Choose => missed.unwrap_or_else(|| unseen[rng.below(unseen.len())]),
            };
            pack.cults.remove(out);
        }
        if open.stands() {
            // Those that have been shown stand where they stand, the others anywhere.
            let shown: Cards = side.arcana.iter().filter_map(|arcano| arcano.prophet).collect();
            let face_down = |pack: &Pack| pack.prophet.is_none_or(|card| !shown.has(card));
            let mut hidden: Row<Pack, LINE> = packs.into_iter().filter(face_down).collect();
            rng.shuffle(&mut hidden);
            for (at, arcano) in side.arcana.iter().enumerate() {
                own.arcana[at] = match arcano.prophet {
                    None => hidden.pop().unwrap_or_default(),
                    Some(_) => {
                        let pack = packs.iter().find(|pack| pack.prophet == arcano.prophet);
                        pack.copied().unwrap_or_default()
                    }
                };
                self.settle_places(seat, at as u8, &mut own.arcana[at], rng);
            }
        } else {
            own.arcana = packs;
        }
        if !open.build.on {
            for (at, pack) in own.arcana.iter_mut().enumerate() {
                if open.arcano((seat, at as u8)).prophet.is_none() {
                    pack.cults.sort_unstable();
                }
            }
        }
        own.divine = open.set().destinies[usize::from(at)].divine.iter().copied().collect();
        self.settle_divine(seat, &mut own);
        own
    }

    /// The Arcano of a seat's set from which a card has been left out by now.
    fn left_out(&self, seat: Seat) -> Option<usize> {
        let open = &self.open;
        let set = open.set();
        let destiny = &set.destinies[usize::from(open.build.destinies[seat.index()]?)];
        let four = destiny.arcana.iter().position(|pack| pack.len() > 4 && !set.body(pack[0]).fourth)?;
        let waiting = open.awaits(Step::Leave) && !open.ready.has(seat);
        (!waiting).then_some(four)
    }

    /// The cards of a Prophet that everybody has seen, those of a defeated one among them.
    fn seen(&self, seat: Seat, prophet: Option<Card>) -> Cards {
        let side = self.open.side(seat);
        let Some(arcano) = side.arcana.iter().find(|arcano| prophet.is_some() && arcano.prophet == prophet)
        else {
            return Cards::NONE;
        };
        let faces = arcano.cults.iter().filter_map(|place| place.face);
        faces.chain(arcano.known.iter()).chain(side.gone).collect()
    }

    /// Cards that have left a Prophet are gone, those that lie face up lie where they lie, the others anywhere.
    pub(super) fn settle_places(&self, seat: Seat, at: u8, pack: &mut Pack, rng: &mut Rng) {
        let side = self.open.side(seat);
        pack.cults.retain(|card| !side.gone.contains(card));
        pack.relics.retain(|card| !side.gone.contains(card));
        let arcano = self.open.arcano((seat, at));
        if arcano.prophet.is_none() {
            return;
        }
        if !self.lies((seat, at)) {
            pack.cults.sort_unstable();
            if self.open.front(seat) == Some((seat, at)) {
                let ready = self.open.ready.has(seat)
                    || !self.open.agenda.iter().any(|step| matches!(step, Step::Arrange(_)));
                arrange(&mut pack.cults, self.open.laid[seat.index()], ready, rng);
            }
            return;
        }
        let lies = |card: &Card| arcano.cults.iter().any(|place| place.face == Some(*card));
        let mut down: Row<Card, CARDS> = pack.cults.into_iter().filter(|card| !lies(card)).collect();
        rng.shuffle(&mut down);
        pack.cults = arcano.cults.iter().filter_map(|place| place.face.or_else(|| down.pop())).collect();
    }

    /// The Interventions that are left of a printed set: those that everybody knows on top or below, the others as listed.
    fn settle_divine(&self, seat: Seat, own: &mut Own) {
        let side = self.open.side(seat);
        for card in side.played.iter().chain(&side.under).chain(&side.exposed) {
            if let Some(at) = own.divine.iter().position(|it| it == card) {
                own.divine.remove(at);
            }
        }
        own.divine = side.exposed.into_iter().chain(own.divine).chain(side.under).collect();
    }
}
