//! Where in the match a moment lies.

use table::{Stage, Text};

use super::names::{Cast, number};
use crate::View;
use crate::open::Phase;

pub(super) fn stage(view: &View) -> Stage {
    Stage {
        turn: Text::both(|lang| turn(view, &Cast::of(view, lang))),
        phase: Text::both(|lang| phase(view, &Cast::of(view, lang)).to_owned()),
    }
}

fn turn(view: &View, cast: &Cast) -> String {
    let open = &view.open;
    let (duel, turn, n) = (open.duel, open.turn, number(open.active));
    let single = open.switches.duels == 1;
    table::lines! { cast, (duel, turn);
        (0, _) => "La scelta dei mazzi", "Choosing the decks";
        (_, _) if !open.dueling && open.ending.is_none() => "Dopo il duello {duel}", "After duel {duel}";
        (_, 0) if single => "Le prime mani", "The first hands";
        (_, 0) => "Duello {duel}, le prime mani", "Duel {duel}, the first hands";
        (_, _) if single => "Turno {turn}, posto {n}", "Turn {turn}, Seat {n}";
        (_, _) => "Duello {duel}, turno {turn}, posto {n}", "Duel {duel}, turn {turn}, Seat {n}";
    }
}

fn phase(view: &View, cast: &Cast) -> &'static str {
    let open = &view.open;
    match open.phase {
        _ if !open.dueling || open.turn == 0 => "",
        _ if open.battle.is_some() => cast.lang.pick("la battaglia", "the battle"),
        Phase::Opening => cast.lang.pick("la fase di apertura", "the opening phase"),
        Phase::Main => cast.lang.pick("la fase principale", "the main phase"),
        Phase::End => cast.lang.pick("la fine del turno", "the end of the turn"),
    }
}
