//! Chapter 4.

use evilrunner::{Event, Pause, Piece};

use crate::scene::{PLACED, SPIRIT, Scene, VALANDRIS, v};

const QUIET: &str = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=spirit";

#[test]
fn clause_4_1_the_turns_alternate_and_are_counted() {
    let scene = Scene::new("").play(&PLACED);
    assert_eq!((scene.asked(), scene.turn()), (Some(SPIRIT), 1));
    assert_eq!(scene.refuses("V>C16"), "4.1");
    assert_eq!(scene.refusal(Some(VALANDRIS), "V>C16").clause, "4.1");
    let scene = scene.play(&["L>A4", "U>T2", "A>C4", "power=unicorn"]);
    assert_eq!((scene.asked(), scene.turn()), (Some(VALANDRIS), 1));
    assert_eq!(scene.refuses("L>A1"), "4.1");
    assert_eq!(scene.refusal(Some(SPIRIT), "L>A1").clause, "4.1");
    let scene = scene.play(&["stay"]);
    assert_eq!((scene.asked(), scene.turn()), (Some(SPIRIT), 2));
}

#[test]
fn clause_4_2_leviathan_then_unicorn_then_archangel() {
    let scene = Scene::at(QUIET);
    assert_eq!(scene.refuses("U>T3"), "4.2");
    assert_eq!(scene.refuses("A>C9"), "4.2");
    let scene = scene.play(&["L>A2"]);
    assert_eq!(scene.refuses("L>A4"), "4.2");
    assert_eq!(scene.refuses("A>C9"), "4.2");
    let scene = scene.play(&["U>T3"]);
    assert_eq!(scene.refuses("U>T5"), "4.2");
    assert!(scene.allows("A>C9"));
}

#[test]
fn clause_4_3_one_step_inside_the_world() {
    let scene = Scene::at(QUIET);
    assert_eq!(scene.open_with("L>"), ["L>A2", "L>A6", "L>A13"]);
    assert_eq!(scene.refuses("L>A1"), "4.3");
    assert_eq!(scene.refuses("L>T4"), "4.3");
    let scene = scene.play(&["L>A2", "U>T3"]);
    assert_eq!(scene.open_with("A>"), ["A>C2", "A>C9", "A>C10"]);
    assert_eq!(scene.refuses("A>C20"), "4.3");
}

#[test]
fn clause_4_4_moving_is_a_duty() {
    let scene = Scene::at(QUIET);
    assert_eq!(scene.refuses("stay"), "4.4");
    assert_eq!(scene.refuses("L>A5"), "4.4");
    let scene = scene.play(&["L>A2"]);
    assert_eq!(scene.refuses("stay"), "4.4");
    let scene = scene.play(&["U>T3"]);
    assert_eq!(scene.refuses("stay"), "4.4");
    let refusal = scene.refusal(Some(SPIRIT), "stay");
    assert!(refusal.text.it.contains("C2, C9, C10") && refusal.text.en.contains("C2, C9, C10"));
}

#[test]
fn clause_4_5_a_creature_without_a_step_stays() {
    let ringed = "seals=T2,T3,T6,T7,T8";
    let scene = Scene::at(&format!("L=A5 U=T1 A=C7 V=A20 {ringed} power=unicorn to=spirit")).play(&["L>A2"]);
    assert_eq!(scene.open(), ["stay"]);
    assert_eq!(scene.refuses("U>T1"), "4.5");
    assert_eq!(scene.refuses("U>T2"), "3.3");
    let scene = scene.play(&["stay", "A>C2"]);
    assert_eq!(scene.place('U'), v("T1"));
    assert!(scene.heard(&Event::Stayed { piece: Piece::Unicorn, at: v("T1"), pause: Pause::Stuck }));
}

#[test]
fn clause_4_5_a_stuck_leviathan_may_still_see_a_crossing() {
    let ringed = "seals=T2,T3,T6,T7,T8";
    let scene = Scene::at(&format!("L=T1 U=T5 A=C7 V=A20 {ringed} power=none to=spirit"));
    assert!(scene.allows("stay") && scene.allows("L^A1") && scene.allows("U^C7"));
    assert!(scene.open_with("L>").is_empty());
}

#[test]
fn clause_4_6_creatures_may_share_a_vertex() {
    let scene = Scene::at("L=T2 U=T1 A=C7 V=A20 seals=- power=none to=spirit").play(&["L>T1"]);
    assert_eq!(scene.place('L'), scene.place('U'));
    let crossing = Scene::at("L=A1 U=T1 A=C7 V=A20 seals=- power=none to=spirit");
    let scene = crossing.play(&["L^T1", "die=1", "stay"]);
    assert_eq!(scene.place('L'), scene.place('U'));
}

#[test]
fn clause_4_7_away_from_home_a_creature_moves_where_it_is() {
    let scene = Scene::at("L=T2 U=T5 A=C7 V=A20 seals=T1 power=leviathan to=spirit");
    assert_eq!(scene.open_with("L>"), ["L>T3", "L>T4", "L>T8", "L>T9"]);
    assert_eq!(scene.refuses("L>A1"), "4.7");
    assert_eq!(scene.refuses("stay"), "4.4");
    assert!(scene.allows("L^A1"));
}

#[test]
fn clause_4_8_no_duty_to_capture() {
    let scene = Scene::at("L=A5 U=T5 A=C7 V=A2 seals=T1 power=none to=spirit");
    assert!(scene.allows("L>A2"));
    let scene = scene.play(&["L>A6"]);
    assert_eq!((scene.scores(), scene.asked()), (None, Some(SPIRIT)));
}
