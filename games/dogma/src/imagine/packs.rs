//! What nobody holds: the packs of Chaos, and the rest of the box.

use table::Rng;

use crate::open::{PACK, PACKS};
use crate::setup::{Boxes, Mode};
use crate::step::Step;
use crate::{Bag, Card, Dogma, View};

impl View {
    /// The packs, and what is nowhere else.
    pub(super) fn lay_aside(&self, supply: Bag, truth: &mut Dogma, rng: &mut Rng) {
        let open = &self.open;
        let setup = &open.setup;
        let shared = !(setup.mode == Mode::Libero && setup.boxes == Boxes::Own);
        if !shared {
            return;
        }
        let mut rest = Bag::whole();
        for seat in open.seats() {
            rest.take_all(truth.secret.own(seat).each());
            let side = open.side(seat);
            rest.take_all(side.played.into_iter().chain(side.gone));
        }
        if self.viewer.is_some_and(|viewer| truth.builds_now(viewer)) && setup.mode == Mode::Libero {
            rest = supply;
        }
        if setup.mode == Mode::Chaos && open.build.on {
            truth.secret.still = self.still(truth);
            self.packs(supply, &mut rest, truth, rng);
        }
        truth.secret.rest = rest;
    }

    /// How many rounds have passed since somebody took a card, as far as the viewer can know: since it took one itself.
    fn still(&self, truth: &Dogma) -> u8 {
        let rounds = self.open.build.lap.min(PACKS as u16) as u8;
        let took = self.viewer.is_some_and(|viewer| truth.secret.own(viewer).each().next().is_some());
        if took { 0 } else { rounds }
    }

    /// What lies in each pack: what the viewer holds or left there, and otherwise cards that it has not seen.
    fn packs(&self, supply: Bag, rest: &mut Bag, truth: &mut Dogma, rng: &mut Rng) {
        let open = &self.open;
        let held = self.viewer.and_then(|viewer| truth.held(viewer));
        let left = self.own.as_ref().map(|own| own.seen).unwrap_or_default();
        // What is in the viewer's hand is there for certain; what it left elsewhere may be gone.
        let others = (0..PACKS).filter(|pack| held != Some(*pack));
        for pack in held.into_iter().chain(others) {
            let known = if held == Some(pack) { Some(supply) } else { left[pack] };
            if let Some(known) = known {
                let kept: Bag = known.each().filter(|card| rest.take(*card)).collect();
                truth.secret.packs[pack] = Some(kept);
            }
        }
        let looked = |pack: &usize| open.seats().any(|seat| truth.has_held(seat, *pack));
        let (looked, unlooked): (Vec<usize>, Vec<usize>) = (0..PACKS).partition(looked);
        let unseen: Vec<usize> =
            looked.iter().copied().filter(|at| truth.secret.packs[*at].is_none()).collect();
        unseen.iter().for_each(|at| truth.secret.packs[*at] = Some(Bag::EMPTY));
        for (prophet, most, spare) in [(true, PACK.0, 3), (false, PACK.1, 7)] {
            let most = usize::from(most);
            let dealing = |pack: usize| {
                let of = |step: &Step| match *step {
                    Step::Deal(of, prophets, others) if usize::from(of) == pack => {
                        Some(if prophet { prophets } else { others })
                    }
                    _ => None,
                };
                open.agenda.iter().find_map(of).map_or(0, usize::from)
            };
            let mut cards: Vec<Card> = rest.each().filter(|card| card.is_prophet() == prophet).collect();
            rng.shuffle(&mut cards);
            // What is still to be dealt, and what is never dealt, lies in no pack.
            let owed = unlooked.len() * most + looked.iter().map(|at| dealing(*at)).sum::<usize>() + spare;
            let mut free = cards.split_off(owed.min(cards.len()));
            for at in &unseen {
                let count = (most - dealing(*at)).min(free.len());
                pour(&mut truth.secret.packs[*at], free.split_off(free.len() - count), rest);
            }
            // What the others are not taken to hold they have left somewhere.
            if let Some(at) = unseen.first().or_else(|| looked.iter().find(|at| held != Some(**at))) {
                pour(&mut truth.secret.packs[*at], free, rest);
            }
        }
    }
}

/// Puts cards of the rest into a pack.
fn pour(pack: &mut Option<Bag>, cards: Vec<Card>, rest: &mut Bag) {
    for card in cards {
        rest.take(card);
        pack.get_or_insert_default().add(card);
    }
}
