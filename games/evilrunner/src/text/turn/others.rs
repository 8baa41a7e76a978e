//! To everybody else: what is happening.

use table::upper;

use super::{arriving, next_turn};
use crate::text::Cast;
use crate::{Evilrunner, Piece, Stage};

pub(super) fn see(truth: &Evilrunner, cast: &Cast) -> String {
    table::lines! { cast, truth.stage;
        Stage::Placing(Piece::Valandris) =>
            "Valandris sta scegliendo un vertice libero e non sigillato.", "Valandris is choosing a free and unsealed vertex.";
        Stage::Placing(creature), who = cast.name(creature) => "Il Santo Spirito sta mettendo {who}.", "The Spirit is placing {who}.";
        Stage::Sealing, number = truth.seals.len() + 1, all = truth.setup.seals =>
            "Il Santo Spirito sta sigillando un vertice della Terra ({number} di {all}).",
            "The Spirit is sealing a vertex of the Earth ({number} of {all}).";
        Stage::Declaring, when = next_turn(truth, cast) =>
            "Il Santo Spirito sta dichiarando quale creatura potrà usare il suo potere {when}.",
            "The Spirit is declaring which creature may use its power {when}.";
        Stage::Moving(creature) if truth.creature_steps(creature).is_empty(), who = cast.title(creature) =>
            "{who} non ha passi leciti: tocca al Santo Spirito.", "{who} has no legal step: the Spirit is on turn.";
        Stage::Moving(creature), who = cast.name(creature), may = may(truth, cast, creature) =>
            "Il Santo Spirito sta muovendo {who}{may}.", "The Spirit is moving {who}{may}.";
        Stage::AfterJump =>
            "Dopo il balzo il Leviatano può fare un passo o fermarsi.", "After the jump the Leviathan may make a step or stop.";
        Stage::AfterSeal => "L'Unicorno ha sigillato: ora fa il suo passo.", "The Unicorn has sealed: now it makes its step.";
        Stage::Rolling { .. } => "Si tira il dado.", "The die is rolled.";
        Stage::Bonus { creature, to }, arriving = upper(&arriving(cast, creature, to)) =>
            "{arriving}: Valandris ha un passo bonus.", "{arriving}: Valandris has a bonus step.";
        Stage::Running { left } if left < truth.setup.speed =>
            "Valandris può fare un secondo passo o fermarsi.", "Valandris may make a second step or stop.";
        Stage::Running { left: 1 } => "Valandris può fare un passo.", "Valandris may make one step.";
        Stage::Running { .. } => "Valandris può fare fino a due passi.", "Valandris may make up to two steps.";
        // What the end is worth is said before anybody asks here.
        Stage::Over => { String::new() };
    }
}

fn may(truth: &Evilrunner, cast: &Cast, creature: Piece) -> &'static str {
    match creature {
        Piece::Leviathan if truth.has_power(creature) => {
            cast.lang.pick(", che può balzare", ", which may jump")
        }
        Piece::Unicorn if !truth.seal_targets().is_empty() => {
            cast.lang.pick(", che prima può sigillare", ", which may seal first")
        }
        Piece::Archangel if truth.has_power(creature) => {
            cast.lang.pick(", che può volare", ", which may fly")
        }
        _ => "",
    }
}
