//! What is printed: the box as it reads to people, and files with mistakes.

mod decks;
mod mistakes;
mod words;

use capitale::{Banner, Capitale, Does, Effect, Set, Setup, When};
use proving::{assert_reads_as_kept, listing};
use table::Notation;

use crate::scene::Scene;

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

/// Does its owner discard by this?
fn discards(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Discard(_) => true,
        Effect::If(_, inner) => discards(inner),
        _ => false,
    })
}

/// With an empty hand the card that was just drawn would go each turn before anything could be opened.
#[test]
fn no_card_of_the_box_takes_what_its_owner_has_just_drawn() {
    for (card, print) in Set::of_the_box().all() {
        for ability in &print.abilities {
            let Does::When { when: When::Begin, effects, .. } = &ability.what else { continue };
            assert!(!discards(effects), "{card} {}", print.name.en);
        }
    }
}

#[test]
fn the_papier_mache_dragon_locks_nobody_out() {
    let set = Set::of_the_box();
    let (dragon, _) = set.all().find(|(_, print)| print.name.en == "Papier-mâché Dragon").unwrap();
    let setup: Setup = format!("cards={set} rules=2 deck1={dragon}*1,m1*44 deck2=m1*45").parse().unwrap();
    let line = format!("turn=2 at=1 units=1:0:{dragon}@field | |");
    let scene = Scene::of(Capitale::read(&line, &setup).unwrap()).go("end card=m1");
    // The turn begins with an empty hand, and what is drawn can be opened.
    assert_eq!((scene.hand(0).as_str(), scene.allows(0, "open=m1")), ("m1", true), "{}", scene.position());
    // At the turn's end it takes what was kept.
    let kept = scene.go("skip end pass");
    assert!(kept.hand(0).is_empty() || kept.options(0) == ["take=m1"], "{}", kept.position());
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
