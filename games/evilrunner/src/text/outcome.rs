//! Why the match was won or lost.

use std::cmp::Ordering;

use table::Seat;

use super::Cast;
use crate::{Stage, View};

/// Who lasted longer as Valandris. [9.2] [9.3] A single leg has no winner. [9.4]
pub(super) fn outcome(view: &View, cast: &Cast) -> String {
    if view.stage != Stage::Over {
        return String::new();
    }
    let [first, second] = view.points;
    if view.setup.legs == 1 {
        let scored = cast.points(second);
        return table::lines! { cast, view.viewer.map(Seat::index);
            Some(1) => "Una manche sola non ha vincitore: da Valandris hai fatto {scored}.", "A single leg has no winner: as Valandris you scored {scored}.";
            _ => "Una manche sola non ha vincitore: Valandris ha fatto {scored}.", "A single leg has no winner: Valandris scored {scored}.";
        };
    }
    let Some(me) = view.viewer else {
        return table::lines! { cast, first.cmp(&second);
            Ordering::Greater =>
                "Da Valandris il posto 1 ha resistito più a lungo: {first} a {second}.", "As Valandris Seat 1 lasted longer: {first} to {second}.";
            Ordering::Less =>
                "Da Valandris il posto 2 ha resistito più a lungo: {second} a {first}.", "As Valandris Seat 2 lasted longer: {second} to {first}.";
            Ordering::Equal => "Da Valandris hanno resistito entrambi fino a {first}.", "As Valandris both lasted until {first}.";
        };
    };
    let [mine, theirs] = [me, me.other()].map(|seat| view.points[seat.index()]);
    table::lines! { cast, mine.cmp(&theirs);
        Ordering::Greater => "Da Valandris hai resistito più a lungo: {mine} a {theirs}.", "As Valandris you lasted longer: {mine} to {theirs}.";
        Ordering::Less =>
            "Da Valandris l'altro ha resistito più a lungo: {theirs} contro i tuoi {mine}.",
            "As Valandris the other lasted longer: {theirs} to your {mine}.";
        Ordering::Equal => "Da Valandris avete resistito lo stesso tempo: {mine} a testa.", "As Valandris you both lasted as long: {mine} each.";
    }
}
