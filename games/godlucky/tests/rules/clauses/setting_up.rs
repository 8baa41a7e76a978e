//! Chapter 2: the set-up.

use godlucky::{Side, What};

use crate::scene::{Scene, seat};

/// Three seats: the second rolls highest, chooses first, and the third and the first follow.
fn chosen() -> Scene {
    let scene = Scene::new("seats=3").falls("die=2 die=6 die=5");
    scene.does(1, "god=5").does(2, "god=1").does(0, "god=4")
}

/// The starting cards, from 10 down to 1.
fn laid(scene: Scene) -> Scene {
    (1..=10).rev().fold(scene, |scene, card| scene.falls(&format!("lay=b{card}")))
}

/// Ruling G1: ties on the D6 roll again, and only the tied.
#[test]
fn clause_2_1_the_highest_roll_chooses_first() {
    let scene = Scene::new("seats=3").falls("die=2 die=6 die=5");
    assert_eq!(scene.asked(), [1]);
    let tied = Scene::new("seats=3").falls("die=6 die=4 die=6");
    assert_eq!(tied.chances().len(), 6);
    let again = tied.clone().falls("die=1 die=3");
    assert_eq!(again.asked(), [2]);
    assert_eq!(again.times(|what| matches!(what, What::Precedence(..))), 5);
    assert!(!again.told(What::Precedence(seat(1), 1)));
    // The tied may tie once more.
    assert_eq!(tied.falls("die=3 die=3 die=5 die=2").asked(), [0]);
}

/// Ruling G1: choice goes clockwise, play the other way.
#[test]
fn clause_2_2_choice_goes_clockwise_and_play_the_other_way() {
    let scene = Scene::new("seats=3").falls("die=2 die=6 die=5");
    assert_eq!(scene.options(1), ["god=1", "god=2", "god=3", "god=4", "god=5", "god=6"]);
    let scene = scene.does(1, "god=5");
    assert_eq!(scene.asked(), [2]);
    assert_eq!(scene.options(2), ["god=1", "god=2", "god=3", "god=4", "god=6"]);
    let scene = scene.does(2, "god=1");
    assert_eq!(scene.asked(), [0]);
    assert!(scene.refuses(0, "god=5", "2.2") && scene.refuses(2, "god=6", "2.2"));
    // The last to choose plays first, the first to choose plays last.
    let mut scene = laid(scene.does(0, "god=4"));
    for player in [0, 2, 1, 0] {
        assert_eq!((scene.active(), scene.asked()), (player, vec![player]));
        scene = scene.does(player, "roll").falls("die=1");
        let way = if scene.allows(player, "return") { "return" } else { "resolve" };
        scene = scene.does(player, way);
    }
}

/// Ruling G2: who chose last plays first and has a point more.
#[test]
fn clause_2_3_the_first_to_play_has_one_faith_more() {
    let scene = chosen();
    assert_eq!([0, 1, 2].map(|seat| scene.faith(seat)), [6, 5, 5]);
    assert!(scene.told(What::First(seat(0))));
    assert_eq!(laid(scene).active(), 0);
}

#[test]
fn clause_2_4_characters_give_points_and_side() {
    let gods = &godlucky::Set::first().cards().gods;
    let printed = gods.iter().map(|god| (god.name.as_str(), god.side, god.faith, god.corruption));
    let wanted = [
        ("WaterWalker", Side::Good, 5, 2),
        ("SilentDreamer", Side::Good, 5, 2),
        ("BlackSarcophagus", Side::Evil, 5, 8),
        ("Nirvanello", Side::Good, 5, 2),
        ("Morphyss", Side::Evil, 5, 8),
        ("Lord Under", Side::Evil, 5, 8),
    ];
    assert_eq!(printed.collect::<Vec<_>>(), wanted);
    let scene = chosen();
    assert_eq!([0, 1, 2].map(|seat| scene.corruption(seat)), [2, 8, 2]);
}

/// Ruling G3: the path begins at the bottom left, where all pawns stand.
#[test]
fn clause_2_5_ten_starting_cards_are_laid_once_characters_are_chosen() {
    let scene = chosen();
    let mut starting: Vec<String> = (1..=10).map(|card| format!("lay=b{card}")).collect();
    assert_eq!(scene.chances(), starting);
    let scene = scene.falls("lay=b7");
    starting.remove(6);
    assert_eq!(scene.chances(), starting);
    let scene = laid(chosen());
    assert_eq!(scene.board(), ["b10", "b9", "b8", "b7", "b6", "b5", "b4", "b3", "b2", "b1"]);
    assert_eq!([0, 1, 2].map(|seat| scene.spot(seat)), ["@1", "@1", "@1"]);
}

#[test]
fn clause_2_6_the_piles_are_shuffled_and_nobody_holds_a_card() {
    let scene = laid(chosen());
    assert_eq!([0, 1, 2].map(|seat| scene.cards(seat)), ["", "", ""]);
    assert!(scene.discards().is_empty() && scene.open().banished.is_empty());
    // The first card of each pile may be any of them.
    let drawn = |effects: &str| {
        let scene = Scene::dealt(&[("b2", effects)], "", "| Morphyss | LordUnder");
        scene.does(0, "roll").falls("die=1").does(0, "resolve").chances().len()
    };
    let piles = ["object", "miracle", "event"].map(|deck| drawn(&format!("[{{ draw = \"{deck}\" }}]")));
    assert_eq!(piles, [30, 7, 15]);
    let scene = Scene::at("| Morphyss @10 | LordUnder").does(0, "roll").falls("die=1");
    assert_eq!(scene.chances().len(), 10);
}
