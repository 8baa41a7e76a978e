//! Events as sentences.

use std::cmp::Ordering;

use super::Cast;
use crate::{Event, How, Pause};

pub(super) fn event(cast: &Cast, event: &Event) -> String {
    table::lines! { cast, *event;
        Event::Placed { piece, at }, who = cast.title(piece) => "{who} comincia in {at}.", "{who} begins on {at}.";
        Event::Sealed { at, power: false } => "Il Santo Spirito sigilla {at}.", "The Spirit seals {at}.";
        Event::Sealed { at, power: true } => "L'Unicorno sigilla {at}.", "The Unicorn seals {at}.";
        Event::Moved { piece, from, to, how }, who = cast.title(piece), goes = goes(cast, how) =>
            "{who} {goes} {from} a {to}.", "{who} {goes} {from} to {to}.";
        Event::Stayed { piece, at, pause }, who = cast.title(piece), stays = stays(cast, pause) => "{who} {stays} {at}.", "{who} {stays} {at}.";
        Event::Declared { creature }, who = cast.name(creature) =>
            "Per il prossimo turno il Santo Spirito dichiara {who}.", "For the next turn the Spirit declares {who}.";
        Event::Announced { creature, from, to }, who = cast.title(creature) =>
            "{who} annuncia l'attraversamento da {from} a {to}.", "{who} announces a crossing from {from} to {to}.";
        Event::Rolled { face, removed: true } =>
            "Il dado dà {face}: il sigillo di T{face} è stato tolto.", "The die shows {face}: the seal on T{face} is removed.";
        Event::Rolled { face, removed: false } =>
            "Il dado dà {face}: in T{face} non c'era sigillo.", "The die shows {face}: there was no seal on T{face}.";
        Event::Captured { by, at, turn }, who = cast.title(by) =>
            "{who} cattura Valandris in {at}, al turno {turn}.", "{who} captures Valandris on {at}, in turn {turn}.";
        Event::Survived { turns } =>
            "Dopo {turns} turni Valandris è ancora libero: è sopravvissuto.", "After {turns} turns Valandris is still free: he has survived.";
        Event::LegOver { leg, seat: _, points }, scored = cast.points(points) =>
            "Fine della manche {leg}: Valandris fa {scored}.", "End of leg {leg}: Valandris scores {scored}.";
        Event::Swapped => "I ruoli si scambiano: comincia la seconda manche.", "The roles are swapped: the second leg begins.";
        Event::MatchOver { points: [_, only], legs: 1 }, scored = cast.points(only) =>
            "Partita finita: Valandris ha fatto {scored}.", "The game is over: Valandris scored {scored}.";
        Event::MatchOver { points: [first, second], .. }, ends = ends(cast, first.cmp(&second)) =>
            "Incontro finito, {first} a {second}: {ends}.", "The match is over, {first} to {second}: {ends}.";
    }
}

fn goes(cast: &Cast, how: How) -> String {
    table::lines! { cast, how;
        How::Step | How::Seal | How::Unseal => "va da", "goes from";
        How::Jump => "balza da", "jumps from";
        How::Flight => "vola da", "flies from";
        How::Bonus => "usa il passo bonus e va da", "uses the bonus step and goes from";
        How::Arrival => "attraversa da", "crosses from";
    }
}

fn stays(cast: &Cast, pause: Pause) -> String {
    table::lines! { cast, pause;
        Pause::Stuck => "non ha passi leciti e resta in", "has no legal step and stays on";
        Pause::AfterJump | Pause::Stopped => "si ferma in", "stops on";
        Pause::NoBonus => "non usa il passo bonus e resta in", "does not use the bonus step and stays on";
        Pause::Still => "resta fermo in", "stands still on";
        Pause::Trapped => "non ha dove andare e resta in", "has nowhere to go and stays on";
    }
}

fn ends(cast: &Cast, order: Ordering) -> String {
    table::lines! { cast, order;
        Ordering::Equal => "pareggio", "a draw";
        Ordering::Greater => "vince chi siede al primo posto", "the first seat wins";
        Ordering::Less => "vince chi siede al secondo posto", "the second seat wins";
    }
}
