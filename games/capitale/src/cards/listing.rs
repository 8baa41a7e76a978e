//! The cards as listings show them, banner after banner.

use cardfile::{join, listed, with_lore, with_small};
use table::erased::Card as Listed;

use super::CardSet;

/// Every card.
pub(super) fn all(set: &CardSet) -> Vec<Listed> {
    let mut all: Vec<Listed> = Vec::new();
    for (card, print) in set.all() {
        let (banner, at) = card.place();
        let name = with_small(&print.name, &print.line());
        let text = with_lore(print.says().clone(), print.lore.as_ref());
        let own = print.text.is_some();
        join(&mut all, listed((banner.letter(), at), banner.title(), name, text, own, print.origin));
    }
    all
}
