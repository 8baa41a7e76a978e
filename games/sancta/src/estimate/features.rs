//! What the learned guess looks at: how far it still is to the goal, and with what one gets there.

use table::{MAX_SEATS, Seat};

use crate::{Kind, Sancta, Step};

table::features! {
    /// What is looked at for a seat.
    pub(super) Features:
    /// Saints that the goal still wants.
    wanted,
    /// Only one is wanted.
    last,
    /// Points that the active Saint still needs.
    need,
    /// It needs one point.
    one,
    /// It needs two points.
    two,
    /// Points that are needed for the last Saint.
    last_need,
    /// There is no active Saint.
    nobody,
    /// Levels of the wanted Saints in the Santuario.
    to_come,
    /// The level of the first of them.
    next,
    /// Wanted Saints that are not there yet.
    unknown,
    /// What a Saint of low level in hand takes off that.
    low,
    /// One, divided by the points still to come and one more: near the end each counts for more.
    near,
    /// Beatitudini in hand.
    beatitudes,
    /// One of them at least.
    beatitude,
    /// Advocati in hand.
    advocates,
    /// It holds an Advocatus: how near the nearest of the others is (see `near`).
    guards,
    /// Another holds one: how near it is itself.
    guarded,
    /// Prove in hand that the active Saint passes.
    passable,
    /// Prove in hand that it does not.
    too_hard,
    /// Saints in hand that it may give in Suffragio.
    given,
    /// Other Saints in hand.
    saints,
    /// It can pass a Prova or make a Suffragio.
    second_point,
    /// Supporti in hand.
    supports,
    /// Supporti in the Zona Supporti.
    staying,
    /// The level of the active Saint.
    level,
    /// Cards in hand beyond what is kept.
    surplus,
    /// It is its turn, and no Beatitudine was played and no die rolled.
    may_score,
    /// It is its turn, and no Prova was passed and no Suffragio made.
    may_try,
    /// Its place in the order of play from now on, as a part of the round.
    wait,
    /// Santuario places swapped in its turn since anything else was done.
    swaps,
}

/// A Saint of this level or less is soon in the Rosa.
const LOW: u8 = 2;
/// A Saint that is not there yet, in points.
const ABOUT: f32 = 3.0;
/// Cards that are kept at the end of a turn [3.6].
const KEPT: u8 = 5;

impl Sancta {
    /// What is looked at for each seat.
    pub(super) fn features(&self) -> [Features; MAX_SEATS] {
        let (mut table, seats) = ([Features::default(); MAX_SEATS], self.open.seats());
        for seat in Seat::all(seats) {
            let all = &mut table[seat.index()];
            self.road(seat, all);
            self.means(seat, all);
            self.moment(seat, all);
        }
        watch(&mut table[..seats]);
        table
    }

    /// What is still to be done.
    fn road(&self, seat: Seat, all: &mut Features) {
        let place = self.open.place(seat);
        let mut left = self.open.setup.goal().saturating_sub(place.rosa.len());
        let yes = |holds: bool| f32::from(u8::from(holds));
        (all.wanted, all.last) = (left as f32, yes(left == 1));
        all.nobody = yes(place.active.is_none());
        if left > 0 && place.active.is_some() {
            let need = self.need(seat).saturating_sub(place.points);
            (all.need, all.one, all.two) = (f32::from(need), yes(need == 1), yes(need == 2));
            all.last_need = if left == 1 { f32::from(need) } else { 0.0 };
            left -= 1;
        }
        let mut following = place.santuario.iter().take(left).map(|card| f32::from(self.printed(*card)));
        all.next = following.next().unwrap_or(0.0);
        all.to_come = all.next + following.sum::<f32>();
        left -= left.min(place.santuario.len());
        all.unknown = left as f32;
        let low = self.secret.hands[seat.index()].and(Kind::Saint.cards()).and(self.tables().within(LOW));
        all.low = low.len().min(left) as f32;
        all.near = 1.0 / (1.0 + all.need + all.to_come + ABOUT * all.unknown);
    }

    /// What is in hand and on the table.
    fn means(&self, seat: Seat, all: &mut Features) {
        let (place, hand, level) = (self.open.place(seat), self.secret.hands[seat.index()], self.level(seat));
        let within = self.tables().within(level);
        let count = |kind: Kind| hand.and(kind.cards()).len() as f32;
        let within = |kind: Kind| hand.and(kind.cards()).and(within).len() as f32;
        all.beatitudes = count(Kind::Beatitude);
        all.beatitude = all.beatitudes.min(1.0);
        all.advocates = count(Kind::Advocate);
        all.passable = within(Kind::Trial);
        all.too_hard = count(Kind::Trial) - all.passable;
        all.given = within(Kind::Saint);
        all.saints = count(Kind::Saint) - all.given;
        all.second_point = (all.passable + all.given).min(1.0);
        all.supports = count(Kind::Support);
        all.staying = place.supports.len() as f32;
        all.level = f32::from(level);
        all.surplus = f32::from(place.hand.saturating_sub(KEPT));
    }

    /// Whose turn it is, and what may still be done in it.
    fn moment(&self, seat: Seat, all: &mut Features) {
        let (open, done) = (&self.open, &self.open.done);
        let ahead = open.from(open.active).position(|other| other == seat).unwrap_or(0);
        all.wait = ahead as f32 / open.seats() as f32;
        if open.active != seat || !self.is_main() {
            return;
        }
        let yes = |holds: bool| f32::from(u8::from(holds));
        all.may_score = yes(!done.rolled && done.beatitudes == 0);
        all.may_try = yes(done.trials == 0 && done.suffrages == 0);
        all.swaps = f32::from(done.swaps);
    }

    /// Does the seat on turn still do what it wants, now or after what is under way?
    fn is_main(&self) -> bool {
        self.open.agenda.iter().any(|step| matches!(step, Step::Main(_)))
    }
}

/// Who can still be stopped, and who can stop them.
fn watch(table: &mut [Features]) {
    for seat in 0..table.len() {
        let others = || (0..table.len()).filter(|other| *other != seat).map(|other| &table[other]);
        let nearest = others().map(|other| other.near).fold(0.0, f32::max);
        let watched = others().any(|other| other.advocates > 0.0);
        let all = &mut table[seat];
        (all.guards, all.guarded) =
            (if all.advocates > 0.0 { nearest } else { 0.0 }, if watched { all.near } else { 0.0 });
    }
}
