//! Chapter 10: the substitution.

use sancta::What;

use crate::scene::{Scene, card, seat};

#[test]
fn clause_10_1_once_in_ones_turn_the_active_saint_changes_with_one_of_the_santuario() {
    let gives = [("u1", "effects = [{ points = 2 }]")];
    let line = "| s3:2 santuario=s4,s5,s6 hand=u1,s11 | s14:2 santuario=s15";
    let scene = Scene::dealt(&gives, line);
    assert_eq!(scene.options_with(0, "enter="), "1,2,3");
    assert!(!scene.allows(1, "enter=1"));
    let scene = scene.go("enter=2");
    assert_eq!(scene.active(0), "s5");
    // Not again in this turn, with points enough.
    let scene = scene.go("play=u1");
    assert_eq!((scene.points(0), scene.options_with(0, "enter=").as_str()), (2, ""));
    let next = scene.next_turn();
    assert!(!next.allows(0, "enter=1") && next.allows(1, "enter=1"));
    assert_eq!(next.next_turn().options_with(0, "enter="), "1,2,3");
    // There must be somebody in the Santuario, and somebody to leave.
    assert_eq!(Scene::at("| s3:2 hand=s11 | s14:0").options_with(0, "enter="), "");
    assert_eq!(Scene::at("| - hand=s11 | s14:0").options_with(0, "enter="), "");
}

/// Ruling S13.
#[test]
fn clause_10_2_who_leaves_has_at_least_two_points_and_loses_them_all() {
    let at = |points: u8| Scene::at(&format!("| s7:{points} santuario=s4,s5 | s14:0"));
    assert_eq!(
        [0, 1, 2, 3, 6].map(|points| at(points).allows(0, "enter=1")),
        [false, false, true, true, true]
    );
    let scene = at(6).go("enter=1");
    assert!(scene.told(What::Substituted(seat(0), card("s7"), card("s4"), 6)));
    assert_eq!(scene.points(0), 0);
    // They do not come back with the Saint: once more, and it has none.
    let back = Scene::dealt(
        &[("u1", "effects = [{ points = 2 }]")],
        "again=substitution | s7:6 santuario=s4 hand=u1 | s14:0",
    );
    let back = back.go("enter=1");
    assert!(!back.allows(0, "enter=1"));
    let back = back.go("play=u1 enter=1");
    assert_eq!((back.active(0).as_str(), back.points(0)), ("s7", 0));
}

/// Ruling S13.
#[test]
fn clause_10_3_who_leaves_takes_the_place_of_who_enters() {
    let line = "| s7:3 santuario=s4,s5,s6 | s14:0";
    let santuario = |slot: u8| Scene::at(line).go(&format!("enter={slot}")).santuario(0);
    assert_eq!([1, 2, 3].map(santuario), ["s7,s5,s6", "s4,s7,s6", "s4,s5,s7"]);
    let scene = Scene::at(line).go("enter=3");
    assert_eq!((scene.active(0).as_str(), scene.points(0), scene.discards().as_str()), ("s6", 0, ""));
    assert!(scene.told(What::Entered(seat(0), card("s6"))));
}
