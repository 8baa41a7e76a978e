//! What an effect asks for: what bars the choice.

use table::Seat;

use super::Bar;
use crate::cards::{Keyword, Sort};
use crate::step::Aim;
use crate::{Capitale, Card, Unit};

impl Capitale {
    /// [11.7] [13.11] [14.2]
    pub(super) fn bars_aim(&self, aim: &Aim, id: u8) -> Option<Bar> {
        let Some(unit) = self.open.unit(id) else { return Some(Bar::NoSuchUnit("14.2", id)) };
        if !self.open.is_character(unit) {
            return Some(Bar::NoCharacter(id));
        }
        let elusive = unit.owner != aim.seat && self.open.has(unit, Keyword::Elusive);
        let meant = self.aims(aim).any(|other| other == id);
        (!meant).then_some(if elusive { Bar::Elusive(id) } else { Bar::NotMeant(id) })
    }

    /// [14.6]
    pub(super) fn bars_way(&self, id: u8, far: bool, to: u8) -> Option<Bar> {
        let here = self.open.unit(id).and_then(Unit::city) == Some(to);
        match self.ways(id, far).any(|city| city == to) {
            true => None,
            false if here || far => Some(Bar::ThereAlready("14.6", id, to)),
            false => Some(Bar::NotNear(id, to)),
        }
    }

    /// The seat knows its own deck, and so what is left in its library. [14.9]
    pub(super) fn bars_fetched(&self, seat: Seat, sort: Sort, card: Card) -> Option<Bar> {
        if !self.secret.own(seat).library.has(card) {
            return Some(Bar::NotInLibrary(card));
        }
        (!self.is_sort(sort, card)).then_some(Bar::WrongSort("14.9", sort, card))
    }

    /// [14.10]
    pub(super) fn bars_unburied(&self, seat: Seat, sort: Sort, card: Card) -> Option<Bar> {
        if !self.open.graves[seat.index()].contains(&card) {
            return Some(Bar::NotInGrave(card));
        }
        (!self.is_sort(sort, card)).then_some(Bar::WrongSort("14.10", sort, card))
    }

    /// [14.12]
    pub(super) fn bars_broken(&self, seat: Seat, id: u8) -> Option<Bar> {
        let Some(unit) = self.open.unit(id) else { return Some(Bar::NoSuchUnit("14.12", id)) };
        match self.open.is_character(unit) {
            true => Some(Bar::NoEffect(id)),
            false => (unit.owner == seat).then_some(Bar::OwnEffect(id)),
        }
    }

    /// [14.12]
    pub(super) fn bars_uncovered(&self, seat: Seat, id: u8) -> Option<Bar> {
        match self.open.face_down(id) {
            Some(down) => (down.owner == seat).then_some(Bar::OwnDown(id)),
            None => Some(Bar::NoSuchDown("14.12", id)),
        }
    }
}
