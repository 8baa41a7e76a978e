//! What chance is about to decide.

use crate::text::names::{Cast, number as n};
use crate::text::say;
use crate::{Step, View};

pub(super) fn chance(view: &View, cast: &Cast, step: Step) -> String {
    let lang = cast.lang;
    match step {
        Step::Lot => say!(lang, "La sorte dice chi comincia.", "Chance says who begins."),
        Step::Deal(a, _) => {
            say!(
                lang,
                "Si danno le carte: una al posto {a}.",
                "The hands are dealt: a card to Seat {a}.",
                a = n(a)
            )
        }
        Step::Draw(a) => say!(lang, "Il posto {a} pesca una carta.", "Seat {a} draws a card.", a = n(a)),
        Step::Mill(a) => say!(
            lang,
            "Una carta del grimorio del posto {a} va nel cimitero.",
            "A card of the library of Seat {a} goes to the graveyard.",
            a = n(a)
        ),
        Step::Lose(a) => say!(
            lang,
            "La sorte sceglie quale carta perde il posto {a}.",
            "Chance picks the card that Seat {a} loses.",
            a = n(a)
        ),
        Step::Face(city) => {
            say!(
                lang,
                "La {city} sta per scoprirsi.",
                "About to be turned up: {city}.",
                city = cast.at(&view.open, city)
            )
        }
        _ => say!(lang, "Un momento.", "One moment."),
    }
}
