//! Chapter 14: reactions at their moments [14.7]. A window goes to every seat that as far as everybody knows could react.

use table::{Seat, Seats};

use crate::event::{Ears, Kind};
use crate::secret::kind;
use crate::setup::Mode;
use crate::step::{Dice, Step, Why, Window};
use crate::{Action, Card, Cards, GodLucky, Portal, Power, What};

impl GodLucky {
    /// Opens a window, or closes it at once when nobody could react.
    pub(super) fn open_window(&mut self, window: Window, tell: &mut Ears<'_>) {
        let window = match window {
            // What lies below 1 Faith cannot be lost, and so not be spared [6.2].
            Window::Loss { seat, amount, fight } => {
                let most = self.open.place(seat).faith.saturating_sub(1).max(1);
                Window::Loss { seat, amount: amount.min(most), fight }
            }
            window => window,
        };
        let seats = match self.is_void(window) {
            true => Seats::NONE,
            false => Seat::all(self.open.seats()).filter(|seat| self.could(*seat, window)).collect(),
        };
        match seats.is_empty() {
            true => self.close(window, tell),
            false => self.push(Step::Window(window, seats)),
        }
    }

    /// Is there nothing (any more) to react to?
    fn is_void(&self, window: Window) -> bool {
        match window {
            Window::Loss { seat, amount, .. } => {
                let place = self.open.place(seat);
                place.mad || amount == 0 || place.faith <= 1
            }
            Window::Portal(seat, _) => self.open.place(seat).mad,
            _ => false,
        }
    }

    /// What the window was about happens.
    fn close(&mut self, window: Window, tell: &mut Ears<'_>) {
        match window {
            Window::Start(_) => {}
            Window::Dice(dice) => self.dice_stand(dice, tell),
            Window::Coin(toss) => self.coin_stands(toss, tell),
            Window::Loss { seat, amount, .. } => self.lost(seat, amount, tell),
            Window::Won(seat) => self.won(seat, tell),
            Window::Portal(seat, portal) => self.enter(seat, portal, 1, tell),
            Window::Gamble(bet) => {
                self.call_first(bet.by, crate::step::Toss::Gamble(bet));
            }
        }
    }

    /// Could the seat react, as far as everybody knows? It holds a ready card that is known to fit, or one of which nobody
    /// knows that it is not such a card. In Folle accelerato changing one's die is open to all eyes.
    fn could(&self, seat: Seat, window: Window) -> bool {
        if self.may_change(seat, window) {
            return true;
        }
        let ready = self.usable(seat);
        let known = ready.and(self.open.public);
        if known.iter().any(|card| self.fits(seat, card, window)) {
            return true;
        }
        let hidden = ready.less(self.open.public);
        [Kind::Object, Kind::Sacred, Kind::Miracle].into_iter().any(|of| {
            hidden.iter().any(|card| kind(card, &self.open) == of)
                && self
                    .unlocated()
                    .iter()
                    .any(|card| kind(card, &self.open) == of && self.fits(seat, card, window))
        })
    }

    /// The cards of which not everybody knows where they are.
    fn unlocated(&self) -> Cards {
        let set = self.open.setup.cards;
        let seen = self.open.public.or(self.open.banished).or(self.open.discards.iter().copied().collect());
        set.all_objects().or(set.all_miracles()).less(seen)
    }

    /// Would this card, held by the seat and ready, have something to do in the window? Blocks [11.4], coins [11.2], [11.20],
    /// losses [11.3], [11.13], fights won [11.24], portals [11.7], Gambling [11.25].
    fn fits(&self, seat: Seat, card: Card, window: Window) -> bool {
        let power = self.open.setup.cards.power(card);
        match window {
            Window::Start(active) => power == Power::Block && seat != active,
            Window::Dice(dice) => self.fits_dice(seat, power, dice),
            Window::Coin(toss) => match power {
                Power::TurnCoin => true,
                Power::RepeatCoin => toss.by() == seat,
                _ => false,
            },
            Window::Loss { seat: loser, amount, fight } => match power {
                Power::SpareFaith => loser == seat,
                Power::Mask => fight && loser == seat && !self.candidates(seat, Why::Mask(amount)).is_empty(),
                _ => false,
            },
            Window::Won(winner) => matches!(power, Power::ExtraFaith(_)) && winner == seat,
            Window::Portal(..) => power == Power::SwapPortal,
            Window::Gamble(bet) => power == Power::RefuseGamble && bet.with == seat,
        }
    }

