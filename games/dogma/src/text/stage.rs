//! Where in the game a moment lies.

use table::{Stage, Text};

use super::names::Cast;
use crate::{Step, View};

pub(super) fn stage(view: &View) -> Stage {
    Stage {
        turn: Text::both(|lang| turn(view, &Cast::of(view, lang))),
        phase: Text::both(|lang| phase(view, &Cast::of(view, lang))),
    }
}

fn turn(view: &View, cast: &Cast) -> String {
    let turn = view.open.turn;
    table::lines! { cast, (turn, view.open.build.on);
        (0, true) => "Costruzione", "Building";
        (0, false) => "Apertura", "The opening";
        _ => "Turno {turn}", "Turn {turn}";
    }
}

/// The orders are asked, and then what comes of them.
fn phase(view: &View, cast: &Cast) -> String {
    let orders = matches!(view.open.agenda.next(), Some(Step::Aim(_) | Step::Order(_)));
    table::lines! { cast, (view.open.turn, orders);
        (0, _) => { String::new() };
        (_, true) => "gli ordini", "the orders";
        (_, false) if view.open.ending.is_some() => { String::new() };
        (_, false) => "gli effetti", "the effects";
    }
}
