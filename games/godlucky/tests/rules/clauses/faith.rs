//! Chapter 6: Faith and Corruption.

use godlucky::What;

use crate::scene::{BARE, Scene, seat};

/// Seat 0 arrives on the fifth card, which does this, and resolves it.
fn resolving(effects: &str, line: &str) -> Scene {
    let cards = [BARE, &[("b5", effects)]].concat();
    let scene = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1");
    scene.all_pass().does(0, "resolve")
}

#[test]
fn clause_6_1_faith_fights_and_corruption_does_not() {
    let fight = |mine: &str, yours: &str| {
        let scene = Scene::bare(&format!("| Morphyss {mine} @4 | LordUnder {yours} @5"));
        let scene = scene.does(0, "roll").falls("die=1").does(0, "fight=1").falls("die=3 die=3");
        (scene.faith(0), scene.faith(1))
    };
    assert_eq!(fight("6/3", "5/10"), (7, 4));
    assert_eq!(fight("6/10", "5/3"), (7, 4));
    assert_eq!(fight("5/2", "5/10"), (5, 5));
}

/// Ruling G10: down to 1 and no further.
#[test]
fn clause_6_2_faith_never_falls_below_one() {
    let less = "[{ faith = -3 }]";
    assert_eq!(resolving(less, "| Morphyss 5/8 @4 | LordUnder").faith(0), 2);
    assert_eq!(resolving(less, "| Morphyss 3/8 @4 | LordUnder").faith(0), 1);
    let floor = resolving(less, "| Morphyss 1/8 @4 | LordUnder");
    assert_eq!(floor.faith(0), 1);
    assert!(floor.told(What::Floor(seat(0))));
}

/// Ruling G10: the other side gains all the same.
#[test]
fn clause_6_3_the_winner_gains_what_a_loser_at_one_cannot_lose() {
    let fight = Scene::bare("| Morphyss 1/8 @4 | LordUnder 4/8 @5");
    let fight = fight.does(0, "roll").falls("die=1").does(0, "fight=1").falls("die=1 die=1");
    assert_eq!((fight.faith(0), fight.faith(1)), (1, 5));
    let bet = resolving("[\"gamble\"]", "| Morphyss 1/8 @4 | LordUnder 4/8");
    let bet = bet.does(0, "stake=faith:1 call=heads").falls("coin=tails");
    assert_eq!((bet.faith(0), bet.faith(1)), (1, 5));
}

/// Ruling G11: 1 to 10.
#[test]
fn clause_6_4_corruption_stays_between_one_and_ten() {
    let heaven = Scene::bare("| WaterWalker 5/1 heaven1 | LordUnder").does(0, "step");
    assert_eq!((heaven.corruption(0), heaven.mad(0)), (1, false));
    let hell = Scene::bare("| LordUnder 5/10 hell1 | WaterWalker").does(0, "step");
    assert_eq!((hell.corruption(0), hell.mad(0)), (10, false));
    assert_eq!(resolving("[{ corruption = -9 }]", "| Nirvanello 5/3 @4 | LordUnder").corruption(0), 1);
    assert_eq!(resolving("[{ corruption = 9 }]", "| Morphyss 5/3 @4 | LordUnder").corruption(0), 10);
}

/// Ruling G12: when the value is reached, in mid-turn and in others' turns.
#[test]
fn clause_6_5_evil_gods_go_mad_at_one_and_good_ones_at_ten() {
    let three = "| SilentDreamer";
    let evil = |start: u8| {
        resolving("[{ corruption = -1 }]", &format!("| Morphyss 5/{start} @4 | LordUnder {three}"))
    };
    assert!(!evil(3).mad(0) && evil(2).mad(0));
    assert!(evil(2).told(What::Mad(seat(0))));
    let good = |start: u8| {
        resolving("[{ corruption = 1 }]", &format!("| Nirvanello 5/{start} @4 | LordUnder {three}"))
    };
    assert!(!good(8).mad(0) && good(9).mad(0));
    // A card that is not over ends there.
    let midway =
        resolving("[{ corruption = 5 }, { faith = 1 }]", "| Nirvanello 5/6 @4 | LordUnder | Morphyss");
    assert!(midway.mad(0) && midway.faith(0) == 5);
    // In the turn of another.
    let others =
        resolving("[{ rival = [{ corruption = 1 }] }]", "| Morphyss @4 | Nirvanello 5/9 | LordUnder");
    assert!(others.does(0, "seat=1").mad(1));
}
