//! Chapter 7.

use evilrunner::{Event, Pause, Piece, Stage};

use crate::scene::{SPIRIT, Scene, VALANDRIS, v};

const START: &str = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=unicorn to=valandris";

#[test]
fn clause_7_1_up_to_two_steps() {
    let scene = Scene::at(START).play(&["V>A4"]);
    assert_eq!((scene.asked(), scene.stage()), (Some(VALANDRIS), Stage::Running { left: 1 }));
    let scene = scene.play(&["V>A3"]);
    assert_eq!((scene.asked(), scene.place('V'), scene.turn()), (Some(SPIRIT), v("A3"), 2));
    assert_eq!(scene.refusal(Some(VALANDRIS), "V>A8").clause, "4.1");
}

#[test]
fn clause_7_2_he_may_stop_or_stand_still() {
    let scene = Scene::at(START);
    assert_eq!(scene.refuses("V>A1"), "7.2");
    let still = scene.clone().play(&["stay"]);
    assert_eq!((still.asked(), still.place('V')), (Some(SPIRIT), v("A1")));
    assert!(still.heard(&Event::Stayed { piece: Piece::Valandris, at: v("A1"), pause: Pause::Still }));
    let stopped = scene.play(&["V>A4", "stay"]);
    assert_eq!((stopped.asked(), stopped.place('V')), (Some(SPIRIT), v("A4")));
    assert!(stopped.heard(&Event::Stayed { piece: Piece::Valandris, at: v("A4"), pause: Pause::Stopped }));
}

#[test]
fn clause_7_3_along_edges_and_links() {
    let scene = Scene::at(START);
    assert_eq!(scene.open(), ["V>A4", "V>A6", "V>A14", "V>T2", "V>T8", "stay"]);
    assert_eq!(scene.refuses("V>A2"), "7.3");
    assert_eq!(scene.refuses("V>T3"), "7.3");
    assert!(scene.play(&["V>T2"]).allows("V>C1"), "from the Abyss to the Heavens in one turn");
}

#[test]
fn clause_7_4_never_onto_or_through_a_creature() {
    let scene = Scene::at("L=A4 U=T2 A=C7 V=A1 seals=- power=none to=valandris");
    assert_eq!(scene.refuses("V>A4"), "7.4");
    assert_eq!(scene.refuses("V>T2"), "7.4");
    assert!(scene.allows("V>A6"));
    let refusal = scene.refusal(Some(VALANDRIS), "V>A4");
    assert!(
        refusal.text.it.contains("A4 c'è il Leviatano") && refusal.text.en.contains("Leviathan is on A4")
    );
}

#[test]
fn clause_7_5_back_to_where_he_came_from() {
    let scene = Scene::at(START).play(&["V>A4"]);
    assert!(scene.allows("V>A1"));
    let back = scene.play(&["V>A1"]);
    assert_eq!(back.line(), Scene::at(START).play(&["stay"]).line());
}

#[test]
fn clause_7_6_with_nowhere_to_go_he_stands_still() {
    // A1 is next to A4, A6, A14, T1, T2, T8.
    let scene = Scene::at("L=A4 U=A6 A=A14 V=A1 seals=T1,T2,T8 power=none to=valandris");
    assert_eq!(scene.open(), ["stay"]);
    let scene = scene.play(&["stay"]);
    assert_eq!((scene.scores(), scene.asked()), (None, Some(SPIRIT)));
    assert!(scene.heard(&Event::Stayed { piece: Piece::Valandris, at: v("A1"), pause: Pause::Trapped }));
}
