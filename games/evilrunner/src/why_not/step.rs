//! Refusals of steps, flights, crossings and staying.

use table::{Refusal, upper};

use super::order;
use super::place::{already, sealed};
use super::power::no_power;
use crate::text::{name, place};
use crate::{Action, Crossing, Evilrunner, Piece, Stage, Vertex};

pub(super) fn creature(truth: &Evilrunner, creature: Piece, to: Vertex) -> Refusal {
    let here = truth.at(creature);
    let who = name(creature);
    if truth.stage.mover() != Some(creature) {
        return order(truth);
    }
    if to == here {
        return already(
            match truth.stage {
                Stage::AfterJump => "5.7",
                _ if truth.creature_steps(creature).is_empty() => "4.5",
                _ => "4.4",
            },
            creature,
            here,
        );
    }
    if to.world() != here.world() {
        let (clause, (it, en)) = if truth.is_home(creature) {
            ("4.3", ("muovendo resta nel suo mondo", "moving keeps it in its world"))
        } else {
            (
                "4.7",
                (
                    "lontano da casa muove nel mondo che lo ospita",
                    "away from home it moves in the world where it is",
                ),
            )
        };
        let (inside, en_inside) = (place(here.world()).it, place(here.world()).en);
        let (leaving, en_leaving) = match truth.setup.crossing {
            Crossing::Yes => ("; per uscirne serve un attraversamento", "; leaving takes a crossing"),
            Crossing::No => ("", ""),
        };
        return Refusal::new(
            clause,
            format!("{} è {inside} e {to} no: {it}{leaving}", upper(&who.it)),
            format!("{} is {en_inside} and {to} is not: {en}{en_leaving}", upper(&who.en)),
        );
    }
    if truth.seals.has(to) {
        return sealed(creature, to);
    }
    if creature == Piece::Archangel && here.flights().has(to) {
        return no_power(truth, creature);
    }
    if creature == Piece::Archangel && truth.has_power(creature) {
        return Refusal::new(
            "5.12",
            format!("{to} è troppo lontano da {here}: l'Arcangelo fa un passo, o vola a distanza due esatta"),
            format!(
                "{to} is too far from {here}: the Archangel makes a step, or flies a distance of exactly two"
            ),
        );
    }
    Refusal::new(
        "4.3",
        format!("{to} non è accanto a {here}: {} fa un passo solo", who.it),
        format!("{to} is not next to {here}: {} makes one step only", who.en),
    )
}

pub(super) fn cross(truth: &Evilrunner, creature: Piece, to: Vertex) -> Refusal {
    let here = truth.at(creature);
    let who = name(creature);
    if truth.setup.crossing == Crossing::No {
        return Refusal::new(
            "10.7",
            "qui non si attraversa: ogni creatura resta nel suo mondo",
            "there are no crossings here: each creature stays in its own world",
        );
    }
    if truth.stage != Stage::Moving(Piece::Leviathan) || !creature.is_creature() {
        return Refusal::new(
            "6.1",
            "un attraversamento prende tutto il turno: si annuncia prima che una creatura muova",
            "a crossing takes the whole turn: it is announced before any creature moves",
        );
    }
    if !here.links().has(to) {
        return Refusal::new(
            "6.2",
            format!("da {here} {} non può attraversare verso {to}: non comunicano", who.it),
            format!("{} cannot cross from {here} to {to}: they are not linked", who.en),
        );
    }
    if truth.crossings(creature).is_empty() {
        return Refusal::new(
            "6.13",
            format!("tutti i passaggi da {here} sono sigillati: {} non può attraversare", who.it),
            format!("all links from {here} are sealed: {} cannot cross", who.en),
        );
    }
    Refusal::new(
        "6.3",
        format!("{to} è sigillato: {} non può arrivarci", who.it),
        format!("{to} is sealed: {} may not go there", who.en),
    )
}

/// Staying where a step is owed.
pub(super) fn stay(truth: &Evilrunner) -> Refusal {
    let creature = truth.stage.mover().unwrap_or(Piece::Leviathan);
    let steps: Vec<String> = truth.creature_steps(creature).iter().map(|to| to.to_string()).collect();
    let steps = steps.join(", ");
    Refusal::new(
        "4.4",
        format!("{} deve muovere: può andare in {steps}", name(creature).it),
        format!("{} must move: it can go to {steps}", name(creature).en),
    )
}

/// Valandris, in his turn or with his bonus step.
pub(super) fn valandris(truth: &Evilrunner, action: Action) -> Refusal {
    let here = truth.at(Piece::Valandris);
    match action {
        Action::Step(Piece::Valandris, to) if to == here => Refusal::new(
            "7.2",
            format!("Valandris è già in {here}: può restarci"),
            format!("Valandris is on {here} already: he may stay"),
        ),
        Action::Step(Piece::Valandris, to) if !here.around().has(to) => {
            let clause = if matches!(truth.stage, Stage::Bonus { .. }) { "6.7" } else { "7.3" };
            Refusal::new(
                clause,
                format!("{to} non confina con {here}: ogni passo va su un vertice vicino"),
                format!("{to} is not next to {here}: each step goes to a neighbouring vertex"),
            )
        }
        Action::Step(Piece::Valandris, to) if truth.seals.has(to) => sealed(Piece::Valandris, to),
        Action::Step(Piece::Valandris, to) => occupied(truth, to),
        _ if matches!(truth.stage, Stage::Bonus { .. }) => {
            Refusal::new("6.7", "adesso Valandris ha il suo passo bonus", "now Valandris has his bonus step")
        }
        _ => Refusal::new("4.1", "adesso è il turno di Valandris", "it is Valandris' turn now"),
    }
}

/// [6.8] has its own words: the creature that is about to leave still stands there.
fn occupied(truth: &Evilrunner, to: Vertex) -> Refusal {
    let there =
        Piece::CREATURES.into_iter().find(|&creature| truth.at(creature) == to).unwrap_or(Piece::Leviathan);
    let who = name(there);
    match truth.stage {
        Stage::Bonus { creature, .. } if truth.at(creature) == to => Refusal::new(
            "6.8",
            format!("{} non è ancora partito: {to} è occupato", name(creature).it),
            format!("{} has not left yet: {to} is occupied", name(creature).en),
        ),
        _ => Refusal::new(
            "7.4",
            format!("su {to} c'è {}: Valandris non può entrarci", who.it),
            format!("{} is on {to}: Valandris may not enter it", who.en),
        ),
    }
}
