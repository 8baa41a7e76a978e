//! Chapters 8 and 9: damage by Range, the four outcomes, conquest.

use table::Seat;

use crate::cards::{Rule, When};
use crate::event::Ears;
use crate::open::{Hit, How};
use crate::setup::Conquest;
use crate::step::{Moment, Step};
use crate::{Capitale, Open, Unit, What};

impl Capitale {
    /// The highest Range of those who have not struck comes next, after its window. [8.4] [8.5]
    pub(super) fn next_range(&mut self, _: &mut Ears<'_>) {
        let Some(battle) = &self.open.battle else { return };
        let sides = [battle.attacker, Open::rival(battle.attacker)];
        let fought = sides.into_iter().all(|side| self.present(side).next().is_some());
        let ready = |unit: &&Unit| battle.fighter(unit.id).is_some_and(|fighter| !fighter.struck);
        let waiting = sides.into_iter().flat_map(|side| self.present(side)).filter(ready);
        let next = waiting.map(|unit| self.open.range(unit)).max().filter(|_| fought);
        let Some(range) = next else { return self.push(Step::Conclude) };
        for step in [Step::Ranges, Step::Blow, Step::Strike(range), Step::Window(Moment::Range(range))] {
            self.push(step);
        }
    }

    /// Everybody of this Range, or of a higher one by now, strikes: the attacker's first, in order of number. With Power 0
    /// nothing is dealt. [8.5] [8.7] [8.8]
    pub(super) fn strike(&mut self, range: u8, tell: &mut Ears<'_>) {
        let Some(battle) = &self.open.battle else { return };
        let sides = [battle.attacker, Open::rival(battle.attacker)];
        if sides.into_iter().any(|side| self.present(side).next().is_none()) {
            return;
        }
        let mut strikers: Vec<(u8, u8)> = Vec::new();
        for side in sides {
            let ready = |unit: &&Unit| {
                battle.fighter(unit.id).is_some_and(|it| !it.struck) && self.open.range(unit) >= range
            };
            let mut of_side: Vec<(u8, u8)> =
                self.present(side).filter(ready).map(|unit| (unit.id, self.open.power(unit))).collect();
            of_side.sort_unstable();
            strikers.extend(of_side);
        }
        if !strikers.is_empty() {
            self.say(tell, What::Range(range));
        }
        if let Some(battle) = &mut self.open.battle {
            battle.hits.clear();
            for fighter in &mut battle.fighters {
                fighter.struck |= strikers.iter().any(|(id, _)| *id == fighter.id);
            }
        }
        for (id, power) in strikers.into_iter().rev().filter(|(_, power)| *power > 0) {
            self.push(Step::Divide(id, power));
        }
    }

    /// The enemies to which a striker has given nothing yet. [8.6]
    pub(crate) fn unhit(&self, by: u8) -> Vec<u8> {
        let Some(battle) = &self.open.battle else { return Vec::new() };
        let Some(striker) = battle.fighter(by) else { return Vec::new() };
        let spared = |unit: &&Unit| !battle.hits.iter().any(|hit| hit.by == by && hit.on == unit.id);
        self.present(Open::rival(striker.side)).filter(spared).map(|unit| unit.id).collect()
    }

    /// Who divides a striker's Power, if there is a choice. [8.6]
    pub(super) fn divider(&self, by: u8) -> Option<Seat> {
        let owner = self.open.unit(by)?.owner;
        (self.unhit(by).len() > 1).then_some(owner)
    }

    pub(super) fn hit(&mut self, by: u8, left: u8, on: u8, power: u8, tell: &mut Ears<'_>) {
        self.strikes(by, on, power, tell);
        if left > power {
            self.push(Step::Divide(by, left - power));
        }
    }

    /// The only enemy that is left gets the rest. [8.6]
    pub(super) fn gives_rest(&mut self, by: u8, left: u8, tell: &mut Ears<'_>) {
        if let Some(on) = self.unhit(by).first() {
            self.strikes(by, *on, left, tell);
        }
    }

