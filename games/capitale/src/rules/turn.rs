//! Chapters 5, 6 and 10: the turn from its beginning to its end.

use arrayvec::ArrayVec;
use table::{Ears, Seat};

use crate::cards::{Change, Heed, Keyword, Rule, When};
use crate::open::{At, CARDS, CITIES, How, Phase, Time};
use crate::setup::Lay;
use crate::step::{Step, Window};
use crate::{Action, Capitale, Card, Event, Open, Unit, What};

impl Capitale {
    /// Cards untap, a card is drawn (not in the first turn of a duel), then the opening and the main phase. [5.1] [5.3]
    pub(super) fn begin(&mut self, tell: &mut Ears<'_, Event>) {
        self.open.turn += 1;
        self.open.turns += 1;
        self.open.phase = Phase::Opening;
        (self.open.opened, self.open.quicks, self.open.stirred) = (0, [0; 2], 0);
        let (seat, turn) = (self.open.active, self.open.turn);
        self.say(tell, What::Turn(seat, turn));
        self.untap(seat);
        self.open.agenda.then(&[Step::Settle, Step::Upkeep, Step::Settle, Step::Opening, Step::Main]);
        if turn > 1 {
            self.open.agenda.push(Step::Draw(seat));
        }
    }

    /// One's own, but for Heavy and stunned ones. [5.2] [13.12] [14.5]
    fn untap(&mut self, seat: Seat) {
        self.open.refresh();
        for at in 0..self.open.units.len() {
            let unit = &self.open.units[at];
            let stays = unit.stunned || self.open.has(unit, Keyword::Heavy);
            let unit = &mut self.open.units[at];
            (unit.moved, unit.used) = (false, 0);
            if unit.owner == seat {
                unit.tapped &= stays;
                unit.stunned = false;
            }
        }
        self.open.touch(Heed::TAPS);
    }

    /// What is set off at the beginning, after the draw. [5.4]
    pub(super) fn upkeep(&mut self) {
        self.set_off_all(self.open.active, When::Begin);
    }

    /// Is anything left to be opened? Known to all: cards in hand, or face-down ones. [5.5] [13.14] [14.14]
    pub(crate) fn may_open(&self) -> bool {
        let seat = self.open.active;
        let more = |rule: &Rule| if let Rule::Opening(n) = rule { *n } else { 0 };
        let most = self.open.more[seat.index()].saturating_add(1 + self.open.sum(seat, more));
        let anything = match self.open.switches.set {
            Lay::Up => self.open.hands[seat.index()] > 0,
            Lay::Down => self.open.down.iter().any(|down| down.owner == seat),
        };
        self.open.opened < most && anything
    }

