//! Cards in play: how they come, move and go.

use table::{Ears, Seat};

use crate::cards::{Heed, Keyword, When};
use crate::open::{At, CITIES};
use crate::step::Step;
use crate::{Capitale, Card, Event, Thing, Unit, What};

impl Capitale {
    /// A card comes into play; its number.
    pub(super) fn arrives(&mut self, seat: Seat, card: Card, at: At, tell: &mut Ears<'_, Event>) -> u8 {
        let id = self.open.free_id();
        let body = self.open.traits(card).body;
        self.open.units.push(Unit::new(id, card, body, seat, at));
        self.open.stale = true;
        let (thing, spot) = (self.thing(tell, id), self.open.unit(id).and_then(Unit::city));
        let spot = spot.map(|city| self.spot(city));
        match at {
            At::With(with) => {
                let with = self.thing(tell, with);
                self.say(tell, What::Attached(seat, thing, with));
            }
            _ => self.say(tell, What::Entered(seat, thing, spot)),
        }
        self.set_off(id, When::Enters);
        if self.open.unit(id).and_then(Unit::city).is_some() && self.open.traits(card).body.is_some() {
            self.set_off(id, When::Arrives);
        }
        id
    }

    /// A character goes from the field to a city, and never back. [6.2] [6.3]
    pub(super) fn set(&mut self, id: u8, city: u8, tell: &mut Ears<'_, Event>) {
        let (thing, spot) = (self.thing(tell, id), self.spot(city));
        let Some(unit) = self.open.unit_mut(id) else { return };
        unit.at = At::City(city);
        let owner = unit.owner;
        self.open.touch(Heed::PLACES);
        self.say(tell, What::Set(owner, thing, spot));
        self.set_off(id, When::Arrives);
    }

    /// The cities where a character may walk. Whoever was untapped again may walk again, unless it is Swift. [6.5] [6.6] [13.8]
    /// [13.13]
    pub(crate) fn walks(&self, unit: &Unit) -> impl Iterator<Item = u8> + use<> {
        let from = unit.city().filter(|_| self.bars_walking(unit).is_none());
        let reach = self.open.movement(unit);
        (0..CITIES as u8).filter(move |to| from.is_some_and(|from| *to != from && to.abs_diff(from) <= reach))
    }

    /// [6.5] [13.8]
    pub(super) fn walk(&mut self, id: u8, city: u8, tell: &mut Ears<'_, Event>) {
        let Some(unit) = self.open.unit(id) else { return };
        let swift = self.open.has(unit, Keyword::Swift);
        if let Some(unit) = self.open.unit_mut(id) {
            (unit.tapped, unit.moved) = (!swift, true);
        }
        self.open.touch(Heed::TAPS);
        self.goes(id, city, tell);
    }

    /// The cities to which a card may send a character: its neighbours, or all; from the field any. [13.13] [14.6]
    pub(crate) fn ways(&self, id: u8, far: bool) -> impl Iterator<Item = u8> + use<> {
        let goes = self.open.unit(id).filter(|unit| !self.open.has(unit, Keyword::Rooted));
        let from = goes.map(Unit::city);
        let near = move |to: u8, from: Option<u8>| {
            from.is_none_or(|from| to != from && (far || to.abs_diff(from) == 1))
        };
        (0..CITIES as u8).filter(move |to| from.is_some_and(|from| near(*to, from)))
    }

    /// A character is at another city now; it fights no longer where it was. [8.10]
    pub(super) fn goes(&mut self, id: u8, city: u8, tell: &mut Ears<'_, Event>) {
        let (thing, to) = (self.thing(tell, id), self.spot(city));
        let from = self.open.unit(id).and_then(Unit::city).map(|from| self.spot(from));
        let Some(unit) = self.open.unit_mut(id) else { return };
        unit.at = At::City(city);
        let owner = unit.owner;
        self.open.touch(Heed::PLACES);
        self.out_of_battle(id);
        self.say(tell, What::Moved(owner, thing, from, to));
        self.set_off(id, When::Arrives);
    }

    fn out_of_battle(&mut self, id: u8) {
        if let Some(battle) = &mut self.open.battle {
            battle.fighters.retain(|fighter| fighter.id != id);
            battle.hits.retain(|hit| hit.by != id && hit.on != id);
            self.open.touch(Heed::BATTLE);
        }
    }

