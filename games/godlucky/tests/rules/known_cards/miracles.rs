//! The miracles, 1 to 7: once per turn each, from the turn after they came, in the second phase only.

use godlucky::{Sum, What};

use crate::scene::{Scene, seat};

/// In the first phase, just received, or spent, the miracle of seat 0 is not offered where it would fit.
fn is_held_back(card: &str, script: &str) -> bool {
    let offered = |phase: u8, marks: &str| {
        let line = format!("phase={phase} turns=8 at=0 | Nirvanello @9 {card}{marks} | Morphyss @10");
        let mut scene = Scene::spaces(&line).go(script);
        while scene.is_window() && !scene.allows(0, &format!("use={card}")) {
            scene = scene.pass();
        }
        scene.allows(0, &format!("use={card}"))
    };
    offered(2, "") && !offered(1, "") && !offered(2, "~") && !offered(2, "^")
}

#[test]
fn miracle_1_tosses_one_s_own_coin_again() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @13 m1 | Morphyss @20";
    let tossed = Scene::spaces(line).go("roll die=1 resolve call=heads coin=tails use=m1");
    assert!(tossed.told(What::Retoss(seat(0))) && tossed.is_up("m1"));
    let again = tossed.go("coin=tails");
    // Once: the second toss stands.
    assert_eq!((again.faith(0), again.active()), (4, 1));
    let other = Scene::spaces("phase=2 turns=8 at=0 | Nirvanello @13 | Morphyss @20 m1");
    let other = other.go("roll die=1 resolve call=heads coin=tails");
    assert_eq!((other.faith(0), other.asked()), (4, vec![1]));
    // In the first phase, fresh and spent: with a coin on the tenth space.
    for (phase, marks, open) in [(2, "", true), (1, "", false), (2, "~", false), (2, "^", false)] {
        let line = format!("phase={phase} turns=8 at=0 | Nirvanello @9 m1{marks} | Morphyss @2");
        let coin = [("b", "[]"), ("b10", "[{ toss = { win = [{ faith = 1 }], lose = [] } }]")];
        let scene = Scene::dealt(&coin, "", &line).go("roll die=1 resolve call=heads coin=tails");
        assert_eq!(scene.allows(0, "use=m1"), open, "{phase} {marks}");
    }
}

#[test]
fn miracle_2_has_any_die_rolled_again() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @18 | Morphyss @20 m2";
    let again = Scene::spaces(line).go("roll die=1 1:use=m2");
    assert_eq!(again.now(), ["die=1", "die=2", "die=3"]);
    assert!(again.told(What::Rerolls(seat(1), Some(seat(0)))));
    assert_eq!(again.go("die=2 ..").spot(0), "@20");
    // In a fight either die.
    let fight = Scene::spaces(line).go("roll die=2 fight=1 die=6 die=1 use=m2");
    assert_eq!(fight.now(), ["which=1", "which=2"]);
    assert_eq!(fight.go("which=2 die=6 ..").faith(0), 5);
    assert!(is_held_back("m2", "roll die=1"));
}

#[test]
fn miracle_3_borrows_faith_for_one_fight() {
    let line = "phase=2 turns=8 at=0 | Nirvanello 2/2 @18 m3 | Morphyss 5/8 @20 | WaterWalker 9/2 @4 | LordUnder mad @4";
    let fight = Scene::spaces(line).go("roll die=2 fight=1 die=1 die=1 use=m3");
    assert_eq!(fight.now(), ["seat=1", "seat=2"]);
    // 9 + 1 against 5 + 1, and the point goes to the real Faith.
    let third = fight.clone().go("seat=2 ..");
    assert!(
        third.told(What::Borrowed(seat(0), seat(2)))
            && third.told(What::Strength(seat(0), Sum::of(9, 1), Some(seat(1)), Sum::of(5, 1)))
    );
    assert_eq!([third.faith(0), third.faith(1), third.faith(2)], [3, 4, 9]);
    assert!(third.open().swaps.is_empty());
    // With the opponent: 5 + 1 against 2 + 1.
    let foe = fight.go("seat=1 ..");
    assert!(foe.told(What::Strength(seat(0), Sum::of(5, 1), Some(seat(1)), Sum::of(2, 1))));
    assert_eq!([foe.faith(0), foe.faith(1)], [3, 4]);
    // Not on a roll to move.
    let moving = Scene::spaces(line).go("roll die=2");
    assert!(!moving.allows(0, "use=m3"));
    assert!(is_held_back("m3", "roll die=1 fight=1 die=1 die=2"));
}

