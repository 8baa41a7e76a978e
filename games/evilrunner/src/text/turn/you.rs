//! To the seat that is asked: what it may do, as the rest of a sentence.

use table::Text;

use super::{arriving, next_turn};
use crate::rules::FIRST_SEALS;
use crate::text::name;
use crate::{Evilrunner, Piece, Stage, Vertex, World};

/// What the asked seat is to do. Nobody is asked for the die and after the end.
pub(super) fn are_to(truth: &Evilrunner) -> Text {
    match truth.stage {
        Stage::Placing(piece) => placing(piece),
        Stage::Sealing => Text::new(
            format!("sigilla un vertice della Terra ({} di {FIRST_SEALS})", truth.seals.len() + 1),
            format!("seal a vertex of the Earth ({} of {FIRST_SEALS})", truth.seals.len() + 1),
        ),
        Stage::Declaring => {
            let (it, en) = next_turn(truth);
            Text::new(
                format!("dichiara quale creatura potrà usare il suo potere {it}"),
                format!("declare which creature may use its power {en}"),
            )
        }
        Stage::Moving(creature) => moving(truth, creature),
        Stage::AfterJump => {
            let here = truth.at(Piece::Leviathan);
            Text::new(
                format!("muovi ancora il Leviatano di un passo, o lascialo in {here}"),
                format!("move the Leviathan one more step, or leave it on {here}"),
            )
        }
        Stage::AfterSeal => {
            Text::new("il sigillo è messo, ora muovi l'Unicorno", "the seal is down, now move the Unicorn")
        }
        Stage::Bonus { creature, to } => bonus(truth, creature, to),
        Stage::Running { left } => running(truth, left),
        Stage::Rolling { .. } | Stage::Over => Text::default(),
    }
}

fn placing(piece: Piece) -> Text {
    let Text { it, en } = name(piece);
    let (it_where, en_where) = match piece.home() {
        Some(World::Abyss) => ("vertice degli Abissi", "any vertex of the Abyss"),
        Some(World::Earth) => ("vertice della Terra", "any vertex of the Earth"),
        Some(World::Heavens) => ("vertice dei Cieli", "any vertex of the Heavens"),
        None => ("vertice libero e non sigillato", "any free and unsealed vertex"),
    };
    Text::new(format!("metti {it} su un {it_where}"), format!("put {en} on {en_where}"))
}

fn moving(truth: &Evilrunner, creature: Piece) -> Text {
    let who = name(creature);
    if truth.creature_steps(creature).is_empty() {
        let (it, en) = if can_cross(truth, creature) {
            ("lascialo dov'è o annuncia un attraversamento", "leave it where it is or announce a crossing")
        } else {
            ("lascialo dov'è", "leave it where it is")
        };
        return Text::new(
            format!("{} non ha passi leciti, {it}", who.it),
            format!("{} has no legal step, {en}", who.en),
        );
    }
    let jump = truth.jump_target();
    let (it, en) = match creature {
        Piece::Leviathan => {
            let mut it = jump.map(|to| format!(" di un passo o fallo balzare in {to}")).unwrap_or_default();
            let mut en = jump.map(|to| format!(" one step or let it jump to {to}")).unwrap_or_default();
            if can_cross(truth, creature) {
                it.push_str(", oppure annuncia un attraversamento");
                en.push_str(", or else announce a crossing");
            }
            (it, en)
        }
        Piece::Unicorn if !truth.seal_targets().is_empty() => {
            ("; prima puoi sigillare un vertice".to_owned(), "; first you may seal a vertex".to_owned())
        }
        Piece::Archangel if truth.has_power(creature) => (
            " di un passo o fallo volare a distanza due".to_owned(),
            " one step or let it fly to a distance of two".to_owned(),
        ),
        _ => (" di un passo".to_owned(), " one step".to_owned()),
    };
    Text::new(format!("muovi {}{it}", who.it), format!("move {}{en}", who.en))
}

/// A crossing takes the place of the whole turn. [6.1]
fn can_cross(truth: &Evilrunner, now: Piece) -> bool {
    now == Piece::Leviathan
        && Piece::CREATURES.into_iter().any(|creature| !truth.crossings(creature).is_empty())
}

fn bonus(truth: &Evilrunner, creature: Piece, to: Vertex) -> Text {
    let (it, en) = if truth.runs().is_empty() {
        ("non hai dove andare, resta dove sei", "you have nowhere to go, stay where you are")
    } else if to == truth.at(Piece::Valandris) {
        ("fai il passo bonus o ti cattura", "make your bonus step or be captured")
    } else {
        ("fai il passo bonus o resta dove sei", "make your bonus step or stay where you are")
    };
    let arriving = arriving(creature, to);
    Text::new(format!("{}; {it}", arriving.it), format!("{}; {en}", arriving.en))
}

fn running(truth: &Evilrunner, left: u8) -> Text {
    if truth.runs().is_empty() {
        return Text::new("non hai dove andare, resta fermo", "you have nowhere to go, stand still");
    }
    if left < truth.setup.speed {
        return Text::new("fai il secondo passo o fermati qui", "make your second step or stop here");
    }
    if left == 1 {
        return Text::new("fai un passo o resta fermo", "make one step or stand still");
    }
    Text::new("fai fino a due passi o resta fermo", "make up to two steps or stand still")
}
