//! The cards as listings show them.

use cardfile::{join, listed, with_lore, with_small};
use table::Text;
use table::erased::Card as Listed;

use super::{CardSet, Kind, Origin};
use crate::card::Card;

/// Every card; those that are alike stand there once, with their number.
pub(super) fn all(set: &CardSet) -> Vec<Listed> {
    let mut all: Vec<Listed> = Vec::new();
    for card in set.all().iter() {
        let (kind, at) = card.place();
        let name = with_small(&set.title(card), &small(set, card));
        let text = with_lore(set.says(card), set.lore(card).as_ref());
        let id = (kind.letter(), at);
        join(&mut all, listed(id, kind.title(), name, text, set.is_override(card), origin(set, card)));
    }
    all
}

/// What stands beside a card's name: type and level, difficulty, verse.
fn small(set: &CardSet, card: Card) -> Text {
    let (kind, at) = card.place();
    let mut small = match kind {
        Kind::Saint => {
            let saint = &set.saints[at];
            let (kind, level) = (saint.kind.title(), saint.level);
            Text::new(format!("{}, livello {level}", kind.it), format!("{}, level {level}", kind.en))
        }
        Kind::Beatitude => Text::same(&set.beatitudes[at].verse),
        Kind::Advocate | Kind::Support => Text::default(),
        Kind::Trial => {
            let difficulty = set.trials[at].difficulty;
            Text::new(format!("difficoltà {difficulty}"), format!("difficulty {difficulty}"))
        }
    };
    if set.sixth.has(card) {
        let comma = if small.it.is_empty() { "" } else { "; " };
        small.it += &format!("{comma}solo in sei");
        small.en += &format!("{comma}six players only");
    }
    small
}

fn origin(set: &CardSet, card: Card) -> Origin {
    match card.place() {
        (Kind::Saint, at) => set.saints[at].origin,
        (Kind::Beatitude, at) => set.beatitudes[at].origin,
        (Kind::Advocate, at) => set.advocates[at].origin,
        (Kind::Trial, at) => set.trials[at].origin,
        (Kind::Support, at) => set.supports[at].origin,
    }
}
