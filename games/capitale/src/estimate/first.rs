//! The guess made by hand that the strongest bot of commit cc0590c had: what later ones are measured against.

use table::Seat;

use crate::Capitale;
use crate::open::At;
use crate::setup::Lay;

// What a seat has and its rival lacks, in logarithms of its chances: rounded from a logistic fit to the turns of 1000 duels
// between equal bots of 60 playouts, every ready deck against every one.

/// A city.
const CITY: f32 = 0.4;
/// The capital, beside being a city.
const CAPITAL: f32 = 0.85;
/// The capital and another city: one conquest from the end.
const THREAT: f32 = 0.35;
/// A card in hand.
const CARD: f32 = 0.14;
/// An empty library, divided by the cards that are left in it and one more.
const EMPTY: f32 = 6.0;
/// A point of Power or HP of a character at a city that is not tapped.
const AWAKE: f32 = 0.028;
/// The same of one on the field, which may still go anywhere.
const WAITING: f32 = 0.065;
/// A point of Range.
const RANGE: f32 = 0.13;
/// A character.
const BODY: f32 = 0.04;

/// The same with `set=down`, where it has cost its turn's one opening: by rule of thumb, not fitted. [17.8]
const TURNED_UP: f32 = 0.15;

impl Capitale {
    /// By how much the first seat stands better in the duel, in logarithms of its chances.
    pub(super) fn first_lead(&self) -> f32 {
        let open = &self.open;
        let mut promise = [Seat::new(0), Seat::new(1)].map(|seat| self.holdings(seat));
        let body = if open.switches.set == Lay::Down { TURNED_UP } else { BODY };
        for unit in &open.units {
            let Some(printed) = &unit.body else { continue };
            let awake = match unit.at {
                At::Field => WAITING,
                _ if unit.tapped => 0.0,
                _ => AWAKE,
            };
            let mut worth = body;
            if awake > 0.0 {
                let left = open.hp(unit).saturating_sub(unit.damage);
                worth += awake * f32::from(open.power(unit).min(6) + left.min(6));
            }
            if printed.range > 0 || unit.change.range > 0 {
                worth += RANGE * f32::from(open.range(unit));
            }
            promise[unit.owner.index()] += worth;
        }
        let [one, two] = [0, 1].map(|at| promise[at] - EMPTY / (f32::from(open.libraries[at]) + 1.0));
        one - two
    }

    /// What a seat has beside its characters.
    fn holdings(&self, seat: Seat) -> f32 {
        let open = &self.open;
        let (cities, capital) = (open.cities_of(seat), open.has_capital(seat));
        let lying = open.down.iter().filter(|down| down.owner == seat).count();
        let cards = usize::from(open.hands[seat.index()]) + lying;
        let mut promise = CITY * cities as f32 + CARD * cards as f32;
        if capital {
            promise += CAPITAL + if cities > 1 { THREAT } else { 0.0 };
        }
        promise
    }
}
