//! The battle under way: who fights, what waits, what the next blow would bring.

use table::Seat;

use crate::text::blow::forecast;
use crate::text::names::{Cast, joined, number};
use crate::text::say;
use crate::text::turn::waiting;
use crate::{Capitale, Moment, Open, Step, View};

pub(super) fn battle(view: &View, cast: &Cast, truth: &Capitale) -> Vec<String> {
    let lang = cast.lang;
    let open = &view.open;
    let mut lines = Vec::new();
    if let Some(battle) = &open.battle {
        let fighters = |seat: Seat| {
            let names: Vec<String> = truth.present(seat).map(|unit| cast.unit(open, unit.id)).collect();
            if names.is_empty() { lang.pick("nessuno", "none").to_owned() } else { joined(lang, &names) }
        };
        let (attacker, defender) = (battle.attacker, Open::rival(battle.attacker));
        lines.push(say!(
            lang,
            "Battaglia nella {city}; attaccanti (posto {a}): {ours}; difensori (posto {d}): {theirs}.",
            "Battle at {city}; attackers (Seat {a}): {ours}; defenders (Seat {d}): {theirs}.",
            city = cast.at(open, battle.city),
            a = number(attacker),
            ours = fighters(attacker),
            d = number(defender),
            theirs = fighters(defender)
        ));
    }
    let waits = match open.agenda.last() {
        Some(Step::Window(_)) => waiting(view, cast),
        _ => Vec::new(),
    };
    if !waits.is_empty() {
        lines.push(say!(
            lang,
            "  Attende, nell'ordine in cui accadrà: {all}.",
            "  Waiting, in the order in which it will happen: {all}.",
            all = waits.join(", ")
        ));
    }
    if let Some(Step::Window(Moment::Range(range))) = open.agenda.last()
        && let Some(said) = forecast(truth, cast, *range)
    {
        lines.push(say!(
            lang,
            "  Al passo di Range {range}, così come stanno le cose: {said}.",
            "  In the Range {range} step, as things stand: {said}."
        ));
    }
    lines
}
