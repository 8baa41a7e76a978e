//! What chance is about to decide.

use crate::Step;
use crate::text::names::{Cast, number};
use crate::text::say;

pub(super) fn chance(cast: &Cast, step: Step) -> String {
    let lang = cast.lang;
    let n = number;
    match step {
        Step::Dealer => say!(lang, "La sorte nomina il mazziere.", "Chance names the dealer."),
        Step::FirstSaint(a) => {
            let a = n(a);
            say!(lang, "Il posto {a} pesca fino al suo primo Santo.", "Seat {a} draws up to its first Saint.")
        }
        Step::Deal(a) => {
            let a = n(a);
            say!(lang, "Si danno le carte: una al posto {a}.", "The hands are dealt: a card to Seat {a}.")
        }
        Step::Draw(a) => {
            let a = n(a);
            say!(lang, "Il posto {a} pesca una carta.", "Seat {a} draws a card.")
        }
        Step::Roll(a) => {
            let a = n(a);
            say!(lang, "Il dado del posto {a} sta rotolando.", "The die of Seat {a} is rolling.")
        }
        Step::Lose(a) => {
            let a = n(a);
            say!(
                lang,
                "La sorte sceglie quale carta scarta il posto {a}.",
                "Chance picks the card that Seat {a} discards."
            )
        }
        Step::Steal(a, b) => {
            let (a, b) = (n(a), n(b));
            say!(
                lang,
                "La sorte sceglie quale carta il posto {a} ruba al posto {b}.",
                "Chance picks the card that Seat {a} steals from Seat {b}."
            )
        }
        Step::Seek(a, kind) => {
            let (a, kind) = (n(a), cast.a_kind(kind));
            say!(lang, "Il posto {a} cerca nel mazzo {kind}.", "Seat {a} seeks {kind} in the deck.")
        }
        _ => say!(lang, "Un momento.", "One moment."),
    }
}
