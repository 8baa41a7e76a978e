//! Chapter 11.

use dogma::{Evil, What};

use crate::scene::Scene;

#[test]
fn clause_11_1_rivelata_is_laid_face_up_each_time() {
    let says = [("c1", "keywords = ['rivelata']")];
    let scene =
        Scene::dealt(&says, "| a1=p1,c16 a2=p2,c1,c2 | a1=p5,i16").go("0:call=1 1:cult=1").go("0:lay=c2");
    assert_eq!(scene.faces(0), "?,c1");
    let scene = scene.go("0:call=1 1:cult=1").go("0:call=1 1:cult=1").go("0:ready");
    assert_eq!(scene.faces(0), "c1,?");
}

#[test]
fn clause_11_2_veloce_comes_first_among_orders_iii() {
    let says = [("i1", "keywords = ['veloce']")];
    let acted = |order: &str| Scene::dealt(&says, "| a1=p1,c1 divine=d1 | a1=p5,i1").go(order).acted();
    assert_eq!((acted("cult=1"), acted("0:divine 1:cult=1")), ("1,0".to_owned(), "0,1".to_owned()));
}

#[test]
fn clause_11_3_lenta_comes_last_among_orders_iii() {
    let says = [("c1", "keywords = ['lenta']"), ("p5", "abilities = [{ special = ['burn'] }]")];
    let acted = |order: &str| Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1").go(order).acted();
    assert_eq!((acted("cult=1"), acted("0:cult=1 1:special")), ("1,0".to_owned(), "1,0".to_owned()));
}

#[test]
fn clause_11_4_globale_reaches_every_revealed_prophet_each_with_its_immunities() {
    let says = [
        ("c1", "keywords = ['globale']\neffects = [{ to = ['rival', [{ token = 'crisi' }]] }]"),
        ("p6", "weak = ['mystery']\nabilities = [{ always = 'rooted' }]"),
        ("p7", "immune = ['mystery']"),
    ];
    let line = "| a1=p1,c1 a2=p2!,c2 | a1=p5,i16 a2=p6!,i1/damage70 a3=p7!,i2 a4=p8,i3";
    let scene = Scene::dealt(&says, line).go("cult=1");
    // 70 + 2 * 20 defeats the second, the third is immune but gets the token, the fourth has never been seen.
    assert!(scene.told(|what| matches!(what, What::Hurt(_, 20, 20, 100))));
    assert_eq!((scene.fallen(1).as_str(), scene.arcano(1, 3).damage), ("2", 0));
    assert!(scene.arcano(1, 3).has(Evil::Crisi) && !scene.arcano(1, 4).has(Evil::Crisi));
    assert_eq!((scene.rear(1).as_str(), scene.arcano(0, 2).damage), ("3,4", 0));
}

#[test]
fn clause_11_5_protezione_cancels_all_damage_of_the_turn_before_and_after() {
    let says = [
        ("i1", "keywords = ['protezione']"),
        ("i2", "keywords = ['protezione', 'veloce']"),
        ("p5", "faith = 400"),
    ];
    let line = "| a1=p1,c1 | a1=p5,i1,i2,i16/crisi/damage50";
    // Crisi Mistica at the start of the next turn, then 20 before the card, or after it.
    let next = Scene::dealt(&says, line).go("0:appeal 1:cult=3");
    assert_eq!(next.damage(1), 90);
    assert_eq!(next.clone().go("cult=1").damage(1), 80 + 10);
    let before = Scene::dealt(&says, line).go("cult=1");
    assert_eq!(before.damage(1), 50 + 10);
    let after = Scene::dealt(&says, line).go("0:cult=1 1:cult=2");
    assert_eq!((after.damage(1), after.damage(0)), (50 + 10, 20));
    assert!(after.told(|what| matches!(what, What::Shielded(..))));
    // With Crisi Mistica in this turn; and with healing in between, which stays.
    let scene = Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1/damage60/fresh10/fervour-20").go("cult=1");
    assert_eq!(scene.damage(1), 50);
    let heal = ("d1", "effects = [{ to = ['own', [{ heal = 30 }]] }]");
    let four = "| a1=p1,c1/damage50/fresh20/fervour-50 | a1=p5,i1 | a1=p9,j1 | a1=p13,b1 divine=d1";
    let heals = ("c1", "keywords = ['protezione']\neffects = [{ to = ['own', [{ heal = 20 }]] }]");
    let scene = Scene::dealt(&[heals, heal], four).go("0:target=1 1:target=0 2:target=1 3:target=0 ready");
    assert_eq!(scene.go("0:cult=1 1:cult=1 2:cult=1 3:divine").damage(0), 10);
}

#[test]
fn clause_11_6_protezione_stops_damage_alone_of_its_prophet_alone_and_comes_too_late_for_the_fallen() {
    let says = [
        ("i1", "keywords = ['protezione']"),
        ("c1", "effects = [{ to = ['rival', [{ token = 'isteria' }]] }]"),
        ("c2", "keywords = ['globale']"),
    ];
    let scene = Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1").go("cult=1");
    assert_eq!((scene.damage(1), scene.has(1, Evil::Isteria)), (0, true));
    let scene = Scene::dealt(&says, "| a1=p1,c2 | a1=p5,i1 a2=p6!,i2").go("cult=1");
    assert_eq!((scene.damage(1), scene.arcano(1, 2).damage), (0, 20));
    assert_eq!(Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1/damage80").go("cult=1").fallen(1), "1");
}

#[test]
fn clause_11_7_after_an_ardua_card_none_of_any_prophet_next_turn() {
    let says = [("c1", "keywords = ['ardua']"), ("c3", "keywords = ['ardua']")];
    let scene = Scene::dealt(&says, "| a1=p1,c1,c16 a2=p2,c3,c2 | a1=p5,i16").go("0:cult=1 1:cult=1");
    assert_eq!(scene.options_with(0, "cult="), "2");
    let swapped = scene.clone().go("0:call=1 1:cult=1").settles();
    // The next turn is over: only that one was closed.
    assert_eq!(swapped.options_with(0, "cult="), "1,2");
    let scene = scene.go("0:cult=2 1:cult=1");
    assert_eq!(scene.options_with(0, "cult="), "1,2");
    // Of another Prophet too.
    let says = [
        ("c1", "keywords = ['ardua']\neffects = [{ to = ['own', ['withdraw']] }]"),
        ("c3", "keywords = ['ardua']"),
    ];
    let scene =
        Scene::dealt(&says, "| a1=p1,c1 a2=p2,c3,c2 | a1=p5,i16").go("cult=1").go("0:field=1").go("0:ready");
    assert_eq!(scene.options_with(0, "cult="), "1");
}

#[test]
fn clause_11_8_only_a_card_that_was_carried_out_closes_the_next_turn() {
    let says = [
        ("i1", "keywords = ['ardua']"),
        ("c1", "effects = [{ to = ['rival', [{ token = 'struggimento' }]] }]"),
    ];
    // Defeated first; or its only card taken away by a Struggimento.
    let scene = Scene::dealt(&says, "| a1=p1,c2 | a1=p5,i1/damage80").go("cult=1");
    assert!(!scene.side(1).ardua.0);
    let scene = Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1").go("cult=1");
    assert!(scene.told(|what| matches!(what, What::Fizzled(_))) && !scene.side(1).ardua.0);
    assert!(Scene::dealt(&says, "| a1=p1,c2 | a1=p5,i1").go("cult=1").side(1).ardua.0);
}
