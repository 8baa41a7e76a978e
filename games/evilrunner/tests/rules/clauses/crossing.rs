//! Chapter 6.

use evilrunner::{Event, How, Pause, Piece, Stage};

use crate::scene::{SPIRIT, Scene, VALANDRIS, v};

/// A1 is linked with T1, T2 and T8.
const START: &str = "L=A1 U=T5 A=C7 V=C20 seals=T8 power=leviathan to=spirit turn=3";

#[test]
fn clause_6_1_a_crossing_takes_the_whole_turn() {
    let scene = Scene::at(START);
    assert!(scene.allows("L^T1") && scene.allows("U^C7") && scene.allows("A^T3"));
    assert_eq!(scene.clone().play(&["L*A16"]).refuses("L^T5"), "6.1");
    assert_eq!(scene.clone().play(&["L>A4"]).refuses("U^C7"), "6.1");
    let scene = scene.play(&["L^T1", "die=1", "stay"]);
    assert_eq!(scene.stage(), Stage::Declaring);
    assert_eq!((scene.place('U'), scene.place('A')), (v("T5"), v("C7")));
}

#[test]
fn clause_6_2_one_step_along_a_link() {
    let scene = Scene::at(START);
    assert_eq!(scene.open_with("L^"), ["L^T1", "L^T2"]);
    assert_eq!(scene.refuses("L^T3"), "6.2");
    assert_eq!(scene.refuses("L^A4"), "6.2");
    assert_eq!(scene.refuses("L^C1"), "6.2");
    assert_eq!(scene.open_with("U^").len(), 10);
}

#[test]
fn clause_6_3_the_target_is_unsealed_but_may_be_occupied() {
    assert_eq!(Scene::at(START).refuses("L^T8"), "6.3");
    let scene = Scene::at("L=A1 U=T1 A=C7 V=T2 seals=T8 power=none to=spirit");
    assert!(scene.allows("L^T1"), "the Unicorn is there");
    assert!(scene.allows("L^T2"), "Valandris is there");
}

#[test]
fn clause_6_4_the_announcement_is_binding() {
    let scene = Scene::at("L=A1 U=T5 A=C7 V=T1 seals=T8 power=none to=spirit").play(&["L^T1"]);
    assert_eq!(scene.refusal(Some(SPIRIT), "L^T2").clause, "6.4");
    let scene = scene.play(&["die=3"]);
    assert_eq!(scene.refusal(Some(SPIRIT), "L>A4").clause, "6.4");
    assert_eq!(scene.play(&["V>T6"]).place('L'), v("T1"));
}

#[test]
fn clause_6_5_the_die_is_rolled_for_leviathan_and_archangel_before_the_bonus_step() {
    for (announced, creature) in [("L^T1", Piece::Leviathan), ("A^T3", Piece::Archangel)] {
        let scene = Scene::at(START).play(&[announced]);
        assert!(matches!(scene.stage(), Stage::Rolling { creature: rolled, .. } if rolled == creature));
        assert_eq!(scene.asked(), None);
        assert_eq!(scene.refusal(Some(VALANDRIS), "V>C16").clause, "6.5");
        let scene = scene.play(&["die=2"]);
        assert_eq!(scene.asked(), Some(VALANDRIS));
        assert_eq!(scene.refuses("die=3"), "6.5");
    }
}

#[test]
fn clause_6_5_also_when_a_creature_comes_home_or_no_seal_lies() {
    let scene = Scene::at("L=T1 U=T5 A=C7 V=C20 seals=- power=none to=spirit").play(&["L^A1"]);
    assert!(matches!(scene.stage(), Stage::Rolling { .. }));
}

#[test]
fn clause_6_6_no_die_for_the_unicorn() {
    let scene = Scene::at(START).play(&["U^C7"]);
    assert_eq!(scene.stage(), Stage::Bonus { creature: Piece::Unicorn, to: v("C7") });
    assert_eq!(scene.asked(), Some(VALANDRIS));
}

#[test]
fn clause_6_7_one_optional_bonus_step_also_into_another_world() {
    let scene = Scene::at(START).play(&["U^C9"]);
    assert!(scene.allows("stay") && scene.allows("V>C16") && scene.allows("V>T10"));
    assert_eq!(scene.refuses("V>C10"), "6.7");
    assert_eq!(scene.refuses("power=unicorn"), "6.7");
    let stepped = scene.clone().play(&["V>T10"]);
    assert_eq!(stepped.stage(), Stage::Declaring);
    assert!(stepped.heard(&Event::Moved {
        piece: Piece::Valandris,
        from: v("C20"),
        to: v("T10"),
        how: How::Bonus
    }));
    let stayed = scene.play(&["stay"]);
    assert!(stayed.heard(&Event::Stayed { piece: Piece::Valandris, at: v("C20"), pause: Pause::NoBonus }));
}

