//! A turn, from its start to its end. [8.1]

use table::{Seat, Seats};

use crate::cards::{Evil, Types, When};
use crate::event::{Ears, What};
use crate::open::SEATS;
use crate::setup::Reveal;
use crate::step::{Change, Fact, Step};
use crate::{Action, Dogma};

/// After so many turns without damage or a new card the active Prophets are damaged.
pub(crate) const QUIET: u16 = 20;
/// The last turn. [16.7]
pub(crate) const TURNS: u16 = 200;
/// The damage of Crisi Mistica, and of a stall.
const TEN: u16 = 10;

impl Dogma {
    /// A turn: Prophets are fielded, what the start brings happens, who fell is replaced, orders are given. [8.4] [8.5]
    pub(crate) fn begin(&mut self, tell: &mut Ears<'_>) {
        if self.open.turn >= TURNS {
            return self.cap(tell);
        }
        self.open.turn += 1;
        // This turn counts as quiet until something happens.
        self.open.quiet += 1;
        for side in &mut self.open.sides {
            for arcano in &mut side.arcana {
                (arcano.fresh, arcano.shielded) = (0, false);
            }
        }
        self.say(tell, What::Turn(self.open.turn));
        self.open.agenda.then(&[Step::Orders, Step::Resolve, Step::End]);
        if self.open.setup.reveal == Reveal::Owner {
            self.push(Step::Reveal(Seats::all(self.open.sides.len())));
        }
        self.open.agenda.then(&[Step::Missing, Step::Check, Step::Start]);
    }

    /// Crisi Mistica, stalls, and what the start of a turn sets off happen together. [8.2] [8.3] [12.3]
    pub(crate) fn start_of_turn(&mut self, tell: &mut Ears<'_>) {
        let stalls = self.open.quiet > QUIET;
        if stalls {
            self.stall(tell);
        }
        for seat in self.open.seats() {
            let Some(at) = self.open.front(seat) else { continue };
            if self.open.arcano(at).has(Evil::Crisi) {
                self.open.facts.push(Fact { by: seat, what: Change::Damage(at, TEN, None) });
                self.say_of(at, tell, What::Crisis);
            }
        }
        for seat in self.open.seats() {
            self.stir_line(seat, When::Start, None, tell);
        }
        // Most often nothing does.
        if stalls || !self.open.facts.is_empty() || !self.open.acts.is_empty() {
            self.open.agenda.then(&[Step::Work, Step::Apply, Step::Echo, Step::Missing, Step::Check]);
        }
    }

    /// Nothing has happened for long. [16.6]
    fn stall(&mut self, tell: &mut Ears<'_>) {
        self.say(tell, What::Stalled(TEN));
        for seat in self.open.seats() {
            if let Some(at) = self.open.front(seat) {
                let arcano = self.open.arcano_mut(at);
                (arcano.damage, arcano.fresh) = (arcano.damage + TEN, arcano.fresh + TEN);
            }
        }
    }

    pub(crate) fn show_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Ready);
        let places = self.open.active(seat).into_iter().flat_map(|arcano| (0..).zip(&arcano.cults));
        let down = places.filter(|(_, place)| place.face.is_none() && !place.blocked);
        out.extend(down.map(|(at, _)| Action::Show(at)));
    }

    pub(crate) fn may_show(&self, seat: Seat) -> bool {
        self.open.active(seat).is_some_and(|arcano| arcano.hidden().any(|place| !place.blocked))
    }

    /// A seat turns a Cult card of its active Prophet up. [7.11]
    pub(crate) fn shows(&mut self, seat: Seat, place: u8, tell: &mut Ears<'_>) {
        let Some(at) = self.open.front(seat) else { return };
        if let Some(card) = self.turn_up(at, usize::from(place))
            && let Some(who) = self.who(at)
        {
            self.say(tell, What::Shown(who, card, place));
        }
    }

    pub(crate) fn end_of_turn(&mut self, tell: &mut Ears<'_>) {
        self.open.plans = [None; SEATS];
        self.open.targets = [None; SEATS];
        self.open.last = None;
        self.open.fervour = [0; SEATS];
        self.open.swift = [Types::NONE; SEATS];
        for side in &mut self.open.sides {
            side.ardua = (side.ardua.1, false);
        }
        self.push(Step::Begin);
        self.check(tell);
    }

    /// Everybody with a choice of targets aims, for a Convocazione too. [17.2] [17.5]
    pub(crate) fn must_aim(&self, seat: Seat) -> bool {
        self.open.setup.seats > 2 && self.open.fronts().has(seat) && self.open.aims(seat).nth(1).is_some()
    }

    /// How often a seat may change its mind about its target. [17.3]
    pub(crate) const CHANGES: u8 = 4;

    pub(crate) fn aim_options(&self, seat: Seat, out: &mut Vec<Action>) {
        let target = self.secret.own(seat).target;
        if target.is_some() {
            out.push(Action::Ready);
        }
        if self.open.changes[seat.index()] <= Self::CHANGES {
            out.extend(self.open.aims(seat).filter(|rival| Some(*rival) != target).map(Action::Target));
        }
    }

    /// Each settles its own Target: were a partner who is ready asked again, it would matter who answers first, and those who
    /// answer apart must not depend on that. [17.3]
    pub(crate) fn aims_at(&mut self, seat: Seat, target: Seat, tell: &mut Ears<'_>) {
        self.secret.own_mut(seat).target = Some(target);
        self.open.chosen = self.open.chosen.with(seat);
        self.open.changes[seat.index()] += 1;
        self.murmur(tell, seat, What::AimedAt(seat, target));
        self.rumour(tell, seat, What::Aimed(seat));
    }
}
