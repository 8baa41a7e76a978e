//! The main phase: what is still open in it. [6.1]

use table::Seat;

use crate::text::names::Cast;
use crate::text::options;
use crate::{Action, Capitale};

pub(super) fn you(cast: &Cast, truth: &Capitale, seat: Seat) -> String {
    let lang = cast.lang;
    let open = options(truth, seat);
    let any = |fits: fn(&Action) -> bool| open.iter().any(fits);
    let ways = [
        (any(|it| matches!(it, Action::Set(..))), ("collocare personaggi", "set characters")),
        (any(|it| matches!(it, Action::Move(..))), ("muovere", "move")),
        (any(|it| matches!(it, Action::Attack(_))), ("attaccare", "attack")),
        (any(|it| matches!(it, Action::Quick(_))), ("giocare carte Quick", "play Quick cards")),
        (any(|it| matches!(it, Action::Use(..))), ("usare abilità", "use abilities")),
        (any(|it| matches!(it, Action::Lay(..))), ("posare carte coperte", "lay cards face down")),
        (any(|it| matches!(it, Action::Turn(_))), ("scoprire carte Quick", "turn up Quick cards")),
    ];
    let ways: Vec<&str> =
        ways.into_iter().filter(|(open, _)| *open).map(|(_, (it, en))| lang.pick(it, en)).collect();
    table::lines! { cast, ways.join(", ").as_str();
        "" => "Tocca a te: ti resta da finire la fase principale.", "Your turn: all that is left is to end the main phase.";
        ways => "Tocca a te: puoi {ways}, oppure finire la fase principale.", "Your turn: you may {ways}, or end the main phase.";
    }
}
