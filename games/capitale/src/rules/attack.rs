//! Chapters 7 and 8: an attack, the defence, the fighters.

use table::{Ears, Seat};

use crate::cards::{Heed, Keyword, When};
use crate::open::{Battle, Face};
use crate::setup::Lay;
use crate::step::{Step, Window};
use crate::{Action, Capitale, Event, Open, Unit, What};

impl Capitale {
    /// The leader taps, the city is turned up, the defender answers; before that each side may turn a card up. [7.1]
    /// [7.3] [17.9]
    pub(super) fn attack(&mut self, seat: Seat, id: u8, tell: &mut Ears<'_, Event>) {
        let Some(city) = self.open.unit(id).and_then(Unit::city) else { return };
        let rival = Open::rival(seat);
        let at = &mut self.open.cities[usize::from(city)];
        at.fought = self.open.turn;
        let occupied = at.owner == Some(rival);
        let mut battle = Battle::new(city, seat, id, occupied);
        battle.joins(id, seat);
        self.open.battle = Some(battle);
        self.open.touch(Heed::BATTLE);
        self.tires(id);
        let (thing, spot) = (self.thing(tell, id), self.spot(city));
        self.say(tell, What::Attacked(seat, thing, spot));
        self.set_off(id, When::Attacks);
        self.set_off(id, When::Leads);
        let turns_up = [Step::TurnUp(rival), Step::TurnUp(seat)];
        self.open.agenda.then(&[Step::Face(city), Step::Settle, turns_up[0], turns_up[1], Step::Defence]);
    }

    /// Fighting taps, unless it is Tireless. [8.2] [8.3] [13.7]
    fn tires(&mut self, id: u8) {
        self.open.refresh();
        let tireless = self.open.unit(id).is_some_and(|unit| self.open.has(unit, Keyword::Tireless));
        if let Some(unit) = self.open.unit_mut(id) {
            unit.tapped |= !tireless;
        }
        self.open.touch(Heed::TAPS);
    }

    /// For good. [4.4] [7.3]
    pub(super) fn reveal(&mut self, city: u8, face: Face, tell: &mut Ears<'_, Event>) {
        self.open.cities[usize::from(city)].face = Some(face);
        self.open.touch(Heed::CITIES);
        self.say(tell, What::Revealed(city, face));
    }

    /// Who defends in the battle.
    pub(crate) fn defender(&self) -> Option<Seat> {
        self.open.battle.as_ref().map(|battle| Open::rival(battle.attacker))
    }

    /// The fighters of a seat that are still at the city. [8.10] [9.1]
    pub(crate) fn present(&self, seat: Seat) -> impl Iterator<Item = &Unit> {
        let battle = self.open.battle.iter();
        let fighters = battle.flat_map(|battle| battle.fighters.iter().map(move |it| (battle.city, it)));
        let mine = fighters.filter(move |(_, fighter)| fighter.side == seat);
        mine.filter_map(|(city, fighter)| self.open.unit(fighter.id).filter(|unit| unit.city() == Some(city)))
    }

    /// The characters that may defend: of an occupied city all, of a neutral one those that are not tapped. [7.4]
    pub(crate) fn defenders(&self, seat: Seat) -> impl Iterator<Item = &Unit> {
        let battle = self.open.battle.iter();
        battle.flat_map(move |battle| {
            let garrison = self.open.garrison(seat, battle.city);
            garrison.filter(move |unit| {
                battle.fighter(unit.id).is_none() && self.bars_defence(battle, unit).is_none()
            })
        })
    }

    /// Is there anything to defend against, and anybody who may?
    pub(super) fn can_defend(&self, seat: Seat) -> bool {
        self.defenders(seat).next().is_some() && self.present(Open::rival(seat)).next().is_some()
    }

    /// A fighter is named; attackers tap, and so do defenders of a neutral city. [8.2] [8.3]
    fn stands(&mut self, id: u8, side: Seat) {
        let Some(battle) = &mut self.open.battle else { return };
        battle.joins(id, side);
        let (attacks, occupied) = (battle.attacker == side, battle.occupied);
        self.open.touch(Heed::BATTLE);
        if attacks || !occupied {
            self.tires(id);
        }
        self.set_off(id, if attacks { When::Attacks } else { When::Defends });
    }

    /// To defend is to name the first defender. [7.5]
    pub(super) fn defend(&mut self, id: u8, tell: &mut Ears<'_, Event>) {
        let (Some(seat), Some(battle)) = (self.defender(), &self.open.battle) else { return };
        let (thing, spot) = (self.thing(tell, id), self.spot(battle.city));
        self.say(tell, What::Defended(seat, thing, spot));
        self.stands(id, seat);
        self.fighters_are_named();
    }

    fn fighters_are_named(&mut self) {
        let Some(attacker) = self.open.battle.as_ref().map(|battle| battle.attacker) else { return };
        self.open.agenda.then(&[Step::Settle, Step::Join(attacker, false), Step::Ranges]);
    }

