//! Chapter 9: the Suffragio.

use sancta::What;

use crate::scene::{Scene, card, seat};

/// Ruling S16.
#[test]
fn clause_9_1_a_saint_of_the_hand_is_discarded_for_a_point_and_nothing_more() {
    let does = [(
        "s11",
        "abilities = [{ when = 'enters', effects = [{ points = 1 }] }, { when = 'suffrage', effects = [{ draw = 1 }] }]",
    )];
    let scene = Scene::dealt(&does, "| s3:0 santuario=s12 hand=s11,b1 | s14:0");
    assert_eq!(scene.options_with(0, "suffrage="), "s11");
    let scene = scene.go("suffrage=s11");
    assert_eq!((scene.points(0), scene.discards().as_str(), scene.hand(0).as_str()), (1, "s11", "b1"));
    assert_eq!((scene.asked(), scene.santuario(0).as_str()), (vec![0], "s12"));
    assert!(
        scene.told(What::Suffrage(seat(0), card("s11"))) && !scene.told(What::Ability(seat(0), card("s11")))
    );
    assert!(Scene::at("| s3:0 santuario=s11,s12 hand=b1 | s14:0").options_with(0, "suffrage=").is_empty());
}

#[test]
fn clause_9_2_the_level_must_reach_the_printed_one_of_the_saint_that_is_discarded() {
    let hand = "hand=s11,s12,s13,s15,s16,s17";
    let cards = [
        ("s3", "abilities = [{ always = { level = 2 } }]"),
        // What its own text would make of its level is nothing in the hand.
        ("s16", "abilities = [{ always = { level = -5 } }]"),
        ("s5", "abilities = [{ always = { need = -4 } }]"),
    ];
    let suffrages =
        |saint: &str| Scene::dealt(&cards, &format!("| {saint} {hand} | s14:0")).options_with(0, "suffrage=");
    assert_eq!(suffrages("s2:0"), "s11,s12");
    assert_eq!(suffrages("s3:0"), "s11,s12,s13,s15");
    assert_eq!(suffrages("s5:0"), "s11,s12,s13,s15");
    assert_eq!(suffrages("s6:0"), "s11,s12,s13,s15,s16");
    assert_eq!(suffrages("-"), "");
}
