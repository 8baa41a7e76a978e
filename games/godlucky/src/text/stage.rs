//! Where in the game a moment lies.

use table::{Stage, Text};

use super::names::Cast;
use crate::View;

pub(super) fn stage(view: &View) -> Stage {
    let fights = view.open.fight.is_some() && view.open.ending.is_none();
    Stage {
        turn: Text::both(|lang| turn(view, &Cast::of(view, lang))),
        phase: if fights { Text::new("il combattimento", "the fight") } else { Text::default() },
    }
}

fn turn(view: &View, cast: &Cast) -> String {
    let (round, who) = (view.open.round(), cast.who(view.open.active));
    table::lines! { cast, view.open.turns;
        0 => "Preparazione", "Set-up";
        _ => "Giro {round}, {who}", "Round {round}, {who}";
    }
}
