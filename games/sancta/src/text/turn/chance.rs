//! What chance is about to decide.

use crate::Step;
use crate::text::names::{Cast, number};

pub(super) fn chance(cast: &Cast, step: Step) -> String {
    let n = number;
    table::lines! { cast, step;
        Step::Dealer => "La sorte nomina il mazziere.", "Chance names the dealer.";
        Step::FirstSaint(a), a = n(a) => "Il posto {a} pesca fino al suo primo Santo.", "Seat {a} draws up to a first Saint.";
        Step::Deal(a), a = n(a) => "Si danno le carte: una al posto {a}.", "The hands are dealt: a card to Seat {a}.";
        Step::Draw(a), a = n(a) => "Il posto {a} pesca una carta.", "Seat {a} draws a card.";
        Step::Roll(a), a = n(a) => "Il dado del posto {a} sta rotolando.", "The die of Seat {a} is rolling.";
        Step::Lose(a), a = n(a) => "La sorte sceglie quale carta scarta il posto {a}.", "Chance picks the card that Seat {a} discards.";
        Step::Steal(a, b), a = n(a), b = n(b) =>
            "La sorte sceglie quale carta il posto {a} ruba al posto {b}.", "Chance picks the card that Seat {a} steals from Seat {b}.";
        Step::Seek(a, kind), a = n(a), kind = cast.a_kind(kind) => "Il posto {a} cerca nel mazzo {kind}.", "Seat {a} seeks {kind} in the deck.";
        _ => "Un momento.", "One moment.";
    }
}
