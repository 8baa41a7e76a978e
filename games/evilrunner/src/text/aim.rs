//! What wins, and how long it has lasted. [2.1] [9.2]

use table::say;

use super::Cast;
use crate::{Evilrunner, Stage, View};

/// One line; nothing once the match is over.
pub(super) fn aim(view: &View, cast: &Cast) -> String {
    let truth = view.truth();
    if truth.stage == Stage::Over {
        return String::new();
    }
    table::upper(&match truth.leg {
        2 => second_leg(&truth, view, cast),
        _ => first_leg(&truth, view, cast),
    })
}

/// The longer Valandris lasts, the more the leg is worth. [8.3]
fn first_leg(truth: &Evilrunner, view: &View, cast: &Cast) -> String {
    let (lang, cap) = (cast.lang, truth.setup.cap);
    let when = match truth.turn {
        0 => say!(lang, "turni: {cap}", "turns: {cap}"),
        turn => say!(lang, "turno {turn} di {cap}", "turn {turn} of {cap}"),
    };
    table::lines! { cast, view.viewer.map(|me| me == truth.spirit());
        Some(true) => "cattura Valandris al più presto · {when}", "catch Valandris as soon as you can · {when}";
        Some(false) => "resta libero più a lungo che puoi · {when}", "stay free as long as you can · {when}";
        None => "il Santo Spirito dà la caccia a Valandris · {when}", "the Spirit hunts Valandris · {when}";
    }
}

/// The first leg says how long that is. Who survived it cannot be outlasted, only equalled. [8.5] [9.3]
fn second_leg(truth: &Evilrunner, view: &View, cast: &Cast) -> String {
    let (lang, cap) = (cast.lang, truth.setup.cap);
    let (best, turn) = (truth.points[truth.spirit().index()], truth.turn);
    let now = match turn {
        0 => String::new(),
        _ => say!(lang, " · ora {turn}", " · now {turn}"),
    };
    table::lines! { cast, (view.viewer.map(|me| me == truth.spirit()), best > cap, turn > best);
        (Some(true), true, _) => "vinci se lo catturi entro il turno {cap}{now}", "you win by catching him by turn {cap}{now}";
        (Some(true), false, false) => "vinci se lo catturi prima del turno {best}{now}", "you win by catching him before turn {best}{now}";
        (Some(true), false, true) => "ha già superato il turno {best}{now}", "he has outlasted turn {best}{now}";
        (Some(false), true, _) => "pareggi se resti libero per {cap} turni{now}", "you draw by staying free for {cap} turns{now}";
        (Some(false), false, false) => "vinci se resti libero oltre il turno {best}{now}", "you win by staying free past turn {best}{now}";
        (Some(false), false, true) => "hai già superato il turno {best}: hai vinto{now}", "you have outlasted turn {best}: you have won{now}";
        (None, true, _) => "Valandris pareggia con {cap} turni di fuga{now}", "Valandris draws by lasting {cap} turns{now}";
        (None, false, _) => "Valandris vince oltre il turno {best}{now}", "Valandris wins past turn {best}{now}";
    }
}
