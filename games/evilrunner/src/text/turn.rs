//! What is to be done now: to the seat that is asked in the second person, to everybody else in the third.

mod others;
mod you;

use std::cmp::Ordering;

use super::Cast;
use super::event::event;
use crate::{Event, Evilrunner, Piece, Stage, Vertex, View};

pub(super) fn turn(view: &View, cast: &Cast) -> String {
    let truth = view.truth();
    if view.stage == Stage::Over {
        return over(view, cast);
    }
    table::lines! { cast, view.viewer.is_some() && view.viewer == view.asked();
        true, what = you::are_to(&truth, cast) => "Tocca a te: {what}.", "Your turn: {what}.";
        false => { others::see(&truth, cast) };
    }
}

/// The end, to whom it concerns: how often Valandris got away, and who has won. [9.2] [9.3]
fn over(view: &View, cast: &Cast) -> String {
    let points = view.points;
    let (Some(me), 2) = (view.viewer, view.setup.legs) else {
        return event(cast, &Event::MatchOver { points, legs: view.setup.legs });
    };
    let [mine, theirs] = [me, me.other()].map(|seat| points[seat.index()]);
    table::lines! { cast, mine.cmp(&theirs);
        Ordering::Greater =>
            "Incontro finito, {mine} a {theirs}: hai vinto, da Valandris hai resistito più a lungo.",
            "The match is over, {mine} to {theirs}: you have won, as Valandris you lasted longer.";
        Ordering::Less =>
            "Incontro finito, {mine} a {theirs}: questa volta ha vinto l'altro, che da Valandris ha resistito più a lungo.",
            "The match is over, {mine} to {theirs}: this time the other has won, who lasted longer as Valandris.";
        Ordering::Equal => "Incontro finito, {mine} a {theirs}: pareggio.", "The match is over, {mine} to {theirs}: a draw.";
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
