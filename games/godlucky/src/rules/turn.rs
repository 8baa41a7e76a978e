//! Chapters 3 and 5: how a turn begins and ends, the phases, what may be used before moving.

use arrayvec::ArrayVec;
use table::{Seat, impossible};

use super::choices::{Choices, Each, bits};
use crate::cards::tables::Occasion;
use crate::event::Ears;
use crate::open::{Die, SEATS, Spot};
use crate::step::{Dice, Step, Window};
use crate::{Action, Direction, GodLucky, Points, Portal, What};

impl GodLucky {
    /// A turn begins: what was face up turns down, what was received is usable, swaps of its seat end [3.1], once is once
    /// again [3.4]; turns to lose are lost whole [3.2]. The cap comes first [16.6].
    pub(super) fn begin(&mut self, seat: Seat, extra: bool, tell: &mut Ears<'_>) {
        if self.open.turns >= self.open.setup.rounds * u16::from(self.open.setup.seats) {
            return self.cap(tell);
        }
        // [5.3] It begins with the next player: an extra turn of the one who laid the last card still belongs to the first.
        if !extra && std::mem::take(&mut self.open.dawn) {
            self.open.second = true;
            self.say(tell, What::Second);
        }
        let hand = self.secret.hands[seat.index()];
        self.open.turns += 1;
        (self.open.active, self.open.extra, self.open.again) = (seat, extra, false);
        self.open.up = self.open.up.less(hand);
        self.secret.fresh = self.secret.fresh.less(hand);
        let place = self.open.place_mut(seat);
        (place.spent, place.changed) = (false, false);
        self.say(tell, What::Turn(seat, extra));
        self.restore(|swap| swap.by == seat, tell);
        self.then(&[Step::End(seat)]);
        // [7.9] It begins with the next player: an extra turn of the one who drew the event is an ordinary one.
        self.open.wild = self.open.frenzy > 0 && !extra;
        self.open.frenzy -= u8::from(self.open.wild);
        let place = self.open.place_mut(seat);
        // In Heaven or Hell it stays where it is [9.9].
        if place.skip > 0 {
            place.skip -= 1;
            return self.say(tell, What::Skipped(seat));
        }
        // [7.10] Heaven and Hell hold who is inside.
        if self.open.wild && matches!(self.open.place(seat).spot, Spot::Portal(..)) {
            return self.say(tell, What::Still(seat));
        }
        self.then(&[Step::Turn(seat)]);
        self.open_window(Window::Start(seat), tell);
    }

    /// Ends swaps of points [15.1].
    pub(super) fn restore(&mut self, ends: impl Fn(&crate::Swap) -> bool, tell: &mut Ears<'_>) {
        if self.open.swaps.is_empty() {
            return;
        }
        for swap in self.open.swaps.clone() {
            if ends(&swap) {
                self.say(tell, What::Restored(swap.by, swap.with, swap.points));
            }
        }
        self.open.swaps.retain(|swap| !ends(swap));
    }

    /// A mad one has nothing to do but to move [7.4], nor has anybody while all are mad [7.9].
    pub(super) fn take_turn(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let place = *self.open.place(seat);
        if let Spot::Portal(portal, 3) = place.spot {
            self.leave(seat, portal, tell);
        }
        match self.moves_madly(seat) {
            true if self.open.setup.mad == Direction::Before => self.then(&[Step::Aim(seat)]),
            true => self.roll_to_move(seat),
            false => self.then(&[Step::Main(seat)]),
        }
    }

    /// Does the seat move like the mad in this turn [7.4], [7.9]?
    pub(super) fn moves_madly(&self, seat: Seat) -> bool {
        self.open.wild || self.open.place(seat).mad
    }

    /// The D3 on the board [4.2], the D6 of the mad [14.5].
    pub(super) fn roll_to_move(&mut self, seat: Seat) {
        let sides = if self.moves_madly(seat) { 6 } else { 3 };
        self.roll_for(Die::new(Some(seat), sides), Dice::Move(seat));
    }

    /// A single die, and the window on it.
    pub(super) fn roll_for(&mut self, die: Die, what: Dice) {
        self.open.dice.clear();
        self.open.dice.push(die);
        self.then(&[Step::Roll(0), Step::Open(Window::Dice(what))]);
    }

