//! Chapter 15: swapped values.

use godlucky::{Points, Sum, What};

use crate::scene::{BARE, Scene, seat};

/// Ruling G9: until the swapper's next turn.
#[test]
fn clause_15_1_values_are_swapped_until_the_swappers_next_turn() {
    let cards = [BARE, &[("b5", "[{ swap = \"faith\" }]"), ("b6", "[{ swap = \"corruption\" }]")]].concat();
    let line = "| Morphyss 9/8 @4 | Nirvanello 5/2 @9 | LordUnder 3/10 @5";
    let scene = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1").does(0, "resolve seat=1");
    let shown = |scene: &Scene, points| [0, 1, 2].map(|at| scene.open().shown(seat(at), points));
    assert_eq!(shown(&scene, Points::Faith), [5, 9, 3]);
    let scene = scene.does(2, "roll").falls("die=1").does(2, "resolve seat=0");
    assert_eq!(shown(&scene, Points::Corruption), [10, 2, 8]);
    // Seat 1's turn changes nothing; the first swap ends with the turn of seat 0, the second with that of seat 2.
    let scene = scene.does(1, "roll").falls("die=1").does(1, "resolve");
    assert!(scene.told(What::Restored(seat(0), seat(1), Points::Faith)));
    assert_eq!(shown(&scene, Points::Faith), [9, 5, 3]);
    assert_eq!(shown(&scene, Points::Corruption), [10, 2, 8]);
    let scene = scene.does(0, "roll").falls("die=2").does(0, "resolve");
    assert_eq!(shown(&scene, Points::Corruption), [8, 2, 10]);
}

/// Who swaps with one who has swapped already gets what that one shows; nobody else is touched.
#[test]
fn clause_15_1_a_second_swap_is_of_the_values_shown() {
    let line = "swaps=faith:0:1,faith:1:2 | Morphyss 9/8 @4 | Nirvanello 5/2 @9 | LordUnder 3/10 @5";
    let shown = |line: &str| [0, 1, 2].map(|at| Scene::bare(line).open().shown(seat(at), Points::Faith));
    assert_eq!(shown(line), [5, 3, 9]);
    assert_eq!(shown(&line.replace("faith:0:1,", "")), [9, 3, 5]);
}

/// Ruling G9: the real value wins the game or drives mad.
#[test]
fn clause_15_2_the_value_shown_counts_in_fights_only() {
    let cards =
        [BARE, &[("b5", "[\"fight\"]"), ("b6", "[{ faith = 1 }]"), ("b7", "[{ corruption = -1 }]")]].concat();
    let line = "swaps=faith:1:0,corruption:1:0 | Morphyss 5/8 @4 | LordUnder 9/2 @5 | SilentDreamer heaven1";
    let there = |roll: &str| Scene::dealt(&cards, "", line).does(0, "roll").falls(roll);
    let fight = there("die=1").falls("die=1 die=3");
    assert!(fight.told(What::Strength(seat(0), Sum::of(9, 1), Some(seat(1)), Sum::of(5, 3))));
    assert_eq!((fight.faith(0), fight.faith(1), fight.ending()), (6, 8, None));
    // 9 shown and 1 more is not 10 of one's own.
    let gain = there("die=2").does(0, "resolve");
    assert_eq!((gain.faith(0), gain.ending()), (6, None));
    // 2 shown and 1 less drives nobody mad.
    let mad = there("die=3").does(0, "resolve");
    assert_eq!((mad.corruption(0), mad.mad(0)), (7, false));
    // Ten by swapping does not win either: nobody shows what would.
    let swap = [BARE, &[("b5", "[{ swap = \"corruption\" }]")]].concat();
    let scene = Scene::dealt(&swap, "", "| Morphyss 5/8 @4 | Nirvanello 5/1").does(0, "roll").falls("die=1");
    let scene = scene.does(0, "resolve");
    assert!(!scene.mad(0) && scene.open().shown(seat(0), Points::Corruption) == 1);
}

/// The rulebook's example, ruling G9.
#[test]
fn clause_15_3_nine_and_five_and_a_point_lost() {
    let cards =
        [BARE, &[("b5", "[{ swap = \"faith\" }]"), ("b6", "[{ others = [{ faith = -1 }] }]")]].concat();
    let line = "| Morphyss 9/8 @4 | Nirvanello 5/2 @9";
    let scene = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1").does(0, "resolve");
    let other = Scene::dealt(&cards, "", "at=1 swaps=faith:0:1 | Morphyss 9/8 @4 | Nirvanello 5/2 @5");
    assert_eq!(scene.open().swaps, other.open().swaps);
    let lost = other.does(1, "roll").falls("die=1").does(1, "resolve");
    assert!(lost.told(What::Restored(seat(0), seat(1), Points::Faith)));
    let shown = [0, 1].map(|at| lost.open().shown(seat(at), Points::Faith));
    assert_eq!((shown, lost.faith(0), lost.faith(1)), ([8, 5], 8, 5));
}

/// What is staked is one's own, not what one shows.
#[test]
fn clause_15_2_stakes_are_of_the_real_values() {
    let cards = [BARE, &[("b5", "['gamble']")]].concat();
    let line = "swaps=faith:1:0 | Morphyss 2/8 @4 | LordUnder 9/2 @9 | Nirvanello 7/2 @9";
    let stake = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1").does(0, "resolve seat=2");
    assert_eq!(stake.options_with(0, "stake=faith:"), ["1", "2"]);
}
