//! To the seat that is asked: what it may do, as the rest of a sentence.

use super::{arriving, next_turn};
use crate::text::Cast;
use crate::{Evilrunner, Piece, Stage, Vertex, World};

/// What the asked seat is to do. Nobody is asked for the die and after the end.
pub(super) fn are_to(truth: &Evilrunner, cast: &Cast) -> String {
    table::lines! { cast, truth.stage;
        Stage::Placing(piece), who = cast.name(piece), at = vertex_for(cast, piece) => "metti {who} su un {at}", "put {who} on {at}";
        Stage::Sealing, number = truth.seals.len() + 1, all = truth.setup.seals =>
            "sigilla un vertice della Terra ({number} di {all})", "seal a vertex of the Earth ({number} of {all})";
        Stage::Declaring, when = next_turn(truth, cast) =>
            "dichiara quale creatura potrà usare il suo potere {when}", "declare which creature may use its power {when}";
        Stage::Moving(creature) => { moving(truth, cast, creature) };
        Stage::AfterJump, here = truth.at(Piece::Leviathan) =>
            "muovi ancora il Leviatano di un passo, o lascialo in {here}", "move the Leviathan one more step, or leave it on {here}";
        Stage::AfterSeal => "il sigillo è messo, ora muovi l'Unicorno", "the seal is down, now move the Unicorn";
        Stage::Bonus { creature, to } => { bonus(truth, cast, creature, to) };
        Stage::Running { .. } if truth.runs().is_empty() => "non hai dove andare, resta fermo", "you have nowhere to go, stand still";
        Stage::Running { left } if left < truth.setup.speed => "fai il secondo passo o fermati qui", "make your second step or stop here";
        Stage::Running { left: 1 } => "fai un passo o resta fermo", "make one step or stand still";
        Stage::Running { .. } => "fai fino a due passi o resta fermo", "make up to two steps or stand still";
        Stage::Rolling { .. } | Stage::Over => { String::new() };
    }
}

fn vertex_for(cast: &Cast, piece: Piece) -> String {
    table::lines! { cast, piece.home();
        Some(World::Abyss) => "vertice degli Abissi", "any vertex of the Abyss";
        Some(World::Earth) => "vertice della Terra", "any vertex of the Earth";
        Some(World::Heavens) => "vertice dei Cieli", "any vertex of the Heavens";
        None => "vertice libero e non sigillato", "any free and unsealed vertex";
    }
}

fn moving(truth: &Evilrunner, cast: &Cast, creature: Piece) -> String {
    let (who, cross) = (cast.name(creature), can_cross(truth, creature));
    if truth.creature_steps(creature).is_empty() {
        return table::lines! { cast, cross;
            true =>
                "{who} non ha passi leciti, lascialo dov'è o annuncia un attraversamento",
                "{who} has no legal step, leave it where it is or announce a crossing";
            false => "{who} non ha passi leciti, lascialo dov'è", "{who} has no legal step, leave it where it is";
        };
    }
    let or_cross = match cross {
        true => cast.lang.pick(", oppure annuncia un attraversamento", ", or else announce a crossing"),
        false => "",
    };
    table::lines! { cast, (creature, truth.jump_target());
        (Piece::Leviathan, Some(to)) =>
            "muovi {who} di un passo o fallo balzare in {to}{or_cross}", "move {who} one step or let it jump to {to}{or_cross}";
        (Piece::Leviathan, None) => "muovi {who}{or_cross}", "move {who}{or_cross}";
        (Piece::Unicorn, _) if !truth.seal_targets().is_empty() =>
            "muovi {who}; prima puoi sigillare un vertice", "move {who}; first you may seal a vertex";
        (Piece::Archangel, _) if truth.has_power(creature) =>
            "muovi {who} di un passo o fallo volare a distanza due", "move {who} one step or let it fly to a distance of two";
        _ => "muovi {who} di un passo", "move {who} one step";
    }
}

/// A crossing takes the place of the whole turn. [6.1]
fn can_cross(truth: &Evilrunner, now: Piece) -> bool {
    now == Piece::Leviathan
        && Piece::CREATURES.into_iter().any(|creature| !truth.crossings(creature).is_empty())
}

fn bonus(truth: &Evilrunner, cast: &Cast, creature: Piece, to: Vertex) -> String {
    let arriving = arriving(cast, creature, to);
    table::lines! { cast, to == truth.at(Piece::Valandris);
        _ if truth.runs().is_empty() =>
            "{arriving}; non hai dove andare, resta dove sei", "{arriving}; you have nowhere to go, stay where you are";
        true => "{arriving}; fai il passo bonus o ti cattura", "{arriving}; make your bonus step or be captured";
        false => "{arriving}; fai il passo bonus o resta dove sei", "{arriving}; make your bonus step or stay where you are";
    }
}
