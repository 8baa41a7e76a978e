//! Chapter 10: what is held, used, drawn and stolen.

use godlucky::{Deck, Kind, What};

use crate::scene::{BARE, Scene, seat};

fn numbers(letter: char, last: u8) -> String {
    (1..=last).map(|n| format!("{letter}{n}")).collect::<Vec<_>>().join(",")
}

#[test]
fn clause_10_1_objects_in_hand_without_limit_used_once() {
    // All 24 ordinary objects in one hand.
    let all = numbers('o', 24);
    let scene = Scene::bare(&format!("phase=2 turns=8 at=0 | Nirvanello @9 {all} | Morphyss @20"));
    assert_eq!((scene.cards(0), scene.place(0).objects), (all, 24));
    // The other sees how many, and no face.
    assert_eq!((scene.known(1, 0), scene.view(1).hands[0].count(Kind::Object)), (String::new(), 24));
    let used = scene.go("use=o22");
    assert_eq!((used.discards(), used.place(0).objects), ("o22".to_owned(), 23));
    assert!(used.refuses(0, "use=o22", "10.1"));
}

#[test]
fn clause_10_2_sacred_objects_and_miracles_stay_and_serve_once_per_turn() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o28,m4 | Morphyss @20";
    let used = Scene::bare(line).go("use=o28 call=heads coin=tails ..");
    assert_eq!((used.cards(0), used.discards()), ("o28,m4".to_owned(), String::new()));
    assert!(used.refuses(0, "use=o28", "10.2"));
    let moved = used.go("roll die=1 use=m4 die=2");
    assert!(!moved.allows(0, "use=m4"));
    // In the next turn again.
    let next = moved.go("return roll die=1 return ..");
    assert!(next.active() == 0 && next.allows(0, "use=o28") && next.go("roll die=1").allows(0, "use=m4"));
}

#[test]
fn clause_10_3_a_card_received_waits_for_one_s_own_next_turn() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @1 | Morphyss @9";
    let drawn = Scene::spaces(line).go("roll die=1 resolve card=o1");
    // In the turn of the other nobody is asked about the die.
    let other = drawn.go("roll die=1");
    assert!(!other.allows(0, "use=o1"));
    assert!(other.refusal(0, "use=o1").unwrap().clause == "10.3");
    let own = other.go("return .. roll die=3");
    assert!(own.allows(0, "use=o1"));
    // From then on in another's turn too.
    let again = own.go("return roll die=1");
    assert!(again.active() == 1 && again.allows(0, "use=o1"));
    // A turn that is lost counts as begun.
    let line = "phase=2 turns=8 at=1 | Nirvanello @9 skip=1 o1~ | Morphyss @9";
    assert!(Scene::bare(line).go("roll die=1 return roll die=1").allows(0, "use=o1"));
}

#[test]
fn clause_10_4_face_down_until_used_then_up_until_the_next_turn() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o28,m4 | Morphyss @20 | WaterWalker @4";
    let scene = Scene::bare(line);
    let hand = |scene: &Scene| {
        (scene.known(1, 0), scene.view(1).hands[0].count(Kind::Sacred), scene.place(0).miracles)
    };
    assert_eq!(hand(&scene), (String::new(), 1, 1));
    let used = scene.go("use=o28 seat=1 call=heads coin=tails ..");
    assert_eq!(hand(&used), ("o28".to_owned(), 1, 1));
    assert!(used.is_up("o28") && !used.is_up("m4"));
    let others = used.go("roll die=1 return .. roll die=1 return .. ");
    assert!(others.active() == 1 && others.is_up("o28"));
    assert!(!others.go("roll die=1 return ..").is_up("o28"));
}

#[test]
fn clause_10_5_piles_that_run_out_stay_so() {
    let objects = Scene::spaces(&format!(
        "phase=2 turns=8 at=0 discards={} | Nirvanello @1 | Morphyss @9",
        numbers('o', 30)
    ));
    let objects = objects.go("roll die=1 resolve");
    assert!(objects.told(What::Empty(seat(0), Deck::Object)));
    assert_eq!((objects.cards(0), objects.active(), objects.open().discards.len()), (String::new(), 1, 30));
    let miracles = Scene::spaces(&format!(
        "phase=2 turns=8 at=0 banished={} | Nirvanello @3 | Morphyss @9",
        numbers('m', 7)
    ));
    assert!(miracles.go("roll die=1 resolve").told(What::Empty(seat(0), Deck::Miracle)));
    let events = Scene::spaces(&format!(
        "phase=2 turns=8 at=0 gone={} | Nirvanello @2 | Morphyss @9",
        numbers('e', 15)
    ));
    assert!(events.go("roll die=1 resolve").told(What::Empty(seat(0), Deck::Event)));
    // What is left is drawn, and what lies in the discards is not.
    let last = (1..=30).filter(|n| *n != 5).map(|n| format!("o{n}")).collect::<Vec<_>>().join(",");
    let last = Scene::spaces(&format!("phase=2 turns=8 at=0 discards={last} | Nirvanello @1 | Morphyss @9"));
    assert_eq!(last.go("roll die=1 resolve").chances(), ["card=o5"]);
}

#[test]
fn clause_10_6_another_god_s_sacred_object_serves_until_it_is_claimed() {
    // WaterWalker's, held by Nirvanello.
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o27,o1,o2 | WaterWalker @20 o9";
    let scene = Scene::bare(line);
    assert!(scene.allows(0, "use=o27"));
    let claimed = scene.go("roll die=1 return use=o9");
    assert_eq!((claimed.cards(0), claimed.cards(1)), ("o1,o2".to_owned(), "o27".to_owned()));
    // Others have nothing to claim from it.
    let foreign = Scene::bare("phase=2 turns=8 at=1 | Nirvanello @9 o27 | Morphyss @20 o9,o25");
    assert!(foreign.refuses(1, "use=o9", "11.5"));
}

#[test]
fn clause_10_7_a_blind_theft_takes_from_the_hand() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o10 | Morphyss @20 o1,o2,o16,o17,o25,m3";
    let theft = Scene::bare(line).go("use=o10");
    assert_eq!(theft.chances(), ["card=o1", "card=o2", "card=o16", "card=o17"]);
    let taken = theft.clone().go("card=o2");
    assert_eq!((taken.cards(0), taken.place(1).objects), ("o2".to_owned(), 3));
    for fixed in ["o16", "o17"] {
        let shown = theft.clone().go(&format!("card={fixed}"));
        assert!(shown.told(What::Shown(seat(0), seat(1), fixed.parse().unwrap())));
        assert_eq!(
            (shown.known(0, 1), shown.place(1).objects, shown.discards()),
            (fixed.to_owned(), 4, "o10".to_owned())
        );
    }
    let cards = [BARE, &[("b10", "[{ steal = 'miracle' }]")]].concat();
    let miracle = Scene::dealt(&cards, "", line).go("roll die=1 resolve card=m3 ..");
    assert_eq!(miracle.cards(0), "o10,m3");
}
