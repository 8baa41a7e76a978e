//! The cards as listings show them, family after family.

use cardfile::{join, listed, with_lore, with_small};
use table::Text;
use table::erased::Card as Listed;

use super::{CardSet, Kind, Print};
use crate::card::Card;

/// Every card.
pub(super) fn all(set: &CardSet) -> Vec<Listed> {
    let mut all: Vec<Listed> = Vec::new();
    for card in Card::all() {
        let print = set.print(card);
        let (family, at) = card.place();
        let own = print.text.is_some();
        let text = with_lore(text(print), print.lore.as_ref());
        let id = (family.letter(), at);
        let mut one = listed(id, family.title(), name(print), text, own, print.origin);
        one.copies = card.copies().into();
        join(&mut all, one);
    }
    all
}

/// Its name, with its numbers where it has any.
fn name(print: &Print) -> Text {
    match print.kind {
        Kind::Prophet(_) | Kind::Cult(_) => with_small(&print.name, &print.line()),
        Kind::Relic | Kind::Divine => print.name.clone(),
    }
}

/// What it may hold, and what it says.
fn text(print: &Print) -> Text {
    let (carries, says) = (print.carries().unwrap_or_default(), print.says());
    Text::both(|lang| format!("{} {}", carries.get(lang), says.get(lang)).trim().to_owned())
}
