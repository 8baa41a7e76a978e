//! The ready decks of a file: in `[decks]`, for each of their words a text like the files of the first box. A file without
//! them is played with those of the first box.

use std::sync::Arc;

use cardfile::{Entry, Notes, Value, text};

use crate::cards::CardSet;
use crate::deck::{Deck, WORDS, written};

/// The cards with the ready decks that stand beside them, which must be legal ones.
pub(super) fn decks(file: &mut Entry<'_, '_>, mut cards: CardSet, notes: &mut Notes) -> CardSet {
    let Some(mut entry) = file.maybe("decks").and_then(|value| Entry::of(value, "decks", notes)) else {
        return cards;
    };
    for (at, word) in WORDS.into_iter().enumerate() {
        let deck = entry.maybe(word).and_then(|value| deck(value, word, &cards, notes));
        if let Some(deck) = deck {
            cards.decks[at] = Arc::new(deck);
        }
    }
    entry.done(notes);
    cards.checked()
}

fn deck(value: &Value<'_>, word: &str, cards: &CardSet, notes: &mut Notes) -> Option<Deck> {
    let text = text(value, word, notes)?;
    let deck = written(&text).map_err(|line| {
        notes.add(
            value.span(),
            format!("«{word}»: «{line}» non è una riga di mazzo, come «3 t12», o «Side deck:»"),
            format!("'{word}': '{line}' is no line of a deck, such as '3 t12', or 'Side deck:'"),
        );
    });
    let deck = deck.ok()?;
    for flaw in deck.flaws(cards) {
        let (it, en) = (flaw.text.it, flaw.text.en);
        notes.lacks(value.span(), format!("«{word}»: {it}"), format!("'{word}': {en}"));
    }
    Some(deck)
}