    /// A character dies. [8.9] [12.8]
    pub(super) fn die(&mut self, id: u8, tell: &mut Ears<'_, Event>) {
        let Some(unit) = self.open.unit(id).copied() else { return };
        let thing = self.thing(tell, id);
        self.set_off(id, When::Dies);
        self.say(tell, What::Died(unit.owner, thing));
        for at in 0..self.open.units.len() {
            let other = &self.open.units[at];
            if other.owner == unit.owner && other.id != id {
                self.set_off(other.id, When::Falls);
            }
        }
        self.leaves(id, tell);
        self.bury(unit.owner, unit.card);
    }

    /// A card in play goes to the graveyard without dying: a lasting effect that ends. [12.12] [13.4]
    pub(super) fn gone(&mut self, id: u8, tell: &mut Ears<'_, Event>) {
        let Some(unit) = self.open.unit(id).copied() else { return };
        let thing = self.thing(tell, id);
        self.set_off(id, When::Dies);
        self.say(tell, What::Gone(unit.owner, thing));
        self.leaves(id, tell);
        self.bury(unit.owner, unit.card);
    }

    /// A card in play goes back to the hand of its owner. [14.6] [15.4]
    pub(super) fn returns(&mut self, id: u8, tell: &mut Ears<'_, Event>) {
        let Some(unit) = self.open.unit(id).copied() else { return };
        let thing = self.thing(tell, id);
        self.say(tell, What::Returned(unit.owner, thing));
        self.leaves(id, tell);
        self.hold_shown(unit.owner, unit.card);
    }

    /// A card leaves play: what lay with it goes to the graveyards, and nothing remembers its number, which another card may
    /// get. [12.12]
    fn leaves(&mut self, id: u8, tell: &mut Ears<'_, Event>) {
        self.out_of_battle(id);
        self.open.units.retain(|unit| unit.id != id);
        self.open.stale = true;
        let not_it = |it: Option<u8>| it.filter(|it| *it != id);
        for step in self.open.agenda.iter_mut() {
            match step {
                Step::Do(play) => {
                    play.unit = not_it(play.unit);
                    play.bearer = not_it(play.bearer);
                    play.target = not_it(play.target);
                }
                Step::Enter(entry) => entry.with = not_it(entry.with),
                Step::Stand(unit) => *unit = not_it(*unit),
                Step::Aim(aim) => aim.unit = not_it(aim.unit),
                // The others name none in play, or one about which somebody is asked before anything else can happen.
                _ => {}
            }
        }
        for trigger in &mut self.open.waiting {
            trigger.unit = not_it(trigger.unit);
            trigger.bearer = not_it(trigger.bearer);
        }
        // Nothing lies with what lies with it: no more of them can go meanwhile than the one that goes.
        while let Some(attached) = self.open.units.iter().find(|unit| unit.at == At::With(id)) {
            self.gone(attached.id, tell);
        }
    }

    /// The lasting effects of the rival's. [14.12]
    pub(crate) fn breakable(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        let lasting = move |unit: &&Unit| unit.owner != seat && !self.open.is_character(unit);
        self.open.units.iter().filter(lasting).map(|unit| unit.id)
    }

    /// The face-down cards of the rival's. [14.12]
    pub(crate) fn uncoverable(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        self.open.down.iter().filter(move |down| down.owner != seat).map(|down| down.id)
    }

    /// A face-down card goes to the graveyard, face up. [17.10]
    pub(super) fn uncovered(&mut self, id: u8, tell: &mut Ears<'_, Event>) {
        let Some((owner, card, spot)) = self.lift(id) else { return };
        self.bury(owner, card);
        self.say(tell, What::Uncovered(owner, Thing { card, id, twin: false }, spot));
    }

    /// A face-down card is taken from its city: whose, which, where.
    pub(super) fn lift(&mut self, id: u8) -> Option<(Seat, Card, crate::Spot)> {
        let down = self.open.face_down(id).copied()?;
        let card = self.secret.card_of(id)?;
        self.open.down.retain(|it| it.id != id);
        self.secret.down.retain(|(it, _)| *it != id);
        Some((down.owner, card, self.spot(down.city)))
    }
}
