//! The sacred objects, 25 to 30.

use godlucky::{Face, Portal, What};

use crate::scene::{Scene, seat};

#[test]
fn object_25_the_mask_in_one_s_own_turn() {
    let line = "phase=2 turns=8 at=0 | WaterWalker @18 o25 | Morphyss @20 | Nirvanello @4 | LordUnder @9";
    let lost = Scene::spaces(line).go("roll die=2 fight=1 die=1 die=6 use=o25");
    // Neither of the two that fight, but any third one.
    assert_eq!(lost.now(), ["seat=2", "seat=3"]);
    let masked = lost.go("seat=2 ..");
    // Spaces are swapped, the other loses the Faith, the opponent has its point, and the turn is over.
    assert_eq!(
        (masked.spot(0), masked.spot(2), masked.spot(1)),
        ("@4".to_owned(), "@20".to_owned(), "@20".to_owned())
    );
    assert_eq!([masked.faith(0), masked.faith(1), masked.faith(2)], [5, 6, 4]);
    assert_eq!((masked.active(), masked.is_up("o25")), (3, true));
}

#[test]
fn object_25_ends_the_turn_even_with_something_left_to_do() {
    // Event: a fight, then a card. The mask ends the turn before it is drawn.
    let line = "phase=2 turns=8 at=0 | WaterWalker @2 o25 | Morphyss @20 | Nirvanello @4";
    let scene =
        Scene::event("['fight', { faith = 1 }]", line).go("roll die=1 resolve event=e1 seat=1 die=1 die=6");
    let masked = scene.clone().go("use=o25 ..");
    assert_eq!((masked.faith(0), masked.faith(2), masked.active()), (5, 4, 2));
    let unmasked = scene.go("pass ..");
    assert_eq!((unmasked.faith(0), unmasked.active()), (5, 2));
    assert!(unmasked.told(What::Faith(seat(0), -1, 4)));
}

#[test]
fn object_25_ends_the_turn_and_luna_piena_follows_the_event() {
    let line = "phase=2 turns=8 at=0 | WaterWalker @2 o25 | Morphyss @20 | SilentDreamer @4 | LordUnder @20";
    let scene =
        Scene::event("['fight']", line).go("roll die=1 resolve event=e1 seat=1 die=1 die=6 use=o25 seat=3");
    assert_eq!(
        (scene.faith(3), scene.asked(), scene.now()),
        (4, vec![2], vec!["pass".to_owned(), "ability".to_owned()])
    );
    assert_eq!(scene.clone().go("pass").active(), 3);
    assert_eq!(scene.go("ability coin=heads").active(), 1);
}

#[test]
fn object_25_the_mask_in_another_s_turn() {
    let line = "phase=2 turns=8 at=0 | WaterWalker @18 | Morphyss @20 o25 | Nirvanello @4";
    let masked = Scene::spaces(line).go("roll die=2 fight=1 die=6 die=1 use=o25 ..");
    // The only third one needs no choice. Whose turn it is goes on as ever.
    assert_eq!((masked.spot(1), masked.spot(2)), ("@4".to_owned(), "@20".to_owned()));
    assert_eq!([masked.faith(0), masked.faith(1), masked.faith(2)], [6, 5, 4]);
    assert_eq!(masked.active(), 2);
}

#[test]
fn object_25_has_its_moment_in_a_lost_fight_only() {
    // Not with two at the table, nor with a Folle or somebody in Hell for the third.
    for third in ["", " | Nirvanello mad @4", " | Nirvanello hell1"] {
        let line = format!("phase=2 turns=8 at=0 | WaterWalker @18 o25 | Morphyss @20{third}");
        let lost = Scene::spaces(&line).go("roll die=2 fight=1 die=1 die=6 pass");
        assert!(!lost.allows(0, "use=o25"), "{third}");
    }
    // Not when Faith is lost otherwise, nor in the first phase, nor before one's own next turn, nor once it is spent.
    let line = "phase=2 turns=8 at=0 | WaterWalker @10 o25 | Morphyss @20 | Nirvanello @4";
    let space = Scene::spaces(line).go("roll die=1 resolve ..");
    assert!(space.faith(0) == 4 && !space.told(What::Used(seat(0), "o25".parse().unwrap())));
    for (phase, card) in [(1, "o25"), (2, "o25~"), (2, "o25^")] {
        let line =
            format!("phase={phase} turns=8 at=0 | WaterWalker @9 {card} | Morphyss @10 | Nirvanello @4");
        let fight = Scene::spaces(&line).go("roll die=1 fight=1 die=1 die=6 ..");
        assert_eq!((fight.faith(0), fight.active()), (4, 2), "{card}");
    }
}

