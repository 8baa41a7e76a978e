//! What chance is about to decide.

use crate::text::names::{Cast, number as n};
use crate::{Step, View};

pub(super) fn chance(view: &View, cast: &Cast, step: Step) -> String {
    table::lines! { cast, step;
        Step::Lot => "La sorte dice chi comincia.", "Chance says who begins.";
        Step::Deal(a, _), a = n(a) => "Si danno le carte: una al posto {a}.", "The hands are dealt: a card to Seat {a}.";
        Step::Draw(a), a = n(a) => "Il posto {a} pesca una carta.", "Seat {a} draws a card.";
        Step::Mill(a), a = n(a) =>
            "Una carta del grimorio del posto {a} va nel cimitero.", "A card of the library of Seat {a} goes to the graveyard.";
        Step::Lose(a), a = n(a) => "La sorte sceglie quale carta perde il posto {a}.", "Chance picks the card that Seat {a} loses.";
        Step::Face(city), city = cast.at(&view.open, city) => "La {city} sta per scoprirsi.", "About to be turned up: {city}.";
        _ => "Un momento.", "One moment.";
    }
}