    /// Any die [11.1], [11.18], [11.21]; one's own [11.26], when moving [11.9], [11.23]; in fights [11.10], [11.22].
    fn fits_dice(&self, seat: Seat, power: Power, dice: Dice) -> bool {
        let own = self.own_die(seat).is_some() && !self.open.place(seat).mad;
        let moving = matches!(dice, Dice::Move(_));
        let fighting = matches!(dice, Dice::Fight | Dice::Capture(..));
        match power {
            Power::SetDie | Power::RerollDie => true,
            Power::AddToRoll(_) => own,
            Power::AddToMove(_) | Power::RerollMove => own && moving,
            Power::RerollFoe => own && fighting,
            Power::BorrowFaith => own && fighting && !self.candidates(seat, Why::Borrow).is_empty(),
            _ => false,
        }
    }

    /// Folle accelerato: once per turn the sane change a die of their own [17.1].
    fn may_change(&self, seat: Seat, window: Window) -> bool {
        let place = self.open.place(seat);
        matches!(window, Window::Dice(_))
            && self.open.setup.mode == Mode::Accelerated
            && !(self.open.wild || place.mad || place.changed)
            && self.own_die(seat).is_some()
    }

    pub(super) fn reactions(&self, seat: Seat, window: Window, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        if self.may_change(seat, window) {
            out.push(Action::Change);
        }
        let fitting = self.usable(seat).iter().filter(|card| self.fits(seat, *card, window));
        out.extend(fitting.map(Action::Use));
    }

    /// All have answered: the first in order of play counts, the others keep their cards untold, and the window opens again
    /// [14.8].
    pub(crate) fn reacted(&mut self, window: Window, given: &[(Seat, Action)], tell: &mut Ears<'_>) {
        self.open.agenda.pop();
        let action = |seat: Seat| given.iter().find(|(of, _)| *of == seat).map(|(_, action)| *action);
        let mut order = self.open.from(self.open.active);
        let first =
            order.find_map(|seat| Some(seat).zip(action(seat).filter(|action| *action != Action::Pass)));
        match first {
            None => self.close(window, tell),
            Some((seat, Action::Use(card))) => self.react(seat, card, window, tell),
            Some((seat, _)) => {
                self.push(Step::Open(window));
                self.change(seat, tell);
            }
        }
    }

    fn react(&mut self, seat: Seat, card: Card, window: Window, tell: &mut Ears<'_>) {
        self.consume(seat, card, tell);
        let power = self.open.setup.cards.power(card);
        let again = match (power, window) {
            (Power::Block, Window::Start(active)) => {
                self.cut_turn();
                return self.say(tell, What::Blocked(active));
            }
            (Power::RefuseGamble, Window::Gamble(_)) => return self.say(tell, What::Refused(seat)),
            (Power::Mask, Window::Loss { amount, .. }) => {
                return self.push(Step::Choose(seat, Why::Mask(amount)));
            }
            (Power::SpareFaith, Window::Loss { seat, amount, fight }) => {
                Window::Loss { seat, amount: amount - 1, fight }
            }
            (Power::SwapPortal, Window::Portal(who, portal)) => {
                let portal: Portal = portal.other();
                self.say(tell, What::Swapped(seat, who, portal));
                Window::Portal(who, portal)
            }
            (_, window) => window,
        };
        self.push(Step::Open(again));
        self.alter(seat, power, tell);
    }

    /// What a power does to the dice or the coin on the table.
    fn alter(&mut self, seat: Seat, power: Power, tell: &mut Ears<'_>) {
        let two = self.open.dice.len() > 1;
        match power {
            Power::TurnCoin => self.turn_coin(seat, tell),
            Power::RepeatCoin => {
                if let Some(Step::Open(Window::Coin(toss))) = self.top() {
                    self.say(tell, What::Retoss(seat));
                    self.push(Step::Toss(toss));
                }
            }
            Power::SetDie | Power::RerollDie if two => self.push(Step::Which(seat, power == Power::SetDie)),
            Power::SetDie => self.push(Step::SetFace(seat, 0)),
            Power::RerollDie => self.roll_again(seat, 0, tell),
            Power::AddToRoll(more) => self.add_to_die(seat, more, tell),
            Power::AddToMove(most) => self.push(Step::Amount(seat, most)),
            Power::RerollMove => {
                if let Some(at) = self.own_die(seat) {
                    self.roll_again(seat, at, tell);
                }
            }
            Power::RerollFoe => {
                let foe = self.open.dice.iter().position(|die| die.seat != Some(seat));
                if let Some(at) = foe {
                    self.roll_again(seat, at as u8, tell);
                }
            }
            Power::BorrowFaith => self.push(Step::Choose(seat, Why::Borrow)),
            Power::ExtraFaith(more) => {
                if let Some(fight) = &mut self.open.fight {
                    fight.extra += more;
                }
            }
            _ => {}
        }
    }
}
