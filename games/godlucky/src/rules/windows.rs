//! Chapter 14: reactions at their moments [14.7]. A window goes to every seat that as far as everybody knows could react.

use table::{Seat, Seats, impossible};

use super::choices::{Choices, Each};
use crate::cards::tables::Occasion;
use crate::event::Ears;
use crate::setup::Mode;
use crate::step::{Dice, Step, Why, Window};
use crate::{Action, Card, Cards, GodLucky, Portal, Power, What};

/// The cards that fit in a window.
struct Fits {
    /// Whoever holds them.
    any: Cards,
    /// Held by one of the owners.
    own: Cards,
    /// Those whose die, coin, loss, fight or Gambling it is; at the start of a turn the others.
    owners: Seats,
}

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
        let seats = if self.is_void(window) { Seats::NONE } else { self.able(window) };
        match seats.is_empty() {
            true => self.close(window, tell),
            false => self.then(&[Step::Window(window, seats)]),
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

    /// Who could react, as far as everybody knows? Whoever holds a ready card that is known to fit, or one of which nobody
    /// knows that it is not such a card. In Folle accelerato changing one's die is open to all eyes.
    fn able(&self, window: Window) -> Seats {
        let (open, secret) = (&self.open, &self.secret);
        let held = open.tables().all.less(secret.objects).less(secret.miracles).less(open.banished);
        let timely = self.timely();
        // Mostly nobody holds anything that is ready.
        if held.less(open.discards.set()).and(timely).less(secret.fresh).less(open.up).is_empty() {
            return self.changers(window);
        }
        let fits = self.fits(window);
        let [any, own] = [fits.any, fits.any.or(fits.own)].map(|fit| self.apparent(fit).and(timely));
        let changers = self.changers(window);
        let could = |seat: &Seat| {
            let telling = if fits.owners.has(*seat) { own } else { any };
            !self.secret.hands[seat.index()].and(telling).is_empty() || changers.has(*seat)
        };
        match own.is_empty() {
            true => changers,
            false => Seat::all(self.open.seats()).filter(could).collect(),
        }
    }

    /// The ready cards that, held, could be some of these as far as everybody knows: what is known of those of which everybody
    /// knows where they are, the back of the others.
    fn apparent(&self, cards: Cards) -> Cards {
        if cards.is_empty() {
            return cards;
        }
        let (open, tables) = (&self.open, self.open.tables());
        let unseen = cards.less(open.public).less(open.banished).less(open.discards.set());
        let backs = [tables.ordinary, tables.sacred, tables.miracles];
        let alike = backs.iter().filter(|back| !unseen.and(**back).is_empty());
        let hidden = alike.fold(Cards::NONE, |all, back| all.or(*back)).less(open.public);
        cards.and(open.public).or(hidden).less(self.secret.fresh).less(open.up)
    }

    /// The cards that would have something to do in the window, were they held and ready: blocks [11.4], coins [11.2],
    /// [11.20], losses [11.3], [11.13], fights won [11.24], portals [11.7], Gambling [11.25].
    #[inline]
    fn fits(&self, window: Window) -> Fits {
        let serving = |occasion| self.open.tables().serving(occasion);
        let own =
            |occasion, owner| Fits { any: Cards::NONE, own: serving(occasion), owners: Seats::one(owner) };
        match window {
            Window::Start(active) => {
                let others = Seats::all(self.open.seats()).without(active);
                Fits { owners: others, ..own(Occasion::Start, active) }
            }
            Window::Dice(dice) => self.fits_dice(dice),
            Window::Coin(toss) => Fits { any: serving(Occasion::Coin), ..own(Occasion::OwnCoin, toss.by()) },
            Window::Loss { seat, amount, fight } => {
                let fits = own(Occasion::Loss, seat);
                match fight && !self.candidates(seat, Why::Mask(amount)).is_empty() {
                    true => Fits { own: fits.own.or(serving(Occasion::Mask)), ..fits },
                    false => fits,
                }
            }
            Window::Won(winner) => own(Occasion::Won, winner),
            Window::Portal(seat, _) => {
                Fits { any: serving(Occasion::Portal), own: Cards::NONE, ..own(Occasion::Portal, seat) }
            }
            Window::Gamble(bet) => own(Occasion::Gamble, bet.with),
        }
    }

    /// Any die [11.1], [11.18], [11.21]; one's own [11.26], when moving [11.9], [11.23]; in fights [11.10], [11.22].
    #[inline]
    fn fits_dice(&self, dice: Dice) -> Fits {
        let serving = |occasion| self.open.tables().serving(occasion);
        let rollers = self.open.dice.iter().filter_map(|die| die.seat);
        let owners: Seats = rollers.filter(|seat| !self.open.place(*seat).mad).collect();
        let own = match dice {
            Dice::Move(_) => serving(Occasion::Move),
            Dice::Card(..) => Cards::NONE,
            Dice::Fight | Dice::Capture(..) => {
                let lends = |seat| !self.candidates(seat, Why::Borrow).is_empty();
                let borrows = owners.first().is_some_and(lends);
                serving(Occasion::FoesDie).or(if borrows { serving(Occasion::Fight) } else { Cards::NONE })
            }
        };
        Fits { any: serving(Occasion::Die), own: own.or(serving(Occasion::OwnDie)), owners }
    }

    /// Would the seat's card have something to do in the window?
    #[inline]
    pub(super) fn fitting(&self, seat: Seat, window: Window) -> Cards {
        let fits = self.fits(window);
        if fits.owners.has(seat) { fits.any.or(fits.own) } else { fits.any }
    }

    /// Folle accelerato: who may change a die: once per turn the sane one of their own [17.1].
    pub(super) fn changers(&self, window: Window) -> Seats {
        if self.open.setup.mode == Mode::Classic || !matches!(window, Window::Dice(_)) || self.open.wild {
            return Seats::NONE;
        }
        let rollers = self.open.dice.iter().filter_map(|die| die.seat);
        let able = |seat: &Seat| {
            let place = self.open.place(*seat);
            !(place.mad || place.changed)
        };
        rollers.filter(able).collect()
    }

    #[inline]
    pub(super) fn reactions(&self, seat: Seat, window: Window) -> Choices {
        let ready = self.usable(seat);
        let fitting = if ready.is_empty() { ready } else { ready.and(self.fitting(seat, window)) };
        let change = self.changers(window).has(seat).then_some(Action::Change);
        Choices::new(Some(Action::Pass), change, Each::Use(fitting))
    }

    /// All have answered: the first in order of play counts, the others keep their cards untold, and the window opens again
    /// [14.8].
    pub(super) fn reacted(&mut self, window: Window, given: &[(Seat, Action)], tell: &mut Ears<'_>) {
        let acts = |seat: Seat| given.iter().find(|(of, action)| *of == seat && *action != Action::Pass);
        // Mostly everybody passes, and then nobody need be asked in order.
        let first = match given.iter().all(|(_, action)| *action == Action::Pass) {
            true => None,
            false => self.open.from(self.open.active).find_map(acts),
        };
        match first {
            None => self.close(window, tell),
            Some(&(seat, Action::Use(card))) => self.react(seat, card, window, tell),
            Some(&(seat, _)) => {
                self.then(&[Step::Open(window)]);
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
                return self.then(&[Step::Choose(seat, Why::Mask(amount))]);
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
        self.then(&[Step::Open(again)]);
        self.alter(seat, power, window, tell);
    }

    /// What a power does to the dice or the coin on the table.
    fn alter(&mut self, seat: Seat, power: Power, window: Window, tell: &mut Ears<'_>) {
        let two = self.open.dice.len() > 1;
        match power {
            Power::TurnCoin => self.turn_coin(seat, tell),
            Power::RepeatCoin => {
                if let Window::Coin(toss) = window {
                    self.say(tell, What::Retoss(seat));
                    self.then(&[Step::Toss(toss)]);
                }
            }
            Power::SetDie | Power::RerollDie if two => {
                self.then(&[Step::Which(seat, power == Power::SetDie)])
            }
            Power::SetDie => self.then(&[Step::SetFace(seat, 0)]),
            Power::RerollDie => self.roll_again(seat, 0, tell),
            Power::AddToRoll(more) => self.add_to_die(seat, more, tell),
            Power::AddToMove(most) => self.then(&[Step::Amount(seat, most)]),
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
            Power::BorrowFaith => self.then(&[Step::Choose(seat, Why::Borrow)]),
            Power::ExtraFaith(more) => {
                if let Some(fight) = &mut self.open.fight {
                    fight.extra += more;
                }
            }
            // They have changed the window itself.
            Power::SpareFaith | Power::SwapPortal => {}
            // They serve on other occasions.
            _ => impossible(power, window),
        }
    }
}
