//! The opening, and fielding Prophets. [7.1]

use table::{Seat, Seats};

use crate::cards::{Evil, Keyword, When};
use crate::event::{Ears, What};
use crate::open::{LINE, Place, Stir};
use crate::step::{At, Step};
use crate::{Action, Card, Cards, Dogma};

impl Dogma {
    /// One to field and the rearguard are chosen once, in secret; later nothing is put in another order. [7.1] [7.5]
    pub(crate) fn opening_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let line = &self.secret.own(seat).line;
        let free = (0..LINE as u8).filter(|at| !line.contains(at));
        if line.is_empty() {
            out.extend(free.map(Action::Field));
        } else {
            out.push(Action::Ready);
            out.extend(free.map(Action::Slot));
        }
    }

    /// Whom the seat fields first.
    pub(crate) fn opens(&mut self, seat: Seat, at: u8, tell: &mut Ears<'_>) {
        let own = self.secret.own_mut(seat);
        own.line.push(at);
        let prophet = own.arcana[usize::from(at)].prophet;
        self.open.laid[seat.index()] = 1;
        self.open.chosen = self.open.chosen.with(seat);
        if let Some(prophet) = prophet {
            self.whisper(tell, seat, What::ChoseCard(seat, prophet));
        }
        self.say(tell, What::Chose(seat));
    }

    /// Who comes next in its rearguard, from the left. [7.4]
    pub(crate) fn lines_up(&mut self, seat: Seat, at: u8, tell: &mut Ears<'_>) {
        let own = self.secret.own_mut(seat);
        own.line.push(at);
        let (prophet, placed) = (own.arcana[usize::from(at)].prophet, own.line.len());
        self.open.laid[seat.index()] = placed as u8;
        if let Some(prophet) = prophet {
            self.whisper(tell, seat, What::Laid(seat, prophet));
        }
        self.say(tell, What::Places(seat));
        if placed == LINE - 1 {
            self.is_ready(seat, tell);
        }
    }

    pub(crate) fn lines_up_the_rest(&mut self, seat: Seat) {
        let line = &mut self.secret.own_mut(seat).line;
        for at in 0..LINE as u8 {
            if !line.contains(&at) {
                line.push(at);
            }
        }
    }

    /// The line is set up: the chosen Prophets are shown together, the others lie face down.
    pub(crate) fn opened(&mut self, tell: &mut Ears<'_>) {
        self.say(tell, What::Opened);
        for seat in self.open.seats() {
            let own = self.secret.own_mut(seat);
            let line = std::mem::take(&mut own.line);
            let packs = std::mem::take(&mut own.arcana);
            for (to, from) in line.iter().enumerate() {
                own.arcana[to] = packs[usize::from(*from)].clone();
            }
            let sizes: [u8; LINE] = std::array::from_fn(|at| own.arcana[at].size() as u8);
            let side = self.open.side_mut(seat);
            for (arcano, size) in side.arcana.iter_mut().zip(sizes) {
                arcano.size = size;
            }
            side.active = Some(0);
            side.rear = (1..LINE as u8).collect();
            self.say(tell, What::Stands(seat, sizes));
        }
        let all = self.open.seats().collect();
        self.push(Step::Echo);
        self.field(all, tell);
    }

    /// Seats without an active Prophet field one, if they have one. [8.1] [10.8] [14.14]
    pub(crate) fn missing(&mut self) {
        let without = |seat: &Seat| {
            let side = self.open.side(*seat);
            side.active.is_none() && !side.rear.is_empty()
        };
        let seats: Seats = self.open.seats().filter(without).collect();
        if !seats.is_empty() {
            self.push(Step::Missing);
            self.push(Step::Echo);
            self.push(Step::Fielded(seats));
            self.push(Step::Field(seats));
        }
    }

    /// A seat chooses the Prophet in this slot of its rearguard.
    pub(crate) fn fields(&mut self, seat: Seat, slot: u8, tell: &mut Ears<'_>) {
        let at = self.open.side(seat).rear[usize::from(slot)];
        let own = self.secret.own_mut(seat);
        own.fields = Some(at);
        let prophet = own.arcana[usize::from(at)].prophet;
        self.open.chosen = self.open.chosen.with(seat);
        self.open.ready = self.open.ready.with(seat);
        if let Some(prophet) = prophet {
            self.whisper(tell, seat, What::ChoseCard(seat, prophet));
        }
        self.say(tell, What::Chose(seat));
    }

    /// The chosen Prophets come from the rearguard.
    pub(crate) fn fielded(&mut self, seats: Seats, tell: &mut Ears<'_>) {
        for seat in seats.iter() {
            let Some(at) = self.secret.own_mut(seat).fields.take() else { continue };
            let side = self.open.side_mut(seat);
            side.rear.retain(|it| *it != at);
            side.active = Some(at);
        }
        self.field(seats, tell);
    }

    /// The active Prophets of these seats are shown with their Relics; the Cult cards are arranged face down. [7.2] [7.7]
    pub(crate) fn field(&mut self, seats: Seats, tell: &mut Ears<'_>) {
        self.push(Step::Laid(seats));
        self.push(Step::Arrange(seats));
        for seat in seats.iter() {
            let Some(at) = self.open.front(seat) else { continue };
            let turn = self.open.turn;
            let pack = &self.secret.own(seat).arcana[usize::from(at.1)];
            let (prophet, relics, count) = (pack.prophet, pack.relics.clone(), pack.cults.len());
            let debt = std::mem::take(&mut self.open.side_mut(seat).debt);
            let arcano = self.open.arcano_mut(at);
            let first = arcano.prophet.is_none();
            arcano.prophet = prophet;
            arcano.relics = relics.clone();
            arcano.cults = (0..count as u8).map(|id| Place { id, ..Place::default() }).collect();
            arcano.since = turn;
            arcano.damage += debt;
            if first {
                self.open.quiet = 0;
            }
            let Some(who) = self.who(at) else { continue };
            self.say(tell, What::Fielded(who, relics.to_vec(), count as u8));
            if debt > 0 {
                self.say(tell, What::Debt(who, debt));
            }
        }
    }

    /// Are there at least two Cult cards to put in order? [7.3]
    pub(crate) fn may_arrange(&self, seat: Seat) -> bool {
        self.open.active(seat).is_some_and(|arcano| arcano.cults.len() > 1)
    }

    pub(crate) fn arrange_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some((_, at)) = self.open.front(seat) else { return };
        let own = self.secret.own(seat);
        let cults = &own.arcana[usize::from(at)].cults;
        out.push(Action::Ready);
        let laid = self.open.laid[seat.index()];
        out.extend(cults.iter().skip(laid.into()).map(|card| Action::Lay(*card)));
    }

    /// This card comes next, from the left.
    pub(crate) fn lays(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        let Some((_, at)) = self.open.front(seat) else { return };
        let laid = usize::from(self.open.laid[seat.index()]);
        let cults = &mut self.secret.own_mut(seat).arcana[usize::from(at)].cults;
        if let Some(from) = cults.iter().position(|it| *it == card) {
            cults.remove(from);
            cults.insert(laid.min(cults.len()), card);
        }
        let done = laid + 2 >= cults.len();
        self.open.laid[seat.index()] += 1;
        self.whisper(tell, seat, What::Laid(seat, card));
        self.say(tell, What::Places(seat));
        if done {
            self.is_ready(seat, tell);
        }
    }

    /// The cards lie: what is Rivelata is turned up, and being fielded sets off what it does. [7.6] [11.1]
    pub(crate) fn laid(&mut self, seats: Seats, tell: &mut Ears<'_>) {
        self.all_ready();
        self.push(Step::Grieve);
        for seat in seats.iter() {
            let Some(at) = self.open.front(seat) else { continue };
            let set = self.open.set();
            for (place, card) in (0..).zip(self.secret.own(seat).arcana[usize::from(at.1)].cults.clone()) {
                if set.cult(card).is_some_and(|cult| cult.is(Keyword::Rivelata)) {
                    self.turn_up(at, place);
                    if let Some(who) = self.who(at) {
                        self.say(tell, What::Lies(who, card, place as u8));
                    }
                }
            }
            self.open.stirred.push(Stir { when: When::Fielded, to: at, by: None, front: true });
        }
        self.falls(&[], tell);
    }

    /// Turns a Cult card up; says which.
    pub(crate) fn turn_up(&mut self, at: At, place: usize) -> Option<Card> {
        let card = self.secret.own(at.0).arcana[usize::from(at.1)].cults.get(place).copied()?;
        let arcano = self.open.arcano_mut(at);
        let before = arcano.cults[place].face.replace(card);
        let new = before.is_none() && !arcano.known.has(card);
        arcano.known.remove(card);
        // Seen for the first time. [16.6]
        if new {
            self.open.quiet = 0;
        }
        Some(card)
    }

    /// A Prophet leaves the place of the active one: its Cult cards are packed, boosts are gone. [13.3] [14.10] [14.11]
    pub(crate) fn pack_up(&mut self, at: At) {
        self.secret.own_mut(at.0).arcana[usize::from(at.1)].cults.sort_unstable();
        let arcano = self.open.arcano_mut(at);
        let seen: Cards = arcano.cults.iter().filter_map(|place| place.face).collect();
        arcano.known = arcano.known.or(seen);
        arcano.size = (arcano.cults.len() + arcano.relics.len()) as u8;
        for place in &mut arcano.cults {
            *place = Place { id: place.id, ..Place::default() };
        }
        arcano.fervour = 0;
        arcano.annulled = false;
        arcano.copied = None;
    }

    /// Convocazione: the active Prophet takes the slot of the one that comes. [9.6]
    pub(crate) fn swap(&mut self, seat: Seat, comes: u8, tell: &mut Ears<'_>) -> bool {
        let side = self.open.side(seat);
        let (Some(leaves), Some(slot)) = (side.active, side.rear.iter().position(|it| *it == comes)) else {
            return false;
        };
        self.pack_up((seat, leaves));
        let side = self.open.side_mut(seat);
        side.rear[slot] = leaves;
        side.active = Some(comes);
        if let Some(who) = self.who((seat, leaves)) {
            self.say(tell, What::Retired(who));
        }
        true
    }

    /// The seats whose active Prophet has more Struggimento than blocked cards, with more than one card to choose.
    /// [12.6] [12.7] [12.8]
    pub(crate) fn grieving(&self) -> Seats {
        self.open.seats().filter(|seat| self.griefs(*seat).is_some_and(|free| free.len() > 1)).collect()
    }

    /// The places on which a seat has to put a Struggimento.
    pub(crate) fn griefs(&self, seat: Seat) -> Option<Vec<u8>> {
        let arcano = self.open.active(seat)?;
        let blocked = arcano.cults.iter().filter(|place| place.blocked).count();
        let free: Vec<u8> =
            (0..).zip(&arcano.cults).filter(|(_, place)| !place.blocked).map(|(at, _)| at).collect();
        (usize::from(arcano.griefs) > blocked && !free.is_empty()).then_some(free)
    }

    pub(crate) fn grief_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.griefs(seat).into_iter().flatten().map(Action::Choose));
    }

    pub(crate) fn grieved(&mut self, given: &[(Seat, Action)], tell: &mut Ears<'_>) {
        self.push(Step::Grieve);
        for (seat, action) in given {
            if let Action::Choose(at) = action {
                self.block(*seat, *at, tell);
            }
        }
    }

    /// Where there is no choice left, the only card is blocked.
    pub(crate) fn grieve_rest(&mut self, tell: &mut Ears<'_>) {
        for seat in self.open.seats() {
            if let Some(only) = self.griefs(seat).and_then(|free| free.first().copied()) {
                self.block(seat, only, tell);
            }
        }
    }

    fn block(&mut self, seat: Seat, at: u8, tell: &mut Ears<'_>) {
        let Some(front) = self.open.front(seat) else { return };
        if let Some(place) = self.open.arcano_mut(front).cults.get_mut(usize::from(at)) {
            place.blocked = true;
        }
        if let Some(who) = self.who(front) {
            self.say(tell, What::Grief(who, at));
        }
    }

    /// Which evil tokens a Prophet has that count for its owner's orders.
    pub(crate) fn suffers(&self, seat: Seat, evil: Evil) -> bool {
        self.open.active(seat).is_some_and(|arcano| arcano.has(evil))
    }
}
