//! What is to be done now: to the seat that is asked in the second person, to everybody else in the third.

mod others;
mod you;

use table::Text;

use super::name;
use crate::{Evilrunner, Piece, Vertex, View};

pub(super) fn turn(view: &View) -> Text {
    let truth = view.truth();
    if view.viewer.is_none() || view.viewer != view.asked() {
        return others::see(&truth);
    }
    let Text { it, en } = you::are_to(&truth);
    Text::new(format!("Tocca a te: {it}."), format!("Your turn: {en}."))
}

/// The declaration of the set-up is for turn 1. [10.1]
fn next_turn(truth: &Evilrunner) -> (&'static str, &'static str) {
    if truth.turn == 0 {
        ("nel primo turno", "on the first turn")
    } else {
        ("nel prossimo turno", "in the next turn")
    }
}

fn arriving(creature: Piece, to: Vertex) -> Text {
    Text::new(
        format!("{} sta per arrivare in {to}", name(creature).it),
        format!("{} is about to arrive on {to}", name(creature).en),
    )
}
