//! Chapter 4: the board that grows, and the pawns on it.

use table::{Seat, Seats};

use super::choices::{Choices, Each, bits};
use crate::event::Ears;
use crate::open::Spot;
use crate::secret::Trap;
use crate::step::{Step, Why, Window};
use crate::{Action, Back, GodLucky, Haven, What, setup};

impl GodLucky {
    /// A mad one chooses its direction before the roll [17.9].
    pub(super) fn aim(&mut self, seat: Seat, back: bool, tell: &mut Ears<'_>) {
        self.say(tell, What::Heads(seat, back));
        self.open.backward = Some(back);
        self.roll_to_move(seat);
    }

    /// The roll to move is final.
    pub(super) fn moves(&mut self, seat: Seat, n: u8, tell: &mut Ears<'_>) {
        match self.open.backward {
            _ if !self.moves_madly(seat) => self.head(seat, n, false, tell),
            Some(back) => self.head(seat, n, back, tell),
            None => self.then(&[Step::Head(seat, n)]),
        }
    }

    /// A mad one chooses its direction after the roll [7.4].
    pub(super) fn turn_to(&mut self, seat: Seat, n: u8, back: bool, tell: &mut Ears<'_>) {
        self.say(tell, What::Heads(seat, back));
        self.head(seat, n, back, tell);
    }

    /// The pawn sets out so many spaces along the path [4.1], forward or, if mad, back, past the start space too [7.4].
    fn head(&mut self, seat: Seat, n: u8, back: bool, tell: &mut Ears<'_>) {
        let Spot::Board(from) = self.open.place(seat).spot else { return };
        let laid = self.open.board.len() as u8;
        let to = if back { (from + laid - n % laid) % laid } else { from + n };
        self.go(seat, from, to, laid, tell);
    }

    /// Lays what is missing on the way, and no more [4.3]; of the cards laid the last is resolved [4.4]. When the supply is over
    /// the way goes on from the start [4.5].
    pub(super) fn go(&mut self, seat: Seat, from: u8, to: u8, laid: u8, tell: &mut Ears<'_>) {
        let length = self.open.board.len() as u8;
        if to >= length && self.open.supply != 0 {
            return self.then(&[Step::Lay(seat), Step::Go { seat, from, to, laid }]);
        }
        let fresh = to >= laid && to < length;
        let to = to % length;
        self.open.place_mut(seat).spot = Spot::Board(to);
        self.say(tell, What::Moved(seat, from, to));
        if self.open.dice.iter().any(|die| die.owed) {
            self.then(&[Step::Arrive { seat, from, fresh }]);
            return self.owe();
        }
        self.arrive(seat, from, fresh, tell);
    }

    /// The last card laid heralds the second phase [5.3].
    pub(super) fn lay(&mut self, card: u8, tell: &mut Ears<'_>) {
        self.put(card, tell);
        self.open.dawn = self.open.supply == 0;
    }

    /// A trap first; then what can be done here: a duty to fight leaves no choice [8.4]. While all are mad, nothing [7.9].
    pub(super) fn arrive(&mut self, seat: Seat, from: u8, fresh: bool, tell: &mut Ears<'_>) {
        let Spot::Board(at) = self.open.place(seat).spot else { return };
        if self.open.wild {
            return;
        }
        if let Some(trap) = self.trap_for(seat, at) {
            // Once more without this trap: another may lie here.
            self.then(&[Step::Arrive { seat, from, fresh }]);
            return self.spring(seat, trap, tell);
        }
        let mad = self.open.place(seat).mad;
        let duty = self.open.tables().is_duty(self.open.board[usize::from(at)]);
        if duty && mad {
            return self.then(&[Step::Choose(seat, Why::Foe), Step::Check]);
        }
        // Who could return needs no look at who stands here.
        let free = !mad && self.may_return(fresh) || !self.foes_here(seat).is_empty();
        match free && !duty {
            true => self.then(&[Step::Arrived { seat, from, fresh }]),
            false if mad => {}
            false => self.resolve(seat, at, tell),
        }
    }

    /// To resolve the card [4.6], to go back [4.7] from one that was laid before [4.8] where that is allowed [17.6], or to fight
    /// one of those who stand there [8.2] [8.3]. A mad one fights or passes [7.5].
    pub(super) fn arrival_choices(&self, seat: Seat, fresh: bool) -> Choices {
        let (first, second) = match self.open.place(seat).mad {
            true => (Action::Pass, None),
            false => (Action::Resolve, self.may_return(fresh).then_some(Action::Return)),
        };
        Choices::new(Some(first), second, Each::Fight(self.foes_here(seat)))
    }

    /// May who arrives go back?
    pub(super) fn may_return(&self, fresh: bool) -> bool {
        match self.open.second {
            true => self.open.setup.back == setup::Back::Both,
            false => !fresh,
        }
    }

