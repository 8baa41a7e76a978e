//! Is the card in the hand, and may it still be put down in this turn?

use table::{Refusal, Seat};

use super::refuse as no;
use crate::text::say;
use crate::{Card, Cards, View};

/// The seat's own hand, as far as the viewer knows it.
pub(super) fn hand(view: &View, seat: Seat) -> Cards {
    view.hands.get(seat.index()).map_or(Cards::NONE, crate::Hand::cards)
}

/// Why a card cannot be put down, wherever else it may lie.
pub(super) fn refuse(view: &View, seat: Seat, clause: &'static str, card: Card) -> Option<Refusal> {
    if !hand(view, seat).has(card) {
        return Some(not_held(view, clause, card));
    }
    view.open.played.has(card).then(|| again(view, card))
}

/// Said without looking where the card is.
pub(super) fn not_held(view: &View, clause: &'static str, card: Card) -> Refusal {
    no(view, clause, |cast| {
        let name = cast.this(card);
        say!(
            cast.lang,
            "{name} non è fra le carte della tua mano",
            "{name} is not among the cards in your hand"
        )
    })
}

/// Put down already in this turn, and back in the hand. [3.5]
pub(super) fn again(view: &View, card: Card) -> Refusal {
    no(view, "3.5", |cast| {
        let name = cast.this(card);
        say!(
            cast.lang,
            "in questo turno hai già giocato {name}: la stessa carta si gioca una volta sola per turno",
            "you have played {name} in this turn already: the same card is played just once in a turn"
        )
    })
}
