//! Chapter 4: the board that grows, and the pawns on it.

use table::Seat;

use crate::event::Ears;
use crate::open::Spot;
use crate::secret::Trap;
use crate::step::{Step, Why};
use crate::{Action, Back, GodLucky, What};

impl GodLucky {
    /// A mad one chooses its direction before the roll [17.9].
    pub(super) fn aim(&mut self, seat: Seat, back: bool, tell: &mut Ears<'_>) {
        self.say(tell, What::Heads(seat, back));
        self.open.backward = Some(back);
        self.roll_to_move(seat);
    }

    /// The roll to move is final.
    pub(super) fn moves(&mut self, seat: Seat, n: u8) {
        match self.open.backward {
            _ if !self.moves_madly(seat) => self.head(seat, n, false),
            Some(back) => self.head(seat, n, back),
            None => self.push(Step::Head(seat, n)),
        }
    }

    /// A mad one chooses its direction after the roll [7.4].
    pub(super) fn turn_to(&mut self, seat: Seat, n: u8, back: bool, tell: &mut Ears<'_>) {
        self.say(tell, What::Heads(seat, back));
        self.head(seat, n, back);
    }

    /// The pawn sets out so many spaces along the path [4.1], forward or, if mad, back, past the start space too [7.4].
    pub(super) fn head(&mut self, seat: Seat, n: u8, back: bool) {
        let Spot::Board(from) = self.open.place(seat).spot else { return };
        let laid = self.open.board.len() as u8;
        let to = if back { (from + laid - n % laid) % laid } else { from + n };
        self.push(Step::Go { seat, from, to, laid });
    }

    /// Lays what is missing on the way, and no more [4.3]; of the cards laid the last is resolved [4.4]. When the supply is over
    /// the way goes on from the start [4.5].
    pub(super) fn go(&mut self, seat: Seat, from: u8, to: u8, laid: u8, tell: &mut Ears<'_>) {
        let length = self.open.board.len() as u8;
        if to >= length && self.open.supply != 0 {
            self.push(Step::Go { seat, from, to, laid });
            return self.push(Step::Lay(seat));
        }
        let fresh = to >= laid && to < length;
        let to = to % length;
        self.open.place_mut(seat).spot = Spot::Board(to);
        self.say(tell, What::Moved(seat, from, to));
        self.push(Step::Arrive { seat, from, fresh });
        self.owe();
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
            self.push(Step::Arrive { seat, from, fresh });
            return self.spring(seat, trap, tell);
        }
        if self.space(at).is_duty() {
            return match self.open.place(seat).mad {
                true => {
                    self.push(Step::Check);
                    self.push(Step::Choose(seat, Why::Foe));
                }
                false => self.resolve(seat, at, tell),
            };
        }
        let mut options = Vec::new();
        self.arrival_options(seat, fresh, &mut options);
        match options.as_slice() {
            [Action::Resolve] => self.resolve(seat, at, tell),
            [Action::Pass] => {}
            _ => self.push(Step::Arrived { seat, from, fresh }),
        }
    }

    /// The card at a place of the path.
    pub(super) fn space(&self, at: u8) -> &'static crate::Space {
        &self.open.setup.cards.cards().board[usize::from(self.open.board[usize::from(at)])]
    }

    /// To resolve the card [4.6], to go back [4.7] from one that was laid before [4.8] where that is allowed [17.6], or to fight
    /// one of those who stand there [8.2], not at the start space [8.3]. A mad one fights or passes [7.5].
    pub(super) fn arrival_options(&self, seat: Seat, fresh: bool, out: &mut Vec<Action>) {
        let Spot::Board(at) = self.open.place(seat).spot else { return };
        let mad = self.open.place(seat).mad;
        if mad {
            out.push(Action::Pass);
        } else {
            out.push(Action::Resolve);
            let first = !self.open.second;
            let allowed = self.open.setup.back == crate::setup::Back::Both || first;
            if allowed && !(fresh && first) {
                out.push(Action::Return);
            }
        }
        // [8.3] Nobody fights at the start space.
        if at > 0 {
            let here = |other: &Seat| self.open.place(*other).spot == Spot::Board(at);
            out.extend(self.foes(seat).iter().filter(here).map(Action::Fight));
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
                self.push(Step::Check);
                self.push(Step::Fight(seat, other));
            }
            _ => {}
        }
    }

    fn resolve(&mut self, seat: Seat, at: u8, tell: &mut Ears<'_>) {
        self.say(tell, What::Resolves(seat, self.open.board[usize::from(at)]));
        self.push(Step::Do(seat, &self.space(at).effects, false));
    }

    /// Any other laid card.
    pub(super) fn destinations(&self, seat: Seat, out: &mut Vec<Action>) {
        let here = self.open.place(seat).spot;
        let all = 0..self.open.board.len() as u8;
        out.extend(all.filter(|at| Spot::Board(*at) != here).map(Action::Space));
    }

    /// To a space chosen, in place of the roll.
    pub(super) fn travel(&mut self, seat: Seat, to: u8, tell: &mut Ears<'_>) {
        let Spot::Board(from) = self.open.place(seat).spot else { return };
        self.open.place_mut(seat).spot = Spot::Board(to);
        self.say(tell, What::Moved(seat, from, to));
        self.push(Step::Arrive { seat, from, fresh: false });
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
        self.push(Step::Check);
        self.lose(seat, 1, false);
    }

    /// Where a trap may lie: a laid card without one of one's own [11.15].
    pub(super) fn trap_options(&self, seat: Seat, first: bool, out: &mut Vec<Action>) {
        if !first {
            out.push(Action::Pass);
        }
        let free = |at: &u8| !self.secret.traps.iter().any(|trap| trap.at == *at && trap.owner == seat);
        out.extend((0..self.open.board.len() as u8).filter(free).map(Action::Space));
    }

    /// The place is chosen, the card comes next.
    pub(super) fn snare(&mut self, seat: Seat, at: u8, left: u8, tell: &mut Ears<'_>) {
        self.say(tell, What::Snare(seat, at));
        self.push(Step::Bait(seat, at, left));
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
            self.push(Step::Trap(seat, left - 1, false));
        }
    }
}