    fn strikes(&mut self, by: u8, on: u8, power: u8, tell: &mut Ears<'_>) {
        let what = What::Struck(self.thing(by), self.thing(on), power);
        self.say(tell, what);
        if let Some(battle) = &mut self.open.battle {
            battle.hits.push(Hit { by, on, power });
        }
    }

    /// All damage of the step falls together. [8.7] [12.8]
    pub(super) fn blow(&mut self, tell: &mut Ears<'_>) {
        let Some(battle) = &mut self.open.battle else { return };
        let hits = std::mem::take(&mut battle.hits);
        for hit in &hits {
            self.damage(hit.on, hit.power, tell);
        }
        let dead = |hit: &&Hit| self.open.unit(hit.on).is_some_and(|unit| unit.damage >= self.open.hp(unit));
        let mut killers: Vec<u8> = hits.iter().filter(dead).map(|hit| hit.by).collect();
        killers.dedup();
        killers.into_iter().for_each(|killer| self.set_off(killer, When::Kills));
        self.push(Step::Settle);
    }

    /// The four outcomes; only fighters count. [9.1] [9.2] [9.3] [9.4] [9.5]
    pub(super) fn conclude(&mut self, tell: &mut Ears<'_>) {
        let Some(battle) = &self.open.battle else { return };
        let (attacker, city, occupied) = (battle.attacker, battle.city, battle.occupied);
        let defender = Open::rival(attacker);
        let spot = self.spot(city);
        let attacks = self.present(attacker).next().is_some();
        let defends = self.present(defender).next().is_some();
        if attacks && !defends {
            return self.conquer(attacker, city, tell);
        }
        self.open.battle = None;
        match (attacks, defends) {
            (true, _) => self.say(tell, What::Neutral(spot)),
            (false, true) => self.say(tell, What::Repelled(spot)),
            (false, false) => {
                self.say(tell, What::Annihilated(spot));
                if occupied && self.open.cities[usize::from(city)].owner == Some(defender) {
                    self.neutral(city, defender, tell);
                }
            }
        }
    }

    /// The city falls: the end of the duel is looked at before anything is paid or drawn. [1.6] [9.6] [9.7] [9.8]
    pub(super) fn conquer(&mut self, seat: Seat, city: u8, tell: &mut Ears<'_>) {
        let (rival, spot) = (Open::rival(seat), self.spot(city));
        let fighters: Vec<u8> = self.present(seat).map(|unit| unit.id).collect();
        let owner = self.open.cities[usize::from(city)].owner.replace(seat);
        self.open.conquests[seat.index()] += 1;
        self.say(tell, What::Conquered(seat, spot));
        if self.has_won(seat) {
            return self.duel_over(seat, How::Cities, tell);
        }
        if owner == Some(rival) {
            self.set_off_all(rival, When::Loses);
        }
        self.set_off_conquest(seat, &fighters);
        self.open.battle = None;
        self.push(Step::Settle);
        let spared = |rule: &Rule| if let Rule::Spoils(n) = rule { *n } else { 0 };
        match self.open.switches.conquest {
            Conquest::Discard => {
                let cards = SPOILS.saturating_sub(self.sum(seat, spared));
                (0..cards).for_each(|_| self.push(Step::Discard(seat)));
            }
            Conquest::Draw => (0..SPOILS).for_each(|_| self.push(Step::Draw(seat))),
        }
    }

    /// A city without anybody of its owner's is neutral at once; was there any? [9.9]
    pub(super) fn looks_at_garrisons(&mut self, tell: &mut Ears<'_>) -> bool {
        let mut any = false;
        for city in 0..crate::open::CITIES as u8 {
            let Some(owner) = self.open.cities[usize::from(city)].owner else { continue };
            if self.open.garrison(owner, city).next().is_none() {
                self.neutral(city, owner, tell);
                any = true;
            }
        }
        any
    }

    fn neutral(&mut self, city: u8, owner: Seat, tell: &mut Ears<'_>) {
        self.open.cities[usize::from(city)].owner = None;
        let spot = self.spot(city);
        self.say(tell, What::Abandoned(owner, spot));
        self.set_off_all(owner, When::Loses);
    }
}

/// The cards that a conquest costs, or brings. [9.8] [17.4]
const SPOILS: u8 = 2;
