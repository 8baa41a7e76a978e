//! Who stands where, with how much Power and HP.

use crate::open::{At, CITIES, SEATS};
use crate::{Open, Unit};

/// Characters that may fight together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Band {
    pub(super) bodies: f32,
    power: f32,
    hp: f32,
}

/// A seat's characters.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Own {
    pub(super) waiting: Band,
    pub(super) awake: Band,
    pub(super) tapped: Band,
    /// At each city those that are not tapped, or fight already.
    pub(super) fit: [Band; CITIES],
    /// At each city the others.
    weary: [Band; CITIES],
    pub(super) range: f32,
    pub(super) movement: f32,
    pub(super) lasting: f32,
}

/// Both seats'.
pub(super) struct Bands {
    pub(super) own: [Own; SEATS],
}

/// Power and HP of one character beyond this matter little: one blow kills, or one is not killed.
const ENOUGH: u8 = 6;

impl Bands {
    pub(super) fn of(open: &Open) -> Self {
        let mut bands = Bands { own: [Own::default(); SEATS] };
        for unit in &open.units {
            let own = &mut bands.own[unit.owner.index()];
            if unit.body.is_none() {
                own.lasting += 1.0;
                continue;
            }
            let left = open.hp(unit).saturating_sub(unit.damage);
            let (power, hp) = (f32::from(open.power(unit).min(ENOUGH)), f32::from(left.min(ENOUGH)));
            own.add(open, unit, Band { bodies: 1.0, power, hp });
        }
        bands
    }
}

impl Own {
    fn add(&mut self, open: &Open, unit: &Unit, band: Band) {
        self.range += f32::from(open.range(unit));
        let At::City(city) = unit.at else {
            self.waiting = self.waiting.with(band);
            return;
        };
        self.movement += f32::from(open.movement(unit));
        let fights = open.battle.as_ref().is_some_and(|it| it.city == city && it.fighter(unit.id).is_some());
        let sort = if unit.tapped { &mut self.tapped } else { &mut self.awake };
        *sort = sort.with(band);
        let place = if unit.tapped && !fights { &mut self.weary } else { &mut self.fit };
        place[usize::from(city)] = place[usize::from(city)].with(band);
    }

    /// All at a city.
    pub(super) fn all(&self, city: usize) -> Band {
        self.fit[city].with(self.weary[city])
    }
}

impl Band {
    pub(super) fn might(self) -> f32 {
        self.power + self.hp
    }

    #[must_use]
    pub(super) fn with(self, other: Band) -> Band {
        Band { bodies: self.bodies + other.bodies, power: self.power + other.power, hp: self.hp + other.hp }
    }
}

/// How well the one stands against the other, from 0 to 1: what each deals times what it can bear, as in Lanchester's square
/// law (1916). Nobody beats nobody.
pub(super) fn edge(one: Band, other: Band) -> f32 {
    let (mine, theirs) = (one.power * one.hp, (other.power + 0.5) * other.hp);
    if one.bodies == 0.0 {
        0.0
    } else if other.bodies == 0.0 {
        1.0
    } else {
        mine / (mine + theirs).max(1.0)
    }
}
