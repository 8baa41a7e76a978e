//! What the learned guess looks at: Faith and how near ten of it is, madness and how near that is, what is held, which god it is,
//! and what lies ahead on the path.

use table::Seat;

use crate::cards::Effect;
use crate::open::{Place, Spot};
use crate::{GodLucky, Portal, Side};

table::features! {
    /// What is looked at for a seat.
    pub(super) Features:
    /// Points of Faith.
    faith,
    /// Seven of them or more.
    seven,
    /// Eight or more.
    eight,
    /// Nine or more: one from the end.
    nine,
    /// Two or fewer, of which little can be lost.
    two,
    /// The most Faith at the table, alone.
    leads,
    /// Mad.
    mad,
    /// Points of Corruption to madness, four at most.
    safety,
    /// One such point.
    edge,
    /// Two such points.
    brink,
    /// Objects in hand that may be used.
    objects,
    /// Objects in hand that came lately.
    fresh,
    /// Sacred objects.
    sacred,
    /// Miracles.
    miracles,
    /// The same in the second phase, when they may be used.
    sacred_now,
    /// The same.
    miracles_now,
    /// Turns to lose.
    skips,
    /// It is its turn.
    on_turn,
    /// Its place in the order of play from now on, as a part of the round.
    wait,
    /// It plays first.
    first,
    /// It stands in Heaven or Hell, where its side has the advantage.
    at_home,
    /// It stands there where the other side has it.
    astray,
    /// Faith that the next three spaces give, on the mean.
    fortune,
    /// The same of Corruption, towards madness.
    peril,
    /// The ability of the first god, which may be used in the second phase.
    power_1,
    /// Of the second.
    power_2,
    /// Of the third.
    power_3,
    /// Of the fourth.
    power_4,
    /// Of the fifth.
    power_5,
    /// Of the sixth.
    power_6,
    /// The first god, while abilities sleep.
    god_1,
    /// The second.
    god_2,
    /// The third.
    god_3,
    /// The fourth.
    god_4,
    /// The fifth.
    god_5,
    /// The sixth.
    god_6,
}

impl GodLucky {
    /// What is looked at for a seat.
    pub(super) fn features(&self, seat: Seat) -> Features {
        let mut all = Features::default();
        let place = self.open.place(seat);
        if place.mad {
            all.mad = 1.0;
            return all;
        }
        let Some(god) = place.god else { return all };
        self.points(seat, place, god, &mut all);
        self.cards(seat, &mut all);
        self.ways(seat, place, god, &mut all);
        let which = match (self.open.second, god) {
            (true, 0) => &mut all.power_1,
            (true, 1) => &mut all.power_2,
            (true, 2) => &mut all.power_3,
            (true, 3) => &mut all.power_4,
            (true, 4) => &mut all.power_5,
            (true, _) => &mut all.power_6,
            (false, 0) => &mut all.god_1,
            (false, 1) => &mut all.god_2,
            (false, 2) => &mut all.god_3,
            (false, 3) => &mut all.god_4,
            (false, 4) => &mut all.god_5,
            (false, _) => &mut all.god_6,
        };
        *which = 1.0;
        all
    }

    fn side_of(&self, god: u8) -> Side {
        self.open.setup.cards.gods[usize::from(god)].side
    }

    fn points(&self, seat: Seat, place: &Place, god: u8, all: &mut Features) {
        let yes = |holds: bool| f32::from(u8::from(holds));
        let faith = place.faith;
        all.faith = f32::from(faith.min(10));
        (all.seven, all.eight, all.nine) = (yes(faith > 6), yes(faith > 7), yes(faith > 8));
        all.two = yes(faith < 3);
        let others =
            Seat::all(self.open.seats()).filter(|other| *other != seat).map(|other| self.open.place(other));
        all.leads = yes(others.filter(|other| !other.mad).all(|other| other.faith < faith));
        let left = match self.side_of(god) {
            Side::Good => 10_u8.saturating_sub(place.corruption),
            Side::Evil => place.corruption.saturating_sub(1),
        };
        all.safety = f32::from(left.min(4));
        (all.edge, all.brink) = (yes(left == 1), yes(left == 2));
    }

    fn cards(&self, seat: Seat, all: &mut Features) {
        let (hand, tables) = (self.secret.hands[seat.index()], self.open.tables());
        let objects = hand.and(tables.ordinary);
        all.fresh = objects.and(self.secret.fresh).len() as f32;
        all.objects = objects.len() as f32 - all.fresh;
        all.sacred = hand.and(tables.sacred).len() as f32;
        all.miracles = f32::from(self.open.place(seat).miracles);
        if self.open.second {
            (all.sacred_now, all.miracles_now) = (all.sacred, all.miracles);
        }
    }

    /// Turns, and where they lead.
    fn ways(&self, seat: Seat, place: &Place, god: u8, all: &mut Features) {
        let yes = |holds: bool| f32::from(u8::from(holds));
        let ahead = self.open.from(self.open.active).position(|other| other == seat).unwrap_or(0);
        (all.skips, all.on_turn) = (f32::from(place.skip), yes(ahead == 0));
        all.wait = ahead as f32 / self.open.seats() as f32;
        all.first = yes(self.open.first == Some(seat));
        let side = self.side_of(god);
        match place.spot {
            Spot::Portal(portal, _) => {
                let home =
                    matches!((portal, side), (Portal::Heaven, Side::Good) | (Portal::Hell, Side::Evil));
                (all.at_home, all.astray) = (yes(home), yes(!home));
            }
            Spot::Board(at) => {
                for step in 1..=REACH {
                    let Some(number) = self.open.board.get(usize::from(at + step)) else { break };
                    let space = &self.open.setup.cards.board[usize::from(*number)];
                    let (faith, corruption) = brings(&space.effects, side);
                    all.fortune += faith / f32::from(REACH);
                    all.peril += if side == Side::Good { corruption } else { -corruption } / f32::from(REACH);
                }
            }
        }
    }
}

/// The spaces that a roll of the D3 reaches [4.2].
const REACH: u8 = 3;

/// The Faith and Corruption that effects give to who arrives, as far as nothing is left to chance or choice.
fn brings(effects: &[Effect], side: Side) -> (f32, f32) {
    effects.iter().fold((0.0, 0.0), |(faith, corruption), effect| match effect {
        Effect::Faith(by) => (faith + f32::from(*by), corruption),
        Effect::Corruption(by) => (faith, corruption + f32::from(*by)),
        Effect::Side { good, evil } => {
            let more = brings(if side == Side::Good { good } else { evil }, side);
            (faith + more.0, corruption + more.1)
        }
        _ => (faith, corruption),
    })
}
