//! The cards as listings show them.

use cardfile::{join, listed};
use table::Text;
use table::erased::Card as Listed;

use super::CardSet;
use crate::card::Card;

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

/// Every card; those that are alike stand there once, with their number.
pub(super) fn all(set: &CardSet) -> Vec<Listed> {
    let mut all: Vec<Listed> = Vec::new();
    for (at, god) in set.gods.iter().enumerate() {
        let name = |ability: &str| format!("{} ({ability})", god.name);
        let name = Text::new(name(&god.ability.it), name(&god.ability.en));
        all.push(listed(('g', at), GOD, name, god.says(), god.is_override(), god.origin));
    }
    for (at, object) in set.objects.iter().enumerate() {
        let held = Card::object(at);
        let kind = if object.sacred.is_some() { SACRED } else { OBJECT };
        let (title, says, own) = (set.title(held), set.says(held), set.is_override(held));
        join(&mut all, listed(('o', at), kind, title, says, own, object.origin));
    }
    for (at, miracle) in set.miracles.iter().enumerate() {
        let held = Card::of_miracle(at);
        let (title, says, own) = (set.title(held), set.says(held), set.is_override(held));
        join(&mut all, listed(('m', at), MIRACLE, title, says, own, miracle.origin));
    }
    for (at, space) in set.board.iter().enumerate() {
        let kind = if at < CardSet::STARTING { STARTING } else { ADDED };
        all.push(listed(('b', at), kind, space.title(), space.says(), space.is_override(), space.origin));
    }
    for (at, event) in set.events.iter().enumerate() {
        all.push(listed(('e', at), EVENT, event.title(), event.says(), event.is_override(), event.origin));
    }
    for (letter, kind, spaces) in [('h', HEAVEN, &set.heaven), ('i', HELL, &set.hell)] {
        for (at, space) in spaces.iter().enumerate() {
            let id = (letter, at);
            all.push(listed(id, kind, space.title(), space.says(), space.is_override(), space.origin));
        }
    }
    all
}
