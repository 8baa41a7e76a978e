//! What holds at the moment: numbers, keywords, conditions, and the rules that cards change. Chapters 12 and 13.

use arrayvec::ArrayVec;
use table::Seat;

use super::groups::Marks;
use crate::cards::{Ability, Body, Change, Condition, Does, Heed, Keyword, Role, Rule};
use crate::open::{At, CARDS, Face};
use crate::{Card, Open, Unit};

/// What groups may ask of each card in play, in their order.
type Crowd = ArrayVec<Marks, CARDS>;

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

    /// Something has changed that numbers and keywords may hang on.
    #[inline]
    pub(crate) fn touch(&mut self, what: Heed) {
        self.stale |= self.heeds.any(what);
    }

    /// Looks at all numbers and keywords anew, if anything has changed.
    #[inline]
    pub(crate) fn refresh(&mut self) {
        if self.stale {
            self.look_again();
        }
    }

    /// Are the numbers and keywords that are kept those that would be found?
    pub(crate) fn is_fresh(&self) -> bool {
        let mut again = self.clone();
        again.look_again();
        again == *self
    }

    /// The rules in force, each for those of whom it speaks. [12.1] [13.5] [13.6] Conditions and groups look at no number and no
    /// keyword that cards change, so that looking at one never comes back to itself.
    pub(crate) fn look_again(&mut self) {
        let set = self.set();
        let mut heeds = Heed::default();
        for unit in &mut self.units {
            (unit.change, unit.keywords) = (unit.boost, unit.gained);
            heeds = heeds.and(set.traits(unit.card).heeds);
        }
        (self.heeds, self.stale) = (heeds, false);
        if heeds == Heed::default() {
            return;
        }
        let mut marks = None;
        for at in 0..self.units.len() {
            let source = self.units[at];
            if set.traits(source.card).heeds == Heed::default() {
                continue;
            }
            let voice = self.voice(&source);
            for ability in self.abilities(source.card) {
                match &ability.what {
                    Does::Always(rule) if self.holds_all(voice, ability) => {
                        self.rules(rule, at, voice, &mut marks)
                    }
                    _ => {}
                }
            }
        }
    }

    /// A rule in force, of the card at this place. Its bearer is the card itself, and whom it lies with. What groups ask for is
    /// found for all once, when the first of them speaks: no number and no keyword is among it.
    fn rules(&mut self, rule: &Rule, at: usize, voice: Voice, marks: &mut Option<Crowd>) {
        match rule {
            Rule::Keyword(keyword) => self.bearers(at, |unit| unit.keywords |= 1 << *keyword as u8),
            Rule::Bearer(change) => self.bearers(at, |unit| unit.change = plus(unit.change, *change)),
            Rule::Band(group, change) => {
                let marks =
                    marks.get_or_insert_with(|| self.units.iter().map(|unit| self.marks(unit)).collect());
                let wanted = Marks::wanted(group, voice);
                for (unit, marks) in self.units.iter_mut().zip(marks) {
                    if marks.has(wanted) && !(group.other && voice.unit == Some(unit.id)) {
                        unit.change = plus(unit.change, *change);
                    }
                }
            }
            Rule::Spoils(_) | Rule::Keep(_) | Rule::Opening(_) => {}
        }
    }

    fn bearers(&mut self, at: usize, does: impl Fn(&mut Unit)) {
        does(&mut self.units[at]);
        if let At::With(id) = self.units[at].at {
            self.unit_mut(id).into_iter().for_each(does);
        }
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
    #[inline]
    fn number(&self, unit: &Unit, printed: impl Fn(&Body) -> u8, of: impl Fn(Change) -> i8) -> u8 {
        debug_assert!(!self.stale, "numbers are looked at that may have changed");
        let printed = unit.body.as_ref().map_or(0, printed);
        (i16::from(printed) + i16::from(of(unit.change))).clamp(0, 99) as u8
    }

    /// Has a character this keyword now? [13.6]
    #[inline]
    pub fn has(&self, unit: &Unit, keyword: Keyword) -> bool {
        debug_assert!(!self.stale, "keywords are looked at that may have changed");
        unit.keywords >> keyword as u8 & 1 == 1
    }

    /// The sum of what rules in force give a seat, at most 99. [13.14]
    pub(crate) fn sum(&self, seat: Seat, of: impl Fn(&Rule) -> u8) -> u8 {
        let favours = |unit: &&Unit| unit.owner == seat && self.traits(unit.card).favours;
        let given = self.units.iter().filter(favours).flat_map(|unit| {
            let voice = self.voice(unit);
            self.abilities(unit.card).iter().filter(move |ability| self.holds_all(voice, ability))
        });
        let of = |ability: &Ability| if let Does::Always(rule) = &ability.what { of(rule) } else { 0 };
        given.fold(0, |sum: u8, ability| sum.saturating_add(of(ability))).min(99)
    }

    pub(crate) fn holds_all(&self, voice: Voice, ability: &Ability) -> bool {
        ability.only.iter().all(|condition| self.holds(voice, *condition))
    }

    /// Does this hold for a card? [12.10] [12.11]
    pub(crate) fn holds(&self, voice: Voice, condition: Condition) -> bool {
        let seat = voice.seat;
        let bearer = voice.bearer.and_then(|id| self.unit(id));
        let side = |attacking: bool| bearer.and_then(|unit| self.side_of(unit)) == Some(attacking);
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
                grave.filter(|card| self.traits(**card).body.is_some()).count() >= usize::from(least)
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
        unit.body.map(|body| body.role)
    }

    /// Does the character fight, and if so, does it attack?
    pub(super) fn side_of(&self, unit: &Unit) -> Option<bool> {
        let battle = self.battle.as_ref()?;
        battle.fighter(unit.id).map(|fighter| fighter.side == battle.attacker)
    }
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