#[test]
fn object_25_against_a_folle_the_third_loses_the_difference() {
    let line = "phase=2 turns=8 at=0 | WaterWalker @18 o25 | Morphyss mad @20 | Nirvanello @4";
    let masked = Scene::spaces(line).go("roll die=2 fight=1 die=2 die=5 use=o25 ..");
    assert_eq!((masked.faith(0), masked.faith(2)), (5, 2));
    // The turn to lose stays with the one who lost the fight.
    assert_eq!((masked.skip(0), masked.skip(2)), (1, 0));
}

#[test]
fn object_26_the_third_eye_banishes_even_sacred_cards() {
    let line = "phase=2 turns=8 at=0 | WaterWalker @9 o26,o1,o2 | Morphyss @20 o3,o27,m4 | Nirvanello @4";
    let used = Scene::spaces(line).go("use=o26");
    // First an object is discarded: not the sacred one itself.
    assert_eq!(used.now(), ["take=o1", "take=o2"]);
    let looked = used.go("take=o2");
    assert_eq!(looked.discards(), "o2");
    // The only one with cards is looked at: all of them.
    assert_eq!((looked.known(0, 1), looked.known(2, 1)), ("o3,o27,m4".to_owned(), String::new()));
    assert_eq!(looked.now(), ["take=o3", "take=o27", "take=m4"]);
    for card in ["o3", "o27", "m4"] {
        let banished = looked.clone().go(&format!("take={card}"));
        assert!(banished.told(What::Banished(seat(0), seat(1), card.parse().unwrap())));
        assert_eq!(banished.banished(), card);
        assert!(!banished.cards(1).contains(card) && banished.is_up("o26") && banished.allows(0, "roll"));
        // Once per turn.
        assert!(!banished.allows(0, "use=o26"));
    }
}

#[test]
fn object_26_needs_an_object_and_somebody_with_cards() {
    for line in [
        "phase=2 turns=8 at=0 | WaterWalker @9 o26 | Morphyss @20 o3",
        "phase=2 turns=8 at=0 | WaterWalker @9 o26,m1 | Morphyss @20 o3",
        "phase=2 turns=8 at=0 | WaterWalker @9 o26,o1 | Morphyss @20",
        "phase=2 turns=8 at=0 | WaterWalker @9 o26,o1 | Morphyss mad @20 | Nirvanello @4",
        "phase=2 turns=8 at=0 | WaterWalker @9 o26^,o1 | Morphyss @20 o3",
        "phase=2 turns=8 at=0 | WaterWalker @9 o26~,o1 | Morphyss @20 o3",
        "phase=1 turns=8 at=0 | WaterWalker @9 o26,o1 | Morphyss @10 o3",
    ] {
        assert!(!Scene::spaces(line).allows(0, "use=o26"), "{line}");
    }
    let among =
        "phase=2 turns=8 at=0 | WaterWalker @9 o26,o1 | Morphyss @20 o3 | Nirvanello @4 | LordUnder @4 m1";
    assert_eq!(Scene::spaces(among).go("use=o26 take=o1").now(), ["seat=1", "seat=3"]);
}

#[test]
fn object_27_lays_one_or_two_traps() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o27,o1,o2,o3 | Morphyss @18 | WaterWalker @4";
    let used = Scene::spaces(line).go("use=o27");
    // At least one; on any laid space.
    assert_eq!((used.now().len(), used.allows(0, "pass")), (20, false));
    let first = used.go("space=20");
    assert_eq!(first.now(), ["take=o1", "take=o2", "take=o3"]);
    let first = first.go("take=o1");
    // The second on a different space, or none.
    assert!(first.allows(0, "pass") && !first.allows(0, "space=20") && first.allows(0, "space=19"));
    let one = first.clone().go("pass");
    assert_eq!((one.cards(0), one.place(0).objects, one.is_up("o27")), ("o2,o3,o27".to_owned(), 2, true));
    let two = first.go("space=19 take=o3");
    assert_eq!((two.cards(0), two.discards()), ("o2,o27".to_owned(), String::new()));
    assert!(two.allows(0, "roll") && !two.allows(0, "use=o27"));
    // Face down: others see where, not what.
    let lying = |viewer: u8| {
        two.view(viewer).traps.iter().map(|trap| (trap.at, trap.card.is_some())).collect::<Vec<_>>()
    };
    assert_eq!((lying(0), lying(1)), (vec![(18, true), (19, true)], vec![(18, false), (19, false)]));
}

