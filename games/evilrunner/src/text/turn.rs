//! What is to be done now: to the seat that is asked in the second person, to everybody else in the third.

mod others;
mod you;

use super::Cast;
use crate::{Evilrunner, Piece, Vertex, View};

pub(super) fn turn(view: &View, cast: &Cast) -> String {
    let truth = view.truth();
    table::lines! { cast, view.viewer.is_some() && view.viewer == view.asked();
        true, what = you::are_to(&truth, cast) => "Tocca a te: {what}.", "Your turn: {what}.";
        false => { others::see(&truth, cast) };
    }
}

/// The declaration of the set-up is for turn 1. [10.1]
fn next_turn(truth: &Evilrunner, cast: &Cast) -> &'static str {
    if truth.turn == 0 {
        cast.lang.pick("nel primo turno", "on the first turn")
    } else {
        cast.lang.pick("nel prossimo turno", "in the next turn")
    }
}

fn arriving(cast: &Cast, creature: Piece, to: Vertex) -> String {
    let who = cast.name(creature);
    cast.lang.pick(format!("{who} sta per arrivare in {to}"), format!("{who} is about to arrive on {to}"))
}
