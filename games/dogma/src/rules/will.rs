//! Libero Arbitrio, and what all building shares. [6.1]

use table::{Rng, Seat, Seats};

use super::arcana::{self, by_card, count};
use crate::cards::as_cards;
use crate::event::{Ears, What};
use crate::open::LINE;
use crate::setup::{Boxes, Mode};
use crate::step::Step;
use crate::{Action, Bag, Card, Cards, Dogma};

/// The damage of who builds first from the only box. [6.3]
pub(crate) const FIRST: u16 = 30;
/// How many actions a seat has before it can take no card out any more: building has to end. [6.4]
pub(crate) const PATIENCE: u8 = 100;

impl Dogma {
    /// All build at once, or one after the other. [6.1] [6.2]
    pub(crate) fn build_in(&mut self, order: &[Seat]) {
        if order.is_empty() {
            let all = self.open.seats().collect();
            return self.push(Step::Build(all));
        }
        order.iter().rev().for_each(|seat| self.push(Step::Build(Seats::one(*seat))));
        self.open.side_mut(order[0]).debt = FIRST;
    }

    /// The cards that lie before a seat that builds.
    pub(crate) fn supply(&self, seat: Seat) -> Bag {
        let setup = &self.open.setup;
        match (setup.mode, setup.boxes) {
            (Mode::Chaos, _) => self.held(seat).and_then(|pack| self.secret.packs[pack]).unwrap_or_default(),
            (_, Boxes::One) => self.secret.rest,
            (_, Boxes::Own) => {
                let mut all = Bag::whole();
                all.take_all(self.secret.own(seat).each());
                all
            }
        }
    }