    /// Nobody defends: Quick cards are the last word. [7.5] [7.6]
    pub(super) fn undefended(&mut self, tell: &mut Ears<'_, Event>) {
        let Some(battle) = &self.open.battle else { return };
        let (attacker, spot) = (battle.attacker, self.spot(battle.city));
        if self.present(attacker).next().is_some() {
            self.say(tell, What::Undefended(Open::rival(attacker), spot));
        }
        self.open.agenda.then(&[Step::Window(Window::Undefended), Step::Undefended]);
    }

    /// A Quick character stands in the way, and nobody else. [7.6] [7.7] [11.8]
    pub(super) fn defends_after_all(&mut self, id: u8, tell: &mut Ears<'_, Event>) {
        self.open.refresh();
        let (Some(battle), Some(unit)) = (&self.open.battle, self.open.unit(id)) else { return };
        let here = unit.city() == Some(battle.city) && self.bars_defence(battle, unit).is_none();
        let (thing, spot, seat) = (self.thing(tell, id), self.spot(battle.city), unit.owner);
        if here {
            self.say(tell, What::Defended(seat, thing, spot));
            self.stands(id, seat);
        }
    }

    /// The Quick characters of a seat's field that may come to the city. [7.7]
    pub(crate) fn rescuers(&self, seat: Seat, moment: Window) -> impl Iterator<Item = u8> + '_ {
        let calls = self.bars_call(seat, moment).is_none();
        let own = self.open.units.iter().filter(move |unit| calls && unit.owner == seat);
        own.filter(|unit| self.open.is_character(unit) && self.bars_rescue(unit).is_none())
            .map(|unit| unit.id)
    }

    /// It waits like a card that is played. [7.7] [11.6]
    pub(super) fn called(&mut self, id: u8, moment: Window, tell: &mut Ears<'_, Event>) {
        let (Some(seat), Some(battle)) = (self.defender(), &self.open.battle) else { return };
        let (thing, spot) = (self.thing(tell, id), self.spot(battle.city));
        self.say(tell, What::Called(seat, thing, spot));
        self.wait(Step::Stand(Some(id)), Some(moment), None);
    }

    /// Whoever cannot defend any more stays where it is. [7.7]
    pub(super) fn comes_to_defend(&mut self, id: Option<u8>, tell: &mut Ears<'_, Event>) {
        self.open.agenda.push(Step::Settle);
        let Some(unit) = id.and_then(|id| self.open.unit(id)) else { return };
        let Some(city) = self.open.battle.as_ref().map(|battle| battle.city) else { return };
        let id = unit.id;
        if self.bars_rescue(unit).is_none() {
            self.set(id, city, tell);
            self.defends_after_all(id, tell);
        }
    }

    /// After the window: a fight, a conquest, or nothing. [7.6] [7.8]
    pub(super) fn after_window(&mut self, tell: &mut Ears<'_, Event>) {
        let Some(battle) = &self.open.battle else { return };
        let (attacker, city) = (battle.attacker, battle.city);
        let attacks = self.present(attacker).next().is_some();
        let defends = self.present(Open::rival(attacker)).next().is_some();
        match (attacks, defends) {
            (true, true) => self.fighters_are_named(),
            (true, false) => self.conquer(attacker, city, tell),
            (false, _) => {
                let spot = self.spot(city);
                self.ends_battle();
                self.say(tell, What::Repelled(spot));
            }
        }
    }

    /// The characters that a side may add. [8.2]
    pub(crate) fn recruits(&self, seat: Seat) -> impl Iterator<Item = &Unit> {
        let attacker = self.open.battle.as_ref().is_some_and(|battle| battle.attacker == seat);
        self.open.battle.iter().flat_map(move |battle| {
            let garrison = self.open.garrison(seat, battle.city);
            garrison.filter(move |unit| {
                battle.fighter(unit.id).is_none()
                    && if attacker {
                        self.bars_attack(unit).is_none()
                    } else {
                        self.bars_defence(battle, unit).is_none()
                    }
            })
        })
    }

    pub(super) fn join(&mut self, seat: Seat, id: u8, tell: &mut Ears<'_, Event>) {
        let thing = self.thing(tell, id);
        self.say(tell, What::Joined(seat, thing));
        self.stands(id, seat);
        self.open.agenda.then(&[Step::Settle, Step::Join(Open::rival(seat), false)]);
    }

    pub(super) fn enough(&mut self, seat: Seat, passed: bool, tell: &mut Ears<'_, Event>) {
        self.say(tell, What::Enough(seat));
        self.joined_enough(seat, passed);
    }

    /// A side adds nobody: with the other's silence before, the fighters are named. [8.1]
    pub(super) fn joined_enough(&mut self, seat: Seat, passed: bool) {
        if !passed {
            self.open.agenda.push(Step::Join(Open::rival(seat), true));
        }
    }

    /// Has the seat a face-down card at the city of the battle? [17.9]
    pub(super) fn may_turn_up(&self, seat: Seat) -> bool {
        let Some(battle) = &self.open.battle else { return false };
        let lies = |down: &crate::Down| down.owner == seat && down.is_at(battle.city);
        self.open.switches.set == Lay::Down && self.open.down.iter().any(lies)
    }

    pub(super) fn turn_up_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let city = self.open.battle.as_ref().map(|battle| battle.city);
        out.extend(self.turnable(seat, city).map(Action::Turn));
    }
}
