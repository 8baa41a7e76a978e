//! Chapter 2.

use capitale::{Banner, Capitale, Deck, Set, Setup, ready};
use table::Game;

use crate::scene::{Scene, bag};

fn flaws(main: &str, side: &str) -> Vec<String> {
    let deck = Deck { main: bag(main), side: bag(side) };
    deck.flaws(&Set::first()).into_iter().map(|flaw| flaw.text.en).collect()
}

#[test]
fn clause_2_1_a_deck_has_45_to_100_cards() {
    assert_eq!(flaws("45*m1", "-"), Vec::<String>::new());
    assert_eq!(flaws("100*m1", "-"), Vec::<String>::new());
    assert!(flaws("44*m1", "10*m1")[0].contains("at least 45"));
    assert!(flaws("101*m1", "-")[0].contains("at most 100"));
    let setup = |deck: &str| Capitale::new(&format!("deck2={deck}").parse::<Setup>().unwrap()).map(|_| ());
    assert_eq!(setup("m1*45"), Ok(()));
    assert!(setup("m1*44").unwrap_err().text.en.contains("deck of seat 2"));
}

/// Ruling C30.
#[test]
fn clause_2_2_three_copies_of_a_card_in_deck_and_side_deck_and_any_of_mercenaries() {
    assert_eq!(flaws("3*t1+42*m1", "10*m1"), Vec::<String>::new());
    assert!(flaws("4*t1+42*m1", "-")[0].contains("4 copies"));
    let over = flaws("2*t1+43*m1", "2*t1");
    assert!(over.len() == 1 && over[0].contains("4 copies"), "{over:?}");
}

/// Rulings C30, C31, C34 and C35.
#[test]
fn clause_2_3_there_are_no_other_limits() {
    // No mercenary at all, all banners, three captains of the same name.
    let all: Vec<String> =
        Banner::ALL[..4].iter().map(|of| format!("3*{}1+3*{0}2+3*{0}3+3*{0}4", of.letter())).collect();
    assert_eq!(flaws(&all.join("+"), "-"), Vec::<String>::new());
    // Several of the same character are in play at once.
    let scene = Scene::at("units=1:0:w1@1,2:0:w1@2,3:0:w1@field | |");
    assert_eq!(scene.open().units.len(), 3);
    assert!(scene.allows(0, "attack=1") && scene.allows(0, "attack=2") && scene.allows(0, "set=3:1"));
}

#[test]
fn clause_2_4_the_side_deck_has_at_most_10_cards() {
    assert_eq!(flaws("45*m1", "10*m2"), Vec::<String>::new());
    assert!(flaws("45*m1", "11*m2")[0].contains("at most 10"));
}

#[test]
fn clause_2_5_a_deck_uses_cards_that_exist() {
    let set = Set::first();
    assert!(set.cards().all().count() >= 120);
    assert!(flaws("45*m1+t29", "-").is_empty() == set.cards().get("t29".parse().unwrap()).is_some());
    // The plain set has no Ember.
    let setup = |deck: &str| Scene::start(&[], deck);
    assert_eq!(setup("deck1=m1*45 deck2=m1*45").open().libraries, [0, 0]);
    let deck = Deck { main: bag("45*m1+e1"), side: bag("-") };
    let flaw = deck.flaws(&crate::scene::plain(&[]));
    assert_eq!(flaw[0].card.as_deref(), Some("e1"));
}

/// What does not fit at all is said as it was typed.
#[test]
fn clause_2_1_a_deck_far_too_large_is_said_as_it_is() {
    let of = |copies: u32| {
        let mut list = table::Deck::default();
        list.add(0, "m1", copies);
        Deck::of(&list)
    };
    assert!(of(101).unwrap().flaws(&Set::first())[0].text.en.contains("at most 100"));
    let no = of(999).unwrap_err().text;
    assert_eq!(no.en, "999 × m1 do not fit: a deck has at most 100 cards");
    assert_eq!(no.it, "999 × m1 non ci stanno: un mazzo ha al più 100 carte");
}

#[test]
fn clause_2_6_four_ready_decks_are_chosen_at_the_table_in_secret() {
    assert_eq!(ready(Set::first()).len(), 4);
    for deck in ready(Set::first()) {
        assert_eq!((deck.deck.main.len(), deck.deck.side.len()), (60, 10), "{}", deck.word);
        assert!(deck.deck.flaws(&Set::first()).is_empty());
    }
    let truth = Capitale::new(&Setup::default()).unwrap();
    let scene = Scene::of(truth);
    assert_eq!(scene.asked(), [0, 1]);
    assert_eq!(scene.options(1), ["deck=bastione", "deck=galoppo", "deck=rogo", "deck=crepuscolo"]);
    // Who has brought one is not asked.
    let truth = Capitale::new(&"deck1=rogo".parse().unwrap()).unwrap();
    let brought = Scene::of(truth);
    assert_eq!(brought.asked(), [1]);
    let scene = scene.go("1:deck=rogo");
    assert_eq!(scene.asked(), [0]);
    assert_eq!((scene.view(0).lists[1], scene.view(1).lists[1].is_some()), (None, true));
    let scene = scene.go("0:deck=rogo");
    assert_eq!(scene.now(), ["first=0", "first=1"]);
}
