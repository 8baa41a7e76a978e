//! Chapter 15: what is seen and what is known.

use sancta::What;
use table::Game;

use crate::scene::{Scene, card, cards, seat};

#[test]
fn clause_15_1_a_hand_is_its_holders_and_the_deck_nobodys() {
    let scene = Scene::at("| s3:0 hand=b1,a2 | s4:0 hand=p1").go("end card=u3 card=u4");
    assert_eq!(
        (scene.hand(1).as_str(), scene.known(0, 1).as_str(), scene.known(1, 0).as_str()),
        ("p1,u3,u4", "", "")
    );
    assert!(
        scene.hears(1, What::Got(seat(1), card("u3"))) && !scene.hears(0, What::Got(seat(1), card("u3")))
    );
    assert!(scene.told(What::Drew(seat(1))));
    // How many there are, everybody sees.
    let hands = scene.truth.view(None).hands;
    assert_eq!((hands[0].len(), hands[1].len(), hands[0].cards().len() + hands[1].cards().len()), (2, 3, 0));
    assert_eq!(scene.deck(), 102 - 2 - 5);
    // Another hand and another deck look the same from there.
    let other = Scene::at("| s3:0 hand=b1,a2 | s4:0 hand=p2").go("end card=u5 card=u6");
    assert!(scene.view(0) == other.view(0) && scene.view(1) != other.view(1));
}

/// Ruling S7: face up.
#[test]
fn clause_15_2_what_lies_on_the_table_is_open_to_all() {
    let scene = Scene::at("discards=b4 | s3:1 santuario=s5,s6 supports=u21 rosa=s1 hand=s7,p3 | s4:0");
    let scene = scene.go("place=s7 play=p3");
    for viewer in [Some(seat(0)), Some(seat(1)), None] {
        let open = scene.truth.view(viewer).open;
        assert_eq!(open.face_up(), cards("s3,s4,s5,s6,s7,u21,s1,b4,p3"));
        assert_eq!((open.discards, open.places[0].santuario.len()), (cards("b4,p3"), 3));
    }
}

#[test]
fn clause_15_3_a_card_sought_or_recovered_is_known_to_all_while_it_is_held() {
    let finds = [("u1", "effects = [{ seek = 'beatitude' }]"), ("u2", "effects = [{ recover = 'trial' }]")];
    let scene =
        Scene::dealt(&finds, "discards=p1 | s3:0 hand=u1,u2 | s4:0").go("play=u1 card=b3 play=u2 take=p1");
    assert!(
        scene.told(What::Sought(seat(0), card("b3"))) && scene.told(What::Recovered(seat(0), card("p1")))
    );
    assert_eq!((scene.known(1, 0), scene.open().public), ("b3,p1".to_owned(), cards("b3,p1")));
    assert_eq!(scene.clone().next_turn().known(1, 0), "b3,p1");
    // Stolen before everybody's eyes it is known where it goes.
    let steals = [("u1", "effects = ['steal']")];
    let stolen = Scene::dealt(&steals, "| s3:0 hand=u1 | s4:0 hand=b3! | s5:0 hand=p2");
    let stolen = stolen.go("play=u1 seat=1 card=b3");
    assert_eq!((stolen.known(2, 0).as_str(), stolen.known(1, 0).as_str()), ("b3", "b3"));
    // Played and drawn anew it is a card like others.
    let played = Scene::at("| s3:0 hand=b3! | s4:0").go("play=b1");
    assert!(played.open().public.is_empty());
}

#[test]
fn clause_15_4_who_looked_or_lost_a_card_knows_it_and_all_know_that() {
    let looks = [("u1", "effects = ['look']"), ("u2", "effects = ['steal']")];
    let scene = Scene::dealt(&looks, "| s3:0 hand=u1,u2 | s4:0 hand=b1,p2 | s5:0 hand=a1,u3");
    let looked = scene.clone().go("play=u1 seat=1");
    assert_eq!((looked.known(0, 1).as_str(), looked.known(2, 1).as_str()), ("b1,p2", ""));
    assert!(looked.told(What::Looked(seat(0), seat(1))));
    assert!(looked.hears(0, What::Saw(seat(0), seat(1), cards("b1,p2"))));
    assert!(!looked.hears(2, What::Saw(seat(0), seat(1), cards("b1,p2"))));
    // The third sees that two of its cards are known to seat 0.
    let hidden = &looked.view(2).hands[1].hidden;
    assert!(hidden.len() == 2 && hidden.iter().all(|seen| seen.has(seat(0)) && seen.len() == 1));
    // A card drawn later is not.
    let later = looked.clone().go("end card=b5 card=b6");
    assert_eq!((later.known(0, 1).as_str(), later.place(1).hand), ("b1,p2", 4));
    // The one stolen from knows what it lost.
    let stolen = scene.go("play=u2 seat=1 card=p2");
    assert_eq!((stolen.known(1, 0).as_str(), stolen.known(2, 0).as_str()), ("p2", ""));
    assert!(stolen.hears(1, What::Took(seat(0), seat(1), card("p2"))));
    assert!(!stolen.hears(2, What::Took(seat(0), seat(1), card("p2"))));
    // From hand to hand: who has seen it knows it still, until it is played.
    let on = Scene::dealt(&looks, "at=2 | s3:0 hand=p2?1 | s4:0 | s5:0 hand=u2").go("play=u2 card=p2");
    assert_eq!((on.known(0, 2).as_str(), on.known(1, 2).as_str()), ("p2", "p2"));
    let gone = on.go("play=p2");
    assert_eq!((gone.known(1, 2).as_str(), gone.discards().as_str()), ("", "p2,u2"));
}
