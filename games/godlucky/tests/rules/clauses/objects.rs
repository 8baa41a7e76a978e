//! Chapter 11, the ordinary objects. `tests/known_cards` plays every copy at length.

use godlucky::{Sum, What};

use crate::scene::{Scene, seat};

#[test]
fn clause_11_1_a_die_shows_the_face_one_wants() {
    let line = "phase=1 turns=8 at=0 | Nirvanello @7 | Morphyss @2 o1";
    assert!(Scene::spaces(line).go("roll die=2 1:use=o1 face=3").told(What::Set(seat(1), Some(seat(0)), 3)));
    let set = Scene::spaces(line).go("roll die=2 1:use=o1");
    // Only faces of that die: a D3 has no 4.
    assert!(set.refuses(1, "face=4", "14.6") && set.refuses(1, "face=2", "14.6"));
    assert_eq!(set.go("face=1 resolve ..").spot(0), "@8");
    assert!(Scene::spaces(&line.replace("at=0", "at=1")).refuses(1, "use=o1", "11.1"));
}

#[test]
fn clause_11_2_a_coin_is_turned() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @13 | Morphyss @2 o3";
    let tossed = Scene::spaces(line).go("roll die=1 resolve call=tails coin=tails");
    assert_eq!(tossed.clone().go("use=o3").faith(0), 4);
    assert_eq!(tossed.go("pass").faith(0), 6);
    assert!(Scene::spaces(&line.replace("at=0", "at=1")).refuses(1, "use=o3", "11.2"));
}

#[test]
fn clause_11_3_one_faith_less_is_lost_and_the_winner_gains_all_the_same() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @11 o4 | Morphyss @2";
    assert_eq!(Scene::spaces(line).go("roll die=1 resolve use=o4").faith(0), 3);
    // In a Gambling too.
    let bet = Scene::spaces(&line.replace("@11", "@7"))
        .go("roll die=1 resolve stake=faith:2 call=tails coin=heads use=o4");
    assert_eq!((bet.faith(0), bet.faith(1)), (4, 7));
    // Of a loss of five only what stands above 1 Faith would go: the one that is spared is of these.
    let low = Scene::bare("phase=2 turns=8 at=0 | Nirvanello 2/2 @9 o4 | Morphyss mad @10 | WaterWalker @1")
        .go("roll die=1 fight=1 die=1 die=6 use=o4");
    assert_eq!(low.faith(0), 2);
    // Only one's own loss.
    let other =
        Scene::spaces("phase=2 turns=8 at=0 | Nirvanello @11 | Morphyss @2 o4").go("roll die=1 resolve ..");
    assert_eq!((other.faith(0), other.cards(1)), (2, "o4".to_owned()));
    assert!(Scene::spaces(line).refuses(0, "use=o4", "11.3"));
}

#[test]
fn clause_11_4_a_turn_is_blocked_before_it_begins() {
    for mad in ["Morphyss @9", "Morphyss mad @9"] {
        let line = format!("phase=2 turns=8 at=0 | Nirvanello @9 | {mad} | WaterWalker @4 o8");
        let blocked = Scene::bare(&line).go("roll die=1 return roll die=1 return use=o8");
        assert!(blocked.told(What::Blocked(seat(1))) && blocked.active() == 0 && blocked.spot(1) == "@9");
    }
    let lost =
        Scene::bare("phase=2 turns=8 at=0 | Nirvanello @9 o8 | Morphyss @9 skip=1").go("roll die=1 return");
    assert!(lost.told(What::Skipped(seat(1))) && lost.active() == 0 && lost.cards(0) == "o8");
    // Begun, it cannot be blocked any more; nor one's own.
    assert!(lost.refuses(0, "use=o8", "11.4"));
    let begun = Scene::bare("phase=2 turns=8 at=0 | Nirvanello @9 o8 | Morphyss @9")
        .go("roll die=1 return pass roll die=1");
    assert!(begun.refuses(0, "use=o8", "11.4"));
}

#[test]
fn clause_11_5_the_divine_recall_fetches_one_s_own_sacred_object() {
    let line = "phase=1 turns=8 at=0 | Nirvanello @9 o24 | Morphyss @9 o26";
    let recalled = Scene::bare(line).go("use=o24");
    assert!(recalled.told(What::Claimed(seat(0), Some(seat(1)), "o26".parse().unwrap())));
    assert_eq!((recalled.cards(0), recalled.cards(1)), ("o26".to_owned(), String::new()));
    let pile = Scene::bare(&line.replace(" o26", "")).go("use=o24");
    assert!(pile.told(What::Claimed(seat(0), None, "o26".parse().unwrap())));
    for (gone, reason) in [("discards=o26", "TreasureDiscarded"), ("banished=o26", "TreasureBanished")] {
        let line = line.replace(" o26", "").replace("at=0", &format!("at=0 {gone}"));
        let scene = Scene::bare(&line);
        assert!(scene.refuses(0, "use=o24", "11.5"), "{gone}");
        assert_eq!(scene.refusal(0, "use=o24").map(|refusal| refusal.reason), Some(reason));
    }
    let mine = Scene::bare("phase=1 turns=8 at=0 | Nirvanello @9 o24,o26 | Morphyss @9");
    assert!(mine.refuses(0, "use=o24", "11.5"));
    let says = mine.refusal(0, "use=o24").unwrap().text;
    assert!(
        says.it.ends_with("è già davanti a te") && says.en.ends_with("lies before you already"),
        "{says:?}"
    );
}

