//! The first half of chapter 8.

use dogma::{Evil, What};

use crate::scene::Scene;

#[test]
fn clause_8_1_whoever_has_no_active_prophet_fields_one_at_the_start_in_secret() {
    let line = "| a1=p1,c1,c16/fervour-20/damage80 a3=p3,c3 | a1=p5,i1,i16/damage80";
    let scene = Scene::at(line).go("cult=1");
    // Both fell together.
    assert_eq!(
        (scene.open().turn, scene.asked(), scene.says(0)),
        (2, vec![0, 1], "field=1 field=2 field=3".to_owned())
    );
    let scene = scene.go("0:field=2");
    assert_eq!(
        (scene.active(0), scene.asked(), scene.hears(1, |what| matches!(what, What::ChoseCard(..)))),
        (0, vec![1], 0)
    );
    let scene = scene.go("1:field=1");
    assert_eq!((scene.active(0), scene.active(1)), (3, 2));
    assert_eq!((scene.rear(0).as_str(), scene.rear(1).as_str()), ("2,4", "3,4"));
}

#[test]
fn clause_8_2_then_crisi_mistica_strikes_all_together_the_newly_fielded_too() {
    let line = "| a1=p1,c1,c16/crisi/damage20 a2=p2!,c2/crisi | a1=p5,i16/crisi/damage80 a2=p6!,i2/crisi";
    let scene = Scene::at(line).go("0:cult=1 1:cult=1");
    assert_eq!((scene.asked(), scene.open().turn), (vec![1], 2));
    let scene = scene.go("1:field=1").settles();
    assert_eq!((scene.active(1), scene.damage(1), scene.damage(0)), (2, 10, 30));
    // In the rearguard it does nothing.
    assert_eq!(scene.arcano(0, 2).damage, 0);
}

#[test]
fn clause_8_3_at_the_same_moment_the_abilities_of_the_start_act() {
    let says = [
        ("p1", "abilities = [{ when = 'start', effects = [{ to = ['own', [{ heal = 20 }]] }] }]"),
        (
            "p5",
            "abilities = [{ when = 'start', only = [{ own_hurt = 60 }], effects = [{ to = ['own', [{ fervour = 50 }]] }] }]",
        ),
    ];
    let scene =
        Scene::dealt(&says, "| a1=p1,c16/crisi/damage90 | a1=p5,i16/crisi/damage50").go("cult=1").settles();
    // 90 + 10 - 20; the other ability looks at the 50 from before.
    assert_eq!((scene.damages(), scene.front(1).fervour), ((80, 60), 0));
    assert_eq!(scene.go("cult=1").settles().front(1).fervour, 50);
}

#[test]
fn clause_8_4_whoever_falls_at_the_start_is_replaced_at_once_without_a_second_tick() {
    let says = [("p2", "abilities = [{ when = 'start', effects = [{ to = ['own', [{ fervour = 10 }]] }] }]")];
    let line = "| a1=p1,c16/crisi/damage90 a2=p2!,c2/crisi | a1=p5,i16";
    let scene = Scene::dealt(&says, line).go("cult=1");
    assert_eq!((scene.fallen(0).as_str(), scene.asked()), ("1", vec![0]));
    let scene = scene.go("0:field=1").settles();
    assert_eq!((scene.open().turn, scene.damage(0), scene.front(0).fervour), (2, 0, 0));
    assert!(scene.has(0, Evil::Crisi));
    let scene = scene.go("cult=1").settles();
    assert_eq!((scene.damage(0), scene.front(0).fervour), (10, 10));
}

#[test]
fn clause_8_5_then_it_is_looked_at_whether_the_game_is_over_before_orders() {
    let line = "| line=1 a1=p1,c16/crisi/damage90 | a1=p5,i16";
    let scene = Scene::at(line).go("cult=1");
    assert_eq!((scene.winners(), scene.open().turn), (vec![1], 2));
    let going = Scene::at(&line.replace("damage90", "damage80")).go("cult=1");
    assert!(going.ending().is_none() && going.allows(0, "cult=1"));
}
