//! Chapter 13: what cards do, one effect after the other.

use arrayvec::ArrayVec;
use table::Seat;

use crate::cards::{Again, Effect, Rule};
use crate::event::Ears;
use crate::open::SEATS;
use crate::step::{Play, Step, Why};
use crate::{Sancta, What};

/// How often something may be allowed once more in a turn.
pub(crate) const MOST_AGAIN: u8 = 100;

impl Sancta {
    /// The first effect of a list; the rest waits until it is done. [13.1]
    pub(super) fn do_next(&mut self, play: Play, tell: &mut Ears<'_>) {
        let Some((first, rest)) = play.effects.split_first() else { return };
        if !rest.is_empty() {
            self.push(Step::Do(Play { effects: rest, ..play }));
        }
        self.effect(first, play, tell);
    }

    fn effect(&mut self, effect: &'static Effect, play: Play, tell: &mut Ears<'_>) {
        let Play { seat, by, card, .. } = play;
        let on = |seat: Seat, effects: &'static [Effect]| Step::Do(Play { seat, effects, ..play });
        match *effect {
            // [13.2]
            Effect::Points(n) if n < 0 => {
                if !self.is_guarded(seat, by, tell) {
                    self.lose(seat, n.unsigned_abs(), tell);
                }
            }
            Effect::Points(n) => self.gain(seat, n.unsigned_abs(), tell),
            Effect::PointsPer(count, most) => {
                let points = self.count(seat, count).min(most);
                self.gain(seat, points, tell);
            }
            Effect::Level(n) => self.boost(seat, by, n, tell),
            // [13.4]
            Effect::Draw(n) => (0..n).for_each(|_| self.push(Step::Draw(seat))),
            // [13.5]
            Effect::Discard(n) | Effect::Lose(n) => {
                let step =
                    if matches!(effect, Effect::Lose(_)) { Step::Lose(seat) } else { Step::Discard(seat) };
                let most = n.min(self.open.place(seat).hand);
                if most == 0 {
                    self.say(tell, What::Nothing(seat));
                } else if !self.is_closed(seat, by, tell) {
                    (0..most).for_each(|_| self.push(step));
                }
            }
            Effect::Renew => {
                if !self.is_closed(seat, by, tell) {
                    self.renew(seat, tell);
                }
            }
            Effect::Seek(kind) => self.push(Step::Seek(seat, kind)),
            Effect::Recover(kind) => self.push(Step::Recover(seat, kind, card)),
            Effect::Call => self.push(Step::Call(seat)),
            Effect::Take(n) => self.push(Step::Choose(seat, Why::Take(n))),
            Effect::Steal => self.push(Step::Choose(seat, Why::Steal)),
            Effect::Look => self.push(Step::Choose(seat, Why::Look)),
            Effect::Remove => self.push(Step::Remove(seat)),
            Effect::Exchange if self.can_exchange(seat) => self.push(Step::Exchange(seat)),
            Effect::Exchange => self.say(tell, What::Nothing(seat)),
            Effect::Dismiss => self.dismiss(seat, by, tell),
            Effect::Again(again) => self.again(seat, again, tell),
            // In order of play from the seat itself. [13.15]
            Effect::Everyone(ref effects) => self.each(self.open.from(seat), |seat| on(seat, effects)),
            Effect::Others(ref effects) => self.each(self.open.others(seat), |seat| on(seat, effects)),
            Effect::Leaders(ref effects) => {
                let rosa: [_; SEATS] =
                    std::array::from_fn(|at| self.open.places.get(at).map(|it| it.rosa.len()));
                let most = self.open.others(seat).map(|other| rosa[other.index()]).max().flatten();
                let leaders = self.open.others(seat).filter(|other| rosa[other.index()] == most);
                self.each(leaders, |seat| on(seat, effects));
            }
            Effect::Rival(ref effects) => {
                self.push(Step::Choose(seat, Why::Rival(Play { effects, ..play })));
            }
            // [13.17]
            Effect::If(condition, ref effects) => {
                if self.holds(seat, condition) {
                    self.push(on(seat, effects));
                }
            }
        }
    }

    /// A step for each of these seats, in their order.
    fn each(&mut self, seats: impl Iterator<Item = Seat>, step: impl Fn(Seat) -> Step) {
        let steps: ArrayVec<Step, SEATS> = seats.map(step).collect();
        self.then(&steps);
    }

    /// Does a card protect the active Saint from another seat's doings? [14.4]
    fn is_guarded(&mut self, seat: Seat, by: Seat, tell: &mut Ears<'_>) -> bool {
        self.spares(seat, by, Rule::Guarded, tell)
    }

    /// Does a card protect the hand from another seat's doings? [14.5]
    fn is_closed(&mut self, seat: Seat, by: Seat, tell: &mut Ears<'_>) -> bool {
        self.spares(seat, by, Rule::Closed, tell)
    }

    fn spares(&mut self, seat: Seat, by: Seat, rule: Rule, tell: &mut Ears<'_>) -> bool {
        let spared = seat != by && self.has_rule(seat, rule);
        if spared {
            self.say(tell, What::Spared(seat));
        }
        spared
    }

    /// The level changes until the end of the turn. [13.3] [5.4]
    fn boost(&mut self, seat: Seat, by: Seat, n: i8, tell: &mut Ears<'_>) {
        let Some(saint) = self.open.place(seat).active else { return self.say(tell, What::Nothing(seat)) };
        if n < 0 && self.is_guarded(seat, by, tell) {
            return;
        }
        let place = self.open.place_mut(seat);
        place.boost = place.boost.saturating_add(n);
        self.say(tell, What::Level(seat, saint, n, self.level(seat)));
    }

    /// The hand goes to the discards, and as many cards come. [13.4]
    fn renew(&mut self, seat: Seat, tell: &mut Ears<'_>) {
        let hand = self.secret.hands[seat.index()];
        hand.iter().for_each(|card| self.discard(seat, card, tell));
        (0..hand.len()).for_each(|_| self.push(Step::Draw(seat)));
    }

    pub(super) fn can_exchange(&self, seat: Seat) -> bool {
        let place = self.open.place(seat);
        place.active.is_some() && !place.santuario.is_empty()
    }

    /// The card in the Zona Attiva is discarded with its points, and the next one follows. Nothing else discards it [4.8].
    /// [13.13]
    fn dismiss(&mut self, seat: Seat, by: Seat, tell: &mut Ears<'_>) {
        if self.is_guarded(seat, by, tell) {
            return;
        }
        let place = self.open.place_mut(seat);
        let Some(saint) = place.active.take() else { return self.say(tell, What::Nothing(seat)) };
        (place.points, place.boost) = (0, 0);
        self.open.discards.add(saint);
        self.note_standing(seat);
        self.say(tell, What::Dismissed(seat, saint));
        self.slide(seat, tell);
    }

    /// Something may be done once more in this turn: to whom it is not, that is nothing. [13.14]
    fn again(&mut self, seat: Seat, again: Again, tell: &mut Ears<'_>) {
        if seat != self.open.active {
            return self.say(tell, What::Nothing(seat));
        }
        let done = &mut self.open.done;
        let more = match again {
            Again::Beatitude => &mut done.more_beatitudes,
            Again::Trial => &mut done.more_trials,
            Again::Substitution => &mut done.more_substitutions,
        };
        // As many as a position can say, and more than anybody can use.
        *more = (*more + 1).min(MOST_AGAIN);
        self.say(tell, What::Again(seat, again));
    }
}
