//! The cards as listings show them, banner after banner.

use cardfile::{join, listed};
use table::Text;
use table::erased::Card as Listed;

use super::{CardSet, Print};

/// Every card.
pub(super) fn all(set: &CardSet) -> Vec<Listed> {
    let mut all: Vec<Listed> = Vec::new();
    for (card, print) in set.all() {
        let (banner, at) = card.place();
        let (title, line) = (banner.title(), print.line());
        let name =
            Text::new(format!("{} ({})", print.name.it, line.it), format!("{} ({})", print.name.en, line.en));
        let kind = (title.it.as_str(), title.en.as_str());
        let own = print.text.is_some();
        join(&mut all, listed((banner.letter(), at), kind, name, text(print), own, print.origin));
    }
    all
}

/// What it says, and then what it tells.
fn text(print: &Print) -> Text {
    let says = print.says();
    let Some(lore) = &print.lore else { return says };
    let with = |says: &str, lore: &str| match says {
        "" => lore.to_owned(),
        says => format!("{says} · {lore}"),
    };
    Text::new(with(&says.it, &lore.it), with(&says.en, &lore.en))
}