#[test]
fn clause_11_6_an_object_is_stolen_from_a_hand() {
    let line = "phase=1 turns=8 at=0 | Nirvanello @9 o11 | Morphyss @9 o1,o26,m1";
    let stolen = Scene::bare(line).go("use=o11 card=o1");
    assert_eq!((stolen.cards(0), stolen.cards(1)), ("o1".to_owned(), "o26,m1".to_owned()));
    assert!(Scene::bare(&line.replace("o1,", "")).refuses(0, "use=o11", "11.6"));
}

#[test]
fn clause_11_7_the_destination_becomes_the_other_one() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @4 o13 | Morphyss @9 o15";
    for (user, spot) in [("0:use=o13 pass", "hell1"), ("1:use=o15 pass", "hell1"), ("pass", "heaven1")] {
        assert_eq!(Scene::spaces(line).go(&format!("roll die=1 resolve {user}")).spot(0), spot);
    }
    // Not while going up inside.
    let inside = Scene::bare("phase=2 turns=8 at=0 | Nirvanello heaven1 o13 | Morphyss @9");
    assert!(inside.refuses(0, "use=o13", "11.7") && inside.go("step").spot(0) == "heaven2");
}

#[test]
fn clause_11_8_a_miracle_is_stolen() {
    let line = "phase=1 turns=8 at=0 | Nirvanello @9 o16 | Morphyss @9 o1,m1,m2 | WaterWalker @3 m3";
    let stolen = Scene::bare(line).go("use=o16 seat=1 card=m2");
    assert_eq!((stolen.cards(0), stolen.cards(1)), ("m2".to_owned(), "o1,m1".to_owned()));
    let none = line.replace(",m1,m2", "").replace(" m3", "");
    assert!(Scene::bare(&none).refuses(0, "use=o16", "11.8"));
}

#[test]
fn clause_11_9_up_to_three_more_on_one_s_own_move() {
    let line = "phase=1 turns=8 at=0 | Nirvanello @1 o18 | Morphyss @9";
    for n in 1..=3 {
        let moved = Scene::bare(line).go(&format!("roll die=2 use=o18 add={n}"));
        assert_eq!(moved.spot(0), format!("@{}", 3 + n));
    }
    let adding = Scene::bare(line).go("roll die=2 use=o18");
    assert!(adding.refuses(0, "add=4", "11.9"));
    let other = Scene::bare(&line.replace("at=0", "at=1")).go("roll die=2");
    assert!(other.refuses(0, "use=o18", "11.9"));
}

#[test]
fn clause_11_10_the_opponent_rolls_again() {
    let line = "phase=1 turns=8 at=0 | Nirvanello @3 o20 | Morphyss @4 | WaterWalker @9 o19";
    let fight = Scene::bare(line).go("roll die=1 fight=1 die=1 die=6");
    // Whoever does not fight has no opponent.
    assert!(fight.refuses(2, "use=o19", "11.10"));
    let again = fight.go("0:use=o20 die=2 ..");
    assert!(again.told(What::Strength(seat(0), Sum::of(5, 1), Some(seat(1)), Sum::of(5, 2))));
    assert!(Scene::bare(line).refuses(0, "use=o20", "11.10"));
}

#[test]
fn clause_11_11_one_more_turn() {
    let line = "phase=1 turns=8 at=0 | Nirvanello @3 o22 | Morphyss @9";
    let extra = Scene::bare(line).go("use=o22 roll die=1 return");
    assert!(extra.told(What::Turn(seat(0), true)) && extra.active() == 0);
    assert!(Scene::bare(&line.replace("at=0", "at=0 extra=now")).refuses(0, "use=o22", "3.5"));
}

#[test]
fn clause_11_12_to_any_other_card_laid() {
    let line = "phase=1 turns=8 at=0 | Nirvanello @3 o23 | Morphyss @9";
    let going = Scene::spaces(line).go("use=o23");
    assert!(going.refuses(0, "space=3", "11.12") && going.refuses(0, "space=11", "11.12"));
    // It arrives as with a roll: the card is resolved, or somebody fought.
    assert_eq!(going.clone().go("space=4 resolve").chances().len(), 7);
    let met = going.go("space=9");
    assert!(met.allows(0, "fight=1") && met.allows(0, "return") && met.go("resolve").faith(0) == 6);
    for inside in ["heaven2", "hell1"] {
        assert!(Scene::bare(&line.replace("@3", inside)).refuses(0, "use=o23", "11.12"));
    }
}
