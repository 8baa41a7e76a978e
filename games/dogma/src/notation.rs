//! A position as one line, for the moment of a turn when orders are about to be asked and nothing is chosen yet:
//!
//! `turn=5 quiet=2 | line=2,1,4 a1=p1!,i1?,b1,b2/damage40/crisi a2=p3,i13,i14!+10,i4#/fervour-20/new a3=p2,i9,i5,i2
//! a4=p4,i6,r2 divine=d2,d2! played=d1 gone=c5 | a1=p5,i3!,i15,i16 a2=… a3=… a4=… divine=d4,d5 ardua=1`
//!
//! Before the first bar stands the table, then each seat.
//!
//! | table | |
//! | --- | --- |
//! | `turn=5` | the turn, which has begun; nothing: the first |
//! | `quiet=2` | turns, this one included, since damage or a new card |
//! | `passed=0,6` | how many turns in a row each side has shown nothing but passes, at most 6 |
//!
//! | seat | |
//! | --- | --- |
//! | `set=mecca` | the printed set, in Predestinazione |
//! | `line=2,1,4` | which Arcano is active, then the rearguard from the left; who is not named is defeated; nothing: `1,2,3,4` |
//! | `a1=p1,i1,b1,r2` to `a4` | an Arcano as it was counted at the opening: Prophet, Cult cards from the left, Relics, and marks |
//! | `divine=d2,d2!` | the Interventions from the top; `!` everybody knows it |
//! | `played=d1` | the Interventions in the discards, in order |
//! | `gone=c5,r1` | other cards in the discards that no defeated Prophet took with it |
//! | `ardua=1` | an Ardua card was used last turn |
//!
//! | mark | |
//! | --- | --- |
//! | `p1!` | a Prophet in the rearguard that everybody has seen |
//! | `i1!`, `i1?` | a Cult card that lies face up; one that does not, but was seen before |
//! | `i1+10`, `i1#` | its boosts or weakenings; a Struggimento lies on it |
//! | `/damage40`, `/fresh10` | the Prophet's damage, and how much damage it received this turn |
//! | `/fervour+20`, `/shielded` | its boosts or weakenings; it receives no damage this turn |
//! | `/crisi`, `/fanatismo`, `/isteria` | its evil tokens |
//! | `/griefs2` | its Struggimenti, where they are not as many as lie on cards |
//! | `/annulled`, `/copied-p7` | its ability is annulled; it has this one's too |
//! | `/new` | it was fielded this turn |

mod arcano;
mod line;
mod read;
mod seat;

use table::{Notation, Seats, Trouble};

use crate::open::{Build, How, SEATS};
use crate::step::Step;
use crate::{Dogma, Setup};

/// A line, for sentences about lines.
const EXAMPLE: &str =
    "turn=5 | a1=p1,i1,b1,b2 a2=p2,i9 a3=p3,i13 a4=p4,i6 divine=d1 | a1=p5,i3! a2=p6,j5 a3=p7,j9 a4=p8,c5";

/// The words of the table.
const TABLE: [&str; 3] = ["turn", "quiet", "passed"];
/// The words of a seat.
const SEAT: [&str; 10] = ["set", "line", "a1", "a2", "a3", "a4", "divine", "played", "gone", "ardua"];
/// The most damage, and the most that boosts sum up to.
const MANY: u16 = 9990;

impl Notation for Dogma {
    fn at_rest(&self) -> bool {
        let open = &self.open;
        let idle = open.ready.is_empty() && open.chosen.is_empty() && open.plans == [None; SEATS];
        let orders = self.asks_orders();
        let due = orders.iter().chain(&[Step::Resolve, Step::End]);
        open.ending.is_none() && idle && open.agenda.iter().eq(due)
    }

    fn line(&self) -> Option<String> {
        self.at_rest().then(|| line::line(self))
    }

    fn read(line: &str, setup: &Setup) -> Result<Self, Trouble> {
        read::read(line, setup)
    }

    /// By the last turn.
    fn cut_short(&self) -> bool {
        self.open.ending.is_some_and(|ending| ending.how == How::Cap)
    }

    /// How building went and what a seat knows from it, the order in which Prophets fell, the numbers of places, and what is
    /// left on the defeated. Within a turn all of that may still matter.
    fn same(&self) -> Self {
        let mut same = self.clone();
        if !self.at_rest() && self.open.ending.is_none() {
            return same;
        }
        let open = &mut same.open;
        open.build = Build { on: false, destinies: open.build.destinies, ..Build::default() };
        (open.moment, open.ready) = (0, Seats::NONE);
        open.fallen.clear();
        for side in &mut open.sides {
            if side.exposed.len() + side.under.len() == usize::from(side.divine) {
                side.exposed.extend(std::mem::take(&mut side.under));
            }
            for (at, arcano) in (0..).zip(&mut side.arcana) {
                let now = side.active == Some(at) && arcano.since == open.turn;
                arcano.since = if now { open.turn } else { 0 };
                (0..).zip(&mut arcano.cults).for_each(|(id, place)| place.id = id);
                if arcano.fallen {
                    (arcano.damage, arcano.annulled, arcano.copied) = (0, false, None);
                }
            }
        }
        open.listen();
        same.secret.still = 0;
        for own in &mut same.secret.seats {
            own.away = Default::default();
        }
        same
    }
}
