//! Why a player cannot be chosen for what is going on.

use table::{Refusal, Seat};

use super::refuse as no;
use crate::cards::Rule;
use crate::text::say;
use crate::text::{known, number};
use crate::{View, Why};

/// The clause by which another player is chosen.
pub(super) fn clause(why: Why) -> &'static str {
    match why {
        Why::Rival(_) => "13.16",
        Why::Take(_) => "13.9",
        Why::Steal | Why::Look => "13.10",
    }
}

pub(super) fn refuse(view: &View, seat: Seat, why: Why, other: Seat) -> Refusal {
    let n = number(other);
    if seat == other {
        return Refusal::new("13.16", "qui serve un altro giocatore", "here it has to be another player");
    }
    let place = view.open.place(other);
    let truth = known(view);
    match why {
        Why::Take(_) => match place.active {
            None => Refusal::new(
                clause(why),
                format!("il posto {n} non ha un Santo nella Zona Attiva"),
                format!("Seat {n} has no Saint in the Zona Attiva"),
            ),
            Some(saint) if place.points == 0 => no(view, clause(why), |cast| {
                let name = cast.name(saint);
                say!(cast.lang, "{name} non ha punti da prendere", "{name} has no points to take")
            }),
            Some(saint) => no(view, "14.4", |cast| {
                let name = cast.name(saint);
                say!(
                    cast.lang,
                    "una carta protegge {name}: gli altri non possono prendere i suoi punti",
                    "a card guards {name}: others cannot take points there"
                )
            }),
        },
        Why::Steal | Why::Look if truth.has_rule(other, Rule::Closed) => Refusal::new(
            "14.5",
            format!("la mano del posto {n} è chiusa: una carta la protegge"),
            format!("the hand of Seat {n} is closed: a card protects it"),
        ),
        _ => Refusal::new(
            clause(why),
            format!("il posto {n} non ha carte in mano"),
            format!("Seat {n} has no cards in hand"),
        ),
    }
}
