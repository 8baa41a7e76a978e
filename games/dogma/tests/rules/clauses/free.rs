//! Chapter 6.

use dogma::What;

use super::arcana::whole;

use crate::scene::{NO_JEWISH_RITES, Scene, but_jewish_rites};

#[test]
fn clause_6_1_with_a_box_for_each_all_build_at_once_from_everything() {
    let scene = Scene::new("mode=arbitrio").go(&whole(0)).go(&whole(1));
    assert_eq!(scene.asked(), [0, 1]);
    assert_eq!(scene.own(0).arcana, scene.own(1).arcana);
    let scene = scene.go("0:close");
    assert_eq!(scene.asked(), [1]);
}

#[test]
fn clause_6_2_with_one_box_one_after_the_other_in_an_order_by_lot() {
    let scene = Scene::new("mode=arbitrio boxes=one");
    assert_eq!(scene.odds(), [("first=0".to_owned(), 1), ("first=1".to_owned(), 1)]);
    let scene = scene.go("first=1");
    assert_eq!(scene.asked(), [1]);
    let scene = scene.go(&whole(1)).go("1:close");
    assert_eq!(scene.asked(), [0]);
    assert!(!scene.allows(0, "take=p1:1") && scene.allows(0, "take=p5:1") && !scene.allows(0, "take=d1:5"));
}

#[test]
fn clause_6_3_the_very_first_to_build_has_30_damage_on_the_first_prophet() {
    let scene = Scene::new("mode=arbitrio boxes=one seats=4").go("first=2 first=0 first=3");
    let debts = |scene: &Scene| [0, 1, 2, 3].map(|seat| scene.side(seat).debt);
    assert_eq!(debts(&scene), [0, 0, 30, 0]);
    let scene = Scene::new("mode=arbitrio boxes=one").go("first=1").go(&whole(1)).go("1:close");
    let scene = scene.settles();
    assert_eq!((scene.damage(1), scene.damage(0)), (30, 0));
}

#[test]
fn clause_6_4_a_card_may_be_taken_out_again_for_a_hundred_moves() {
    let mut scene = Scene::new("mode=arbitrio").go("0:take=p1:1 0:take=c1:1");
    assert_eq!(scene.options_with(0, "drop="), "p1:1,c1:1");
    scene = scene.go("0:drop=c1:1 0:take=c1:1 0:drop=c1:1 0:take=c2:1");
    assert_eq!(scene.own(0).arcana[0].cults.len(), 1);
    for _ in 0..47 {
        scene = scene.go("0:take=d1:5 0:drop=d1:5");
    }
    // One hundred moves.
    assert_eq!(scene.options_with(0, "drop="), "");
    assert!(scene.allows(0, "take=d1:5"));
}

#[test]
fn clause_6_5_one_closes_when_complete_or_when_nothing_can_be_added_any_more() {
    let scene = Scene::new("mode=arbitrio").go(&whole(0));
    assert!(scene.allows(0, "close") && !scene.allows(1, "close"));
    // Only p1 carries Jewish Rites: two Arcana wait for it.
    let others = but_jewish_rites(1);
    let says: Vec<(&str, &str)> = others.iter().map(|id| (id.as_str(), NO_JEWISH_RITES)).collect();
    let mut scene = Scene::start(&says, "mode=arbitrio").go("0:take=j13:1 0:take=p1:1 0:take=j14:2");
    assert!(!scene.allows(0, "take=p2:2") && !scene.allows(0, "close"));
    for _ in 0..48 {
        scene = scene.go("0:take=d1:5 0:drop=d1:5");
    }
    scene = scene.go(
        "0:take=d1:5 0:take=d1:5 0:take=d2:5 0:take=d2:5 0:take=j3:1 0:take=j4:1 0:take=j5:2 0:take=j6:2",
    );
    scene = scene.go("0:take=p2:3 0:take=c1:3 0:take=c2:3 0:take=c3:3 0:take=p3:4 0:take=c4:4 0:take=c5:4");
    assert!(scene.options_with(0, "take=").ends_with("4") && !scene.allows(0, "close"));
    let scene = scene.go("0:take=c6:4");
    assert_eq!(scene.says(0), "close");
    // The Arcano that no Prophet can have any more gets one by lot, with a card.
    let scene = scene.go("0:close").go(&whole(1)).go("1:close").draws();
    assert_eq!(scene.hears(0, |what| matches!(what, What::Emptied(..))), 1);
    let pack = &scene.own(0).arcana[1];
    assert!(pack.prophet.is_some() && pack.size() == 1);
}
