//! Where in the match a moment lies.

use table::{Stage as Where, Text};

use super::Cast;
use crate::{Stage, View};

pub(super) fn stage(view: &View) -> Where {
    Where {
        turn: Text::both(|lang| turn(view, &Cast { lang })),
        phase: Text::both(|lang| phase(view, &Cast { lang }).to_owned()),
    }
}

fn turn(view: &View, cast: &Cast) -> String {
    let (leg, turn) = (view.leg, view.turn);
    table::lines! { cast, (view.setup.legs, turn);
        (1, 0) => "Disposizione", "Set-up";
        (1, _) => "Turno {turn}", "Turn {turn}";
        (_, 0) => "Manche {leg}, disposizione", "Leg {leg}, set-up";
        (_, _) => "Manche {leg}, turno {turn}", "Leg {leg}, turn {turn}";
    }
}

fn phase(view: &View, cast: &Cast) -> &'static str {
    match view.stage {
        Stage::Over => "",
        stage if stage.asks_valandris() => "Valandris",
        _ => cast.lang.pick("il Santo Spirito", "the Spirit"),
    }
}
