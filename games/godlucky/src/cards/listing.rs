//! The cards as listings show them, and a file of cards as it comes from outside.

use table::Text;
use table::erased::{Card as Listed, Learnt, Mistake};

use super::{CardSet, Origin, Set};
use crate::card::Card;

impl Set {
    /// Learns a file, as [`Set::learn`] does, for those who know no types of this crate.
    ///
    /// # Errors
    /// Every mistake of the file.
    pub fn learn_listed(file: &str) -> Result<Learnt, Vec<Mistake>> {
        let set = Set::learn(file)
            .map_err(|mistakes| mistakes.iter().map(|mistake| mistake.placed(file)).collect::<Vec<_>>())?;
        Ok(Learnt { id: set.name().to_owned(), name: set.name.clone(), cards: set.listing() })
    }
}

/// The kinds of cards, as listings call them.
const GOD: (&str, &str) = ("divinità", "god");
const OBJECT: (&str, &str) = ("oggetto", "object");
const SACRED: (&str, &str) = ("oggetto sacro", "sacred object");
const MIRACLE: (&str, &str) = ("miracolo", "miracle");
const STARTING: (&str, &str) = ("carta plancia iniziale", "starting board card");
const ADDED: (&str, &str) = ("carta plancia aggiuntiva", "added board card");
const EVENT: (&str, &str) = ("evento", "event");
const HEAVEN: (&str, &str) = ("casella del Paradiso", "space of Heaven");
const HELL: (&str, &str) = ("casella dell'Inferno", "space of Hell");

impl CardSet {
    /// Every card; those that are alike stand there once, with their number.
    pub fn listing(&self) -> Vec<Listed> {
        let mut all: Vec<Listed> = Vec::new();
        for (at, god) in self.gods.iter().enumerate() {
            let name = |ability: &str| format!("{} ({ability})", god.name);
            let name = Text::new(name(&god.ability.it), name(&god.ability.en));
            all.push(card(('g', at), GOD, name, god.says(), god.is_override(), god.origin));
        }
        for (at, object) in self.objects.iter().enumerate() {
            let held = Card::object(at);
            let kind = if object.sacred.is_some() { SACRED } else { OBJECT };
            let (title, says, own) = (self.title(held), self.says(held), self.is_override(held));
            join(&mut all, card(('o', at), kind, title, says, own, object.origin));
        }
        for (at, miracle) in self.miracles.iter().enumerate() {
            let held = Card::of_miracle(at);
            let (title, says, own) = (self.title(held), self.says(held), self.is_override(held));
            join(&mut all, card(('m', at), MIRACLE, title, says, own, miracle.origin));
        }
        for (at, space) in self.board.iter().enumerate() {
            let kind = if at < CardSet::STARTING { STARTING } else { ADDED };
            all.push(card(('b', at), kind, space.title(), space.says(), space.is_override(), space.origin));
        }
        for (at, event) in self.events.iter().enumerate() {
            all.push(card(('e', at), EVENT, event.title(), event.says(), event.is_override(), event.origin));
        }
        for (letter, kind, spaces) in [('h', HEAVEN, &self.heaven), ('i', HELL, &self.hell)] {
            for (at, space) in spaces.iter().enumerate() {
                let id = (letter, at);
                all.push(card(id, kind, space.title(), space.says(), space.is_override(), space.origin));
            }
        }
        all
    }
}

fn card(
    (letter, at): (char, usize),
    kind: (&str, &str),
    name: Text,
    text: Text,
    is_override: bool,
    origin: Origin,
) -> Listed {
    let id = format!("{letter}{}", at + 1);
    Listed { id, kind: Text::new(kind.0, kind.1), name, text, is_override, origin: origin.word(), copies: 1 }
}

/// Adds a card, as one more copy when there is one like it.
fn join(all: &mut Vec<Listed>, card: Listed) {
    let alike = |other: &&mut Listed| {
        (&other.kind, &other.name, &other.text, other.origin)
            == (&card.kind, &card.name, &card.text, card.origin)
    };
    match all.iter_mut().find(alike) {
        Some(other) => {
            other.id = format!("{}, {}", other.id, card.id);
            other.copies += 1;
        }
        None => all.push(card),
    }
}
