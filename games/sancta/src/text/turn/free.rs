//! The free part of a turn: what is still open in it. [3.3] [3.4]

use table::Seat;

use crate::cards::Kind;
use crate::text::names::{Cast, number, or};
use crate::text::{known, options};
use crate::{Action, View};

/// By what one holds.
pub(super) fn you(view: &View, cast: &Cast) -> String {
    let open = options(view);
    let any = |fits: fn(&Action) -> bool| open.iter().any(fits);
    let plays =
        |kind: Kind| open.iter().any(|action| matches!(action, Action::Play(card) if card.kind() == kind));
    let is_empty = view.viewer.is_some_and(|seat| view.open.place(seat).active.is_none());
    let saint = match is_empty {
        true => ("posare un Santo nella Zona Attiva vuota", "lay a Saint into the empty Zona Attiva"),
        false => ("posare Santi nel Santuario", "lay Saints into the Santuario"),
    };
    let ways = [
        vec![
            (plays(Kind::Beatitude), ("giocare una Beatitudine", "play a Beatitudine")),
            (any(|action| matches!(action, Action::Roll)), ("tirare il dado", "roll the die")),
        ],
        vec![
            (plays(Kind::Trial), ("superare una Prova", "pass a Prova")),
            (any(|action| matches!(action, Action::Suffrage(_))), ("fare un Suffragio", "make a Suffragio")),
        ],
        vec![(
            any(|action| matches!(action, Action::Enter(_))),
            ("fare una sostituzione", "make a substitution"),
        )],
        vec![(plays(Kind::Support), ("giocare Supporti", "play Supporti"))],
        vec![(any(|action| matches!(action, Action::Place(_) | Action::Replace(..))), saint)],
    ];
    table::lines! { cast, said(cast, &ways).as_str();
        "" => "Tocca a te: ti resta da finire il turno.", "Your turn: all that is left is to end it.";
        ways => "Tocca a te: puoi {ways}, oppure finire il turno.", "Your turn: you may {ways}, or end the turn.";
    }
}

/// By what everybody knows.
pub(super) fn others(view: &View, cast: &Cast, seat: Seat) -> String {
    let n = number(seat);
    let truth = known(view);
    let place = view.open.place(seat);
    let active = place.active.is_some();
    let enters = active && !place.santuario.is_empty() && truth.may_substitute(seat);
    let ways = [
        vec![
            (active && truth.may_play_beatitude(seat), ("una Beatitudine", "a Beatitudine")),
            (active && truth.may_roll(seat), ("il dado", "the die")),
        ],
        vec![
            (active && truth.may_try(seat), ("una Prova", "a Prova")),
            (active && truth.may_suffrage(seat), ("un Suffragio", "a Suffragio")),
        ],
        vec![(enters, ("una sostituzione", "a substitution"))],
    ];
    table::lines! { cast, said(cast, &ways).as_str();
        "" => "È il turno del posto {n}.", "It is the turn of Seat {n}.";
        ways => "È il turno del posto {n}, che ha ancora {ways}.", "It is the turn of Seat {n}; still open: {ways}.";
    }
}

type Way = (bool, (&'static str, &'static str));

/// The ways that are open: those of one group rule each other out.
fn said(cast: &Cast, groups: &[Vec<Way>]) -> String {
    let group = |ways: &Vec<Way>| {
        let open = ways.iter().filter(|(open, _)| *open);
        let open: Vec<String> = open.map(|(_, (it, en))| cast.lang.pick(*it, *en).to_owned()).collect();
        or(cast.lang, &open)
    };
    let all: Vec<String> = groups.iter().map(group).filter(|said| !said.is_empty()).collect();
    all.join(", ")
}
