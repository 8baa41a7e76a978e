//! Chapter 5: levels, points and the Rosa.

use sancta::{Set, What};

use crate::scene::{Scene, card, seat};

#[test]
fn clause_5_1_the_printed_level_says_the_points_needed_and_the_type_nothing() {
    for level in 1..=7u8 {
        let scene = Scene::at(&format!("| s{level}:0 | s14:0"));
        assert_eq!((scene.level(0), scene.need(0)), (level, level));
        let scene = Scene::at(&format!("| s{level}:{} hand=b1 | s14:0", level - 1)).go("play=b1");
        assert_eq!(scene.rosa(0), format!("s{level}"));
    }
    let line = "| s3:1 santuario=s4 hand=b1,p2,s5,u1 | s14:0";
    let ruler = [("s3", "type = 'ruler'"), ("s4", "type = 'apostle'")];
    assert_eq!(Scene::dealt(&ruler, line).options(0), Scene::at(line).options(0));
    let mut types: Vec<_> = Set::first().saints.iter().map(|saint| saint.kind).collect();
    types.sort_unstable();
    types.dedup();
    assert_eq!(types.len(), 6);
}

/// Ruling S14.
#[test]
fn clause_5_2_level_and_points_needed_are_two_numbers() {
    let both = [
        ("s3", "abilities = [{ always = { level = 2 } }]"),
        ("s5", "abilities = [{ always = { need = -2 } }]"),
        ("u1", "effects = [{ level = 3 }]"),
    ];
    let scene = Scene::dealt(&both, "| s3:0 hand=u1 | s5:0");
    assert_eq!((scene.level(0), scene.need(0)), (5, 3));
    assert_eq!((scene.level(1), scene.need(1)), (5, 3));
    let scene = scene.go("play=u1");
    assert_eq!((scene.level(0), scene.need(0)), (8, 3));
}

#[test]
fn clause_5_3_levels_add_up_to_at_least_none_and_needs_to_at_least_one() {
    let cards = [
        ("s3", "abilities = [{ always = { level = -2 } }, { always = { need = 1 } }]"),
        ("u21", "abilities = [{ always = { level = 4 } }, { always = { need = 2 } }]"),
        ("s5", "abilities = [{ always = { level = -6 } }, { always = { need = -6 } }]"),
    ];
    let scene = Scene::dealt(&cards, "| s3:0 supports=u21 | s5:0 hand=p1,s1");
    assert_eq!((scene.level(0), scene.need(0)), (3 - 2 + 4, 3 + 1 + 2));
    assert_eq!((scene.level(1), scene.need(1)), (0, 1));
    let scene = scene.next_turn();
    assert!(!scene.allows(1, "play=p1") && !scene.allows(1, "suffrage=s1") && scene.allows(1, "roll"));
}

#[test]
fn clause_5_4_a_change_until_the_end_of_the_turn_ends_with_it_or_when_the_saint_leaves() {
    let cards = [("u1", "effects = [{ level = 2 }]"), ("u2", "effects = ['exchange']")];
    let scene = Scene::dealt(&cards, "| s3:2 santuario=s4 hand=u1,u2 | s14:0").go("play=u1");
    assert_eq!(scene.level(0), 5);
    assert_eq!(scene.clone().go("end").level(0), 3);
    let gone = scene.go("enter=1");
    assert_eq!((gone.active(0).as_str(), gone.level(0)), ("s4", 4));
    let back = gone.go("play=u2 enter=1");
    assert_eq!((back.active(0).as_str(), back.level(0)), ("s3", 3));
    // A change made in another's turn ends with that turn, too.
    let other = [("u1", "effects = [{ others = [{ level = -2 }] }]")];
    let scene = Scene::dealt(&other, "| s3:0 hand=u1 | s4:0").go("play=u1");
    assert_eq!((scene.level(1), scene.next_turn().level(1)), (2, 4));
}

