//! Chapter 1.

use capitale::What;

use crate::scene::Scene;

#[test]
fn clause_1_1_two_play_for_five_cities() {
    let scene = Scene::at("units=1:0:w2@1,2:0:w3@2 | |").go("attack=1");
    assert_eq!(
        scene.now(),
        ["face=capital", "face=vadofermo", "face=pietracava", "face=selvapiana", "face=portochiaro"]
    );
    assert_eq!(scene.open().cities.len(), 5);
    assert_eq!(table::Setup::seats(&capitale::Setup::default()), 2);
}

#[test]
fn clause_1_2_each_has_a_hand_a_library_a_graveyard_and_a_field_and_both_share_the_line() {
    let scene = Scene::at(
        "units=1:0:w2@field,2:1:w3@field,3:0:w4@1,4:1:w5@1 | hand=w6 grave=w7 | hand=w8,w9 grave=m1",
    );
    assert_eq!([scene.hand(0), scene.hand(1)], ["w6", "w8,w9"]);
    assert_eq!([scene.grave(0), scene.grave(1)], ["w7", "m1"]);
    assert_eq!([scene.library(0), scene.library(1)], [41, 40]);
    assert_eq!([1, 2, 3, 4].map(|id| scene.place(id)), ["field", "field", "1", "1"]);
}

#[test]
fn clause_1_3_a_city_faces_its_occupier_or_is_neutral() {
    let line = "cities=capital:0,vadofermo,?,?,? units=1:0:w2@1,2:0:w3@2 | |";
    let scene = Scene::at(line);
    assert_eq!([1, 2, 3].map(|at| scene.owner(at)), [Some(0), None, None]);
    let scene = scene.go("attack=2");
    assert_eq!([1, 2, 3].map(|at| scene.owner(at)), [Some(0), Some(0), None]);
}

/// Ruling C12.
#[test]
fn clause_1_4_the_capital_and_two_more_cities_win_the_duel_at_once() {
    let line = "cities=?,capital:0,pietracava:0,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3 | hand=w9,w9 | hand=w3";
    let scene = Scene::at(line).go("attack=1 face=vadofermo");
    assert_eq!((scene.results().as_str(), scene.open().dueling), ("", true));
    let scene = scene.go("1:pass");
    assert_eq!((scene.results().as_str(), scene.open().dueling), ("0:Cities", false));
    assert!(!scene.told(|what| matches!(what, What::Ends(_) | What::Discarded(..))));
    // Four cities without the capital do not, nor does the capital with one more.
    let line =
        "cities=?,portochiaro:0,pietracava:0,selvapiana:0,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3,4:0:w5@4 | |";
    assert!(Scene::at(line).go("attack=1 face=vadofermo").open().dueling);
    let line = "cities=?,portochiaro:0,?,?,? units=1:0:w2@1,2:0:w3@2 | |";
    assert!(Scene::at(line).go("attack=1 face=capital").open().dueling);
    // Nor do the rival's.
    let line = "cities=?,portochiaro:1,pietracava:1,?,? units=1:0:w2@1,2:1:w3@2,3:1:w4@3 | |";
    assert!(Scene::at(line).go("attack=1 face=capital").open().dueling);
    // The capital may be the last.
    let line = "cities=?,portochiaro:0,pietracava:0,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3 | |";
    assert_eq!(Scene::at(line).go("attack=1 face=capital").results(), "0:Cities");
}

/// Ruling C11.
#[test]
fn clause_1_5_who_has_an_empty_library_after_a_draw_or_an_effect_loses() {
    let grave = |n: usize| ["m1"; 45].map(str::to_owned)[..n].join(",");
    let line = |n: usize| format!("turn=3 at=1 | deck=m1*45 grave={} | deck=m1*45", grave(n));
    // The last card is drawn.
    let scene = Scene::at(&line(44)).go("end");
    assert!(scene.open().dueling);
    let scene = scene.go("card=m1");
    assert_eq!(scene.results(), "1:Library");
    assert!(!scene.told(|what| matches!(what, What::Skipped(_))));
    // One is left: the duel goes on.
    let scene = Scene::at(&line(43)).go("end card=m1");
    assert_eq!((scene.results().as_str(), scene.library(0)), ("", 1));
    // The last card is milled.
    let mill = [("t2", "effects = [{ mill = 2 }]")];
    let line = |n| format!("| hand=t2 | deck=m1*45 grave={}", grave(n));
    assert_eq!(Scene::dealt(&mill, &line(43)).go("quick=t2 card=m1 card=m1").results(), "0:Library");
    assert_eq!(Scene::dealt(&mill, &line(42)).go("quick=t2 card=m1 card=m1").results(), "");
}

/// Rulings C11 and C38.
#[test]
fn clause_1_6_the_decisive_conquest_counts_before_an_empty_library() {
    let grave = ["m1"; 40].join(",");
    let line = format!(
        "cities=?,capital:0,pietracava:0,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3 | grave={grave} lib=m1 | |"
    );
    // With the switch that conquests draw, the second card drawn would be the last.
    let line = line.replace("| |", "|").replace(" lib=m1", "");
    let deck = "deck1=w2*1,w3*1,w4*1,m1*42 conquest=draw";
    let line = line.replace("| grave", "| deck=w2*1,w3*1,w4*1,m1*42 grave");
    let scene = Scene::under(deck, &line).go("attack=1 face=selvapiana");
    assert_eq!(scene.results(), "0:Cities");
    assert!(!scene.told(|what| matches!(what, What::Drew(_))));
    // A conquest that decides nothing draws them, and the empty library loses.
    let other = line.replace("capital:0", "vadofermo:0");
    let scene = Scene::under(deck, &other).go("attack=1 face=selvapiana card=m1 card=m1");
    assert_eq!(scene.results(), "1:Library");
}

/// Ruling C37.
#[test]
fn clause_1_7_who_can_do_nothing_passes_and_libraries_run_out() {
    let mut scene = Scene::under("duels=1", "| |");
    assert_eq!(scene.options(0), ["end"]);
    let mut turns = 0;
    while scene.ending().is_none() {
        scene = scene.next_main();
        turns += 1;
        assert!(turns < 100);
    }
    // 45 cards each; the second draws first.
    assert_eq!((scene.results().as_str(), turns), ("0:Library", 89));
}
