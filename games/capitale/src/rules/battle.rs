//! Chapters 8 and 9: damage by Range, the four outcomes, conquest.

use arrayvec::ArrayVec;
use table::{Ears, Seat};

use crate::cards::{Heed, Rule, When};
use crate::open::{At, CARDS, CITIES, Hit, How, SEATS};
use crate::setup::Conquest;
use crate::step::{Step, Window};
use crate::{Capitale, Event, Open, Unit, What};

impl Capitale {
    /// The highest Range of those who have not struck comes next, after its window. [8.4] [8.5]
    pub(super) fn next_range(&mut self) {
        let Some(battle) = &self.open.battle else { return };
        let sides = [battle.attacker, Open::rival(battle.attacker)];
        let fought = sides.into_iter().all(|side| self.present(side).next().is_some());
        let ready = |unit: &&Unit| battle.fighter(unit.id).is_some_and(|fighter| !fighter.struck);
        let waiting = sides.into_iter().flat_map(|side| self.present(side)).filter(ready);
        let next = waiting.map(|unit| self.open.range(unit)).max().filter(|_| fought);
        let Some(range) = next else { return self.open.agenda.push(Step::Conclude) };
        let window = Step::Window(Window::Range(range));
        self.open.agenda.then(&[window, Step::Strike(range), Step::Blow, Step::Ranges]);
    }

    /// Everybody of this Range, or of a higher one by now, strikes: the attacker's first, in order of number. With Power 0
    /// nothing is dealt. [8.5] [8.7] [8.8]
    pub(super) fn strike(&mut self, range: u8, tell: &mut Ears<'_, Event>) {
        let Some(battle) = &self.open.battle else { return };
        let sides = [battle.attacker, Open::rival(battle.attacker)];
        if sides.into_iter().any(|side| self.present(side).next().is_none()) {
            return;
        }
        let mut strikers: ArrayVec<(u8, u8), CARDS> = ArrayVec::new();
        for side in sides {
            let ready = |unit: &&Unit| {
                battle.fighter(unit.id).is_some_and(|it| !it.struck) && self.open.range(unit) >= range
            };
            let first = strikers.len();
            strikers.extend(self.present(side).filter(ready).map(|unit| (unit.id, self.open.power(unit))));
            strikers[first..].sort_unstable();
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
            self.open.agenda.push(Step::Divide(id, power));
        }
    }

