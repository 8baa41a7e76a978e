//! Where in the game a moment lies.

use table::{Stage, Text};

use super::names::{Cast, number};
use crate::View;

pub(super) fn stage(view: &View) -> Stage {
    Stage { turn: Text::both(|lang| turn(view, &Cast::of(view, lang))), phase: Text::default() }
}

fn turn(view: &View, cast: &Cast) -> String {
    let (round, n) = (view.open.round(), number(view.open.active));
    table::lines! { cast, view.open.turns;
        0 => "Preparazione", "Set-up";
        _ => "Giro {round}, posto {n}", "Round {round}, Seat {n}";
    }
}
