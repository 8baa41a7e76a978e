//! Refusals of the powers.

use table::{Refusal, upper};

use super::order;
use super::place::on_earth;
use crate::text::{name, place};
use crate::{Evilrunner, Piece, Powers, Stage, Vertex, World};

/// Why a creature whose time it is has no power.
pub(super) fn no_power(truth: &Evilrunner, creature: Piece) -> Refusal {
    let who = name(creature);
    match truth.power {
        _ if truth.is_granted(creature) => {
            let home = creature.home().map(place).unwrap_or_default();
            let here = truth.at(creature);
            Refusal::new(
                "5.5",
                format!("{} è in {here}: il suo potere vale solo {}", upper(&who.it), home.it),
                format!("{} is on {here}: its power works only {}", upper(&who.en), home.en),
            )
        }
        None if truth.turn == 1 => {
            Refusal::new("5.4", "nel turno 1 non c'è nessun potere", "on turn 1 there is no power")
        }
        None => Refusal::new(
            "5.3",
            "per questo turno non è dichiarato nessun potere",
            "no power is declared for this turn",
        ),
        Some(declared) => Refusal::new(
            "5.3",
            format!("il potere dichiarato per questo turno è di un'altra creatura: {}", name(declared).it),
            format!("the power declared for this turn is another creature's: {}", name(declared).en),
        ),
    }
}

pub(super) fn jump(truth: &Evilrunner, to: Vertex) -> Refusal {
    match truth.stage {
        Stage::AfterJump => Refusal::new(
            "5.3",
            "il potere si usa una volta: il Leviatano ha già fatto il suo balzo",
            "a power is used once: the Leviathan has made its jump",
        ),
        Stage::Moving(Piece::Leviathan) => match truth.jump_target() {
            None => no_power(truth, Piece::Leviathan),
            Some(opposite) => {
                let here = truth.at(Piece::Leviathan);
                Refusal::new(
                    "5.6",
                    format!("{to}: il vertice opposto a {here} è {opposite}"),
                    format!("{to}: the vertex opposite to {here} is {opposite}"),
                )
            }
        },
        _ => order(truth),
    }
}

pub(super) fn seal(truth: &Evilrunner, at: Vertex) -> Refusal {
    match truth.stage {
        Stage::AfterSeal => Refusal::new(
            "5.3",
            "il potere si usa una volta: l'Unicorno ha già sigillato, adesso deve fare il suo passo",
            "a power is used once: the Unicorn has sealed, now it must make its step",
        ),
        Stage::Moving(Piece::Unicorn) => seal_here(truth, at),
        _ => Refusal::new(
            "5.8",
            "si sigilla solo con il potere dell'Unicorno, subito prima del suo passo",
            "sealing is the Unicorn's power, just before its own step",
        ),
    }
}

fn seal_here(truth: &Evilrunner, at: Vertex) -> Refusal {
    let earth = World::Earth.vertices();
    if (earth - truth.seals).is_empty() {
        return Refusal::new(
            "3.1",
            "i dodici sigilli sono tutti sulla plancia",
            "all twelve seals are on the board",
        );
    }
    if !truth.has_power(Piece::Unicorn) {
        return no_power(truth, Piece::Unicorn);
    }
    if at.world() != World::Earth {
        return on_earth(at);
    }
    if truth.seals.has(at) {
        return Refusal::new("5.9", format!("{at} è già sigillato"), format!("{at} is sealed already"));
    }
    let there = [Piece::Leviathan, Piece::Archangel, Piece::Valandris]
        .into_iter()
        .find(|&piece| truth.at(piece) == at);
    if let Some(piece) = there {
        return Refusal::new(
            "5.9",
            format!("su {at} c'è {}: si sigilla un vertice dove non c'è nessun altro", name(piece).it),
            format!("{} is on {at}: a seal goes where nobody else is", name(piece).en),
        );
    }
    if truth.creature_steps(Piece::Unicorn).is_empty() {
        return Refusal::new(
            "5.10",
            "intorno all'Unicorno è tutto chiuso: sigilla solo se poi gli resta un passo, e non ne ha già nessuno",
            "all is closed around the Unicorn: it seals only if it keeps a step, and it has none as it is",
        );
    }
    Refusal::new(
        "5.10",
        format!("con {at} sigillato l'Unicorno non avrebbe più un passo"),
        format!("with {at} sealed the Unicorn would have no step left"),
    )
}

/// A declaration at another time than the end of a turn.
pub(super) fn declare(truth: &Evilrunner) -> Refusal {
    if truth.setup.powers == Powers::All {
        return Refusal::new(
            "10.3",
            "con tutti i poteri a ogni turno non si dichiara nulla",
            "with all powers on every turn nothing is declared",
        );
    }
    Refusal::new(
        "5.1",
        "si dichiara alla fine del turno, quando le creature hanno mosso",
        "the declaration comes at the end of the turn, when the creatures have moved",
    )
}
