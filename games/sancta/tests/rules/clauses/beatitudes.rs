//! Chapter 6: Beatitudini and the die.

use sancta::What;

use crate::scene::{Scene, seat};

#[test]
fn clause_6_1_a_beatitudine_goes_to_the_discards_then_it_may_be_stopped_then_it_is_worth_a_point() {
    let scene = Scene::at("| s3:0 hand=b4,b5 | s4:0 hand=p1").go("play=b1");
    assert_eq!((scene.discards().as_str(), scene.points(0)), ("b4", 0));
    assert!(scene.is_window() && scene.asked() == [1]);
    let scene = scene.go("pass");
    assert_eq!((scene.points(0), scene.hand(0).as_str(), scene.asked()), (1, "b5", vec![0]));
}

/// Ruling S12.
#[test]
fn clause_6_2_an_empty_zona_attiva_allows_neither_beatitudine_nor_die() {
    let scene = Scene::at("| - hand=b1,s3 | s4:0");
    assert!(!scene.allows(0, "play=b1") && !scene.allows(0, "roll"));
    let scene = scene.go("place=s3");
    assert!(scene.allows(0, "play=b1") && scene.allows(0, "roll"));
}

/// Rulings S2 and S3.
#[test]
fn clause_6_3_the_die_is_rolled_once_in_place_of_a_beatitudine() {
    let scene = Scene::at("| s3:0 hand=b1 | s4:0").go("roll");
    assert_eq!(scene.now(), ["die=1", "die=2", "die=3", "die=4", "die=5", "die=6"]);
    let scene = scene.go("die=2");
    assert!(scene.told(What::Rolled(seat(0), 2)) && !scene.allows(0, "roll") && !scene.allows(0, "play=b1"));
    assert!(!Scene::at("| s3:0 hand=b1 | s4:0").go("play=b1").allows(0, "roll"));
    // Nothing else that is done asks for the die.
    let scene = Scene::at("| s3:0 santuario=s5 hand=b1,p1,s11,s12,u1 | s4:0");
    let scene = scene.go("play=b1 play=p1 place=s11 play=u1 swap=1:2 enter=1 end");
    assert_eq!(scene.times(|what| matches!(what, What::Rolls(_) | What::Rolled(..))), 0);
}

#[test]
fn clause_6_4_the_table_of_the_die() {
    let roll = |line: &str, script: &str| Scene::boxed(line).go(&format!("roll {script}"));
    // Saint 18 of the box needs three points and looks at none of this.
    let line = "| s18:1 hand=b1,p1 | s7:0";
    assert_eq!(roll(line, "die=1").points(0), 0);
    let two = roll(line, "die=2");
    assert_eq!((two.points(0), two.hand(0).as_str(), two.asked()), (1, "b1,p1", vec![0]));
    let three = roll(line, "die=3");
    assert_eq!(three.options(0), ["take=b1", "take=p1"]);
    let three = three.go("take=b1 card=a1");
    assert_eq!((three.hand(0).as_str(), three.points(0)), ("a1,p1", 1));
    assert_eq!(roll(line, "die=4 card=a1").hand(0), "b1,a1,p1");
    assert_eq!((roll(line, "die=5").points(0), roll("| s18:0 | s7:0", "die=6").points(0)), (2, 2));
    // Plain cards have the same table.
    assert_eq!(sancta::Set::first().die, crate::scene::plain(&[]).die);
}
