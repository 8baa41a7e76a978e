//! Chapter 3: the match: decks, who begins, the side decks, the end.

use std::sync::Arc;

use table::{Ears, Seat};

use crate::open::{Ending, How, Outcome, SEATS, Time};
use crate::step::Step;
use crate::{Action, Capitale, Deck, Event, Open, What};

impl Capitale {
    /// A seat's deck is there, brought along or chosen at the table. [2.6] [17.2]
    pub(crate) fn bring(&mut self, seat: Seat, deck: &Deck) {
        let own = self.secret.own_mut(seat);
        (own.library, own.side, own.deck) = (deck.main, deck.side, Some(*deck));
        self.open.chosen = self.open.chosen.with(seat);
    }

    /// An answer to a question that each seat answers on its own: what it chooses and swaps only it hears. [3.6] [15.3]
    pub(super) fn apart_answered(&mut self, seat: Seat, action: Action, tell: &mut Ears<'_, Event>) {
        match action {
            Action::Deck(at) => {
                self.bring(seat, self.open.set().deck(at));
                self.whisper(tell, seat, What::ChoseDeck(seat, at));
                self.say(tell, What::Chose(seat));
                self.show_lists(tell);
            }
            Action::In(card) => {
                let own = self.secret.own_mut(seat);
                own.side.take(card);
                own.library.add(card, 1);
                own.swapped_in.add(card, 1);
                self.whisper(tell, seat, What::In(seat, card));
            }
            Action::Out(card) => {
                let own = self.secret.own_mut(seat);
                own.library.take(card);
                own.side.add(card, 1);
                own.swapped_out.add(card, 1);
                self.whisper(tell, seat, What::Out(seat, card));
            }
            _ => {
                self.open.ready = self.open.ready.with(seat);
                self.say(tell, What::Ready(seat));
            }
        }
    }

    /// Open lists are shown when both are chosen, not before. [17.3]
    fn show_lists(&self, tell: &mut Ears<'_, Event>) {
        for seat in Seat::all(SEATS).filter(|_| self.open.lists_are_open()) {
            if let Some(deck) = &self.secret.own(seat).deck {
                self.say(tell, What::Listed(seat, Arc::new(*deck)));
            }
        }
    }

    /// [3.6]
    pub(super) fn pause_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let own = self.secret.own(seat);
        out.extend(self.bars_ready(seat).is_none().then_some(Action::Ready));
        let side = own.side.iter().map(|(card, _)| card);
        out.extend(side.filter(|card| self.bars_in(seat, *card).is_none()).map(Action::In));
        let main = own.library.iter().map(|(card, _)| card);
        out.extend(main.filter(|card| self.bars_out(seat, *card).is_none()).map(Action::Out));
    }

    /// Both are ready: the loser of the last duel says who begins. [3.5]
    pub(super) fn pause_over(&mut self) {
        for seat in Seat::all(SEATS) {
            let own = self.secret.own_mut(seat);
            (own.swapped_in, own.swapped_out) = Default::default();
        }
        let loser = self.open.results.last().map_or(self.open.first, |result| Open::rival(result.winner));
        self.open.agenda.then(&[Step::Starter(loser), Step::Duel]);
    }

    /// [3.5]
    pub(super) fn begins(&mut self, first: Seat, by_lot: bool, tell: &mut Ears<'_, Event>) {
        self.open.first = first;
        self.say(tell, What::First(first, by_lot));
    }

    /// A duel is won: cards go back to their decks, and the match ends or goes on. [3.1] [3.6] [16.3] [17.1]
    pub(super) fn duel_over(&mut self, winner: Seat, how: How, tell: &mut Ears<'_, Event>) {
        let outcome = Outcome { winner, how, turns: self.open.turn };
        self.gather();
        self.open.results.push(outcome);
        self.say(tell, What::DuelOver(outcome));
        let needed = usize::from(self.open.switches.duels) / 2 + 1;
        if self.open.wins(winner) >= needed || self.open.time != Time::Runs {
            return self.finish(tell);
        }
        self.open.ready = table::Seats::NONE;
        self.open.agenda.push(Step::Pause);
    }

    /// Every card of the duel goes back to its owner's deck. [3.6]
    fn gather(&mut self) {
        let open = &mut self.open;
        open.waiting.clear();
        open.dueling = false;
        open.battle = None;
        open.stale = true;
        for seat in Seat::all(SEATS) {
            let more = open.seen(seat).less(&open.shown[seat.index()]);
            open.shown[seat.index()].pour(&more);
        }
        // A card that was on its way into play is nowhere else.
        for step in open.agenda.iter() {
            if let Step::Enter(entry) = step {
                self.secret.own_mut(entry.seat).library.add(entry.card, 1);
            }
        }
        for unit in &open.units {
            self.secret.own_mut(unit.owner).library.add(unit.card, 1);
        }
        for down in &open.down {
            if let Some(card) = self.secret.card_of(down.id) {
                self.secret.own_mut(down.owner).library.add(card, 1);
            }
        }
        open.agenda.clear();
        open.units.clear();
        open.down.clear();
        self.secret.down.clear();
        for seat in Seat::all(SEATS) {
            let at = seat.index();
            let own = self.secret.own_mut(seat);
            let hand = std::mem::take(&mut own.hand);
            own.library.pour(&hand);
            self.open.graves[at].drain(..).for_each(|card| own.library.add(card, 1));
            self.open.known[at] = Default::default();
            (self.open.hands[at], self.open.libraries[at], self.open.more[at]) = (0, 0, 0);
        }
    }

    /// More duels, then more conquests, then nobody. [3.2] [3.3]
    pub(super) fn finish(&mut self, tell: &mut Ears<'_, Event>) {
        let [one, two] = [Seat::new(0), Seat::new(1)];
        let wins = |seat| self.open.wins(seat);
        let [first, second] = self.open.conquests;
        let ending = match (wins(one).cmp(&wins(two)), first.cmp(&second)) {
            (std::cmp::Ordering::Greater, _) => Ending::Duels(one),
            (std::cmp::Ordering::Less, _) => Ending::Duels(two),
            (_, std::cmp::Ordering::Greater) => Ending::Conquests(one),
            (_, std::cmp::Ordering::Less) => Ending::Conquests(two),
            _ => Ending::Drawn,
        };
        self.open.ending = Some(ending);
        self.say(tell, What::Over(ending));
    }

    /// The time is over, or this turn's. [16.2] [16.4]
    pub(crate) fn time_up(&mut self, tell: &mut Ears<'_, Event>) {
        if self.open.time == Time::Runs {
            self.open.time = Time::Over;
            self.say(tell, What::TimeOver);
        } else {
            self.open.time = Time::Spent;
            self.say(tell, What::TurnOver);
        }
        // No duel begins any more. [16.3]
        if !self.open.dueling {
            self.finish(tell);
        }
    }
}