/// Ruling S12.
#[test]
fn clause_5_5_points_go_to_the_active_saint_or_are_lost_and_never_fall_below_none() {
    let cards = [("u1", "effects = [{ points = 1 }]"), ("u2", "effects = [{ points = -2 }]")];
    let scene = Scene::dealt(&cards, "| s3:1 santuario=s4 hand=u1,u2 | s14:0");
    assert_eq!(scene.clone().go("play=u1").points(0), 2);
    let lost = scene.go("play=u2");
    assert_eq!(lost.points(0), 0);
    assert!(lost.told(What::Lost(seat(0), card("s3"), 1, 0)));
    let empty = Scene::dealt(&cards, "| - hand=u1,s3 | s14:0").go("play=u1");
    assert!(empty.told(What::Wasted(seat(0))));
    assert_eq!(empty.go("place=s3").points(0), 0);
}

/// Ruling S9.
#[test]
fn clause_5_6_with_enough_points_a_saint_goes_to_the_rosa_at_once() {
    let scene = Scene::at("| s1:0 santuario=s11,s21,s3 hand=b1,p1,s12,s13 | s14:0").go("play=b1");
    assert_eq!((scene.rosa(0).as_str(), scene.active(0).as_str()), ("s1", "s11"));
    assert!(scene.told(What::Rosa(seat(0), card("s1"), 1)));
    let scene = scene.go("play=p1");
    assert_eq!((scene.rosa(0).as_str(), scene.active(0).as_str()), ("s1,s11", "s21"));
    // Any number in one turn, and nobody is asked.
    let many = [("u1", "effects = [{ everyone = [{ points = 1 }, { points = 1 }, { points = 1 }] }]")];
    let scene = Scene::dealt(&many, "| s1:0 santuario=s11,s21,s3 hand=u1 | s2:1 santuario=s4").go("play=u1");
    assert_eq!((scene.rosa(0).as_str(), scene.active(0).as_str(), scene.points(0)), ("s1,s11,s21", "s3", 0));
    assert_eq!((scene.rosa(1).as_str(), scene.points(1), scene.asked()), ("s2", 2, vec![0]));
    // One point short is not enough.
    assert_eq!(Scene::at("| s3:1 hand=b1 | s14:0").go("play=b1").rosa(0), "");
}

#[test]
fn clause_5_7_points_beyond_those_needed_are_lost() {
    let cards = [("u1", "effects = [{ points = 4 }]")];
    let scene = Scene::dealt(&cards, "| s2:1 santuario=s3 hand=u1 | s14:0").go("play=u1");
    assert_eq!((scene.rosa(0).as_str(), scene.active(0).as_str(), scene.points(0)), ("s2", "s3", 0));
    assert!(scene.told(What::Gained(seat(0), card("s2"), 1, 2, 2)));
}

#[test]
fn clause_5_8_where_the_points_needed_fall_the_saint_goes_when_the_effect_is_done() {
    let cards = [("u21", "abilities = [{ always = { need = -1 } }]\neffects = [{ draw = 1 }]")];
    let scene = Scene::dealt(&cards, "| s3:2 hand=u21 | s14:0").go("play=u21");
    // The card lies there, but its effect is not done.
    assert_eq!((scene.supports(0).as_str(), scene.need(0), scene.rosa(0).as_str()), ("u21", 2, ""));
    let scene = scene.go("card=b1");
    assert_eq!((scene.rosa(0).as_str(), scene.points(0)), ("s3", 0));
    // So it is when a hand becomes small enough at the end of the turn: before the next one draws.
    let small = [("u21", "abilities = [{ always = { need = -1 }, only = [{ hand_at_most = 5 }] }]")];
    let scene = Scene::dealt(&small, "| s3:2 supports=u21 hand=b1,b2,b3,b4,b5,b6 | s14:0").go("end");
    assert_eq!(scene.rosa(0), "");
    let scene = scene.go("take=b1");
    assert_eq!((scene.rosa(0).as_str(), scene.place(1).hand), ("s3", 0));
}
