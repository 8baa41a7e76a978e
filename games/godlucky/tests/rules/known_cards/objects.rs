//! Objects 1 to 24.

use godlucky::What;

use crate::scene::{Scene, seat};

#[test]
fn object_1_sets_any_die() {
    // One's own roll to move: another face of the D3, not the same again.
    let own = Scene::spaces("phase=2 turns=8 at=0 | WaterWalker @9 o1 | Morphyss @20").go("roll die=2");
    assert_eq!(own.now(), ["pass", "use=o1"]);
    let own = own.go("use=o1");
    assert_eq!(own.now(), ["face=1", "face=3"]);
    let own = own.go("face=1");
    assert_eq!((own.spot(0), own.discards()), ("@10".to_owned(), "o1".to_owned()));
    // Another's.
    let other = Scene::spaces("phase=1 turns=8 at=0 | WaterWalker @9 | Morphyss @1 o1").go("roll die=3");
    assert_eq!(other.asked(), [1]);
    assert_eq!(other.go("use=o1 face=1").spot(0), "@10");
    // In a fight one of the two D6.
    let fight = Scene::spaces("phase=2 turns=8 at=0 | WaterWalker @18 | Morphyss @20 o1")
        .go("roll die=2 pass fight=1");
    let fight = fight.go("die=6 die=2 use=o1");
    assert_eq!(fight.now(), ["which=1", "which=2"]);
    let fight = fight.go("which=1");
    assert_eq!(fight.now(), ["face=1", "face=2", "face=3", "face=4", "face=5"]);
    let fight = fight.go("face=1");
    assert_eq!((fight.faith(0), fight.faith(1)), (4, 6));
}

#[test]
fn object_1_is_not_used_in_the_turn_of_drawing() {
    let fresh = Scene::spaces("phase=2 turns=8 at=0 | WaterWalker @9 o1~ | Morphyss @20").go("roll die=1");
    assert_eq!((fresh.spot(0), fresh.asked()), ("@10".to_owned(), vec![0]));
    assert!(!fresh.allows(0, "use=o1"));
}

#[test]
fn objects_2_and_3_turn_any_coin() {
    let line = "phase=2 turns=8 at=0 | WaterWalker @13 o3 | Morphyss @20 o2";
    let coin = Scene::spaces(line).go("roll die=1 resolve call=heads coin=tails");
    assert_eq!(coin.asked(), [0, 1]);
    // Turned by one, turned back by the other: the window opens again after each.
    let turned = coin.go("1:use=o2");
    assert!(turned.told(What::Turned(seat(1), godlucky::Face::Heads)) && turned.asked() == [0]);
    let back = turned.go("use=o3");
    assert!(back.told(What::Turned(seat(0), godlucky::Face::Tails)));
    assert_eq!((back.faith(0), back.discards()), (4, "o2,o3".to_owned()));
    let won = Scene::spaces(line).go("roll die=1 resolve call=heads coin=tails 1:use=o2 pass");
    assert_eq!(won.faith(0), 6);
}

#[test]
fn objects_4_5_and_6_spare_one_faith() {
    for card in ["o4", "o5", "o6"] {
        let line = format!("phase=2 turns=8 at=0 | WaterWalker @10 {card} | Morphyss @20");
        let spared = Scene::spaces(&line).go(&format!("roll die=1 resolve use={card}"));
        assert_eq!((spared.faith(0), spared.discards()), (5, card.to_owned()));
        let lost = Scene::spaces(&line).go("roll die=1 resolve pass");
        assert_eq!(lost.faith(0), 4);
    }
    // Three at once: each spares one of three.
    let line = "phase=2 turns=8 at=0 | WaterWalker @11 o4,o5,o6 | Morphyss @20";
    assert_eq!(Scene::spaces(line).go("roll die=1 resolve use=o5 use=o4 pass").faith(0), 4);
    let none = Scene::spaces(line).go("roll die=1 resolve use=o5 use=o4 use=o6");
    assert_eq!((none.faith(0), none.active()), (5, 1));
}

#[test]
fn object_4_spares_in_a_fight_and_the_winner_gains_all_the_same() {
    let line = "phase=2 turns=8 at=0 | WaterWalker @18 o4 | Morphyss @20";
    let fight = Scene::spaces(line).go("roll die=2 pass fight=1 die=1 die=6");
    let spared = fight.go("pass use=o4");
    assert_eq!((spared.faith(0), spared.faith(1)), (5, 6));
    // At 1 Faith there is nothing to spare.
    let poor = Scene::spaces("phase=2 turns=8 at=0 | WaterWalker 1/2 @10 o4 | Morphyss @20")
        .go("roll die=1 resolve");
    assert_eq!((poor.faith(0), poor.active(), poor.cards(0)), (1, 1, "o4".to_owned()));
}