    /// The enemies to which a striker has given nothing yet. [8.6]
    pub(crate) fn unhit(&self, by: u8) -> impl Iterator<Item = u8> + '_ {
        let striker = self.open.battle.iter().filter_map(move |battle| Some((battle, battle.fighter(by)?)));
        striker.flat_map(move |(battle, striker)| {
            let spared = move |id: &u8| !battle.hits.iter().any(|hit| hit.by == by && hit.on == *id);
            self.present(Open::rival(striker.side)).map(|unit| unit.id).filter(spared)
        })
    }

    /// Who divides a striker's Power, if there is a choice. [8.6]
    pub(crate) fn divider(&self, by: u8) -> Option<Seat> {
        let owner = self.open.unit(by)?.owner;
        self.unhit(by).nth(1).map(|_| owner)
    }

    pub(super) fn hit(&mut self, by: u8, left: u8, on: u8, power: u8, tell: &mut Ears<'_, Event>) {
        self.strikes(by, on, power, tell);
        if left > power {
            self.open.agenda.push(Step::Divide(by, left - power));
        }
    }

    /// The only enemy that is left gets the rest. [8.6]
    pub(super) fn gives_rest(&mut self, by: u8, left: u8, tell: &mut Ears<'_, Event>) {
        let only = self.unhit(by).next();
        if let Some(on) = only {
            self.strikes(by, on, left, tell);
        }
    }

    fn strikes(&mut self, by: u8, on: u8, power: u8, tell: &mut Ears<'_, Event>) {
        let what = What::Struck(self.thing(tell, by), self.thing(tell, on), power);
        self.say(tell, what);
        if let Some(battle) = &mut self.open.battle {
            battle.hits.push(Hit { by, on, power });
        }
    }

    /// All damage of the step falls together. [8.7] [12.8]
    pub(super) fn blow(&mut self, tell: &mut Ears<'_, Event>) {
        let Some(battle) = &mut self.open.battle else { return };
        let hits = std::mem::take(&mut battle.hits);
        for hit in &hits {
            self.damage(hit.on, hit.power, tell);
        }
        self.open.refresh();
        // A striker's hits lie side by side: it is told once that it has killed.
        let mut last = None;
        for hit in &hits {
            let kills = self.open.unit(hit.on).is_some_and(|unit| unit.damage >= self.open.hp(unit));
            if kills && last.replace(hit.by) != Some(hit.by) {
                self.set_off(hit.by, When::Kills);
            }
        }
        self.open.agenda.push(Step::Settle);
    }

    /// The four outcomes; only fighters count. [9.1] [9.2] [9.3] [9.4] [9.5]
    pub(super) fn conclude(&mut self, tell: &mut Ears<'_, Event>) {
        let Some(battle) = &self.open.battle else { return };
        let (attacker, city, occupied) = (battle.attacker, battle.city, battle.occupied);
        let defender = Open::rival(attacker);
        let spot = self.spot(city);
        let attacks = self.present(attacker).next().is_some();
        let defends = self.present(defender).next().is_some();
        if attacks && !defends {
            return self.conquer(attacker, city, tell);
        }
        self.ends_battle();
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
    pub(super) fn conquer(&mut self, seat: Seat, city: u8, tell: &mut Ears<'_, Event>) {
        let (rival, spot) = (Open::rival(seat), self.spot(city));
        let fighters: ArrayVec<u8, CARDS> = self.present(seat).map(|unit| unit.id).collect();
        let owner = self.open.cities[usize::from(city)].owner.replace(seat);
        self.open.touch(Heed::CITIES);
        self.open.conquests[seat.index()] += 1;
        self.say(tell, What::Conquered(seat, spot));
        if self.has_won(seat) {
            return self.duel_over(seat, How::Cities, tell);
        }
        if owner == Some(rival) {
            self.set_off_all(rival, When::Loses);
        }
        self.set_off_conquest(seat, &fighters);
        self.ends_battle();
        self.open.agenda.push(Step::Settle);
        let spared = |rule: &Rule| if let Rule::Spoils(n) = rule { *n } else { 0 };
        match self.open.switches.conquest {
            Conquest::Discard => {
                let cards = SPOILS.saturating_sub(self.open.sum(seat, spared));
                (0..cards).for_each(|_| self.open.agenda.push(Step::Discard(seat)));
            }
            Conquest::Draw => (0..SPOILS).for_each(|_| self.open.agenda.push(Step::Draw(seat))),
        }
    }

    pub(super) fn ends_battle(&mut self) {
        self.open.battle = None;
        self.open.touch(Heed::BATTLE);
    }

    /// A city without anybody of its owner's is neutral at once; was there any? [9.9]
    pub(super) fn looks_at_garrisons(&mut self, tell: &mut Ears<'_, Event>) -> bool {
        let mut held = [[false; SEATS]; CITIES];
        for unit in self.open.characters() {
            if let At::City(city) = unit.at {
                held[usize::from(city)][unit.owner.index()] = true;
            }
        }
        let mut any = false;
        for (city, held) in (0..).zip(held) {
            if let Some(owner) =
                self.open.cities[usize::from(city)].owner.filter(|owner| !held[owner.index()])
            {
                self.neutral(city, owner, tell);
                any = true;
            }
        }
        any
    }

    fn neutral(&mut self, city: u8, owner: Seat, tell: &mut Ears<'_, Event>) {
        self.open.cities[usize::from(city)].owner = None;
        self.open.touch(Heed::CITIES);
        let spot = self.spot(city);
        self.say(tell, What::Abandoned(owner, spot));
        self.set_off_all(owner, When::Loses);
    }
}

/// The cards that a conquest costs, or brings. [9.8] [17.4]
const SPOILS: u8 = 2;
