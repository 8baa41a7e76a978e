//! Cards as listings show them.

use table::erased::Card;
use table::{Lang, Text};

use crate::Origin;

/// A card for a listing. Its id is the letter of its kind and its place in that kind, counted from 0 and shown from 1;
/// `kind` is what that is called.
pub fn listed(
    (letter, at): (char, usize),
    kind: Text,
    name: Text,
    text: Text,
    is_override: bool,
    origin: Origin,
) -> Card {
    let id = format!("{letter}{}", at + 1);
    Card { id, kind, name, text, is_override, origin: origin.word(), copies: 1, details: Vec::new() }
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

/// What a card says, and then what it tells.
pub fn with_lore(says: Text, lore: Option<&Text>) -> Text {
    let Some(lore) = lore else { return says };
    let with = |lang: Lang| match says.get(lang) {
        "" => lore.get(lang).to_owned(),
        says => format!("{says} · {}", lore.get(lang)),
    };
    Text::both(with)
}

/// A name with what stands beside it in brackets, if anything does.
pub fn with_small(name: &Text, small: &Text) -> Text {
    let with = |lang: Lang| match small.get(lang) {
        "" => name.get(lang).to_owned(),
        small => format!("{} ({small})", name.get(lang)),
    };
    Text::both(with)
}