    /// A card of the hand, or a face-down one; none has to be. [5.5] [17.6] [17.8]
    pub(super) fn opening_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Skip);
        match self.open.switches.set {
            Lay::Up => {
                let hand = self.secret.own(seat).hand.iter().map(|(card, _)| card);
                out.extend(hand.filter(|card| self.can_play(seat, *card)).map(Action::Open));
            }
            Lay::Down => out.extend(self.turnable(seat, None).map(Action::Turn)),
        }
    }

    pub(super) fn can_play(&self, seat: Seat, card: Card) -> bool {
        self.bars_playing(seat, card).is_none()
    }

    pub(super) fn opening(&mut self, seat: Seat, action: Action, tell: &mut Ears<'_, Event>) {
        match action {
            Action::Open(card) => {
                self.open.agenda.push(Step::Opening);
                self.open.opened += 1;
                self.pick(seat, card);
                self.say(tell, What::Opened(seat, card));
                self.set_off_all(Open::rival(seat), When::RivalPlays);
                self.put_down(seat, card, None, None);
            }
            Action::Turn(id) => {
                self.open.agenda.push(Step::Opening);
                self.open.opened += 1;
                self.turn_up(seat, id, None, tell);
            }
            _ => {
                self.say(tell, What::Skipped(seat));
                self.opening_done();
            }
        }
    }

    /// What was granted beyond the usual is over with the phase. [14.14]
    pub(super) fn opening_done(&mut self) {
        self.open.more[self.open.active.index()] = 0;
        self.open.phase = Phase::Main;
    }

    /// Everything that may be done in the main phase; nothing has to be. [1.7] [6.1] [11.1] [17.7] [17.10]
    pub(super) fn main_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let mut own: ArrayVec<&Unit, CARDS> = ArrayVec::new();
        own.extend(self.open.units.iter().filter(|unit| unit.owner == seat));
        own.sort_unstable_by_key(|unit| unit.id);
        let characters = || own.iter().filter(|unit| self.open.is_character(unit));
        out.push(Action::End);
        if self.open.switches.set == Lay::Down {
            out.extend(self.quick_downs(seat, None).map(Action::Turn));
            for (card, _) in self.secret.own(seat).hand.iter() {
                out.extend((0..CITIES as u8).map(|city| Action::Lay(card, city)));
            }
        }
        for unit in characters().filter(|unit| unit.at == At::Field) {
            out.extend((0..CITIES as u8).map(|city| Action::Set(unit.id, city)));
        }
        for unit in characters() {
            out.extend(self.walks(unit).map(|city| Action::Move(unit.id, city)));
        }
        own.iter().for_each(|unit| self.uses(unit, false, out));
        self.quicks(seat, out);
        out.extend(
            characters().filter(|unit| self.bars_leading(unit).is_none()).map(|unit| Action::Attack(unit.id)),
        );
    }

    /// The Quick cards of the hand that may be played. [11.1] [11.3]
    pub(super) fn quicks(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.secret.own(seat).hand.iter().map(|(card, _)| card);
        out.extend(hand.filter(|card| self.is_playable_quick(seat, *card)).map(Action::Quick));
    }

    /// One thing after the other, until the end phase with its window. [6.1] [10.1]
    pub(super) fn act(&mut self, seat: Seat, action: Action, tell: &mut Ears<'_, Event>) {
        if action == Action::End {
            self.say(tell, What::Ends(seat));
            self.open.phase = Phase::End;
            let (window, trim) = (Step::Window(Window::End), Step::Trim(seat));
            let evening = [window, Step::Evening, Step::Settle, Step::Wipe, trim, Step::Settle, Step::Pass];
            return self.open.agenda.then(&evening);
        }
        self.open.agenda.then(&[Step::Settle, Step::Main]);
        match action {
            Action::Set(id, city) => self.set(id, city, tell),
            Action::Move(id, city) => self.walk(id, city, tell),
            Action::Use(id, at) => self.use_ability(id, at, None, tell),
            Action::Quick(card) => self.quick(seat, card, None, tell),
            Action::Attack(id) => self.attack(seat, id, tell),
            Action::Lay(card, city) => self.lay(seat, card, city, tell),
            Action::Turn(id) => self.quick_down(seat, id, None, tell),
            _ => table::impossible(Step::Main, action),
        }
    }

    /// A card is laid face down at a city. [17.7]
    fn lay(&mut self, seat: Seat, card: Card, city: u8, tell: &mut Ears<'_, Event>) {
        let id = self.open.free_id();
        self.pick(seat, card);
        // Nobody but its owner knows which card was laid: nothing is certain of this hand any more.
        self.open.known[seat.index()] = crate::Bag::EMPTY;
        self.open.down.push(crate::Down { id, owner: seat, city });
        self.secret.lay(id, card);
        let spot = self.spot(city);
        self.say(tell, What::Laid(seat, spot));
        self.whisper(tell, seat, What::LaidCard(seat, card, spot));
    }

    /// What is set off at the end of a turn. [10.1] [12.6]
    pub(super) fn evening(&mut self) {
        self.set_off_all(self.open.active, When::End);
    }

    /// All damage is gone, what lasted for the turn ends. [10.2] [14.4]
    pub(super) fn wipe(&mut self, tell: &mut Ears<'_, Event>) {
        let any = self.open.units.iter().any(|unit| unit.damage > 0);
        for unit in &mut self.open.units {
            self.open.stale |= unit.gained != 0 || unit.boost != Change::default();
            (unit.damage, unit.shield, unit.gained, unit.boost) = (0, 0, 0, Change::default());
        }
        self.open.touch(Heed::DAMAGE);
        if any {
            self.say(tell, What::Wiped);
        }
        self.open.agenda.push(Step::Settle);
    }

    /// The turn is over: with the time over, more cities win the duel. [5.1] [16.2]
    pub(super) fn pass(&mut self, tell: &mut Ears<'_, Event>) {
        if self.open.time != Time::Runs {
            self.open.time = Time::Over;
            let [one, two] = [Seat::new(0), Seat::new(1)];
            let leader = match self.open.cities_of(one).cmp(&self.open.cities_of(two)) {
                std::cmp::Ordering::Greater => Some(one),
                std::cmp::Ordering::Less => Some(two),
                std::cmp::Ordering::Equal => None,
            };
            if let Some(leader) = leader {
                return self.duel_over(leader, How::Time, tell);
            }
        }
        self.open.active = Open::rival(self.open.active);
        self.open.touch(Heed::TURN);
        self.open.agenda.push(Step::Begin);
    }
}