#[test]
fn object_27_whoever_knew_the_card_knows_where_it_lies() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o27,o1!,o2?1,o3 | Morphyss @18 | WaterWalker @4";
    let laid = |card: &str| Scene::spaces(line).go(&format!("use=o27 space=12 take={card} pass"));
    for (card, known) in
        [("o1", [true, true, true]), ("o2", [true, true, false]), ("o3", [true, false, false])]
    {
        let scene = laid(card);
        for viewer in 0..3 {
            let lies = What::Laying(seat(0), card.parse().unwrap());
            let sees = scene.view(viewer).traps[0].card.is_some();
            let knows = known[usize::from(viewer)];
            assert_eq!((scene.hears(viewer, lies), sees), (knows, knows), "{card} to {viewer}");
        }
    }
}

#[test]
fn object_27_another_who_enters_loses_a_faith_first() {
    let line = "phase=2 turns=8 at=0 traps=11:1:o1,20:0:o2 | Nirvanello @10 | Morphyss @18 | WaterWalker @4";
    // The space would cost one Faith too: the trap comes before it.
    let caught = Scene::spaces(line).go("roll die=1 ..");
    assert!(caught.told(What::Sprung(seat(0), seat(1), "o1".parse().unwrap())));
    assert_eq!((caught.faith(0), caught.discards()), (4, "o1".to_owned()));
    assert_eq!(caught.go("resolve ..").faith(0), 3);
    // Two on one space, of two players: both go off.
    let both = Scene::spaces(&line.replace("20:0:o2", "11:2:o2")).go("roll die=1 ..");
    assert_eq!((both.faith(0), both.discards()), (3, "o1,o2".to_owned()));
    // Passing over does nothing, nor does one's own.
    assert_eq!(Scene::spaces(line).go("roll die=2 ..").faith(0), 5);
    let own = Scene::spaces(&line.replace("11:1:o1", "11:0:o1")).go("roll die=1");
    assert_eq!((own.faith(0), own.discards()), (5, String::new()));
}

#[test]
fn object_27_needs_two_objects_in_hand() {
    for cards in ["o27", "o27,o1", "o27,o1,m1", "o27,o1,o28", "o27^,o1,o2", "o27~,o1,o2"] {
        let line = format!("phase=2 turns=8 at=0 | Nirvanello @9 {cards} | Morphyss @18");
        assert!(!Scene::spaces(&line).allows(0, "use=o27"), "{cards}");
    }
    let line = "phase=1 turns=8 at=0 | Nirvanello @9 o27,o1,o2 | Morphyss @8";
    assert!(!Scene::spaces(line).allows(0, "use=o27"));
    assert!(Scene::spaces(&line.replace("phase=1", "phase=2")).allows(0, "use=o27"));
}

#[test]
fn object_28_the_scale_gives_for_a_right_guess_and_takes_for_a_wrong_one() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o28 | Morphyss @18 | WaterWalker @4";
    let used = Scene::spaces(line).go("use=o28");
    assert_eq!(used.now(), ["seat=1", "seat=2"]);
    let guessed = used.go("seat=1");
    // The guess is the other's; only then the coin falls.
    assert_eq!(
        (guessed.asked(), guessed.now()),
        (vec![1], vec!["call=heads".to_owned(), "call=tails".to_owned()])
    );
    let guessed = guessed.go("call=tails");
    let right = guessed.clone().go("coin=tails ..");
    assert_eq!((right.faith(0), right.faith(1), right.active()), (4, 6, 0));
    let wrong = guessed.go("coin=heads ..");
    assert_eq!((wrong.faith(0), wrong.faith(1)), (6, 4));
    assert!(wrong.is_up("o28") && !wrong.allows(0, "use=o28") && wrong.allows(0, "roll"));
}

