//! Chapter 8.

use evilrunner::{Event, Piece};

use crate::scene::{SPIRIT, Scene, VALANDRIS, v};

fn caught(line: &str, actions: &[&str], by: Piece) {
    let scene = Scene::at(line).play(actions);
    assert!(
        scene.told.iter().any(|event| matches!(event, Event::Captured { by: who, .. } if *who == by)),
        "{line}"
    );
    assert!(scene.scores().is_some());
}

#[test]
fn clause_8_1_every_landing_captures() {
    let (l, u, a) = (Piece::Leviathan, Piece::Unicorn, Piece::Archangel);
    caught("L=A5 U=T5 A=C7 V=A2 seals=- power=none to=spirit", &["L>A2"], l);
    caught("L=A5 U=T5 A=C7 V=A19 seals=- power=leviathan to=spirit", &["L*A19"], l);
    caught("L=A5 U=T5 A=C7 V=A8 seals=- power=leviathan to=spirit", &["L*A19", "L>A8"], l);
    caught("L=A5 U=T5 A=C7 V=T3 seals=- power=none to=spirit", &["L>A2", "U>T3"], u);
    caught("L=A5 U=T5 A=C7 V=C9 seals=- power=none to=spirit", &["L>A2", "U>T3", "A>C9"], a);
    caught("L=A5 U=T5 A=C7 V=C16 seals=- power=archangel to=spirit", &["L>A2", "U>T3", "A>C16"], a);
    caught("L=A5 U=T5 A=C7 V=C9 seals=- power=none to=spirit", &["U^C9", "stay"], u);
    assert!(Scene::at("L=A5 U=T5 A=C7 V=C9 seals=- power=none to=spirit").scores().is_none());
}

#[test]
fn clause_8_2_a_capture_ends_the_leg_at_once() {
    let scene = Scene::at("L=A5 U=T5 A=C7 V=A2 seals=- power=none to=spirit").play(&["L>A2"]);
    assert_eq!((scene.asked(), scene.place('U'), scene.place('A')), (None, v("T5"), v("C7")));
    for seat in [SPIRIT, VALANDRIS] {
        assert_eq!(scene.refusal(Some(seat), "U>T3").clause, "8.2");
        assert_eq!(scene.refusal(Some(seat), "power=unicorn").clause, "8.2");
    }
}

#[test]
fn clause_8_3_the_score_is_the_number_of_the_turn() {
    let line = "L=A5 U=T5 A=C7 V=A2 seals=- power=none to=spirit turn=13";
    assert_eq!(Scene::at(line).play(&["L>A2"]).scores().unwrap().of(VALANDRIS), 13);
    let line = "L=A5 U=T5 A=C7 V=C9 seals=- power=none to=spirit turn=14";
    assert_eq!(Scene::at(line).play(&["U^C9", "stay"]).scores().unwrap().of(VALANDRIS), 14);
}

#[test]
fn clause_8_4_after_the_last_turn_the_leg_is_over() {
    let last = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=spirit turn=60";
    let scene = Scene::at(last).play(&["L>A2", "U>T3", "A>C9"]);
    assert!(scene.scores().is_some() && scene.heard(&Event::Survived { turns: 60 }));
    assert_eq!(scene.refusal(Some(SPIRIT), "power=unicorn").clause, "8.4");
    let crossing = Scene::at(last).play(&["U^C9", "stay"]);
    assert!(crossing.scores().is_some());
    let last_but_one = Scene::at(&last.replace("60", "59")).play(&["L>A2", "U>T3", "A>C9"]);
    assert!(last_but_one.scores().is_none());
}

#[test]
fn clause_8_5_surviving_scores_one_more_than_the_cap() {
    let last = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=spirit turn=60";
    let survived = Scene::at(last).play(&["L>A2", "U>T3", "A>C9"]);
    assert_eq!(survived.scores().unwrap().of(VALANDRIS), 61);
    let captured = Scene::at("L=A5 U=T5 A=C7 V=A2 seals=T1 power=none to=spirit turn=60").play(&["L>A2"]);
    assert_eq!(captured.scores().unwrap().of(VALANDRIS), 60);
}