    /// What the seat may do before it moves, and the ways to move: there is no turn without one [3.3], [4.2].
    pub(super) fn main_choices(&self, seat: Seat) -> Choices {
        let moves = if self.is_on_board(seat) { Action::Roll } else { Action::Step };
        let usable = self.usable(seat).and(self.open.tables().serving(Occasion::Turn));
        let serving = usable.iter().filter(|card| self.serves(seat, *card)).collect();
        let ability = self.can_use_ability(seat).then_some(Action::Ability);
        Choices::new(Some(moves), ability, Each::Use(serving))
    }

    /// Does the pawn stand on the board, not in Heaven or Hell?
    #[inline]
    pub(crate) fn is_on_board(&self, seat: Seat) -> bool {
        matches!(self.open.place(seat).spot, Spot::Board(_))
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action, tell: &mut Ears<'_>) {
        match action {
            Action::Roll => self.roll_to_move(seat),
            Action::Step => {
                if let Spot::Portal(portal, step) = self.open.place(seat).spot {
                    self.enter(seat, portal, step + 1, tell);
                }
            }
            Action::Use(card) => self.use_in_turn(seat, card, tell),
            Action::Ability => self.use_ability(seat, tell),
            _ => impossible(Step::Main(seat), action),
        }
    }

    /// Another turn of the same seat follows at once [3.5], else the next in order of play [2.2].
    pub(super) fn end_turn(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        self.open.dice.clear();
        self.open.coin = None;
        self.open.backward = None;
        self.open.wild = false;
        self.restore(|swap| swap.fight, tell);
        self.open.fight = None;
        let next = self.open.next.take();
        let again = std::mem::take(&mut self.open.again) && next.is_none();
        let follows = if again { seat } else { next.unwrap_or_else(|| self.open.after(seat)) };
        self.then(&[Step::Begin(follows, again)]);
        // A turn that was cut short may have left an effect's end unseen.
        self.check(tell);
    }

    /// Drops everything of the turn in progress but its end, and what is still to be paid [17.2].
    pub(super) fn cut_turn(&mut self) {
        // Each seat changes a die once until its next turn [17.1]: no more prices than seats.
        let mut due: ArrayVec<Step, SEATS> = ArrayVec::new();
        while let Some(step) = self.open.agenda.next().filter(|step| !matches!(step, Step::End(_))) {
            self.open.agenda.pop();
            if matches!(step, Step::Price(_)) {
                due.push(step);
            }
        }
        self.then(&due);
    }

    /// The pawn leaves a portal [9.5]: from Heaven to the start [9.6], from Hell to the last laid card [9.7].
    pub(super) fn leave(&mut self, seat: Seat, portal: Portal, tell: &mut Ears<'_>) {
        let to = match portal {
            Portal::Heaven => 0,
            Portal::Hell => (self.open.board.len() as u8).saturating_sub(1),
        };
        self.open.place_mut(seat).spot = Spot::Board(to);
        self.say(tell, What::Left(seat, portal));
    }

    /// The start of a Corruption as printed on the character.
    pub(super) fn first_corruption(&self, seat: Seat) -> u8 {
        let god = self.open.place(seat).god.unwrap_or(0);
        self.open.setup.cards.gods[usize::from(god)].corruption
    }

    /// The most that both could lose of these points: what a stake may be [14.2]; one is always possible [14.4].
    pub(super) fn stakes(&self, seat: Seat, with: Seat) -> Choices {
        const CORRUPTION: u8 = 16;
        let stake = |number: u8| match number.checked_sub(CORRUPTION) {
            None => Action::Stake(Points::Faith, number),
            Some(number) => Action::Stake(Points::Corruption, number),
        };
        let [faith, corruption] = Points::ALL.map(|of| bits(1, self.most(seat, with, of)));
        Choices::each(Each::Number(stake, faith | corruption << CORRUPTION))
    }

    /// The most of these points that a seat may stake against another.
    pub(super) fn most(&self, seat: Seat, with: Seat, points: Points) -> u8 {
        self.least(seat, with, points).min(self.open.stake).max(1)
    }

    /// What the one of two who has fewer of these points has.
    pub(super) fn least(&self, seat: Seat, with: Seat, points: Points) -> u8 {
        let of = |seat: Seat| match points {
            Points::Faith => self.open.place(seat).faith,
            Points::Corruption => self.open.place(seat).corruption,
        };
        of(seat).min(of(with))
    }
}
