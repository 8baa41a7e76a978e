//! Chapter 8: the Prove.

use sancta::What;

use crate::scene::{Scene, card, seat};

/// Rulings S12 and S15.
#[test]
fn clause_8_1_a_prova_needs_a_level_that_reaches_its_difficulty() {
    let hand = "hand=p1,p2,p3,p4,p5,p6";
    for level in 1..=7u8 {
        let scene = Scene::at(&format!("| s{level}:0 {hand} | s14:0"));
        let within: Vec<String> = (1..=level.min(6)).map(|n| format!("p{n}")).collect();
        assert_eq!(scene.options_with(0, "play="), within.join(","));
    }
    // The level counts, not the points needed.
    let tall = [
        ("s3", "abilities = [{ always = { level = 1 } }]"),
        ("s5", "abilities = [{ always = { need = -2 } }]"),
    ];
    assert_eq!(
        Scene::dealt(&tall, &format!("| s3:0 {hand} | s14:0")).options_with(0, "play="),
        "p1,p2,p3,p4"
    );
    assert_eq!(
        Scene::dealt(&tall, &format!("| s5:0 {hand} | s14:0")).options_with(0, "play="),
        "p1,p2,p3,p4,p5"
    );
    assert_eq!(Scene::at(&format!("| - {hand} | s14:0")).options_with(0, "play="), "");
}

#[test]
fn clause_8_2_first_the_discards_then_the_points_then_the_effect() {
    let cards = [
        ("p1", "effects = [{ draw = 1 }]"),
        ("p2", "points = 2\neffects = [{ points = 1 }]"),
        ("p3", "points = 0\neffects = [{ recover = 'trial' }]"),
    ];
    let scene = Scene::dealt(&cards, "| s7:0 hand=p1 | s14:0").go("play=p1");
    assert_eq!((scene.discards().as_str(), scene.points(0), scene.asked()), ("p1", 1, Vec::<u8>::new()));
    assert_eq!(Scene::dealt(&cards, "| s7:0 hand=p2 | s14:0").go("play=p2").points(0), 2 + 1);
    let none = Scene::dealt(&cards, "discards=p5,p6 | s7:0 hand=p3 | s14:0").go("play=p3");
    assert_eq!((none.points(0), none.options(0)), (0, vec!["take=p5".to_owned(), "take=p6".to_owned()]));
    // The last point sends the Saint away, and the effect meets its successor.
    let next = Scene::dealt(&cards, "| s2:0 santuario=s4 hand=p2 | s14:0").go("play=p2");
    assert_eq!((next.rosa(0).as_str(), next.active(0).as_str(), next.points(0)), ("s2", "s4", 1));
    assert!(next.told(What::Gained(seat(0), card("s4"), 1, 1, 4)));
}
