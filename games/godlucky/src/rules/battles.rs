//! Chapter 8: fights, with other players and with the Folle Etto: on arrival or by a card, never else [8.1].

use table::{Seat, Seats};

use crate::event::{Ears, Sum};
use crate::open::{Die, Fight, Place, Spot};
use crate::step::{Dice, Step, Window};
use crate::{Ending, GodLucky, Points, What};

/// What a mad one fights with.
pub(crate) const MADNESS: u8 = 8;

impl GodLucky {
    /// Whom the seat may fight: who stands on the board [8.4], not in Heaven or Hell [9.8]; the mad do not fight each other
    /// [7.6], and while everybody is mad nobody does [7.9].
    pub(super) fn foes(&self, seat: Seat) -> Seats {
        if self.open.wild || !self.is_on_board(seat) {
            return Seats::NONE;
        }
        let sane = !self.open.place(seat).mad;
        let fights = |place: &Place| matches!(place.spot, Spot::Board(_)) && (sane || !place.mad);
        self.open.those(fights).without(seat)
    }

    /// Nobody refuses [8.2], nobody moves [8.5].
    pub(super) fn fight(&mut self, by: Seat, with: Seat, tell: &mut Ears<'_>) {
        self.say(tell, What::Fight(by, Some(with)));
        self.face_off(by, Some(with), Dice::Fight);
    }

    /// Faces the Folle Etto himself [13.11].
    pub(super) fn capture(&mut self, seat: Seat, folly: u8, tell: &mut Ears<'_>) {
        self.say(tell, What::Fight(seat, None));
        self.face_off(seat, None, Dice::Capture(seat, folly));
    }

    fn face_off(&mut self, by: Seat, with: Option<Seat>, dice: Dice) {
        self.open.fight = Some(Fight { by, with, extra: 0 });
        self.open.dice.clear();
        self.open.dice.push(Die::new(Some(by), 6));
        self.open.dice.push(Die::new(with, 6));
        self.then(&[Step::Roll(0), Step::Roll(1), Step::Open(Window::Dice(dice)), Step::Peace]);
    }

    /// What a seat brings into a fight before the die: the Faith that it shows [6.1], [15.2], or madness [7.3].
    pub(super) fn might(&self, seat: Seat) -> u8 {
        if self.open.place(seat).mad { MADNESS } else { self.open.shown(seat, Points::Faith) }
    }

    /// The dice are final: the higher total wins [8.6], and takes a point of Faith [8.7] unless madness is about.
    pub(super) fn fought(&mut self, tell: &mut Ears<'_>) {
        let (Some(Fight { by, with: Some(with), .. }), &[a, b]) =
            (self.open.fight, self.open.dice.as_slice())
        else {
            return;
        };
        let sum = |seat, die: Die| Sum::of(self.might(seat), die.total());
        let (mine, yours) = (sum(by, a), sum(with, b));
        self.say(tell, What::Strength(by, mine, Some(with), yours));
        self.owe();
        let (winner, loser) = match mine.total().cmp(&yours.total()) {
            std::cmp::Ordering::Equal => return self.say(tell, What::Tied),
            std::cmp::Ordering::Greater => (by, with),
            std::cmp::Ordering::Less => (with, by),
        };
        self.say(tell, What::Won(Some(winner), Some(loser)));
        let apart = a.face.abs_diff(b.face);
        match (self.open.place(winner).mad, self.open.place(loser).mad) {
            (true, _) => self.beaten(loser, apart, tell),
            (false, true) => self.then(&[Step::Open(Window::Won(winner)), Step::Spoils(winner)]),
            (false, false) => {
                let loss = Window::Loss { seat: loser, amount: 1, fight: true };
                self.then(&[Step::Open(Window::Won(winner)), Step::Open(loss)]);
            }
        }
    }

    /// Beaten by madness: the difference of the dice in Faith, and the next turn [8.8].
    fn beaten(&mut self, loser: Seat, apart: u8, tell: &mut Ears<'_>) {
        self.open.place_mut(loser).skip += 1;
        self.say(tell, What::Skips(loser));
        self.lose(loser, apart, true);
    }

    /// The dice against the Folle Etto are final: who captures him has won, and a natural 6 captures with whatever Faith
    /// [16.3].
    pub(super) fn faced(&mut self, seat: Seat, folly: u8, tell: &mut Ears<'_>) {
        let &[a, b] = self.open.dice.as_slice() else { return };
        let mine = Sum::of(self.might(seat), a.total());
        let his = Sum::of(folly, b.total());
        self.say(tell, What::Strength(seat, mine, None, his));
        self.owe();
        let six = self.open.is_natural_six(a);
        if six {
            self.say(tell, What::Six(seat));
        }
        if six || mine.total() > his.total() {
            self.say(tell, What::Won(Some(seat), None));
            self.finish(Ending::Captured(seat), tell);
        } else if mine.total() == his.total() {
            self.say(tell, What::Tied);
        } else {
            self.say(tell, What::Won(None, Some(seat)));
            self.beaten(seat, a.face.abs_diff(b.face), tell);
        }
    }

    /// The winner's gain is final. Over a mad one it is only what cards add.
    pub(super) fn won(&mut self, winner: Seat, tell: &mut Ears<'_>) {
        let Some(fight) = self.open.fight else { return };
        let loser = if fight.by == winner { fight.with } else { Some(fight.by) };
        let usual = u8::from(loser.is_some_and(|loser| !self.open.place(loser).mad));
        self.gain(winner, usual + fight.extra, tell);
    }

    /// Having beaten a mad one: own Corruption one up or down [8.9].
    pub(super) fn spoils(&mut self, seat: Seat, up: bool, tell: &mut Ears<'_>) {
        self.corrupt(seat, if up { 1 } else { -1 }, tell);
    }

    pub(super) fn peace(&mut self, tell: &mut Ears<'_>) {
        self.open.fight = None;
        self.open.dice.clear();
        self.restore(|swap| swap.fight, tell);
    }

    /// The mask: spaces are swapped, and the other loses the Faith. On one's own turn that is its end [11.13].
    pub(super) fn mask(&mut self, seat: Seat, other: Seat, amount: u8, tell: &mut Ears<'_>) {
        self.say(tell, What::Mask(seat, other));
        self.swap_places(seat, other);
        if self.open.active == seat {
            // An event that was under way is over, and Luna piena follows it all the same [12.3].
            let events = self.open.agenda.iter().filter(|step| **step == Step::AfterEvent).count();
            self.cut_turn();
            (0..events).for_each(|_| self.then(&[Step::AfterEvent]));
            self.then(&[Step::Peace]);
        }
        let loss = Window::Loss { seat: other, amount, fight: false };
        self.then(&[Step::Open(loss), Step::Check]);
    }

    pub(super) fn swap_places(&mut self, a: Seat, b: Seat) {
        let (here, there) = (self.open.place(a).spot, self.open.place(b).spot);
        self.open.place_mut(a).spot = there;
        self.open.place_mut(b).spot = here;
    }
}
