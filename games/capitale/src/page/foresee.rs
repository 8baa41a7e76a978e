//! What a fight would come to if nothing more were played: the rules fight it, everybody strikes the first whom its Power kills, and
//! otherwise whoever has the least left. A guess from what everybody sees; what cards set off meanwhile is not foreseen.

use table::{Deaf, Given, Seat, Steps};

use crate::open::{At, Battle, Hit};
use crate::{Action, Capitale, Card, Open, Step};

/// All that falls together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    pub(super) range: u8,
    pub(super) hits: Vec<Hit>,
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
    let attacker = table.open.battle.as_ref()?.attacker;
    let mut table = table.clone();
    // In the middle of a step some have struck already and some divide their Power still.
    let falls = |step: &&Step| matches!(step, Step::Divide(..) | Step::Blow);
    let begun: Vec<Step> = table.open.agenda.iter().take_while(falls).copied().collect();
    table.open.agenda.clear();
    table.open.agenda.push(Step::Ranges);
    table.open.agenda.then(&begun);
    let mut stages: Vec<Stage> = Vec::new();
    let mut range = 0;
    while let Some(step) = table.open.agenda.pop() {
        match step {
            Step::Conclude => break,
            Step::Ranges => table.does(step, Given::Nothing, &mut Deaf),
            Step::Strike(next) => {
                range = next;
                table.does(step, Given::Nothing, &mut Deaf);
            }
            Step::Divide(by, left) => {
                let hit = table.divider(by).and_then(|seat| Some(Given::Seat(seat, hit(&table, by, left)?)));
                table.does(step, hit.unwrap_or(Given::Nothing), &mut Deaf);
            }
            Step::Blow => {
                let hits = table.open.battle.as_ref().map_or(Vec::new(), |battle| battle.hits.to_vec());
                let by = hits.first().and_then(|hit| table.open.unit(hit.by)).filter(|_| range == 0);
                let range = by.map_or(range, |by| table.open.range(by));
                if !hits.is_empty() {
                    stages.push(Stage { range, hits, dead: Vec::new() });
                }
                table.does(step, Given::Nothing, &mut Deaf);
            }
            Step::Settle => {
                table.open.waiting.clear();
                let standing: Vec<_> = table.open.characters().map(|it| (it.owner, it.card, it.id)).collect();
                table.does(step, Given::Nothing, &mut Deaf);
                let gone = standing.into_iter().filter(|(.., id)| table.open.unit(*id).is_none());
                if let Some(stage) = stages.last_mut() {
                    stage.dead.extend(gone);
                }
            }
            // Windows, and what cards bring.
            _ => {}
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

/// A striker's next hit: the first whom it kills gets what that takes, and if it kills nobody, whoever has the least left gets all.
fn hit(table: &Capitale, by: u8, power: u8) -> Option<Action> {
    let free: Vec<(u8, u8)> = table.unhit(by).map(|id| (id, left(table, id))).collect();
    let needy = |(_, left): &&(u8, u8)| *left > 0;
    let mortal = free.iter().filter(needy).find(|(_, left)| *left <= power);
    let other = free.iter().filter(needy).min_by_key(|(_, left)| *left).or(free.first());
    mortal.map(|(on, need)| Action::Hit(*on, *need)).or_else(|| other.map(|(on, _)| Action::Hit(*on, power)))
}

/// How much one more hit must have to kill, with what is about to fall counted.
pub(super) fn left(table: &Capitale, id: u8) -> u8 {
    let Some(unit) = table.open.unit(id) else { return 0 };
    let armor = table.open.armor(unit);
    let hits = table.open.battle.iter().flat_map(|battle| &battle.hits).filter(|hit| hit.on == id);
    let falls = hits.map(|hit| hit.power.saturating_sub(armor)).fold(0, u8::saturating_add);
    let stands = table.open.hp(unit).saturating_sub(unit.damage).saturating_add(unit.shield);
    match stands.saturating_sub(falls) {
        0 => 0,
        more => more.saturating_add(armor),
    }
}