#[test]
fn miracle_4_rolls_one_s_own_move_again() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 m4 | Morphyss @12 m2";
    let again = Scene::spaces(line).go("roll die=1 use=m4 die=3");
    assert!(again.told(What::Rerolls(seat(0), Some(seat(0)))) && again.is_up("m4"));
    assert_eq!(again.go("pass").spot(0), "@12");
    // Neither in a fight nor on another's roll.
    let fight = Scene::spaces(line).go("roll die=3 fight=1 die=1 die=2");
    assert!(!fight.allows(0, "use=m4"));
    let other = Scene::spaces("phase=2 turns=8 at=0 | Nirvanello @9 | Morphyss @12 m4").go("roll die=3");
    assert!(!other.allows(1, "use=m4"));
    assert!(is_held_back("m4", "roll die=1"));
}

#[test]
fn miracle_5_takes_one_more_after_a_fight_won() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @18 m5 | Morphyss @20 m1";
    let won = Scene::spaces(line).go("roll die=2 fight=1 die=6 die=1 use=m5 ..");
    // The loser loses one as always.
    assert_eq!((won.faith(0), won.faith(1)), (7, 4));
    let lost = Scene::spaces(line).go("roll die=2 fight=1 die=1 die=6 ..");
    assert_eq!((lost.faith(0), lost.faith(1)), (4, 6));
    // Against a Folle it is the only one.
    let mad = line.replace("Morphyss @20 m1", "Morphyss mad @20 | WaterWalker @4");
    let won = Scene::spaces(&mad).go("roll die=2 fight=1 die=6 die=1 use=m5 .. cleanse");
    assert_eq!((won.faith(0), won.corruption(0)), (6, 1));
    assert!(is_held_back("m5", "roll die=1 fight=1 die=6 die=1"));
}

#[test]
fn miracle_6_refuses_another_s_gambling() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @7 | Morphyss @20 m6";
    let bet = Scene::spaces(line).go("roll die=1 resolve stake=faith:2");
    assert_eq!((bet.asked(), bet.allows(1, "use=m6")), (vec![1], true));
    // Before the toss; nobody loses, nobody gains, the turn is over.
    let refused = bet.clone().go("use=m6");
    assert!(refused.told(What::Refused(seat(1))) && refused.told(What::Used(seat(1), "m6".parse().unwrap())));
    assert_eq!((refused.faith(0), refused.faith(1), refused.active()), (5, 5, 1));
    let taken = bet.go("pass call=heads coin=heads ..");
    assert_eq!((taken.faith(0), taken.faith(1)), (7, 3));
    // One's own Gambling cannot be refused; nor in the first phase, nor with a fresh or spent card.
    let own = Scene::spaces("phase=2 turns=8 at=0 | Nirvanello @7 m6 | Morphyss @20")
        .go("roll die=1 resolve stake=faith:2");
    assert!(!own.told(What::Refused(seat(0))) && own.now() == ["call=heads", "call=tails"]);
    for (phase, marks) in [(1, ""), (2, "~"), (2, "^")] {
        let line = format!("phase={phase} turns=8 at=0 | Nirvanello @7 | Morphyss @2 m6{marks}");
        let scene = Scene::spaces(&line).go("roll die=1 resolve stake=faith:2");
        assert!(!scene.allows(1, "use=m6"), "{phase} {marks}");
    }
}

#[test]
fn miracle_7_adds_one_to_any_roll_of_one_s_own() {
    let line = "phase=2 turns=8 at=0 | Nirvanello @9 m7 | Morphyss @13";
    // To move, beyond the faces of the die.
    let moved = Scene::spaces(line).go("roll die=3 use=m7");
    assert!(moved.told(What::Added(seat(0), 1)) && moved.spot(0) == "@13" && moved.is_up("m7"));
    // In a fight: 5 + 1 + 1 against 5 + 1.
    let fight = "phase=2 turns=8 at=0 | Nirvanello @11 m7 | Morphyss @13";
    let won = Scene::spaces(fight).go("roll die=2 pass fight=1 die=1 die=1 use=m7 ..");
    assert_eq!((won.faith(0), won.faith(1)), (6, 4));
    // On the die of a card: 2 becomes 3, and 3 stays 3.
    let card = Scene::spaces(&fight.replace("@13", "@20")).go("roll die=2 pass resolve die=2 use=m7 ..");
    assert_eq!(card.faith(0), 7);
    let card = Scene::spaces(&fight.replace("@13", "@20")).go("roll die=2 pass resolve die=3 use=m7 ..");
    assert_eq!(card.faith(0), 7);
    // Not on another's.
    let other = Scene::spaces("phase=2 turns=8 at=0 | Nirvanello @9 | Morphyss @13 m7").go("roll die=3");
    assert!(!other.allows(1, "use=m7"));
    assert!(is_held_back("m7", "roll die=1"));
}
