//! Chapter 14: dice, and what changes them.

use table::{Seat, Seats};

use crate::event::Ears;
use crate::setup::Change;
use crate::step::{Dice, Step};
use crate::{GodLucky, Side, What};

use super::choices::bits;

impl GodLucky {
    pub(super) fn rolled(&mut self, at: u8, face: u8, tell: &mut Ears<'_>) {
        let die = &mut self.open.dice[usize::from(at)];
        (die.face, die.turned) = (face, false);
        let (seat, sides) = (die.seat, die.sides);
        self.say(tell, What::Rolled(seat, sides, face));
    }

    /// The dice are final: what they were rolled for happens.
    pub(super) fn dice_stand(&mut self, dice: Dice, tell: &mut Ears<'_>) {
        match dice {
            Dice::Move(seat) => {
                let n = self.open.dice.first().map_or(1, crate::Die::total);
                self.moves(seat, n, tell);
            }
            Dice::Fight => self.fought(tell),
            Dice::Capture(seat, folly) => self.faced(seat, folly, tell),
            Dice::Card(seat, script, quiet) => {
                let n = self.open.dice.first().map_or(1, crate::Die::total);
                self.owe();
                if let Some(line) = self.open.tables().line(script) {
                    self.do_next(seat, line.inner[usize::from(n.clamp(1, 3)) - 1], quiet, tell);
                }
            }
        }
    }

    /// The faces that a die may be set to, as bits: its own [14.6], not the one it shows.
    pub(super) fn faces(&self, die: u8) -> u32 {
        let die = self.open.dice[usize::from(die)];
        bits(1, die.sides) & !(1 << die.face)
    }

    pub(super) fn set_face(&mut self, seat: Seat, at: u8, face: u8, tell: &mut Ears<'_>) {
        let die = &mut self.open.dice[usize::from(at)];
        (die.face, die.turned) = (face, true);
        let whose = die.seat;
        self.say(tell, What::Set(seat, whose, face));
    }

    /// A die is chosen, to be set or to be rolled again.
    pub(super) fn which(&mut self, seat: Seat, at: u8, set: bool, tell: &mut Ears<'_>) {
        self.say(tell, What::Which(seat, at));
        match set {
            true => self.then(&[Step::SetFace(seat, at)]),
            false => self.roll_again(seat, at, tell),
        }
    }

    pub(super) fn roll_again(&mut self, seat: Seat, at: u8, tell: &mut Ears<'_>) {
        let whose = self.open.dice[usize::from(at)].seat;
        self.say(tell, What::Rerolls(seat, whose));
        self.then(&[Step::Roll(at)]);
    }

    /// The die that a seat has on the table.
    pub(super) fn own_die(&self, seat: Seat) -> Option<u8> {
        self.open.dice.iter().position(|die| die.seat == Some(seat)).map(|at| at as u8)
    }

    /// Additions go beyond the faces [14.6].
    pub(super) fn add_to_die(&mut self, seat: Seat, more: u8, tell: &mut Ears<'_>) {
        if let Some(at) = self.own_die(seat) {
            self.open.dice[usize::from(at)].bonus += more;
            self.say(tell, What::Added(seat, more));
        }
    }

    /// Folle accelerato: the die is changed now [17.1], by choice or by another roll [17.8]; the Corruption is paid when the
    /// roll has been used [17.2].
    pub(super) fn change(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let Some(at) = self.own_die(seat) else { return };
        self.open.place_mut(seat).changed = true;
        self.open.dice[usize::from(at)].owed = true;
        self.say(tell, What::Changes(seat));
        match self.open.setup.change {
            Change::Choose => self.then(&[Step::SetFace(seat, at)]),
            Change::Reroll => self.then(&[Step::Roll(at)]),
        }
    }

    /// [17.2] The roll takes effect; what was paid for it is due afterwards, whatever else happens meanwhile.
    pub(super) fn owe(&mut self) {
        let owing = |die: &mut crate::Die| die.seat.filter(|_| std::mem::take(&mut die.owed));
        let seats: Seats = self.open.dice.iter_mut().filter_map(owing).collect();
        if !seats.is_empty() {
            self.then(&[Step::Price(seats)]);
        }
    }

    /// [17.2] A point of Corruption toward madness each.
    pub(super) fn pay(&mut self, seats: Seats, tell: &mut Ears<'_>) {
        for seat in seats.iter() {
            self.then(&[Step::Check]);
            let by = if self.side(seat) == Some(Side::Evil) { -1 } else { 1 };
            self.corrupt(seat, by, tell);
        }
    }
}