#[test]
fn objects_7_and_8_block_a_turn_that_is_about_to_begin() {
    for card in ["o7", "o8"] {
        let line = format!("phase=2 turns=8 at=0 | WaterWalker @9 | Morphyss @20 | Nirvanello @18 {card}");
        // Seat 2 plays after seat 0, and before seat 1: it cannot block itself.
        let own = Scene::spaces(&line).go("roll die=1 resolve");
        assert_eq!(
            (own.active(), own.allows(2, "roll"), own.allows(2, &format!("use={card}"))),
            (2, true, false)
        );
        let next = own.go("roll die=1 resolve");
        assert_eq!((next.active(), next.asked()), (1, vec![2]));
        let blocked = next.go(&format!("use={card}"));
        assert!(blocked.told(What::Blocked(seat(1))));
        assert_eq!(
            (blocked.active(), blocked.spot(1), blocked.discards()),
            (0, "@20".to_owned(), card.to_owned())
        );
    }
}

#[test]
fn object_7_blocks_a_folle_and_not_a_turn_already_lost() {
    let mad = "phase=2 turns=8 at=0 | WaterWalker @9 | Morphyss mad @20 | Nirvanello @4 o7 skip=1";
    let scene = Scene::spaces(mad).go("roll die=1 resolve");
    // Seat 2 loses its turn; nobody is asked about it. Then the Folle's is about to begin.
    assert!(scene.told(What::Skipped(seat(2))));
    assert_eq!((scene.active(), scene.asked()), (1, vec![2]));
    assert_eq!(scene.go("use=o7").active(), 0);
    let skips = "phase=2 turns=8 at=0 | WaterWalker @9 o7 | Morphyss @20 | Nirvanello @4 skip=1";
    let scene = Scene::spaces(skips).go("roll die=1 resolve");
    assert_eq!((scene.active(), scene.asked()), (1, vec![0]));
}

#[test]
fn objects_9_and_24_claim_one_s_own_sacred_object() {
    for card in ["o9", "o24"] {
        // From another's place, where it lay used and face up: usable again from the next turn on.
        let line = format!("phase=2 turns=8 at=0 | WaterWalker @9 {card},o1,o2 | Morphyss @20 o27^");
        let held = Scene::spaces(&line).go(&format!("use={card}"));
        assert_eq!((held.cards(0), held.cards(1)), ("o1,o2,o27".to_owned(), String::new()));
        assert!(!held.allows(0, "use=o27") && !held.is_up("o27") && held.allows(0, "roll"));
        // From the pile.
        let line = format!("phase=2 turns=8 at=0 | WaterWalker @9 {card} | Morphyss @20");
        let pile = Scene::spaces(&line).go(&format!("use={card}"));
        assert_eq!((pile.cards(0), pile.discards()), ("o27".to_owned(), card.to_owned()));
        // In phase 1 too: it is an ordinary object.
        assert_eq!(
            Scene::spaces(&line.replace("phase=2", "phase=1").replace("@20", "@2"))
                .go(&format!("use={card}"))
                .cards(0),
            "o27"
        );
        // Never from the discards or from exile, nor one's own.
        for gone in ["discards=o27", "banished=o27"] {
            let line = line.replace("at=0", &format!("at=0 {gone}"));
            assert!(!Scene::spaces(&line).allows(0, &format!("use={card}")), "{gone}");
        }
        assert!(
            !Scene::spaces(&line.replace(card, &format!("{card},o27"))).allows(0, &format!("use={card}"))
        );
    }
}

