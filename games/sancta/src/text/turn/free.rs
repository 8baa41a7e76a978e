//! The free part of a turn: what is still open in it. [3.3] [3.4]

use table::Seat;

use crate::cards::Kind;
use crate::text::names::{Cast, number, or};
use crate::text::say;
use crate::text::{known, options};
use crate::{Action, View};

/// What may still be done: of a Beatitudine or the die, a Prova or a Suffragio, and so on.
struct Ways {
    beatitude: bool,
    die: bool,
    trial: bool,
    suffrage: bool,
    support: bool,
    saint: bool,
    substitution: bool,
}

/// By what one holds.
pub(super) fn you(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    let open = options(view);
    let plays =
        |kind: Kind| open.iter().any(|action| matches!(action, Action::Play(card) if card.kind() == kind));
    let any = |fits: fn(&Action) -> bool| open.iter().any(fits);
    let ways = Ways {
        beatitude: plays(Kind::Beatitude),
        die: any(|action| matches!(action, Action::Roll)),
        trial: plays(Kind::Trial),
        suffrage: any(|action| matches!(action, Action::Suffrage(_))),
        support: plays(Kind::Support),
        saint: any(|action| matches!(action, Action::Place(_) | Action::Replace(..))),
        substitution: any(|action| matches!(action, Action::Enter(_))),
    };
    let empty = view.viewer.is_some_and(|seat| view.open.place(seat).active.is_none());
    let said = ways.said(cast, empty);
    match said.as_str() {
        "" => say!(
            lang,
            "Tocca a te: ti resta da finire il turno.",
            "Your turn: all that is left is to end it."
        ),
        _ => say!(
            lang,
            "Tocca a te: puoi {said}, oppure finire il turno.",
            "Your turn: you may {said}, or end the turn."
        ),
    }
}

/// By what everybody knows.
pub(super) fn others(view: &View, cast: &Cast, seat: Seat) -> String {
    let lang = cast.lang;
    let n = number(seat);
    let truth = known(view);
    let place = view.open.place(seat);
    let active = place.active.is_some();
    let ways = Ways {
        beatitude: active && truth.may_play_beatitude(seat),
        die: active && truth.may_roll(seat),
        trial: active && truth.may_try(seat),
        suffrage: active && truth.may_suffrage(seat),
        support: false,
        saint: false,
        substitution: active && !place.santuario.is_empty() && truth.may_substitute(seat),
    };
    let said = ways.said(cast, false);
    match said.as_str() {
        "" => say!(lang, "È il turno del posto {n}.", "It is the turn of Seat {n}."),
        _ => say!(
            lang,
            "È il turno del posto {n}, che può ancora {said}.",
            "It is the turn of Seat {n}, which may still {said}."
        ),
    }
}

impl Ways {
    fn said(&self, cast: &Cast, empty: bool) -> String {
        let lang = cast.lang;
        let mut all = Vec::new();
        let mut either = |some: [(bool, &str, &str); 2]| {
            let some: Vec<String> = some
                .into_iter()
                .filter(|(open, ..)| *open)
                .map(|(_, it, en)| lang.pick(it, en).to_owned())
                .collect();
            if !some.is_empty() {
                all.push(or(lang, &some));
            }
        };
        either([
            (self.beatitude, "giocare una Beatitudine", "play a Beatitudine"),
            (self.die, "tirare il dado", "roll the die"),
        ]);
        either([
            (self.trial, "superare una Prova", "pass a Prova"),
            (self.suffrage, "fare un Suffragio", "make a Suffragio"),
        ]);
        either([(self.substitution, "fare una sostituzione", "make a substitution"), (false, "", "")]);
        either([(self.support, "giocare Supporti", "play Supporti"), (false, "", "")]);
        let laying = match empty {
            true => (
                self.saint,
                "posare un Santo nella Zona Attiva vuota",
                "lay a Saint into the empty Zona Attiva",
            ),
            false => (self.saint, "posare Santi nel Santuario", "lay Saints into the Santuario"),
        };
        either([laying, (false, "", "")]);
        all.join(", ")
    }
}
