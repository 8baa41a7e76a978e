//! What a fight would come to if nothing more were played: by Range, everybody strikes the first whom its Power kills, and
//! otherwise whoever has the least left. A guess from what everybody sees.

use table::Seat;

use crate::open::{At, Battle, Hit};
use crate::{Capitale, Card, Open, Step};

/// Who strikes whom, how hard, and does that kill?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Blow {
    pub(super) by: u8,
    pub(super) on: u8,
    pub(super) power: u8,
}

/// All that falls together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    pub(super) range: u8,
    pub(super) blows: Vec<Blow>,
    pub(super) dead: Vec<(Seat, Card, u8)>,
}

/// How it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Falls,
    Repelled,
    Unchanged,
    Empty,
}

/// The whole of a fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Foresight {
    pub(super) stages: Vec<Stage>,
    pub(super) outcome: Outcome,
    pub(super) attacker: Seat,
}

impl Foresight {
    /// Everybody who dies on a side.
    pub(super) fn dead(&self, side: Seat) -> Vec<Card> {
        let all = self.stages.iter().flat_map(|stage| &stage.dead);
        all.filter(|(of, ..)| *of == side).map(|(_, card, _)| *card).collect()
    }
}

/// The battle as it stands.
pub(super) fn of_battle(table: &Capitale) -> Option<Foresight> {
    let battle = table.open.battle.as_ref()?;
    let attacker = battle.attacker;
    let mut table = table.clone();
    let mut stages = Vec::new();
    // In the middle of a step some have struck already and some divide their Power still.
    let pending: Vec<(u8, u8)> = table
        .open
        .agenda
        .iter()
        .map_while(|step| if let Step::Divide(by, left) = step { Some((*by, *left)) } else { None })
        .collect();
    let hits = table.open.battle.as_ref().map(|battle| battle.hits.to_vec()).unwrap_or_default();
    if !pending.is_empty() || !hits.is_empty() {
        let range =
            pending.first().and_then(|(by, _)| table.open.unit(*by)).map_or(0, |it| table.open.range(it));
        stages.push(strike(&mut table, range, hits, &pending));
    }
    while let Some(range) = next_range(&table) {
        let strikers = strikers(&mut table, range);
        let stage = strike(&mut table, range, Vec::new(), &strikers);
        if !stage.blows.is_empty() {
            stages.push(stage);
        }
    }
    let attacks = table.present(attacker).next().is_some();
    let defends = table.present(Open::rival(attacker)).next().is_some();
    let outcome = match (attacks, defends) {
        (true, false) => Outcome::Falls,
        (false, true) => Outcome::Repelled,
        (true, true) => Outcome::Unchanged,
        (false, false) => Outcome::Empty,
    };
    Some(Foresight { stages, outcome, attacker })
}

/// The battle as it would stand with these among the fighters too.
pub(super) fn with(table: &Capitale, more: &[u8]) -> Option<Foresight> {
    let mut table = table.clone();
    for id in more {
        let (side, battle) = (table.open.unit(*id)?.owner, table.open.battle.as_mut()?);
        let city = battle.city;
        battle.joins(*id, side);
        // One that is called comes from the field.
        table.open.unit_mut(*id)?.at = At::City(city);
    }
    table.open.look_again();
    of_battle(&table)
}

/// An attack that has not been declared: alone or with everybody who may join, against all who may defend.
pub(super) fn attack(table: &Capitale, leader: u8, everybody: bool) -> Option<(Foresight, Vec<u8>)> {
    let mut table = table.clone();
    let unit = *table.open.unit(leader)?;
    let (city, attacker) = (unit.city()?, unit.owner);
    let occupied = table.open.cities[usize::from(city)].owner == Some(Open::rival(attacker));
    let mut battle = Battle::new(city, attacker, leader, occupied);
    battle.joins(leader, attacker);
    table.open.battle = Some(battle);
    table.open.look_again();
    let defenders: Vec<u8> = table.defenders(Open::rival(attacker)).map(|unit| unit.id).collect();
    let friends = table.recruits(attacker).filter(|_| everybody).map(|unit| unit.id);
    let more: Vec<u8> = friends.chain(defenders.iter().copied()).collect();
    Some((with(&table, &more)?, defenders))
}

/// The highest Range of those who have not struck, as long as both sides live.
pub(super) fn next_range(table: &Capitale) -> Option<u8> {
    let battle = table.open.battle.as_ref()?;
    let sides = [battle.attacker, Open::rival(battle.attacker)];
    let fought = sides.into_iter().all(|side| table.present(side).next().is_some());
    let waiting = sides.into_iter().flat_map(|side| table.present(side));
    let ready = waiting.filter(|unit| battle.fighter(unit.id).is_some_and(|it| !it.struck));
    ready.map(|unit| table.open.range(unit)).max().filter(|_| fought)
}

