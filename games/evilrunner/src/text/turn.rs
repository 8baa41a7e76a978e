//! What is to be done now.

use table::Text;

use super::{name, title};
use crate::rules::FIRST_SEALS;
use crate::{Piece, Stage, View};

pub(super) fn turn(view: &View) -> Text {
    match view.stage {
        Stage::Placing(Piece::Valandris) => Text::new(
            "Valandris sceglie un vertice libero e non sigillato.",
            "Valandris chooses a free and unsealed vertex.",
        ),
        Stage::Placing(creature) => Text::new(
            format!("Il Santo Spirito mette {} nel suo mondo.", name(creature).it),
            format!("The Spirit puts {} in its world.", name(creature).en),
        ),
        Stage::Sealing => {
            let number = view.seals.len() + 1;
            Text::new(
                format!("Il Santo Spirito sigilla un vertice della Terra ({number} di {FIRST_SEALS})."),
                format!("The Spirit seals a vertex of the Earth ({number} of {FIRST_SEALS})."),
            )
        }
        Stage::Declaring => Text::new(
            "Il Santo Spirito dichiara quale creatura potrà usare il suo potere nel prossimo turno.",
            "The Spirit declares which creature may use its power in the next turn.",
        ),
        Stage::Moving(creature) => moving(view, creature),
        Stage::AfterJump => Text::new(
            "Dopo il balzo il Leviatano può fare un passo o fermarsi.",
            "After the jump the Leviathan may make a step or stop.",
        ),
        Stage::AfterSeal => Text::new(
            "L'Unicorno ha sigillato: ora fa il suo passo.",
            "The Unicorn has sealed: now it makes its step.",
        ),
        Stage::Rolling { .. } => Text::new("Si tira il dado.", "The die is rolled."),
        Stage::Bonus { creature, to } => Text::new(
            format!("{} sta per arrivare in {to}: Valandris ha un passo bonus.", title(creature).it),
            format!("{} is about to arrive on {to}: Valandris has a bonus step.", title(creature).en),
        ),
        Stage::Running { left: 1 } => {
            Text::new("Valandris può fare un passo o fermarsi.", "Valandris may make a step or stop.")
        }
        Stage::Running { left } => Text::new(
            format!("Valandris può fare fino a {left} passi."),
            format!("Valandris may make up to {left} steps."),
        ),
        Stage::Over => Text::new("La partita è finita.", "The match is over."),
    }
}

fn moving(view: &View, creature: Piece) -> Text {
    let (it, en) = match creature {
        Piece::Leviathan if view.has_power(creature) => (
            "fa un passo o balza; oppure una creatura attraversa",
            "makes a step or jumps; or else a creature crosses",
        ),
        Piece::Leviathan => {
            ("fa un passo; oppure una creatura attraversa", "makes a step; or else a creature crosses")
        }
        Piece::Unicorn if view.has_power(creature) => {
            ("può sigillare, poi fa un passo", "may seal, then makes a step")
        }
        Piece::Archangel if view.has_power(creature) => ("fa un passo o vola", "makes a step or flies"),
        _ => ("fa un passo", "makes a step"),
    };
    Text::new(
        format!("Turno {}: {} {it}.", view.turn, name(creature).it),
        format!("Turn {}: {} {en}.", view.turn, name(creature).en),
    )
}
