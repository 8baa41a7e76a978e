//! To everybody else: what is happening.

use table::{Text, upper};

use super::{arriving, next_turn};
use crate::rules::FIRST_SEALS;
use crate::text::{name, title};
use crate::{Evilrunner, Piece, Stage};

pub(super) fn see(truth: &Evilrunner) -> Text {
    match truth.stage {
        Stage::Placing(Piece::Valandris) => Text::new(
            "Valandris sta scegliendo un vertice libero e non sigillato.",
            "Valandris is choosing a free and unsealed vertex.",
        ),
        Stage::Placing(creature) => Text::new(
            format!("Il Santo Spirito sta mettendo {}.", name(creature).it),
            format!("The Spirit is placing {}.", name(creature).en),
        ),
        Stage::Sealing => {
            let number = truth.seals.len() + 1;
            Text::new(
                format!(
                    "Il Santo Spirito sta sigillando un vertice della Terra ({number} di {FIRST_SEALS})."
                ),
                format!("The Spirit is sealing a vertex of the Earth ({number} of {FIRST_SEALS})."),
            )
        }
        Stage::Declaring => {
            let (it, en) = next_turn(truth);
            Text::new(
                format!("Il Santo Spirito sta dichiarando quale creatura potrà usare il suo potere {it}."),
                format!("The Spirit is declaring which creature may use its power {en}."),
            )
        }
        Stage::Moving(creature) => being_moved(truth, creature),
        Stage::AfterJump => Text::new(
            "Dopo il balzo il Leviatano può fare un passo o fermarsi.",
            "After the jump the Leviathan may make a step or stop.",
        ),
        Stage::AfterSeal => Text::new(
            "L'Unicorno ha sigillato: ora fa il suo passo.",
            "The Unicorn has sealed: now it makes its step.",
        ),
        Stage::Rolling { .. } => Text::new("Si tira il dado.", "The die is rolled."),
        Stage::Bonus { creature, to } => {
            let Text { it, en } = arriving(creature, to);
            Text::new(
                format!("{}: Valandris ha un passo bonus.", upper(&it)),
                format!("{}: Valandris has a bonus step.", upper(&en)),
            )
        }
        Stage::Running { left } if left < truth.setup.speed => Text::new(
            "Valandris può fare un secondo passo o fermarsi.",
            "Valandris may make a second step or stop.",
        ),
        Stage::Running { left: 1 } => {
            Text::new("Valandris può fare un passo.", "Valandris may make one step.")
        }
        Stage::Running { .. } => {
            Text::new("Valandris può fare fino a due passi.", "Valandris may make up to two steps.")
        }
        Stage::Over => Text::new("La partita è finita.", "The match is over."),
    }
}

fn being_moved(truth: &Evilrunner, creature: Piece) -> Text {
    if truth.creature_steps(creature).is_empty() {
        return Text::new(
            format!("{} non ha passi leciti: tocca al Santo Spirito.", title(creature).it),
            format!("{} has no legal step: the Spirit is on turn.", title(creature).en),
        );
    }
    let (it, en) = match creature {
        Piece::Leviathan if truth.has_power(creature) => (", che può balzare", ", which may jump"),
        Piece::Unicorn if !truth.seal_targets().is_empty() => {
            (", che prima può sigillare", ", which may seal first")
        }
        Piece::Archangel if truth.has_power(creature) => (", che può volare", ", which may fly"),
        _ => ("", ""),
    };
    Text::new(
        format!("Il Santo Spirito sta muovendo {}{it}.", name(creature).it),
        format!("The Spirit is moving {}{en}.", name(creature).en),
    )
}
