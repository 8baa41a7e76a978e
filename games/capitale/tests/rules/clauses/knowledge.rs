//! Chapter 15.

use capitale::{Capitale, What};
use table::{Game, Rng};

use crate::scene::{Scene, bag, seat};

#[test]
fn clause_15_1_hands_are_for_their_holders_and_the_counts_for_all() {
    let scene = Scene::at("| hand=w2,w3 | hand=w4");
    assert_eq!(scene.open().hands, [2, 1]);
    assert_eq!(scene.open().libraries, [43, 44]);
    assert_eq!((scene.hand(0).as_str(), scene.known(0).as_str()), ("w2,w3", ""));
    // The other sees the same whatever is held.
    let other = Scene::under("deck1=w2*1,w3*1,m12*43", "| hand=m12,m12 | hand=w4");
    let same = Scene::under("deck1=w2*1,w3*1,m12*43", "| hand=w2,w3 | hand=w4");
    assert!(other.view(1) == same.view(1) && other.truth.view(None) == same.truth.view(None));
    // A drawn card is told to its owner alone.
    let scene = scene.go("end pass card=m12");
    assert_eq!([0, 1].map(|of| scene.hears(of, |what| matches!(what, What::Got(..)))), [0, 1]);
    assert_eq!([0, 1].map(|of| scene.hears(of, |what| matches!(what, What::Drew(_)))), [1, 1]);
    // Nobody knows the order of a library: every copy is as likely.
    let line = "turn=2 at=1 | lib=w2,w2 |";
    let scene = Scene::at(line).go("end");
    assert_eq!(scene.odds(), [("card=w2".to_owned(), 2), ("card=m12".to_owned(), 43)]);
}

/// Ruling C19.
#[test]
fn clause_15_2_what_lies_in_the_open_is_known_to_all_and_no_face_down_city() {
    let line = "cities=capital:0,?,?,?,? units=1:0:w2@1,2:0:t4@field,3:1:w3@field | grave=w5 | grave=w6,w7";
    let scene = Scene::at(line);
    for open in [scene.view(0).open, scene.view(1).open, scene.open()] {
        assert_eq!((open.units.len(), open.graves[1].len()), (3, 2));
        assert_eq!(open.cities.iter().filter(|city| city.face.is_some()).count(), 1);
    }
}

/// Ruling C32.
#[test]
fn clause_15_3_decks_and_side_decks_are_secret() {
    let scene = Scene::at("| hand=w2 | hand=w4");
    assert!(scene.view(1).lists[0].is_none() && scene.view(0).lists[0].is_some());
    assert!(scene.truth.view(None).lists.iter().all(Option::is_none));
    // Which ready deck was chosen is told to its seat alone.
    let truth = Capitale::new(&"deck2=rogo".parse().unwrap()).unwrap();
    let scene = Scene::of(truth).go("0:deck=galoppo");
    assert_eq!([0, 1].map(|of| scene.hears(of, |what| matches!(what, What::ChoseDeck(..)))), [1, 0]);
    assert_eq!([0, 1].map(|of| scene.hears(of, |what| matches!(what, What::Chose(_)))), [1, 1]);
    assert!(!scene.told(|what| matches!(what, What::Listed(..))));
    // What is exchanged, too: the other sees the same.
    let line = "cities=?,capital:0,pietracava:0,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3 | |";
    let decks = "deck1=w2*1,w3*1,w4*1,m1*43/w5*2 deck2=m1*45";
    let pause = Scene::under(decks, line).go("attack=1 face=vadofermo");
    let one = pause.clone().go("0:in=w5");
    assert!(one.view(1) == pause.view(1) && one.truth.view(None) == pause.truth.view(None));
    assert!(one.go("0:out=w2 0:ready").view(1) == pause.go("0:ready").view(1));
}

#[test]
fn clause_15_4_a_card_that_was_shown_is_known_while_it_is_held() {
    let scene = Scene::at("| hand=w2!,w2,w3! | hand=w4");
    assert_eq!(scene.known(0), "w2,w3");
    // Worlds that the other imagines have it in that hand.
    let rng = &mut Rng::new(3);
    for _ in 0..50 {
        let world = Capitale::imagine(&scene.view(1), rng);
        assert!(world.view(Some(seat(0))).own.unwrap().hand.holds(&bag("w2+w3")));
    }
    // The first of equal cards to leave is the known one.
    let says = [
        ("t2", "effects = [{ discard = 1 }]"),
        ("t1", "quick = true\neffects = [{ each = [{}, ['return']] }]"),
    ];
    let scene = Scene::dealt(&says, "units=1:0:w5@1 | hand=w2!,w2,t2,t1 |").go("quick=t2 take=w2");
    assert_eq!((scene.hand(0).as_str(), scene.known(0).as_str()), ("t1,w2", ""));
    // What comes back from play is known.
    let scene = scene.go("quick=t1");
    assert_eq!((scene.hand(0).as_str(), scene.known(0).as_str()), ("w2,w5", "w5"));
    // Played, it is known no longer.
    let scene = Scene::dealt(&[("w5", "quick = true")], "| hand=w5!,w5 |").go("quick=w5");
    assert_eq!((scene.hand(0).as_str(), scene.known(0).as_str()), ("w5", ""));
}