#[test]
fn clause_6_7_the_usual_rules_hold_for_the_bonus_step() {
    let scene = Scene::at("L=A1 U=T5 A=C16 V=C20 seals=T12 power=none to=spirit").play(&["U^C9"]);
    assert_eq!(scene.refuses("V>T12"), "3.3");
    assert_eq!(scene.refuses("V>C16"), "7.4");
    assert!(scene.allows("V>C17"));
}

#[test]
fn clause_6_8_the_announced_creature_still_stands_where_it_was() {
    let scene = Scene::at("L=A4 U=T5 A=C7 V=A1 seals=- power=none to=spirit").play(&["L^T3", "die=1"]);
    assert_eq!(scene.refuses("V>A4"), "6.8");
    assert!(scene.allows("V>A6"));
}

#[test]
fn clause_6_9_valandris_may_step_onto_the_announced_vertex() {
    let scene =
        Scene::at("L=A1 U=T5 A=C20 V=C4 seals=- power=none to=spirit turn=7").play(&["L^T1", "die=1"]);
    assert!(scene.allows("V>T1"));
    let scene = scene.play(&["V>T1"]);
    assert_eq!(scene.scores().unwrap().points(), [-7, 7]);
    let shared = Scene::at("L=A1 U=T1 A=C20 V=C4 seals=- power=none to=spirit").play(&["L^T1", "die=1"]);
    assert_eq!(shared.refuses("V>T1"), "7.4");
}

#[test]
fn clause_6_10_a_seal_just_removed_no_longer_forbids() {
    let scene = Scene::at("L=A1 U=T5 A=C7 V=C20 seals=T12 power=none to=spirit").play(&["L^T1"]);
    assert!(scene.clone().play(&["die=12"]).allows("V>T12"));
    assert_eq!(scene.play(&["die=11"]).refuses("V>T12"), "3.3");
}

#[test]
fn clause_6_11_the_creature_arrives_and_captures_who_is_there() {
    let scene = Scene::at("L=A1 U=T5 A=C7 V=T1 seals=T8 power=none to=spirit").play(&["L^T1", "die=3"]);
    let caught = scene.clone().play(&["stay"]);
    assert!(caught.heard(&Event::Captured { by: Piece::Leviathan, at: v("T1"), turn: 1 }));
    let away = scene.play(&["V>T6"]);
    assert_eq!((away.place('L'), away.scores()), (v("T1"), None));
    assert!(away.heard(&Event::Moved {
        piece: Piece::Leviathan,
        from: v("A1"),
        to: v("T1"),
        how: How::Arrival
    }));
}

#[test]
fn clause_6_12_a_crossing_is_a_turn_that_loses_the_power_and_declares_again() {
    let scene = Scene::at(START).play(&["U^C9"]);
    assert_eq!(scene.power(), None, "lost as soon as the crossing is announced");
    let scene = scene.play(&["stay", "power=archangel"]);
    assert_eq!((scene.turn(), scene.stage()), (3, Stage::Running { left: 2 }));
    let scene = scene.play(&["stay"]);
    assert_eq!(scene.turn(), 4);
    assert_eq!(scene.refuses("L*A16"), "5.3");
    assert!(scene.play(&["L>A4", "U>C7"]).allows("A>C16"));
}

#[test]
fn clause_6_13_without_an_open_link_a_creature_cannot_cross() {
    // All three stand in the Abyss or the Heavens behind seals: A1 and C1 lead to T1, T2, T8.
    let closed = Scene::at("L=A1 U=A1 A=C1 V=C20 seals=T1,T2,T8 power=none to=spirit");
    assert_eq!(closed.refuses("L^T1"), "6.13");
    assert_eq!(closed.open(), ["L>A4", "L>A6", "L>A14"]);
    let open = Scene::at("L=A1 U=A1 A=C7 V=C20 seals=T1,T2,T8 power=none to=spirit");
    assert_eq!(open.open_with("A^"), ["A^T3", "A^T5", "A^T9"]);
}
