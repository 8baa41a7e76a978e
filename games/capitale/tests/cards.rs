//! The cards: the box as it reads to people, and files with mistakes.
#![allow(clippy::unwrap_used, reason = "a test may break off")]

#[path = "cards/words.rs"]
mod words;

use capitale::{Banner, Set};

#[test]
fn the_box_holds_what_it_should() {
    let set = Set::of_the_box();
    let of = |banner: Banner| set.all().filter(|(card, _)| card.banner() == banner).count();
    assert_eq!(Banner::ALL.map(of), [28, 28, 28, 28, 10]);
    let characters = set.all().filter(|(_, print)| print.body().is_some()).count();
    let effects: Vec<bool> =
        set.all().filter(|(_, print)| print.body().is_none()).map(|(_, print)| print.quick).collect();
    let quick = effects.iter().filter(|quick| **quick).count();
    assert_eq!((characters, effects.len(), quick), (74, 48, 24));
    // Mercenaries are soldiers: one numbers' change or keyword at most.
    let mut free = set.all().filter(|(card, _)| card.banner() == Banner::Free);
    assert!(free.all(|(_, print)| print.body().is_some() && print.abilities.len() <= 1 && print.level <= 1));
}
