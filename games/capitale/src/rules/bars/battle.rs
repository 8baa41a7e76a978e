//! What bars defending, joining, striking.

use table::Seat;

use super::Bar;
use crate::setup::quick_field;
use crate::{At, Battle, Capitale, Keyword, Open, Step, Unit, Window};

impl Capitale {
    /// [7.4] [7.5]
    pub(super) fn bars_defending(&self, seat: Seat, id: u8) -> Option<Bar> {
        self.bars_fighting("7.5", seat, id).or_else(|| {
            let (battle, unit) = (self.open.battle.as_ref()?, self.open.unit(id)?);
            self.bars_defence(battle, unit)
        })
    }

    /// [8.2]
    pub(super) fn bars_joining(&self, seat: Seat, id: u8) -> Option<Bar> {
        self.bars_fighting("8.2", seat, id).or_else(|| {
            let (battle, unit) = (self.open.battle.as_ref()?, self.open.unit(id)?);
            if battle.attacker == seat { self.bars_attack(unit) } else { self.bars_defence(battle, unit) }
        })
    }

    /// Is it a character of one's own, at the city of the battle, that does not fight yet?
    fn bars_fighting(&self, clause: &'static str, seat: Seat, id: u8) -> Option<Bar> {
        let unit = match self.own_character(clause, seat, id) {
            Ok(unit) => unit,
            Err(bar) => return Some(bar),
        };
        let battle = self.open.battle.as_ref()?;
        if unit.city() != Some(battle.city) {
            return Some(Bar::NotAtBattle(clause, id, battle.city));
        }
        battle.fighter(id).map(|_| Bar::FightsAlready(id))
    }

    /// Of an occupied city all may defend, of a neutral one those that are not tapped. [7.4] [13.9] [13.10]
    #[inline]
    pub(crate) fn bars_defence(&self, battle: &Battle, unit: &Unit) -> Option<Bar> {
        let has = |keyword| self.open.has(unit, keyword);
        match unit.id {
            id if has(Keyword::Fleeting) => Some(Bar::Fleeting(id)),
            id if !battle.occupied && unit.tapped && !has(Keyword::Steadfast) => Some(Bar::DefendsTapped(id)),
            _ => None,
        }
    }

    /// Is somebody called to the city: by its defender, while nobody defends it? [7.7]
    pub(crate) fn bars_call(&self, seat: Seat, moment: Window) -> Option<Bar> {
        let may = moment == Window::Undefended
            && self.defender() == Some(seat)
            && quick_field(self.open.switches.rules);
        (!may).then_some(Bar::WindowIsForQuick)
    }

    pub(super) fn bars_calling(&self, seat: Seat, moment: Window, id: u8) -> Option<Bar> {
        self.bars_call(seat, moment).or_else(|| match self.own_character("7.7", seat, id) {
            Ok(unit) => self.bars_rescue(unit),
            Err(bar) => Some(bar),
        })
    }

    /// A Quick character comes from the field, and only if it may defend. [7.7]
    pub(crate) fn bars_rescue(&self, unit: &Unit) -> Option<Bar> {
        let battle = self.open.battle.as_ref()?;
        match unit.id {
            _ if !self.open.traits(unit.card).quick => Some(Bar::NotQuick("7.7", unit.card)),
            id if unit.at != At::Field => Some(Bar::ComesFromField(id)),
            id if self.open.agenda.iter().any(|step| *step == Step::Stand(Some(id))) => Some(Bar::Comes(id)),
            _ => self.bars_defence(battle, unit),
        }
    }

    /// [8.2] [13.9]
    #[inline]
    pub(crate) fn bars_attack(&self, unit: &Unit) -> Option<Bar> {
        match unit.id {
            id if unit.tapped => Some(Bar::JoinsTapped(id)),
            id if self.open.has(unit, Keyword::Peaceful) => Some(Bar::Peaceful(id)),
            _ => None,
        }
    }

    /// [8.6]
    pub(super) fn bars_hit(&self, seat: Seat, by: u8, left: u8, on: u8, power: u8) -> Option<Bar> {
        if !self.present(Open::rival(seat)).any(|unit| unit.id == on) {
            return Some(match self.open.unit(on) {
                None => Bar::NoSuchUnit("8.6", on),
                Some(unit) if unit.owner == seat => Bar::OwnSide(on),
                Some(unit) => Bar::NoFighter(on, unit.owner),
            });
        }
        match power {
            _ if !self.unhit(by).any(|id| id == on) => Some(Bar::StruckAlready(by, on)),
            0 => Some(Bar::NoPower(by, left)),
            _ => (power > left).then_some(Bar::TooMuchPower(by, left, power)),
        }
    }
}
