//! A truth that looks like a view.

use arrayvec::ArrayVec;
use table::{Rng, Seat};

use crate::open::{LINE, PACKS, Plan};
use crate::rules::{THREE, carries, places, put};
use crate::secret::{DIVINE, Own, Pack, Secret};
use crate::setup::{Boxes, Mode};
use crate::step::Step;
use crate::{Bag, Card, Dogma, Open, View, Way};

/// How often a deal is tried again when it comes to a dead end.
const TRIES: usize = 40;

impl View {
    /// A truth that looks like this. What the others hold is dealt evenly from what they can hold; who still builds is taken
    /// to have nothing yet, and who builds freely to have taken at random.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Dogma {
        let View { viewer, open, own, supply, partner } = self;
        let seats = open.seats().map(|_| Own::default()).collect();
        let secret =
            Secret { seats, packs: Default::default(), rest: Bag::whole(), still: 0, proofs: Vec::new() };
        let mut truth = Dogma { open: open.clone(), secret };
        if let (Some(viewer), Some(own)) = (*viewer, own) {
            truth.secret.seats[viewer.index()] = own.clone();
        }
        self.deal(&mut truth, rng);
        for seat in open.seats().filter(|seat| Some(*seat) != *viewer) {
            truth.half_chosen(seat, rng);
            let target = if viewer.is_some_and(|viewer| open.partner(viewer) == Some(seat)) {
                *partner
            } else {
                truth.any_target(seat, rng)
            };
            truth.secret.own_mut(seat).target = target;
        }
        self.lay_aside(*supply, &mut truth, rng);
        truth.secret.proofs = truth.any_proofs(rng);
        truth
    }

    /// What the others hold.
    fn deal(&self, truth: &mut Dogma, rng: &mut Rng) {
        let open = &self.open;
        let others: Vec<Seat> = open.seats().filter(|seat| Some(*seat) != self.viewer).collect();
        let own_box = open.setup.mode == Mode::Libero && open.setup.boxes == Boxes::Own;
        if open.setup.mode == Mode::Predestinazione {
            for seat in others {
                if let Some(at) = open.build.destinies[seat.index()] {
                    *truth.secret.own_mut(seat) = self.fated(seat, at, rng);
                }
            }
        } else if open.build.on {
            let mut taken = Vec::new();
            for seat in others {
                let own = self.building(seat, &taken, rng);
                taken.extend(own.each());
                *truth.secret.own_mut(seat) = own;
            }
        } else if own_box {
            others.iter().for_each(|seat| self.built(&[*seat], truth, rng));
        } else {
            self.built(&others, truth, rng);
        }
    }

    /// A printed set: its Arcana are known, where they stand is not, nor which card was left out.
    fn fated(&self, seat: Seat, at: u8, rng: &mut Rng) -> Own {
        let open = &self.open;
        let destiny = &open.set().destinies[usize::from(at)];
        let side = open.side(seat);
        let mut own = Own::default();
        let mut packs: Vec<Pack> = Vec::new();
        for cards in &destiny.arcana {
            let mut one = Own::default();
            cards.iter().for_each(|card| put(&mut one, *card, 0));
            packs.push(one.arcana[0].clone());
        }
        if let Some(four) = self.left_out(seat) {
            let pack = &mut packs[four];
            let seen = self.seen(seat, pack.prophet);
            let unseen: Vec<usize> =
                (0..pack.cults.len()).filter(|at| !seen.contains(&pack.cults[*at])).collect();
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
            let shown: Vec<Card> = side.arcana.iter().filter_map(|arcano| arcano.prophet).collect();
            let mut hidden: Vec<Pack> = packs
                .iter()
                .filter(|pack| pack.prophet.is_none_or(|card| !shown.contains(&card)))
                .cloned()
                .collect();
            rng.shuffle(&mut hidden);
            for (at, arcano) in side.arcana.iter().enumerate() {
                own.arcana[at] = match arcano.prophet {
                    None => hidden.pop().unwrap_or_default(),
                    Some(card) => {
                        packs.iter().find(|pack| pack.prophet == Some(card)).cloned().unwrap_or_default()
                    }
                };
                self.settle_places(seat, at as u8, &mut own.arcana[at], rng);
            }
        } else {
            own.arcana = std::array::from_fn(|at| packs[at].clone());
        }
        if !open.build.on {
            for (at, pack) in own.arcana.iter_mut().enumerate() {
                if open.arcano((seat, at as u8)).prophet.is_none() {
                    pack.cults.sort_unstable();
                }
            }
        }
        own.divine = destiny.divine.iter().copied().collect();
        self.settle_divine(seat, &mut own);
        own
    }

    /// The Arcano of a seat's set from which a card has been left out by now.
    fn left_out(&self, seat: Seat) -> Option<usize> {
        let open = &self.open;
        let set = open.set();
        let destiny = &set.destinies[usize::from(open.build.destinies[seat.index()]?)];
        let four = destiny.arcana.iter().position(|pack| pack.len() > 4 && !set.body(pack[0]).fourth)?;
        let waiting = open.agenda.contains(&Step::Leave) && !open.ready.has(seat);
        (!waiting).then_some(four)
    }

    /// The cards of a Prophet that everybody has seen, those of a defeated one among them.
    fn seen(&self, seat: Seat, prophet: Option<Card>) -> Vec<Card> {
        let side = self.open.side(seat);
        let Some(arcano) = side.arcana.iter().find(|arcano| prophet.is_some() && arcano.prophet == prophet)
        else {
            return Vec::new();
        };
        let faces = arcano.cults.iter().filter_map(|place| place.face);
        faces.chain(arcano.known.iter()).chain(side.gone.iter().copied()).collect()
    }

    /// Cards that have left a Prophet are gone, those that lie face up lie where they lie, the others anywhere.
    fn settle_places(&self, seat: Seat, at: u8, pack: &mut Pack, rng: &mut Rng) {
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
        let faces: Vec<Option<Card>> = arcano.cults.iter().map(|place| place.face).collect();
        let mut down: Vec<Card> =
            pack.cults.iter().copied().filter(|card| !faces.contains(&Some(*card))).collect();
        rng.shuffle(&mut down);
        pack.cults = faces.into_iter().filter_map(|face| face.or_else(|| down.pop())).collect();
    }

    /// The Interventions that are left of a printed set: those that everybody knows on top or below, the others as listed.
    fn settle_divine(&self, seat: Seat, own: &mut Own) {
        let side = self.open.side(seat);
        for card in side.played.iter().chain(&side.under).chain(&side.exposed) {
            if let Some(at) = own.divine.iter().position(|it| it == card) {
                own.divine.remove(at);
            }
        }
        let middle = std::mem::take(&mut own.divine);
        own.divine = side.exposed.iter().chain(&middle).chain(&side.under).copied().collect();
    }

    /// Who still builds: in Chaos it is taken to have nothing, in Libero Arbitrio to have taken at random.
    fn building(&self, seat: Seat, taken: &[Card], rng: &mut Rng) -> Own {
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
    fn pool(&self, seats: &[Seat], trust: bool) -> Bag {
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

    /// The Arcana of seats that have built: what is known, and the rest at random as the rules of building allow. Where the
    /// deal comes to a dead end too often, what the viewer knows to lie elsewhere is set aside.
    fn built(&self, seats: &[Seat], truth: &mut Dogma, rng: &mut Rng) {
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

    fn attempt(&self, seats: &[Seat], mut pool: Bag, rng: &mut Rng) -> Option<Vec<Own>> {
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

    /// Do the Prophet's Cult cards lie before its owner, so that what is Rivelata has been turned up?
    fn lies(&self, at: (Seat, u8)) -> bool {
        let arranging = |step: &Step| matches!(step, Step::Laid(seats) if seats.has(at.0));
        self.open.front(at.0) == Some(at) && !self.open.agenda.iter().any(arranging)
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

    /// The packs, and what is nowhere else.
    fn lay_aside(&self, supply: Bag, truth: &mut Dogma, rng: &mut Rng) {
        let open = &self.open;
        let setup = &open.setup;
        let shared = !(setup.mode == Mode::Libero && setup.boxes == Boxes::Own);
        if !shared {
            return;
        }
        let mut rest = Bag::whole();
        for seat in open.seats() {
            truth.secret.own(seat).each().for_each(|card| {
                rest.take(card);
            });
            let side = open.side(seat);
            side.played.iter().chain(&side.gone).for_each(|card| {
                rest.take(*card);
            });
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
        for (prophet, most, spare) in [(true, 2, 3), (false, 7, 7)] {
            let dealing = |pack: usize| {
                open.agenda.iter().filter(|step| **step == Step::Deal(pack as u8, prophet)).count()
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

/// Puts so many of the cards, or all, in any order before the others, which lie by number.
fn arrange<const N: usize>(cards: &mut ArrayVec<Card, N>, laid: u8, all: bool, rng: &mut Rng) {
    let laid = if all { cards.len() } else { usize::from(laid).min(cards.len()) };
    for at in 0..laid {
        let from = at + rng.below(cards.len() - at);
        let card = cards.remove(from);
        cards.insert(at, card);
    }
}

impl Dogma {
    /// A target that another seat may have placed.
    fn any_target(&self, seat: Seat, rng: &mut Rng) -> Option<Seat> {
        let placed = self.open.agenda.iter().any(|step| matches!(step, Step::Aim(seats) if seats.has(seat)));
        let ordering =
            self.open.agenda.iter().any(|step| matches!(step, Step::Order(seats) if seats.has(seat)));
        let done = placed && self.open.chosen.has(seat) || ordering && !placed;
        let aims: Vec<Seat> = self.open.aims(seat).collect();
        if done && aims.len() > 1 { rng.pick(&aims) } else { None }
    }

    /// Answers of Prove that have been given and not told.
    fn any_proofs(&self, rng: &mut Rng) -> Vec<(u8, Way, Way)> {
        let proof = |act: &crate::step::Act| matches!(act.waits, Some(crate::step::Wait::Proof { .. }));
        let asked = |act: u8| self.open.agenda.contains(&Step::Proof(act));
        let acts = (0..).zip(&self.open.acts).filter(|(_, act)| proof(act)).map(|(at, _)| at);
        let any = |rng: &mut Rng| Way::ALL[rng.below(3)];
        let given: Vec<u8> =
            acts.filter(|at| !asked(*at) && self.open.agenda.contains(&Step::Proven)).collect();
        given.into_iter().map(|at| (at, any(rng), any(rng))).collect()
    }

    /// Choices that a seat has begun and not shown.
    fn half_chosen(&mut self, seat: Seat, rng: &mut Rng) {
        let (chosen, ready) = (self.open.chosen.has(seat), self.open.ready.has(seat));
        let Some(step) = self.top() else { return };
        match step {
            Step::Opening if chosen => {
                let mut line: Vec<u8> = (0..LINE as u8).collect();
                rng.shuffle(&mut line);
                let known = if ready { LINE } else { self.open.laid[seat.index()].into() };
                self.secret.own_mut(seat).line = line.into_iter().take(known).collect();
            }
            Step::Field(_) if chosen => {
                let rear = self.open.side(seat).rear.clone();
                self.secret.own_mut(seat).fields = rng.pick(&rear);
            }
            _ => {}
        }
        self.keep_rank(seat, rng);
    }

    /// An order that is still to be resolved comes after what has been: its card is not one that would have come before.
    fn keep_rank(&mut self, seat: Seat, rng: &mut Rng) {
        let (Some(last), Some(Plan::Cult(id))) = (self.open.last, self.open.plans[seat.index()]) else {
            return;
        };
        let Some(front) = self.open.front(seat) else { return };
        for _ in 0..TRIES {
            if self.rank(seat).is_none_or(|rank| rank > last) {
                return;
            }
            let Some(at) = self.open.arcano(front).at(id) else { return };
            let down: Vec<usize> = (0..self.open.arcano(front).cults.len())
                .filter(|place| self.open.arcano(front).cults[*place].face.is_none())
                .collect();
            if let Some(other) = rng.pick(&down) {
                self.secret.own_mut(seat).arcana[usize::from(front.1)].cults.swap(at, other);
            }
        }
    }

    /// Does the seat build just now?
    pub(crate) fn builds_now(&self, seat: Seat) -> bool {
        match self.open.setup.mode {
            Mode::Chaos => self.held(seat).is_some(),
            _ => matches!(self.top(), Some(Step::Build(seats)) if seats.has(seat)),
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
            arcano.prophet.into_iter().chain(arcano.relics.clone()).chain(faces).chain(arcano.known.iter())
        });
        line.chain(
            [side.played.as_slice(), &side.gone, &side.exposed, &side.under].into_iter().flatten().copied(),
        )
    }
}
