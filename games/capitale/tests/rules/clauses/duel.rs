//! Chapter 4.

use capitale::What;

use crate::scene::{Scene, bag};

fn begun() -> Scene {
    Scene::new("deck1=m1*45 deck2=m2*46").go("first=1")
}

/// So many draws of m1 and m2 for the two.
fn deal(scene: Scene, words: &str, n: usize) -> Scene {
    scene.go(&[words].repeat(n).join(" "))
}

/// Ruling C19.
#[test]
fn clause_4_1_five_neutral_cities_lie_face_down() {
    let scene = begun();
    assert_eq!([1, 2, 3, 4, 5].map(|at| scene.city(at)), ["?"; 5]);
    // They are laid anew for every duel.
    let line = "cities=selvapiana,capital:0,pietracava:0,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3 | |";
    let scene = Scene::at(line).go("attack=1 0:ready 1:ready start=0");
    assert_eq!([1, 2, 3, 4, 5].map(|at| scene.city(at)), ["?"; 5]);
}

#[test]
fn clause_4_2_each_draws_seven_cards() {
    let scene = deal(deal(begun(), "card=m2", 7), "card=m1", 7);
    assert_eq!((scene.open().hands, scene.open().libraries), ([7, 7], [38, 39]));
    assert_eq!(scene.now(), ["keep", "redraw"]);
    assert_eq!(scene.hears(0, |what| matches!(what, What::Got(..))), 7);
}

/// Ruling C10.
#[test]
fn clause_4_3_each_may_once_draw_six_instead_beginning_with_who_starts() {
    let dealt = deal(deal(begun(), "card=m2", 7), "card=m1", 7);
    assert_eq!((dealt.asked(), dealt.options(1)), (vec![1], vec!["keep".to_owned(), "redraw".to_owned()]));
    let scene = dealt.clone().go("redraw");
    assert_eq!((scene.own(1).hand.len(), scene.own(1).library.len()), (0, 46));
    assert_eq!(scene.hears(0, |what| matches!(what, What::Redrew(_))), 1);
    let scene = deal(scene, "card=m2", 6);
    // Once only; the other knows of it, and keeps.
    assert_eq!((scene.open().hands, scene.asked()), ([7, 6], vec![0]));
    let scene = scene.go("keep");
    assert_eq!((scene.open().hands, scene.turn(), scene.open().turn), ([7, 6], 1, 1));
    let scene = dealt.go("keep redraw");
    assert_eq!(deal(scene, "card=m1", 6).open().hands, [6, 7]);
}

/// Ruling C19.
#[test]
fn clause_4_4_every_face_that_is_left_is_as_likely() {
    let line = "cities=capital,?,selvapiana,?,? units=1:0:w2@2,2:0:w3@4 | |";
    let scene = Scene::at(line).go("attack=1");
    let odds = |words: [&str; 3]| words.map(|word| (format!("face={word}"), 1)).to_vec();
    assert_eq!(scene.odds(), odds(["vadofermo", "pietracava", "portochiaro"]));
    // The last one is known, and turned all the same.
    let line = "cities=capital,?,selvapiana,vadofermo,portochiaro units=1:0:w2@2 | |";
    let scene = Scene::at(line);
    assert_eq!(scene.city(2), "?");
    let scene = scene.go("attack=1");
    assert_eq!(scene.odds(), [("face=pietracava".to_owned(), 1)]);
    assert_eq!(scene.go("face=pietracava").city(2), "pietracava:0");
    assert_eq!(bag("-").len(), 0);
}
