//! Chapter 14: what cards do, one effect after the other.

use arrayvec::ArrayVec;
use table::{Ears, Seat};

use crate::cards::{Deed, Effect};
use crate::open::CARDS;
use crate::step::{Play, Step};
use crate::{Capitale, Event, Open, Unit, What};

use super::standing::Voice;

impl Play {
    pub(super) fn voice(&self) -> Voice {
        Voice { seat: self.seat, unit: self.unit, bearer: self.bearer, city: self.city }
    }
}

impl Capitale {
    /// The next effect of a card; after the last one everything that follows from them. [12.3] [14.1] [14.2]
    /// [14.7]
    pub(super) fn do_next(&mut self, play: Play, tell: &mut Ears<'_, Event>) {
        let Some((effect, rest)) = play.effects.split_first() else {
            return self.open.agenda.push(Step::Settle);
        };
        self.open.agenda.push(Step::Do(Play { effects: rest, ..play }));
        let (seat, rival) = (play.seat, Open::rival(play.seat));
        match effect {
            Effect::Target(group, deeds) => {
                let aimed = play.target.and_then(|id| self.open.unit(id));
                let fits = |unit: &&Unit| self.open.fits(group, unit, play.voice());
                match aimed.filter(fits).map(|unit| unit.id) {
                    Some(id) => self.done_to(id, deeds, play, tell),
                    None => self.say(tell, What::Nothing(seat, play.card)),
                }
            }
            Effect::Each(group, deeds) => {
                let fits = |unit: &&Unit| self.open.fits(group, unit, play.voice());
                let all: ArrayVec<u8, CARDS> =
                    self.open.units.iter().filter(fits).map(|unit| unit.id).collect();
                all.into_iter().for_each(|id| self.done_to(id, deeds, play, tell));
            }
            Effect::Bearer(deeds) => {
                if let Some(id) = play.bearer {
                    self.done_to(id, deeds, play, tell);
                }
            }
            Effect::Draw(n) => self.times(*n, Step::Draw(seat)),
            Effect::Discard(n) => self.times(*n, Step::Discard(seat)),
            Effect::RivalDiscards(n) => self.times(*n, Step::Discard(rival)),
            Effect::RivalLoses(n) => self.times(*n, Step::Lose(rival)),
            Effect::Mill(n) => self.times(*n, Step::Mill(rival)),
            Effect::Fetch(sort) => self.open.agenda.push(Step::Fetch(seat, *sort)),
            Effect::Recover(sort) => self.open.agenda.push(Step::Recover(seat, *sort)),
            Effect::Raise(sort) => self.open.agenda.push(Step::Raise(seat, *sort)),
            Effect::Expose => self.expose(rival, tell),
            Effect::Break => self.open.agenda.push(Step::Break(seat)),
            Effect::Uncover => self.open.agenda.push(Step::Uncover(seat)),
            Effect::Truce => self.open.agenda.push(Step::Truce(seat)),
            Effect::Open(n) => {
                let more = &mut self.open.more[seat.index()];
                *more = more.saturating_add(*n);
                self.say(tell, What::MayOpen(seat, *n));
            }
            Effect::If(condition, inner) => {
                if self.open.holds(play.voice(), *condition) {
                    self.open.agenda.push(Step::Do(Play { effects: inner, ..play }));
                }
            }
        }
    }

    fn times(&mut self, times: u8, step: Step) {
        (0..times).for_each(|_| self.open.agenda.push(step));
    }

    /// What happens to one character, in order.
    fn done_to(&mut self, id: u8, deeds: &'static [Deed], play: Play, tell: &mut Ears<'_, Event>) {
        deeds.iter().for_each(|deed| self.deed(id, deed, play.seat, tell));
    }

    /// No battle begins there until the end of the next turn. [14.13]
    pub(super) fn truce(&mut self, seat: Seat, city: u8, tell: &mut Ears<'_, Event>) {
        self.open.cities[usize::from(city)].truce = self.open.turn + 1;
        let spot = self.spot(city);
        self.say(tell, What::Truce(seat, spot));
    }
}
