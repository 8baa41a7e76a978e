//! Cards in play: what bars setting, moving, attacking, using.

use table::Seat;

use super::Bar;
use crate::cards::{Does, Keyword, target_of};
use crate::{At, Capitale, Unit};

impl Capitale {
    /// A card in play of the seat's own.
    fn own_unit(&self, clause: &'static str, seat: Seat, id: u8) -> Result<&Unit, Bar> {
        match self.open.unit(id) {
            Some(unit) if unit.owner == seat => Ok(unit),
            Some(unit) => Err(Bar::Rivals(clause, id, unit.owner)),
            None if self.open.face_down(id).is_some() => Err(Bar::LiesDown(clause, id)),
            None => Err(Bar::NoSuchUnit(clause, id)),
        }
    }

    /// A character of the seat's own.
    pub(super) fn own_character(&self, clause: &'static str, seat: Seat, id: u8) -> Result<&Unit, Bar> {
        let unit = self.own_unit(clause, seat, id)?;
        if self.open.is_character(unit) { Ok(unit) } else { Err(Bar::LastingEffect(clause, id)) }
    }

    /// [6.2] [6.3]
    pub(super) fn bars_setting(&self, seat: Seat, id: u8) -> Option<Bar> {
        match self.own_character("6.2", seat, id) {
            Ok(unit) => (unit.at != At::Field).then_some(Bar::SetAlready(id)),
            Err(bar) => Some(bar),
        }
    }

    /// [6.5] [6.6]
    pub(super) fn bars_moving(&self, seat: Seat, id: u8, to: u8) -> Option<Bar> {
        let unit = match self.own_character("6.5", seat, id) {
            Ok(unit) => unit,
            Err(bar) => return Some(bar),
        };
        let Some(from) = unit.city() else { return Some(Bar::MovesFromField(id)) };
        if from == to {
            return Some(Bar::ThereAlready("6.5", id, to));
        }
        let (reach, far) = (self.open.movement(unit), to.abs_diff(from));
        self.bars_walking(unit).or(match reach {
            0 => Some(Bar::NoMove(id)),
            _ if far > reach => Some(Bar::TooFar(id, reach, to, far)),
            _ => None,
        })
    }

    /// What bars every walk of a character. Whoever was untapped again may walk again, unless it is Swift. [6.5] [13.8] [13.13]
    #[inline]
    pub(crate) fn bars_walking(&self, unit: &Unit) -> Option<Bar> {
        let has = |keyword| self.open.has(unit, keyword);
        match unit.id {
            id if has(Keyword::Rooted) => Some(Bar::Rooted(id)),
            id if unit.tapped => Some(Bar::MovesTapped(id)),
            id if unit.moved && has(Keyword::Swift) => Some(Bar::MovedAlready(id)),
            _ => None,
        }
    }

    pub(super) fn bars_attacking(&self, seat: Seat, id: u8) -> Option<Bar> {
        match self.own_character("7.1", seat, id) {
            Ok(unit) => self.bars_leading(unit),
            Err(bar) => Some(bar),
        }
    }

    /// A character leads an attack on the city where it is: it may on the turn it was opened. [6.4] [7.1] [7.2] [13.9]
    /// [14.13]
    #[inline]
    pub(crate) fn bars_leading(&self, unit: &Unit) -> Option<Bar> {
        let At::City(at) = unit.at else { return Some(Bar::AttacksFromField(unit.id)) };
        let city = self.open.cities[usize::from(at)];
        match unit.id {
            _ if city.owner == Some(unit.owner) => Some(Bar::OwnCity(at)),
            _ if city.fought == self.open.turn => Some(Bar::FoughtFor(at)),
            _ if city.truce >= self.open.turn => Some(Bar::UnderTruce(at)),
            id if unit.tapped => Some(Bar::AttacksTapped(id)),
            id if self.open.has(unit, Keyword::Peaceful) => Some(Bar::Peaceful(id)),
            _ => None,
        }
    }

    pub(super) fn bars_use(&self, seat: Seat, id: u8, at: u8, window: bool) -> Option<Bar> {
        match self.own_unit("12.5", seat, id) {
            Ok(unit) => self.bars_using(unit, at, window),
            Err(bar) => Some(bar),
        }
    }

    /// An ability of a card in play, used in one's main phase or in a window: known to all. [11.7] [12.1] [12.5]
    pub(crate) fn bars_using(&self, unit: &Unit, at: u8, window: bool) -> Option<Bar> {
        let id = unit.id;
        let ability = self.open.abilities(unit.card).get(usize::from(at));
        let Some((ability, Does::Use { tap, discard, quick, effects })) = ability.map(|it| (it, &it.what))
        else {
            return Some(Bar::NoAbility(id, at.saturating_add(1)));
        };
        let hand = self.open.hands[unit.owner.index()];
        let voice = self.open.voice(unit);
        let aimless = || {
            target_of(effects).is_some_and(|group| self.aims(&self.aim_for(voice, group)).next().is_none())
        };
        match () {
            () if window && !quick => Some(Bar::SlowAbility(id)),
            () if unit.used >> at & 1 == 1 => Some(Bar::UsedAlready(id)),
            () if *tap && unit.tapped => Some(Bar::TapsTapped(id)),
            () if hand < *discard => Some(Bar::TooFewCards(*discard, hand)),
            () if !self.open.holds_all(voice, ability) => Some(Bar::DoesNotHold(id)),
            () if aimless() => Some(Bar::AimsAtNobody(id)),
            () => None,
        }
    }
}
