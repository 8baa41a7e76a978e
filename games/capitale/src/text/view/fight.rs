//! The battle under way: who fights, what waits, what the next blow would bring.

use table::Seat;
use table::grammar::and;

use crate::text::blow::forecast;
use crate::text::names::{Cast, number};
use crate::text::say;
use crate::text::turn::waiting;
use crate::{Capitale, Hit, Open, Step, View, Window};

pub(super) fn battle(view: &View, cast: &Cast, truth: &Capitale) -> Vec<String> {
    let lang = cast.lang;
    let open = &view.open;
    let mut lines = Vec::new();
    if let Some(battle) = &open.battle {
        let fighters = |seat: Seat| {
            let names: Vec<String> = truth.present(seat).map(|unit| cast.unit(open, unit.id)).collect();
            if names.is_empty() { lang.pick("nessuno", "none").to_owned() } else { and(lang, &names) }
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
    let waits = match open.agenda.next() {
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
    if let Some(said) = given(view, cast) {
        lines.push(said);
    }
    if let Some(range) = next_range(view, truth)
        && let Some(said) = forecast(truth, cast, range)
    {
        lines.push(say!(
            lang,
            "  Al passo di Range {range}, così come stanno le cose: {said}.",
            "  In the Range {range} step, as things stand: {said}."
        ));
    }
    lines
}

/// The Range that strikes next, while it can still be prepared for.
fn next_range(view: &View, truth: &Capitale) -> Option<u8> {
    let open = &view.open;
    match open.agenda.next() {
        Some(Step::Window(Window::Range(range))) => Some(range),
        Some(Step::Join(..)) => {
            let fighters = open.battle.iter().flat_map(|battle| &battle.fighters);
            let sides = [open.active, Open::rival(open.active)];
            let present =
                |id| sides.into_iter().flat_map(|seat| truth.present(seat)).find(|unit| unit.id == id);
            let waiting = fighters.filter(|fighter| !fighter.struck);
            waiting.filter_map(|fighter| present(fighter.id)).map(|unit| open.range(unit)).max()
        }
        _ => None,
    }
}

/// What has been given out in this step and has not fallen yet.
fn given(view: &View, cast: &Cast) -> Option<String> {
    let open = &view.open;
    let hits = &open.battle.as_ref()?.hits;
    let one = |hit: &Hit| {
        let (by, on) = (cast.unit(open, hit.by), cast.unit(open, hit.on));
        let power = hit.power;
        say!(cast.lang, "{by} colpisce {on} con {power}", "{by} strikes {on} with {power}")
    };
    let all = hits.iter().map(one).collect::<Vec<_>>().join(", ");
    (!hits.is_empty()).then(|| say!(cast.lang, "  Colpi già dati: {all}.", "  Given out already: {all}."))
}
