//! Where cards come from, and words of their own: two fields that every card has.

use table::Text;

use crate::{Entry, Notes, one_of, words};

table::named! {
    /// Where a card's wording and numbers come from.
    Origin:
    /// The rulebook says it.
    Rulebook "rulebook";
    /// It was found elsewhere.
    Found "found";
    /// It is ours.
    Reconstructed "reconstructed";
}

impl Origin {
    /// The field `origin`, which every card must have.
    pub fn read(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Self> {
        let all = Self::ALL.map(|origin| (origin.word(), origin));
        entry.need("origin", notes).and_then(|value| one_of(value, "origin", &all, notes))
    }
}

/// The field `text`: a card's own wording, in place of the generated one. Most cards have none.
pub fn wording(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Text> {
    entry.maybe("text").and_then(|value| words(value, "text", notes))
}
