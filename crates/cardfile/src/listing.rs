//! Cards as listings show them.

use table::Text;
use table::erased::Card;

use crate::Origin;

/// A card for a listing. Its id is the letter of its kind and its place in that kind, counted from 0 and shown from 1;
/// the kind's name and the other words come Italian first.
pub fn listed(
    (letter, at): (char, usize),
    (it, en): (&str, &str),
    name: Text,
    text: Text,
    is_override: bool,
    origin: Origin,
) -> Card {
    let (id, kind) = (format!("{letter}{}", at + 1), Text::new(it, en));
    Card { id, kind, name, text, is_override, origin: origin.word(), copies: 1 }
}

/// Adds a card, as one more copy when there is one like it.
pub fn join(all: &mut Vec<Card>, card: Card) {
    let alike = |other: &&mut Card| {
        (&other.kind, &other.name, &other.text, other.origin)
            == (&card.kind, &card.name, &card.text, card.origin)
    };
    match all.iter_mut().find(alike) {
        Some(other) => {
            other.id = format!("{}, {}", other.id, card.id);
            other.copies += card.copies;
        }
        None => all.push(card),
    }
}