    /// Whom a seat may fight where it arrived: nobody at the start space [8.3], unless that protects only until the first god
    /// has left it, before whom nobody can arrive there [17.11].
    fn foes_here(&self, seat: Seat) -> Seats {
        let spot = self.open.place(seat).spot;
        match spot {
            Spot::Board(0) if self.open.setup.start == Haven::Always => Seats::NONE,
            Spot::Board(_) => {
                let here = self.open.those(|place| place.spot == spot).without(seat);
                if here.is_empty() {
                    here
                } else {
                    self.foes(seat).iter().filter(|foe| here.has(*foe)).collect()
                }
            }
            Spot::Portal(..) => Seats::NONE,
        }
    }

    /// One or the other: the card, the way back, or a fight in place of the card [8.2].
    pub(super) fn settle(&mut self, seat: Seat, from: u8, action: Action, tell: &mut Ears<'_>) {
        let Spot::Board(at) = self.open.place(seat).spot else { return };
        match action {
            Action::Resolve => self.resolve(seat, at, tell),
            Action::Return => {
                self.open.place_mut(seat).spot = Spot::Board(from);
                self.say(tell, What::Returned(seat, from));
            }
            Action::Fight(other) => {
                self.then(&[Step::Check]);
                self.fight(seat, other, tell);
            }
            // A mad one stays where it is.
            Action::Pass => {}
            _ => table::impossible("arriving", action),
        }
    }

    fn resolve(&mut self, seat: Seat, at: u8, tell: &mut Ears<'_>) {
        let card = self.open.board[usize::from(at)];
        self.say(tell, What::Resolves(seat, card));
        self.do_next(seat, self.open.tables().board(card), false, tell);
    }

    /// Any other laid card, as bits by its place.
    pub(super) fn destinations(&self, seat: Seat) -> u32 {
        match self.open.place(seat).spot {
            Spot::Board(at) => self.laid() & !(1 << at),
            Spot::Portal(..) => self.laid(),
        }
    }

    /// The places of the path where a card lies, as bits.
    fn laid(&self) -> u32 {
        bits(0, self.open.board.len() as u8 - 1)
    }

    /// To a space chosen, in place of the roll.
    pub(super) fn travel(&mut self, seat: Seat, to: u8, tell: &mut Ears<'_>) {
        let Spot::Board(from) = self.open.place(seat).spot else { return };
        self.open.place_mut(seat).spot = Spot::Board(to);
        self.say(tell, What::Moved(seat, from, to));
        self.arrive(seat, from, false, tell);
    }

    /// A trap that lies here for the seat: another player's [11.16]; none for the mad [7.5].
    fn trap_for(&self, seat: Seat, at: u8) -> Option<Trap> {
        let found = self.secret.traps.iter().find(|trap| trap.at == at && trap.owner != seat);
        found.filter(|_| !self.open.place(seat).mad).copied()
    }

    /// One Faith is lost, and the object is discarded [11.16].
    fn spring(&mut self, seat: Seat, trap: Trap, tell: &mut Ears<'_>) {
        self.secret.traps.retain(|other| *other != trap);
        self.forget(trap.card);
        self.open.discards.push(trap.card);
        self.say(tell, What::Sprung(seat, trap.owner, trap.card));
        let loss = Window::Loss { seat, amount: 1, fight: false };
        self.then(&[Step::Open(loss), Step::Check]);
    }

    /// Where a trap may lie, as bits: a laid card without one of one's own [11.15].
    pub(super) fn trap_places(&self, seat: Seat) -> u32 {
        let own = self.secret.traps.iter().filter(|trap| trap.owner == seat);
        own.fold(self.laid(), |free, trap| free & !(1 << trap.at))
    }

    /// The place is chosen, the card comes next.
    pub(super) fn snare(&mut self, seat: Seat, at: u8, left: u8, tell: &mut Ears<'_>) {
        self.say(tell, What::Snare(seat, at));
        self.then(&[Step::Bait(seat, at, left)]);
    }

    pub(super) fn lay_trap(&mut self, seat: Seat, at: u8, card: crate::Card, left: u8, tell: &mut Ears<'_>) {
        let back: Back = self.secret.back(card, &self.open);
        self.secret.hands[seat.index()].remove(card);
        self.open.place_mut(seat).objects -= 1;
        self.secret.fresh.remove(card);
        self.secret.traps.push(Trap { at, owner: seat, card });
        self.secret.traps.sort_unstable();
        self.say(tell, What::Trap(seat, at, back));
        // Whoever knew the card knows it where it lies.
        match self.open.public.has(card) {
            true => self.say(tell, What::Laying(seat, card)),
            false => self.whisper(tell, back.seen.with(seat), What::Laying(seat, card)),
        }
        if left > 1 && self.open.place(seat).objects > 0 {
            self.then(&[Step::Trap(seat, left - 1, false)]);
        }
    }
}