#[test]
fn objects_10_to_12_steal_from_a_hand() {
    for card in ["o10", "o11", "o12"] {
        let line = format!(
            "phase=1 turns=8 at=0 | WaterWalker @9 {card} | Morphyss @2 o1,o25 | Nirvanello @4 o16,o2 | LordUnder @4 o30,m1"
        );
        let used = Scene::spaces(&line).go(&format!("use={card}"));
        // Whoever has no object in hand cannot be chosen: sacred ones lie on the table.
        assert_eq!(used.now(), ["seat=1", "seat=2"]);
        let stolen = used.go("seat=1");
        assert_eq!(stolen.now(), ["card=o1"]);
        let stolen = stolen.go("card=o1");
        assert_eq!((stolen.cards(0), stolen.cards(1)), ("o1".to_owned(), "o25".to_owned()));
        // It is usable from the next turn on.
        assert!(!stolen.go("roll die=1").allows(0, "use=o1"));
        // A card that cannot be stolen is shown and stays.
        let shown = Scene::spaces(&line).go(&format!("use={card} seat=2"));
        assert_eq!(shown.now(), ["card=o2", "card=o16"]);
        let shown = shown.go("card=o16");
        assert!(shown.told(What::Shown(seat(0), seat(2), "o16".parse().unwrap())));
        assert_eq!((shown.cards(0), shown.cards(2)), (String::new(), "o2,o16".to_owned()));
    }
}

#[test]
fn objects_13_to_15_swap_heaven_and_hell() {
    for card in ["o13", "o14", "o15"] {
        let line = format!("phase=2 turns=8 at=0 | WaterWalker @4 | Morphyss @20 {card}");
        let swapped = Scene::spaces(&line).go("roll die=1 resolve").go(&format!("use={card}"));
        assert_eq!(
            (swapped.spot(0), swapped.corruption(0), swapped.discards()),
            ("hell1".to_owned(), 3, card.to_owned())
        );
        assert_eq!(
            Scene::spaces(&line).go("roll die=2 resolve").go(&format!("use={card}")).spot(0),
            "heaven1"
        );
        assert_eq!(Scene::spaces(&line).go("roll die=1 resolve pass").spot(0), "heaven1");
    }
    // Swapped twice it is as it was; the one who goes may swap as well.
    let line = "phase=2 turns=8 at=0 | WaterWalker @4 o13 | Morphyss @20 o14";
    assert_eq!(Scene::spaces(line).go("roll die=1 resolve 0:use=o13 use=o14").spot(0), "heaven1");
}

#[test]
fn objects_16_and_17_steal_a_miracle() {
    for card in ["o16", "o17"] {
        let line =
            format!("phase=2 turns=8 at=0 | WaterWalker @9 {card} | Morphyss @2 m1^,m4 | Nirvanello @4 o2");
        let used = Scene::spaces(&line).go(&format!("use={card}"));
        assert_eq!(used.now(), ["card=m1", "card=m4"]);
        let stolen = used.go("card=m1");
        assert_eq!(
            (stolen.cards(0), stolen.cards(1), stolen.discards()),
            ("m1".to_owned(), "m4".to_owned(), card.to_owned())
        );
        assert_eq!((stolen.place(0).miracles, stolen.place(1).miracles), (1, 1));
        // Neither lies face up any more, nor can it be used at once.
        assert!(!stolen.is_up("m1") && !stolen.allows(0, "use=m1"));
        let nobody = Scene::spaces(&line.replace(" m1^,m4", ""));
        assert!(!nobody.allows(0, &format!("use={card}")));
    }
}

#[test]
fn object_18_adds_up_to_three_to_one_s_own_move() {
    let line = "phase=2 turns=8 at=0 | WaterWalker @9 o18 | Morphyss @20 o18";
    let line = &line.replace("@20 o18", "@20");
    let rolled = Scene::spaces(line).go("roll die=3 use=o18");
    assert_eq!(rolled.now(), ["add=1", "add=2", "add=3"]);
    assert_eq!(rolled.go("add=3").spot(0), "@15");
    assert_eq!(Scene::spaces(line).go("roll die=1 use=o18 add=1").spot(0), "@11");
    // Not on another's roll: there the window is for nobody.
    let other = Scene::spaces("phase=2 turns=8 at=1 | WaterWalker @9 o18 | Morphyss @12").go("roll die=3");
    assert!(!other.allows(0, "use=o18"));
    // Not in a fight.
    let fight = Scene::spaces("phase=2 turns=8 at=0 | WaterWalker @18 o18 | Morphyss @20")
        .go("roll die=2 pass fight=1 die=1 die=2");
    assert!(!fight.allows(0, "use=o18"));
}

#[test]
fn object_18_and_miracle_7_reach_seven() {
    let line = "phase=2 turns=8 at=0 | WaterWalker @9 o18,m7 | Morphyss @20";
    let scene = Scene::spaces(line).go("roll die=3 use=m7 use=o18 add=3");
    assert_eq!((scene.spot(0), scene.is_up("m7")), ("@16".to_owned(), true));
}