    pub(crate) fn build_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let (takes, drops) = (self.takes(seat), self.drops(seat));
        if self.may_close_freely(seat) {
            out.push(Action::Close);
        }
        out.extend(by_card(&takes).map(|(card, at)| Action::Take(card, at)));
        out.extend(by_card(&drops).map(|(card, at)| Action::Drop(card, at)));
    }

    /// One of these, as from the list but without it: all cards of the box with their places make the longest list of all.
    pub(crate) fn any_building(&self, seat: Seat, rng: &mut Rng) -> Action {
        let (takes, drops) = (self.takes(seat), self.drops(seat));
        let close = usize::from(self.may_close_freely(seat));
        let (taken, dropped) = (count(&takes), count(&drops));
        let nth = rng.below(close + taken + dropped);
        if nth < close {
            return Action::Close;
        }
        let all = match nth - close < taken {
            true => by_card(&takes).nth(nth - close).map(|(card, at)| Action::Take(card, at)),
            false => by_card(&drops).nth(nth - close - taken).map(|(card, at)| Action::Drop(card, at)),
        };
        all.unwrap_or(Action::Close)
    }

    /// With whole Arcana; and whoever has taken the wrong cards and has no patience left gets the rest by lot. [6.5]
    pub(super) fn may_close_freely(&self, seat: Seat) -> bool {
        let stuck = || count(&self.takes(seat)) + count(&self.drops(seat)) == 0;
        arcana::is_complete(self.secret.own(seat)) || stuck()
    }

    /// What a seat can take out again, by the place where it lies. [6.4]
    fn drops(&self, seat: Seat) -> [Cards; LINE + 1] {
        let own = self.secret.own(seat);
        let patient = self.open.build.steps[seat.index()] < PATIENCE;
        std::array::from_fn(|at| match own.arcana.get(at) {
            _ if !patient => Cards::NONE,
            Some(pack) => pack.each().collect(),
            None => own.divine.iter().copied().collect(),
        })
    }

    /// A seat builds, in Chaos and in Libero Arbitrio. [5.5]
    pub(crate) fn builds(&mut self, seat: Seat, action: Action, tell: &mut Ears<'_>) {
        let shared = self.open.setup.mode == Mode::Chaos || self.open.setup.boxes == Boxes::One;
        let held = self.held(seat);
        if self.open.setup.mode == Mode::Libero {
            let steps = &mut self.open.build.steps[seat.index()];
            *steps = steps.saturating_add(1);
        }
        match action {
            Action::Take(card, at) => {
                if let Some(pack) = held {
                    self.secret.packs[pack].as_mut().map(|pack| pack.take(card));
                    self.secret.still = 0;
                    self.secret.own_mut(seat).vain = 0;
                } else if shared {
                    self.secret.rest.take(card);
                }
                arcana::put(self.secret.own_mut(seat), card, at);
                self.whisper(tell, seat, What::Took(seat, card, at));
            }
            Action::Drop(card, at) => {
                arcana::lift(self.secret.own_mut(seat), card, at);
                if shared {
                    self.secret.rest.add(card);
                }
                self.whisper(tell, seat, What::Dropped(seat, card, at));
            }
            Action::Done | Action::Close | Action::Stop => self.puts_down(seat, action != Action::Done, tell),
            _ => table::impossible("building", action),
        }
    }

    fn puts_down(&mut self, seat: Seat, close: bool, tell: &mut Ears<'_>) {
        if let Some(pack) = self.held(seat) {
            let left = self.secret.packs[pack];
            self.secret.own_mut(seat).seen[pack] = left;
        }
        let later = self.open.setup.mode == Mode::Chaos;
        self.secret.own_mut(seat).closing = close && later;
        let build = &mut self.open.build;
        build.down = build.down.with(seat);
        self.open.ready = self.open.ready.with(seat);
        if close && !later {
            self.closes(seat, What::Closed(seat), tell);
        } else {
            self.say(tell, What::Down(seat));
        }
    }

    /// A seat has finished building in this way, for all to know.
    pub(crate) fn closes(&mut self, seat: Seat, how: What, tell: &mut Ears<'_>) {
        self.open.build.closed = self.open.build.closed.with(seat);
        self.say(tell, how);
    }

    /// What has to be filled up at random of those who have closed: whose Arcano, and with which cards one can.
    pub(crate) fn fills(&self) -> Option<(Seat, u8, Cards)> {
        let set = self.open.set();
        for seat in self.open.build.closed.iter() {
            for (at, pack) in (0..).zip(&self.secret.own(seat).arcana) {
                let fits = match pack.prophet {
                    None => as_cards(set.carriers(pack)),
                    Some(prophet) if pack.size() == 0 => set.held_by(prophet),
                    Some(_) => continue,
                };
                let cards = self.unused(seat).and(fits);
                if !cards.is_empty() {
                    return Some((seat, at, cards));
                }
            }
        }
        None
    }

    /// The cards that a seat can still be given.
    fn unused(&self, seat: Seat) -> Cards {
        match self.open.setup.mode {
            // What was not dealt is not played with. [5.14]
            Mode::Chaos => {
                let packs = self.secret.packs.iter().flatten();
                packs.fold(Cards::NONE, |all, pack| all.or(pack.kinds()))
            }
            _ => self.supply(seat).kinds(),
        }
    }

    pub(crate) fn fillings(&self, out: &mut table::Odds<Action>) {
        if let Some((.., cards)) = self.fills() {
            cards.iter().for_each(|card| out.even(Action::Draw(card)));
        }
    }

    /// A card that chance has chosen goes to the Arcano that lacks it.
    pub(crate) fn fill(&mut self, card: Card, tell: &mut Ears<'_>) {
        let Some((seat, at, _)) = self.fills() else { return };
        if self.open.setup.mode == Mode::Chaos || self.open.setup.boxes == Boxes::One {
            let from = self.secret.packs.iter_mut().flatten().find(|pack| pack.has(card));
            from.unwrap_or(&mut self.secret.rest).take(card);
        }
        arcana::put(self.secret.own_mut(seat), card, at);
        self.open.build.filled = self.open.build.filled.with(seat);
        self.whisper(tell, seat, What::Filled(seat, card, at));
        self.say(tell, What::Filling(seat));
    }

    /// Nothing is lacking, or cards that no Prophet can carry stand in the way: these go. [5.15]
    pub(crate) fn filled(&mut self, tell: &mut Ears<'_>) {
        for seat in self.open.build.closed.iter() {
            let blocked = |pack: &crate::Pack| pack.prophet.is_none() && pack.size() > 0;
            let Some(at) = self.secret.own(seat).arcana.iter().position(blocked) else { continue };
            let pack = self.secret.own(seat).arcana[at];
            for card in pack.each() {
                arcana::lift(self.secret.own_mut(seat), card, at as u8);
                if self.open.setup.mode == Mode::Chaos || self.open.setup.boxes == Boxes::One {
                    self.secret.rest.add(card);
                }
            }
            self.whisper(tell, seat, What::Emptied(seat, at as u8));
            return self.push(Step::Fill);
        }
        self.all_ready();
    }

    pub(crate) fn stack_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let (own, laid) = (self.secret.own(seat), self.open.laid[seat.index()]);
        let free: Cards = own.divine.iter().skip(laid.into()).copied().collect();
        out.push(Action::Ready);
        out.extend(free.iter().map(Action::Next));
    }

    /// An Intervention comes next in a seat's order. [3.8]
    pub(crate) fn stacked(&mut self, seat: Seat, card: Card, tell: &mut Ears<'_>) {
        let laid = usize::from(self.open.laid[seat.index()]);
        let own = self.secret.own_mut(seat);
        let from = own.divine.iter().skip(laid).position(|it| *it == card);
        if let Some(from) = from {
            let card = own.divine.remove(laid + from);
            own.divine.insert(laid, card);
        }
        let done = laid + 2 >= own.divine.len();
        self.open.laid[seat.index()] += 1;
        self.whisper(tell, seat, What::Next(seat, card));
        self.say(tell, What::Places(seat));
        if done {
            self.is_ready(seat, tell);
        }
    }

    /// Building is over: what each seat knows of the others is what nobody else can have taken.
    pub(crate) fn built(&mut self, tell: &mut Ears<'_>) {
        self.open.build.on = false;
        self.all_ready();
        self.note_what_is_away();
        let left = std::mem::take(&mut self.secret.packs);
        left.iter().flatten().flat_map(Bag::each).for_each(|card| self.secret.rest.add(card));
        // Where cards lie says nothing: they lie by number until their owner arranges them.
        let listed = self.open.setup.mode == Mode::Predestinazione;
        for seat in self.open.seats() {
            let own = self.secret.own_mut(seat);
            (own.seen, own.vain) = Default::default();
            own.divine.sort_unstable_by_key(|card| (!listed).then_some(*card));
            own.arcana.iter_mut().for_each(|pack| pack.cults.sort_unstable());
            let divine = own.divine.len() as u8;
            self.open.side_mut(seat).divine = divine;
            self.say(tell, What::Built(seat, divine));
        }
    }
}
