//! Of whom a card speaks. [13.6]

use table::Seat;

use super::standing::Voice;
use crate::card::Banner;
use crate::cards::{Doing, Group, Role, Side, Where};
use crate::{Open, Unit};

/// What is so about a card in play, of all that a group may ask, or what a group does ask: a bit for each thing. A crowded
/// table is asked for groups at every step, so this is found once for each card and compared at one stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Marks(u64);

impl Marks {
    const CHARACTER: Marks = Marks(1);
    /// What nothing is.
    const NEVER: Marks = Marks(1 << 1);
    /// At any city.
    const CITIES: Marks = Marks(1 << 2);
    /// In the battle.
    const FIGHTS: Marks = Marks(1 << 3);

    fn of(seat: Seat) -> Marks {
        Marks(1 << (4 + seat.index()))
    }

    fn city(city: u8) -> Marks {
        Marks(1 << (6 + city))
    }

    fn role(role: Role) -> Marks {
        Marks(1 << (12 + role as u8))
    }

    fn banner(banner: Banner) -> Marks {
        Marks(1 << (20 + banner as u8))
    }

    fn doing(doing: Doing) -> Marks {
        Marks(1 << (26 + doing as u8))
    }

    /// Power of at most so much, from 0 to 9.
    fn at_most(power: u8) -> Marks {
        Marks(1 << (32 + power.min(MOST_POWER)))
    }

    /// All that Power of so much is at most.
    fn power(power: u8) -> Marks {
        Marks((!0 << (32 + power)) & ((1 << (33 + MOST_POWER)) - 1))
    }

    fn and(self, other: Marks) -> Marks {
        Marks(self.0 | other.0)
    }

    fn and_if(self, so: bool, other: Marks) -> Marks {
        if so { self.and(other) } else { self }
    }

    /// Is all this so?
    #[inline]
    pub(super) fn has(self, wanted: Marks) -> bool {
        self.0 & wanted.0 == wanted.0
    }

    /// What a group asks, beside not being the card that speaks.
    pub(super) fn wanted(group: &Group, voice: Voice) -> Marks {
        let whose = match group.side {
            Side::Own => Marks::of(voice.seat),
            Side::Rival => Marks::of(Open::rival(voice.seat)),
            Side::Any => Marks::CHARACTER,
        };
        let place = match group.at {
            Where::Anywhere => Marks::CHARACTER,
            Where::Here => voice.city.map_or(Marks::NEVER, Marks::city),
            Where::Cities => Marks::CITIES,
            Where::Battle => Marks::FIGHTS,
        };
        let Group { role, banner, doing, weak, .. } = group;
        let asked = [
            role.map(Marks::role),
            banner.map(Marks::banner),
            doing.map(Marks::doing),
            weak.map(Marks::at_most),
        ];
        asked.into_iter().flatten().fold(whose.and(place), Marks::and)
    }
}

/// The most Power that can be printed.
const MOST_POWER: u8 = 9;

impl Open {
    /// Is this character one of those that a card speaks of?
    pub(crate) fn fits(&self, group: &Group, unit: &Unit, voice: Voice) -> bool {
        self.marks(unit).has(Marks::wanted(group, voice)) && !(group.other && voice.unit == Some(unit.id))
    }

    /// All that groups may ask of a card in play; of what is no character nothing is so.
    pub(super) fn marks(&self, unit: &Unit) -> Marks {
        let Some(body) = &unit.body else { return Marks(0) };
        let (city, side) = (unit.city(), self.side_of(unit));
        let leads = side == Some(true) && self.battle.as_ref().is_some_and(|battle| battle.leads(unit.id));
        let banner = self.traits(unit.card).banner;
        let is =
            [Marks::of(unit.owner), Marks::role(body.role), Marks::banner(banner), Marks::power(body.power)];
        is.into_iter()
            .fold(Marks::CHARACTER, Marks::and)
            .and(city.map_or(Marks::CHARACTER, |city| Marks::CITIES.and(Marks::city(city))))
            .and_if(side.is_some(), Marks::FIGHTS)
            .and_if(side == Some(true), Marks::doing(Doing::Attacking))
            .and_if(side == Some(false), Marks::doing(Doing::Defending))
            .and_if(leads, Marks::doing(Doing::Leading))
            .and(Marks::doing(if unit.tapped { Doing::Tapped } else { Doing::Untapped }))
            .and_if(unit.damage > 0, Marks::doing(Doing::Hurt))
    }
}
