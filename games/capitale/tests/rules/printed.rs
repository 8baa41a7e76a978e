//! What is printed: the box as it reads to people, and files with mistakes.

mod decks;
mod mistakes;
mod words;

use capitale::{Banner, Set};
use proving::{assert_reads_as_kept, listing};

#[test]
fn the_box_reads_as_it_is_kept() {
    assert_reads_as_kept(env!("CARGO_MANIFEST_DIR"), "box", |lang| listing(Set::of_the_box(), lang));
}

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

#[test]
fn the_wild_set_reads_as_it_is_kept() {
    let set =
        Set::learn(include_str!("../cards/wild.toml")).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
    assert_reads_as_kept(env!("CARGO_MANIFEST_DIR"), "wild", |lang| listing(set, lang));
}

#[test]
fn a_card_may_word_itself_and_says_so() {
    let learnt = Set::learn_listed(include_str!("../cards/wild.toml")).unwrap();
    let own: Vec<_> = learnt.cards.iter().filter(|card| card.is_override).collect();
    assert_eq!((own.len(), own[0].id.as_str(), own[0].text.it.as_str()), (1, "m2", "Zitto zitto."));
    assert!(Set::of_the_box().listing().iter().all(|card| !card.is_override));
}
