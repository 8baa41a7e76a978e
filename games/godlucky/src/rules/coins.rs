//! Chapter 14: coins, and Gambling.

use table::Seat;

use crate::event::Ears;
use crate::open::Coin;
use crate::step::{Bet, Step, Toss, Window};
use crate::{Deck, Face, GodLucky, Points, Portal, What};

impl GodLucky {
    /// A coin whose face somebody calls first.
    pub(super) fn call_first(&mut self, caller: Seat, toss: Toss) {
        self.then(&[Step::Call(caller, toss)]);
    }

    pub(super) fn call(&mut self, caller: Seat, toss: Toss, face: Face, tell: &mut Ears<'_>) {
        self.say(tell, What::Called(caller, face));
        self.toss(toss, face);
    }

    /// A coin that is about this face.
    pub(super) fn toss(&mut self, toss: Toss, call: Face) {
        self.open.coin = Some(Coin { by: toss.by(), call, face: None });
        self.then(&[Step::Toss(toss), Step::Open(Window::Coin(toss))]);
    }

    pub(super) fn tossed(&mut self, toss: Toss, face: Face, tell: &mut Ears<'_>) {
        if let Some(coin) = &mut self.open.coin {
            coin.face = Some(face);
        }
        self.say(tell, What::Coin(toss.by(), face));
    }

    pub(super) fn turn_coin(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let Some(coin) = &mut self.open.coin else { return };
        let turned = coin.face.map(Face::other);
        coin.face = turned;
        if let Some(face) = turned {
            self.say(tell, What::Turned(seat, face));
        }
    }

    /// The coin is final.
    pub(super) fn coin_stands(&mut self, toss: Toss, tell: &mut Ears<'_>) {
        let Some(coin) = self.open.coin.take() else { return };
        let came = coin.face == Some(coin.call);
        match toss {
            Toss::Card(seat, script, quiet) => {
                if let Some(line) = self.open.tables().line(script) {
                    let [win, lose, _] = line.inner;
                    self.do_next(seat, if came { win } else { lose }, quiet, tell);
                }
            }
            Toss::Return(seat, portal) if came => self.enter(seat, portal, 1, tell),
            Toss::Sleep(seat) if came => {
                let next = self.open.after(seat);
                self.say(tell, What::Asleep(next));
                self.cut_turn();
                self.open.next = Some(next);
            }
            Toss::Scavenge(seat) if came => self.scavenge(seat, tell),
            Toss::Pilfer(seat, victim) if came => self.look(seat, victim, false, tell),
            Toss::Gamble(bet) => {
                let (winner, loser) = if came { (bet.by, bet.with) } else { (bet.with, bet.by) };
                self.say(tell, What::Gained(winner, loser));
                self.settle_bet(bet, winner, loser, tell);
            }
            Toss::Scale(seat, other) => {
                self.say(tell, What::Guessed(seat, other, came));
                let (winner, loser) = if came { (other, seat) } else { (seat, other) };
                let loss = Window::Loss { seat: loser, amount: 1, fight: false };
                self.then(&[Step::Open(loss), Step::Check]);
                self.gain(winner, 1, tell);
            }
            Toss::Ferry(seat) if came => {
                // To Hell: the turn ends there.
                self.cut_turn();
                self.open_window(Window::Portal(seat, Portal::Hell), tell);
            }
            Toss::Ferry(seat) => self.then(&[Step::Choose(seat, crate::step::Why::Ferry)]),
            // Tails: nothing [12.2], [12.3], [12.4], [12.6].
            Toss::Return(..) | Toss::Sleep(_) | Toss::Scavenge(_) | Toss::Pilfer(..) => {}
        }
    }

    /// The stake is declared; the other may still refuse [14.3].
    pub(super) fn stake(&mut self, by: Seat, with: Seat, points: Points, stake: u8, tell: &mut Ears<'_>) {
        self.open.stake = crate::rules::NO_LIMIT;
        self.say(tell, What::Bet(by, with, points, stake));
        self.open_window(Window::Gamble(Bet { by, with, points, stake }), tell);
    }

    /// The winner has the whole stake [14.3], the loser never goes below 1 [6.3], [14.4].
    fn settle_bet(&mut self, bet: Bet, winner: Seat, loser: Seat, tell: &mut Ears<'_>) {
        match bet.points {
            Points::Faith => {
                self.lose(loser, bet.stake, false);
                self.gain(winner, bet.stake, tell);
            }
            Points::Corruption => {
                self.corrupt(winner, bet.stake as i8, tell);
                self.corrupt(loser, -(bet.stake as i8), tell);
            }
        }
    }

    /// The top of the discarded objects [12.4].
    fn scavenge(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        if let Some(card) = self.open.discards.pop() {
            self.say(tell, What::Scavenged(seat, card));
            self.hold(seat, card);
            self.reveal(card);
        }
    }

    /// Is there nothing left to draw [10.5]?
    pub(super) fn pile_is_empty(&self, deck: Deck) -> bool {
        match deck {
            Deck::Object => self.secret.objects.is_empty(),
            Deck::Miracle => self.secret.miracles.is_empty(),
            Deck::Event => self.open.events == 0,
        }
    }
}
