//! A blow before it falls: who strikes whom, and who would die.

use table::grammar::and;

use super::names::Cast;
use crate::text::say;
use crate::{Capitale, Open, Unit};

/// Would so much more Power kill, with what has been given to it in this step already? [8.6] [8.9]
pub(super) fn would_kill(truth: &Capitale, id: u8, power: u8) -> bool {
    let open = &truth.open;
    let Some(unit) = open.unit(id) else { return false };
    let given = open.battle.iter().flat_map(|battle| &battle.hits).filter(|hit| hit.on == id);
    let blows: Vec<u8> = given.map(|hit| hit.power).chain([power]).collect();
    falls(open, unit, &blows)
}

/// Do these blows together kill a character? Armour takes from each, a shield from all. [13.5] [14.3]
fn falls(open: &Open, unit: &Unit, blows: &[u8]) -> bool {
    let armor = open.armor(unit);
    let through: u32 = blows.iter().map(|blow| u32::from(blow.saturating_sub(armor))).sum();
    let taken = through.saturating_sub(u32::from(unit.shield));
    u32::from(unit.damage) + taken >= u32::from(open.hp(unit))
}

/// What the step of this Range brings as things stand, striker by striker. [8.4] [8.6]
pub(super) fn forecast(truth: &Capitale, cast: &Cast, range: u8) -> Option<String> {
    let open = &truth.open;
    let lang = cast.lang;
    let battle = open.battle.as_ref()?;
    let strikes = |unit: &&Unit| {
        battle.fighter(unit.id).is_some_and(|fighter| !fighter.struck) && open.range(unit) >= range
    };
    let mut said = Vec::new();
    let mut blows: Vec<(u8, u8)> = Vec::new();
    for side in [battle.attacker, Open::rival(battle.attacker)] {
        let foes: Vec<u8> = truth.present(Open::rival(side)).map(|unit| unit.id).collect();
        for unit in truth.present(side).filter(strikes) {
            let power = open.power(unit);
            let by = cast.unit(open, unit.id);
            match foes.as_slice() {
                _ if power == 0 => {}
                [only] => {
                    blows.push((*only, power));
                    said.push(say!(
                        lang,
                        "{by} colpisce {on} con {power}",
                        "{by} strikes {on} with {power}",
                        on = cast.unit(open, *only)
                    ));
                }
                _ => said.push(say!(lang, "{by} divide {power} di Potenza", "{by} divides {power} Power")),
            }
        }
    }
    if said.is_empty() {
        return None;
    }
    let dies = |unit: &&Unit| {
        let on: Vec<u8> = blows.iter().filter(|(on, _)| *on == unit.id).map(|(_, power)| *power).collect();
        !on.is_empty() && falls(open, unit, &on)
    };
    let dead: Vec<String> = open.units.iter().filter(dies).map(|unit| cast.unit(open, unit.id)).collect();
    let dead = table::lines! { cast, dead.as_slice();
        [] => { String::new() };
        [one] => "; muore {one}", "; {one} dies";
        many, all = and(lang, many) => "; muoiono {all}", "; {all} die";
    };
    Some(format!("{}{dead}", said.join(", ")))
}
