//! The cards as listings show them, family after family.

use cardfile::{join, listed};
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
        let title = family.title();
        let kind = (title.it.as_str(), title.en.as_str());
        let own = print.text.is_some();
        let mut one = listed((family.letter(), at), kind, name(print), text(print), own, print.origin);
        one.copies = card.copies().into();
        join(&mut all, one);
    }
    all
}

/// Its name, with its numbers where it has any.
fn name(print: &Print) -> Text {
    let (name, line) = (&print.name, print.line());
    match print.kind {
        Kind::Prophet(_) | Kind::Cult(_) => {
            Text::new(format!("{} ({})", name.it, line.it), format!("{} ({})", name.en, line.en))
        }
        Kind::Relic | Kind::Divine => name.clone(),
    }
}

/// What it may hold, what it says, and then what it tells.
fn text(print: &Print) -> Text {
    let says = [print.carries(), Some(print.says()).filter(|says| !says.it.is_empty())];
    let says: Vec<Text> = says.into_iter().flatten().collect();
    let joined =
        |of: fn(&Text) -> &String| says.iter().map(|part| of(part).as_str()).collect::<Vec<_>>().join(" ");
    let with = |says: String, lore: Option<&String>| match lore {
        Some(lore) if says.is_empty() => lore.clone(),
        Some(lore) => format!("{says} · {lore}"),
        None => says,
    };
    let lore = print.lore.as_ref();
    Text::new(
        with(joined(|text| &text.it), lore.map(|lore| &lore.it)),
        with(joined(|text| &text.en), lore.map(|lore| &lore.en)),
    )
}
