//! What holds at the moment: numbers, keywords, conditions, and the rules that cards change. Chapters 12 and 13.

use table::Seat;

use crate::cards::{
    Ability, Change, Condition, Doing, Group, Keyword, Role, Rule, Side, What as Does, Where,
};
use crate::open::{At, Face};
use crate::{Capitale, Card, Open, Unit};

/// A card that speaks: whose it is, which one in play, with whom, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice {
    pub(crate) seat: Seat,
    pub(crate) unit: Option<u8>,
    pub(crate) bearer: Option<u8>,
    pub(crate) city: Option<u8>,
}

impl Open {
    /// The abilities of a card in play.
    pub(crate) fn abilities(&self, card: Card) -> &'static [Ability] {
        &self.print(card).abilities
    }

    /// The character that a card in play is, or that it lies with.
    pub fn bearer(&self, unit: &Unit) -> Option<u8> {
        match unit.at {
            At::With(id) => Some(id),
            _ if self.is_character(unit) => Some(unit.id),
            _ => None,
        }
    }

    /// The city of a card in play: its own, or that of the character it lies with.
    pub fn place_of(&self, unit: &Unit) -> Option<u8> {
        match unit.at {
            At::City(city) => Some(city),
            At::With(id) => self.unit(id).and_then(Unit::city),
            At::Field => None,
        }
    }

    pub(crate) fn voice(&self, unit: &Unit) -> Voice {
        Voice { seat: unit.owner, unit: Some(unit.id), bearer: self.bearer(unit), city: self.place_of(unit) }
    }

    /// The rules in force among those that matter, each with the card that speaks. [12.1] Conditions look at no number and no
    /// keyword that cards change, so that looking at one never comes back to itself. They are looked at last: it is they that
    /// take time, and searches ask often.
    fn in_force<'a>(
        &'a self,
        matters: impl Fn(&Unit, &Rule) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = (Voice, &'static Rule)> + 'a {
        let set = self.set();
        self.units.iter().filter(move |unit| set.rules(unit.card)).flat_map(move |unit| {
            let abilities = self.abilities(unit.card).iter();
            abilities.filter_map(move |ability| match &ability.what {
                Does::Always(rule) if matters(unit, rule) => {
                    let voice = self.voice(unit);
                    self.holds_all(voice, ability).then_some((voice, rule))
                }
                _ => None,
            })
        })
    }

    /// What all cards and effects add to a character's numbers. [13.5] [14.4]
    pub fn changes(&self, unit: &Unit) -> Change {
        let mut sum = unit.boost;
        let matters = |source: &Unit, rule: &Rule| match rule {
            Rule::Bearer(_) => speaks_of(source, unit),
            Rule::Band(..) => true,
            _ => false,
        };
        for (voice, rule) in self.in_force(matters) {
            match rule {
                Rule::Bearer(change) => sum = plus(sum, *change),
                Rule::Band(group, change) if self.fits(group, unit, voice) => sum = plus(sum, *change),
                _ => {}
            }
        }
        sum
    }

    /// A character's Power now.
    pub fn power(&self, unit: &Unit) -> u8 {
        self.number(unit, |body| body.power, |change| change.power)
    }

    /// A character's Range now.
    pub fn range(&self, unit: &Unit) -> u8 {
        self.number(unit, |body| body.range, |change| change.range)
    }

    /// A character's Move now.
    pub fn movement(&self, unit: &Unit) -> u8 {
        self.number(unit, |body| body.movement, |change| change.movement)
    }

    /// A character's HP now; with 0 it dies.
    pub fn hp(&self, unit: &Unit) -> u8 {
        self.number(unit, |body| body.hp, |change| change.hp)
    }

    /// How much of every hit a character's armour takes away.
    pub fn armor(&self, unit: &Unit) -> u8 {
        self.number(unit, |_| 0, |change| change.armor)
    }

    /// Never below 0. [13.5]
    fn number(
        &self,
        unit: &Unit,
        printed: impl Fn(&crate::cards::Body) -> u8,
        of: impl Fn(Change) -> i8,
    ) -> u8 {
        let printed = self.print(unit.card).body().map_or(0, printed);
        (i16::from(printed) + i16::from(of(self.changes(unit)))).clamp(0, 99) as u8
    }

    /// Has a character this keyword now? [13.6]
    pub fn has(&self, unit: &Unit, keyword: Keyword) -> bool {
        let says = |source: &Unit, rule: &Rule| *rule == Rule::Keyword(keyword) && speaks_of(source, unit);
        unit.gained(keyword) || self.in_force(says).next().is_some()
    }

    /// The sum of what rules in force give a seat, at most 99.
    pub(crate) fn sum(&self, seat: Seat, of: impl Fn(&Rule) -> u8 + Copy) -> u8 {
        let given = self.in_force(|source, rule| source.owner == seat && of(rule) > 0);
        given.fold(0, |sum: u8, (_, rule)| sum.saturating_add(of(rule))).min(99)
    }

    pub(crate) fn holds_all(&self, voice: Voice, ability: &Ability) -> bool {
        ability.only.iter().all(|condition| self.holds(voice, *condition))
    }

    /// Does this hold for a card? [12.10] [12.11]
    pub(crate) fn holds(&self, voice: Voice, condition: Condition) -> bool {
        let seat = voice.seat;
        let bearer = voice.bearer.and_then(|id| self.unit(id));
        let side = |attacking: bool| {
            let battle = self.battle.as_ref();
            let fights = |unit: &Unit| battle.and_then(|battle| battle.fighter(unit.id)).map(|it| it.side);
            let attacker = battle.map(|battle| battle.attacker);
            bearer.and_then(fights).is_some_and(|side| (Some(side) == attacker) == attacking)
        };
        let city = bearer.and_then(Unit::city).map(|city| self.cities[usize::from(city)]);
        match condition {
            Condition::Attacking => side(true),
            Condition::Defending => side(false),
            Condition::Leading => {
                bearer.zip(self.battle.as_ref()).is_some_and(|(unit, battle)| battle.leads(unit.id))
            }
            Condition::Alone => bearer.is_some_and(|unit| {
                unit.city().is_some_and(|city| self.garrison(unit.owner, city).count() == 1)
            }),
            Condition::Occupied => {
                self.battle.as_ref().is_some_and(|battle| battle.occupied && battle.attacker == seat)
            }
            Condition::AtHome => bearer.zip(city).is_some_and(|(unit, city)| city.owner == Some(unit.owner)),
            Condition::InCapital => city.is_some_and(|city| city.face == Some(Face::Capital)),
            Condition::Capital => self.has_capital(seat),
            Condition::RivalCapital => self.has_capital(Open::rival(seat)),
            Condition::Cities(least) => self.cities_of(seat) >= usize::from(least),
            Condition::Behind => self.cities_of(seat) < self.cities_of(Open::rival(seat)),
            Condition::HandAtMost(most) => self.hands[seat.index()] <= most,
            Condition::Fallen(least) => {
                let grave = self.graves[seat.index()].iter();
                grave.filter(|card| self.print(**card).body().is_some()).count() >= usize::from(least)
            }
            Condition::Beside(role) => self.characters().any(|other| {
                other.owner == seat && Some(other.id) != voice.bearer && self.role(other) == Some(role)
            }),
            Condition::Equipped => {
                bearer.is_some_and(|unit| self.units.iter().any(|other| other.at == At::With(unit.id)))
            }
            Condition::OwnTurn => self.active == seat,
        }
    }

    fn role(&self, unit: &Unit) -> Option<Role> {
        self.print(unit.card).body().map(|body| body.role)
    }

    /// Is this character one of those that a card speaks of? [13.6]
    pub(crate) fn fits(&self, group: &Group, unit: &Unit, voice: Voice) -> bool {
        let Some(body) = self.print(unit.card).body() else { return false };
        let Group { side, at, role, banner, doing, weak, other } = *group;
        let own = unit.owner == voice.seat;
        let battle = self.battle.as_ref();
        let fighter = battle.and_then(|battle| battle.fighter(unit.id));
        let sided = match side {
            Side::Own => own,
            Side::Rival => !own,
            Side::Any => true,
        };
        let placed = match at {
            Where::Anywhere => true,
            Where::Here => voice.city.is_some() && unit.city() == voice.city,
            Where::Cities => unit.city().is_some(),
            Where::Battle => fighter.is_some(),
        };
        let attacking = || fighter.is_some_and(|it| battle.is_some_and(|battle| battle.attacker == it.side));
        let does = match doing {
            None => true,
            Some(Doing::Attacking) => attacking(),
            Some(Doing::Defending) => fighter.is_some() && !attacking(),
            Some(Doing::Leading) => battle.is_some_and(|battle| battle.leads(unit.id)),
            Some(Doing::Tapped) => unit.tapped,
            Some(Doing::Untapped) => !unit.tapped,
            Some(Doing::Hurt) => unit.damage > 0,
        };
        sided
            && placed
            && does
            && role.is_none_or(|role| role == body.role)
            && banner.is_none_or(|banner| banner == unit.card.banner())
            && weak.is_none_or(|most| body.power <= most)
            && !(other && voice.unit == Some(unit.id))
    }
}

/// Is this character the bearer of what that card in play says: the card itself, or the one it lies with?
fn speaks_of(source: &Unit, unit: &Unit) -> bool {
    source.id == unit.id || source.at == At::With(unit.id)
}

pub(super) fn plus(one: Change, other: Change) -> Change {
    Change {
        power: one.power.saturating_add(other.power),
        hp: one.hp.saturating_add(other.hp),
        range: one.range.saturating_add(other.range),
        movement: one.movement.saturating_add(other.movement),
        armor: one.armor.saturating_add(other.armor),
    }
}

impl Capitale {
    /// What all effects and cards give a character's keyword.
    pub(crate) fn has(&self, unit: &Unit, keyword: Keyword) -> bool {
        self.open.has(unit, keyword)
    }

    pub(crate) fn sum(&self, seat: Seat, of: impl Fn(&Rule) -> u8 + Copy) -> u8 {
        self.open.sum(seat, of)
    }
}
