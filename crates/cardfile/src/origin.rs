//! Where cards come from, and words of their own: two fields that every card has.

use table::Text;

use crate::{Entry, Notes, one_of, words};

/// Where a card's wording and numbers come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The rulebook says it.
    Rulebook,
    /// It was found elsewhere.
    Found,
    /// It is ours.
    Reconstructed,
}

impl Origin {
    const ALL: [(&str, Origin); 3] = [
        (Origin::Rulebook.word(), Origin::Rulebook),
        (Origin::Found.word(), Origin::Found),
        (Origin::Reconstructed.word(), Origin::Reconstructed),
    ];

    /// As it stands in a file of cards and in listings.
    pub const fn word(self) -> &'static str {
        match self {
            Origin::Rulebook => "rulebook",
            Origin::Found => "found",
            Origin::Reconstructed => "reconstructed",
        }
    }

    /// The field `origin`, which every card must have.
    pub fn read(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Self> {
        entry.need("origin", notes).and_then(|value| one_of(value, "origin", &Self::ALL, notes))
    }
}

/// The field `text`: a card's own wording, in place of the generated one. Most cards have none.
pub fn wording(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Text> {
    entry.maybe("text").and_then(|value| words(value, "text", notes))
}