#[test]
fn object_28_is_no_gambling_and_takes_the_usual_reactions() {
    // Miracle 6 has nothing to refuse; a coin can be turned, and the one who tossed may toss again.
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o28,m1 | Morphyss @18 m6 | WaterWalker @4 o2";
    let scene = Scene::spaces(line).go("use=o28 seat=1");
    assert_eq!(scene.asked(), [1]);
    let tossed = scene.go("call=tails coin=tails");
    assert!(!tossed.allows(1, "use=m6") && tossed.allows(0, "use=m1"));
    assert_eq!(tossed.clone().go("2:use=o2 ..").faith(1), 4);
    assert_eq!(tossed.go("0:use=m1 coin=heads ..").faith(1), 4);
    // A Folle cannot be chosen.
    let mad = Scene::spaces("phase=2 turns=8 at=0 | Nirvanello @9 o28 | Morphyss mad @18 | WaterWalker @4")
        .go("use=o28");
    assert_eq!(mad.asked(), [2]);
    for (phase, card) in [(1, "o28"), (2, "o28~"), (2, "o28^")] {
        let line = format!("phase={phase} turns=8 at=0 | Nirvanello @9 {card} | Morphyss @8");
        assert!(!Scene::spaces(&line).allows(0, "use=o28"), "{card}");
    }
}

#[test]
fn object_29_the_waning_moon_sets_any_die_once_per_turn() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @18 | Morphyss @20 o29 | WaterWalker @9";
    let set = Scene::spaces(line).go("roll die=1 use=o29");
    assert_eq!((set.asked(), set.now()), (vec![1], vec!["face=2".to_owned(), "face=3".to_owned()]));
    // It stays with its owner, face up, and has no second use before the owner's next turn: nobody is asked in the fight.
    let fight = set.go("face=2 fight=1 die=6 die=1");
    assert!(fight.is_up("o29") && fight.cards(1) == "o29" && fight.active() == 2);
    let next = fight.go("roll die=1 return");
    assert!(next.active() == 1 && !next.is_up("o29"));
    assert!(next.go("roll die=1").allows(1, "use=o29"));
    for (phase, card) in [(1, "o29"), (2, "o29~")] {
        let line = format!("phase={phase} turns=8 at=0 | Nirvanello @9 {card} | Morphyss @8");
        assert!(!Scene::spaces(&line).go("roll die=1").allows(0, "use=o29"), "{card}");
    }
}

#[test]
fn object_30_the_ferryman_on_heads() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o30 | Morphyss @18 | WaterWalker @4";
    let heads = Scene::spaces(line).go("use=o30 coin=heads ..");
    // Oneself, and the turn is over.
    assert_eq!((heads.spot(0), heads.corruption(0), heads.active()), ("hell1".to_owned(), 3, 2));
    assert!(heads.is_up("o30") && heads.told(What::Coin(seat(0), Face::Heads)));
    let swapped = Scene::spaces(&line.replace("WaterWalker @4", "WaterWalker @4 o13"));
    let swapped = swapped.go("use=o30 coin=heads use=o13 ..");
    assert!(swapped.told(What::Portal(seat(0), Portal::Heaven, 1)) && swapped.active() == 2);
}

#[test]
fn object_30_the_ferryman_on_tails() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 o30 | Morphyss @18 | WaterWalker @4 | LordUnder heaven1 | SilentDreamer mad @3";
    let tails = Scene::spaces(line).go("use=o30 coin=tails");
    // Sane and on the board.
    assert_eq!(tails.now(), ["seat=1", "seat=2"]);
    let sent = tails.go("seat=1 ..");
    assert_eq!((sent.spot(1), sent.corruption(1), sent.faith(1)), ("hell1".to_owned(), 9, 6));
    // The turn goes on, without a second crossing.
    assert!(sent.active() == 0 && sent.allows(0, "roll") && !sent.allows(0, "use=o30"));
    for (phase, spot, card) in [(1, "@9", "o30"), (2, "@9", "o30~"), (2, "@9", "o30^"), (2, "hell1", "o30")] {
        let line = format!("phase={phase} turns=8 at=0 | Nirvanello {spot} {card} | Morphyss @8");
        assert!(!Scene::spaces(&line).allows(0, "use=o30"), "{spot} {card}");
    }
}
