//! Why something is asked: the clause behind each question.

use table::Because;

use crate::{Evilrunner, Piece, Stage};

/// Nothing is asked of anybody for the die and after the end.
pub(super) fn because(truth: &Evilrunner) -> Option<Because> {
    let (clause, it, en) = match truth.stage {
        Stage::Placing(Piece::Valandris) => (
            "2.7",
            "Valandris sceglie il suo vertice per ultimo, dopo aver visto tutto.",
            "Valandris chooses his vertex last, having seen everything.",
        ),
        Stage::Placing(Piece::Leviathan) => (
            "2.2",
            "Prima di giocare le creature prendono posto, una in ogni mondo.",
            "Before play the creatures take their places, one in each world.",
        ),
        Stage::Placing(Piece::Unicorn) => (
            "2.3",
            "Prima di giocare le creature prendono posto, una in ogni mondo.",
            "Before play the creatures take their places, one in each world.",
        ),
        Stage::Placing(Piece::Archangel) => (
            "2.4",
            "Prima di giocare le creature prendono posto, una in ogni mondo.",
            "Before play the creatures take their places, one in each world.",
        ),
        Stage::Sealing => (
            "2.5",
            "I primi sigilli chiudono a tutti qualche vertice della Terra.",
            "The first seals close some vertices of the Earth to everybody.",
        ),
        Stage::Declaring if truth.turn == 0 => (
            "10.1",
            "Qui un potere si dichiara già prima del primo turno.",
            "At this table a power is declared before turn 1 as well.",
        ),
        Stage::Declaring => (
            "5.1",
            "A fine turno si dichiara la sola creatura che poi potrà usare il potere.",
            "A turn ends by naming the one creature that may use its power next.",
        ),
        Stage::Moving(creature) if truth.creature_steps(creature).is_empty() => (
            "4.5",
            "Chi è chiuso dai sigilli resta fermo, e le altre creature muovono.",
            "A creature ringed by seals stays, and the others move.",
        ),
        Stage::Moving(_) => (
            "4.2",
            "Ogni turno muovono tutte e tre: Leviatano, Unicorno, Arcangelo.",
            "Every turn all three move: Leviathan, Unicorn, Archangel.",
        ),
        Stage::AfterJump => (
            "5.7",
            "Dopo il balzo il Leviatano può fare ancora un passo.",
            "After its jump the Leviathan may make one more step.",
        ),
        Stage::AfterSeal => (
            "5.8",
            "L'Unicorno sigilla appena prima di muovere: il passo resta da fare.",
            "The Unicorn seals just before it moves: its step is still due.",
        ),
        Stage::Bonus { .. } => (
            "6.7",
            "Prima che la creatura arrivi Valandris ha un passo bonus.",
            "Before the creature arrives Valandris has a bonus step.",
        ),
        Stage::Running { .. } if truth.runs().is_empty() => (
            "7.6",
            "Senza un vertice libero attorno Valandris sta fermo; non è una cattura.",
            "With no free vertex around him Valandris stands still; it is no capture.",
        ),
        Stage::Running { .. } if truth.setup.speed == 1 => (
            "10.2",
            "A questo tavolo Valandris fa al massimo un passo per turno.",
            "At this table Valandris makes at most one step a turn.",
        ),
        Stage::Running { .. } => (
            "7.1",
            "Nel suo turno Valandris fa al massimo due passi.",
            "In his turn Valandris makes up to two steps.",
        ),
        Stage::Rolling { .. } | Stage::Over => return None,
    };
    Some(Because::new(clause, it, en))
}