/// Those who strike in a step, with their Power; from now on they have struck.
fn strikers(table: &mut Capitale, range: u8) -> Vec<(u8, u8)> {
    let Some(battle) = &table.open.battle else { return Vec::new() };
    let mut all = Vec::new();
    for side in [battle.attacker, Open::rival(battle.attacker)] {
        let ready = table.present(side).filter(|unit| {
            battle.fighter(unit.id).is_some_and(|it| !it.struck) && table.open.range(unit) >= range
        });
        let mut of_side: Vec<(u8, u8)> = ready.map(|unit| (unit.id, table.open.power(unit))).collect();
        of_side.sort_unstable();
        all.extend(of_side);
    }
    if let Some(battle) = &mut table.open.battle {
        for fighter in &mut battle.fighters {
            fighter.struck |= all.iter().any(|(id, _)| *id == fighter.id);
        }
    }
    all
}

/// Everybody divides, then all damage falls together.
fn strike(table: &mut Capitale, range: u8, hits: Vec<Hit>, strikers: &[(u8, u8)]) -> Stage {
    let mut blows: Vec<Blow> =
        hits.into_iter().map(|hit| Blow { by: hit.by, on: hit.on, power: hit.power }).collect();
    for &(by, power) in strikers {
        divide(table, by, power, &mut blows);
    }
    for blow in &blows {
        let armor = table.open.unit(blow.on).map_or(0, |unit| table.open.armor(unit));
        if let Some(unit) = table.open.unit_mut(blow.on) {
            let through = blow.power.saturating_sub(armor);
            let shielded = through.min(unit.shield);
            unit.shield -= shielded;
            unit.damage = unit.damage.saturating_add(through - shielded);
        }
        table.open.look_again();
    }
    if let Some(battle) = &mut table.open.battle {
        battle.hits.clear();
    }
    let dead = bury(table);
    Stage { range, blows, dead }
}

/// The first whom it kills, and on with the rest; nobody to kill: whoever has the least left.
fn divide(table: &Capitale, by: u8, mut power: u8, blows: &mut Vec<Blow>) {
    let Some(side) = table.open.unit(by).map(|unit| unit.owner) else { return };
    let enemies: Vec<u8> = table.present(Open::rival(side)).map(|unit| unit.id).collect();
    while power > 0 {
        let free = enemies.iter().filter(|id| !blows.iter().any(|blow| blow.by == by && blow.on == **id));
        let free: Vec<(u8, u8)> = free.map(|id| (*id, left(table, *id, blows))).collect();
        let needy = |(_, left): &&(u8, u8)| *left > 0;
        let mortal = free.iter().filter(needy).find(|(_, left)| *left <= power);
        let other = free.iter().filter(needy).min_by_key(|(_, left)| *left).or(free.first());
        let Some(&(on, need)) = mortal.or(other) else { return };
        let all = mortal.is_none() || free.len() == 1;
        let given = if all { power } else { need };
        blows.push(Blow { by, on, power: given });
        power -= given;
    }
}

/// How much one more hit must have to kill, with what is about to fall counted.
pub(super) fn left(table: &Capitale, id: u8, blows: &[Blow]) -> u8 {
    let Some(unit) = table.open.unit(id) else { return 0 };
    let armor = table.open.armor(unit);
    let falls: u8 = blows
        .iter()
        .filter(|blow| blow.on == id)
        .map(|blow| blow.power.saturating_sub(armor))
        .fold(0, u8::saturating_add);
    let stands = table.open.hp(unit).saturating_sub(unit.damage).saturating_add(unit.shield);
    match stands.saturating_sub(falls) {
        0 => 0,
        more => more.saturating_add(armor),
    }
}

/// The dead leave, with all that lies with them, until nobody dies any more.
fn bury(table: &mut Capitale) -> Vec<(Seat, Card, u8)> {
    let mut all = Vec::new();
    loop {
        let open = &table.open;
        let dead: Vec<_> = open
            .characters()
            .filter(|unit| unit.damage >= open.hp(unit))
            .map(|unit| (unit.owner, unit.card, unit.id))
            .collect();
        if dead.is_empty() {
            return all;
        }
        let gone = |id: u8| dead.iter().any(|(_, _, other)| *other == id);
        let open = &mut table.open;
        open.units.retain(|unit| !gone(unit.id) && !matches!(unit.at, At::With(id) if gone(id)));
        if let Some(battle) = &mut open.battle {
            battle.fighters.retain(|fighter| !gone(fighter.id));
        }
        open.look_again();
        all.extend(dead);
    }
}
