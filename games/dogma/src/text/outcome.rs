//! Why the game was won or lost.

use super::names::Cast;
use crate::{Ending, How, View};

/// [16.1] Both teams are told which of the figures is theirs.
pub(super) fn outcome(view: &View, cast: &Cast) -> String {
    let Some(ending) = view.open.ending else { return String::new() };
    let won = view.viewer.map(|seat| ending.winners.has(seat));
    match ending.how {
        How::LastProphet => table::lines! { cast, (won, view.open.setup.seats > 2);
            (Some(false), true) => "Alla tua squadra non resta nessun Profeta.", "Your team has no Prophet left.";
            (Some(false), false) => "Non ti resta nessun Profeta.", "You have no Prophet left.";
            _ => "All'altra parte non resta nessun Profeta.", "The other side has no Prophet left.";
        },
        How::Together(one, other) => together(view, cast, one, other),
        How::Cap => cap(cast, ending, won),
    }
}

/// [16.3] [16.5]
fn together(view: &View, cast: &Cast, one: u16, other: u16) -> String {
    let (mine, theirs) =
        if view.viewer.is_some_and(|seat| seat.index() % 2 == 1) { (other, one) } else { (one, other) };
    table::lines! { cast, (one == other, view.viewer.is_some());
        (true, _) =>
            "Gli ultimi Profeti sono caduti insieme, e le somme di Fede e Fervore stampati sono pari a {one}.",
            "The last Prophets fell together, and the sums of printed Faith and Fervour are both {one}.";
        (false, true) =>
            "Gli ultimi Profeti sono caduti insieme: vince la somma più bassa di Fede e Fervore stampati, e la tua è {mine} contro {theirs}.",
            "The last Prophets fell together: the lower sum of printed Faith and Fervour wins, and yours is {mine} to {theirs}.";
        (false, false) =>
            "Gli ultimi Profeti sono caduti insieme: vince la somma più bassa di Fede e Fervore stampati, {one} contro {other}.",
            "The last Prophets fell together: the lower sum of printed Faith and Fervour wins, {one} to {other}.";
    }
}

/// [16.7]
fn cap(cast: &Cast, ending: Ending, won: Option<bool>) -> String {
    table::lines! { cast, (ending.winners.is_empty(), won);
        (true, _) => "L'ultimo turno è finito: pari i Profeti sconfitti e pari i danni.", "The last turn is over: level in defeated Prophets and in damage.";
        (_, Some(true)) =>
            "L'ultimo turno è finito: hai perso meno Profeti o subito meno danni.", "The last turn is over: you lost fewer Prophets or took less damage.";
        (_, Some(false)) =>
            "L'ultimo turno è finito: l'altra parte ha perso meno Profeti o subito meno danni.", "The last turn is over: the other side lost fewer Prophets or took less damage.";
        (_, None) =>
            "L'ultimo turno è finito: vince chi ha perso meno Profeti, poi chi ha subito meno danni.",
            "The last turn is over: whoever lost fewer Prophets wins, then whoever took less damage.";
    }
}