#[test]
fn objects_19_to_21_make_the_opponent_roll_again() {
    for card in ["o19", "o20", "o21"] {
        let line = format!("phase=2 turns=8 at=0 | WaterWalker @18 {card} | Morphyss @20");
        let fight = Scene::spaces(&line).go("roll die=2 pass fight=1 die=1 die=6").go(&format!("use={card}"));
        assert_eq!(fight.now().len(), 6);
        // 5 + 1 against 5 + 1.
        let tied = fight.go("die=1");
        assert!(tied.told(What::Tied) && tied.discards() == card);
        // The challenged may use it too, and nobody else.
        let line =
            format!("phase=2 turns=8 at=0 | WaterWalker @18 | Morphyss @20 {card} | Nirvanello @3 o21,o20");
        let line = line.replace(&format!("@3 {}", "o21,o20"), "@3");
        let fight = Scene::spaces(&line).go("roll die=2 pass fight=1 die=6 die=1");
        let fight = fight.go(&format!("use={card} die=1"));
        assert!(fight.told(What::Rerolls(seat(1), Some(seat(0)))) && fight.told(What::Tied));
    }
    let bystander =
        Scene::spaces("phase=2 turns=8 at=0 | WaterWalker @18 | Morphyss @20 | Nirvanello @3 o19");
    let bystander = bystander.go("roll die=2 pass fight=1 die=6 die=1");
    assert!(!bystander.allows(2, "use=o19"));
}

#[test]
fn object_22_gives_another_turn() {
    let line = "phase=1 turns=8 at=0 | WaterWalker @8 o22 | Morphyss @2";
    let again = Scene::spaces(line).go("use=o22");
    assert!(again.told(What::Extra(seat(0))) && again.discards() == "o22");
    let again = again.go("roll die=1 return");
    assert_eq!((again.active(), again.open().extra), (0, true));
    // The extra turn does not lead to a further one.
    assert_eq!(again.go("roll die=2 return").active(), 1);
    for extra in ["extra=now", "extra=next"] {
        assert!(!Scene::spaces(&line.replace("at=0", &format!("at=0 {extra}"))).allows(0, "use=o22"));
    }
}

#[test]
fn object_23_leads_to_any_other_space() {
    let line = "phase=1 turns=8 at=0 | WaterWalker @8 o23 | Morphyss @2";
    let used = Scene::spaces(line).go("use=o23");
    let others: Vec<String> = (1..=10).filter(|n| *n != 8).map(|n| format!("space={n}")).collect();
    assert_eq!(used.now(), others);
    let arrived = used.go("space=9");
    assert_eq!(arrived.now(), ["resolve", "return"]);
    let resolved = arrived.go("resolve");
    assert_eq!((resolved.faith(0), resolved.active(), resolved.discards()), (6, 1, "o23".to_owned()));
    // There somebody can be fought; and one can go back.
    let met = Scene::spaces(line).go("use=o23 space=2");
    assert_eq!(met.now(), ["resolve", "return", "fight=1"]);
    assert_eq!(met.go("return").spot(0), "@8");
    for portal in ["heaven1", "hell2"] {
        assert!(!Scene::spaces(&line.replace("@8", portal)).allows(0, "use=o23"), "{portal}");
    }
}

#[test]
fn of_several_who_react_at_once_the_first_in_order_of_play_counts() {
    // Order of play from the one whose turn it is: 0, 2, 1. All three would change the same die.
    let line = "phase=2 turns=8 at=0 | WaterWalker @9 m4 | Morphyss @20 o1 | Nirvanello @4 o29";
    let rolled = Scene::spaces(line).go("roll die=2");
    assert_eq!(rolled.asked(), [0, 1, 2]);
    let first = rolled.clone().together(&[(0, "use=m4"), (1, "use=o1"), (2, "use=o29")]);
    // The others keep their cards, and nobody was told that they had them.
    assert!(
        first.is_up("m4") && !first.is_up("o29") && first.cards(1) == "o1" && first.known(0, 1).is_empty()
    );
    let second = first.go("die=1").together(&[(1, "use=o1"), (2, "use=o29")]);
    assert!(second.is_up("o29") && second.asked() == [2] && second.cards(1) == "o1");
    // After each the window opens again, for whoever can still react.
    let third = second.go("face=3");
    assert_eq!(third.asked(), [1]);
    assert_eq!(third.go("use=o1 face=2 ..").spot(0), "@11");
}
