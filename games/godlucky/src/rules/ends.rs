//! Chapter 16: how the game ends.

use table::{Seat, Seats};

use crate::event::Ears;
use crate::open::SEATS;
use crate::step::Step;
use crate::{Ending, Face, GodLucky, What};

/// The Faith that wins [1.1].
const GOAL: u8 = 10;

impl GodLucky {
    /// Is it over? Looked at after every effect: one sane [16.4], none [16.5], ten Faith [16.1].
    pub(super) fn check(&mut self, tell: &mut Ears<'_>) {
        let (mut sane, mut there) = (Seats::NONE, Seats::NONE);
        for (seat, place) in Seat::all(SEATS).zip(&self.open.places).filter(|(_, place)| !place.mad) {
            sane = sane.with(seat);
            if place.faith >= GOAL {
                there = there.with(seat);
            }
        }
        match sane.first() {
            None => return self.finish(Ending::AllMad, tell),
            Some(last) if sane == Seats::one(last) => return self.finish(Ending::LastSane(last), tell),
            Some(_) => {}
        }
        if !there.is_empty() {
            self.decide(there, false, tell);
        }
    }

    /// The cap of rounds: the most Faith [16.6].
    pub(super) fn cap(&mut self, tell: &mut Ears<'_>) {
        let sane = self.open.sane();
        let most = sane.iter().map(|seat| self.open.place(seat).faith).max();
        let best = sane.iter().filter(|seat| Some(self.open.place(*seat).faith) == most).collect();
        self.decide(best, true, tell);
    }

    /// One of these wins: the one with the most miracles, else a coin says [16.2].
    fn decide(&mut self, seats: Seats, cap: bool, tell: &mut Ears<'_>) {
        let most = seats.iter().map(|seat| self.open.place(seat).miracles).max();
        let best: Seats = seats.iter().filter(|seat| Some(self.open.place(*seat).miracles) == most).collect();
        let Some(first) = best.first() else { return };
        match best.without(first) {
            Seats::NONE => self.finish(won(first, cap), tell),
            others => self.tie(first, others, cap, tell),
        }
    }

    fn tie(&mut self, first: Seat, others: Seats, cap: bool, tell: &mut Ears<'_>) {
        if let Some(second) = others.first() {
            self.say(tell, What::Tie(first, second));
        }
        self.then(&[Step::Tie(first, others, cap)]);
    }

    /// Heads is the first's, tails the next one's; who is left meets the one after. Nobody reacts [14.9].
    pub(super) fn untie(&mut self, first: Seat, others: Seats, cap: bool, face: Face, tell: &mut Ears<'_>) {
        let Some(second) = others.first() else { return };
        self.say(tell, What::Coin(first, face));
        let winner = if face == Face::Heads { first } else { second };
        match others.without(second) {
            Seats::NONE => self.finish(won(winner, cap), tell),
            rest => self.tie(winner, rest, cap, tell),
        }
    }

    pub(super) fn finish(&mut self, ending: Ending, tell: &mut Ears<'_>) {
        self.open.ending = Some(ending);
        self.open.agenda.clear();
        self.say(tell, What::Over(ending));
    }
}

fn won(seat: Seat, cap: bool) -> Ending {
    if cap { Ending::Cap(seat) } else { Ending::Faith(seat) }
}
