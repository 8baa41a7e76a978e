//! The cards as listings show them.

use cardfile::{join, listed};
use table::Text;
use table::erased::Card as Listed;

use super::{CardSet, Kind, Origin};
use crate::card::Card;

/// Every card; those that are alike stand there once, with their number.
pub(super) fn all(set: &CardSet) -> Vec<Listed> {
    let mut all: Vec<Listed> = Vec::new();
    for card in set.all().iter() {
        let (kind, at) = card.place();
        let title = kind.title();
        let sixth = set.sixth.has(card);
        let name = with(&set.title(card), &small(set, card, sixth));
        let mut text = set.says(card);
        if let Some(lore) = set.lore(card).filter(|_| kind != Kind::Beatitude) {
            text = Text::new(format!("{} · {}", text.it, lore.it), format!("{} · {}", text.en, lore.en));
        }
        let own = set.is_override(card);
        join(
            &mut all,
            listed((kind.letter(), at), (&title.it, &title.en), name, text, own, origin(set, card)),
        );
    }
    all
}

/// What stands beside a card's name: type and level, difficulty, verse.
fn small(set: &CardSet, card: Card, sixth: bool) -> Text {
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
    if sixth {
        let comma = if small.it.is_empty() { "" } else { "; " };
        small.it += &format!("{comma}solo in sei");
        small.en += &format!("{comma}six players only");
    }
    small
}

fn with(name: &Text, small: &Text) -> Text {
    if small.it.is_empty() {
        return name.clone();
    }
    Text::new(format!("{} ({})", name.it, small.it), format!("{} ({})", name.en, small.en))
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
