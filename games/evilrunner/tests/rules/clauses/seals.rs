//! Chapter 3.

use evilrunner::Event;

use crate::scene::{Scene, v};

#[test]
fn clause_3_1_with_twelve_seals_down_the_unicorn_has_no_effect() {
    let all = "seals=T1,T2,T3,T4,T5,T6,T7,T8,T9,T10,T11,T12";
    let scene = Scene::at(&format!("L=A5 U=C5 A=C7 V=A1 {all} power=unicorn to=spirit")).play(&["L>A2"]);
    assert_eq!(scene.refuses("seal@T1"), "3.1");
    assert!(scene.open_with("seal").is_empty());
}

#[test]
fn clause_3_1_the_unicorn_can_put_the_eleventh_seal_but_never_the_twelfth() {
    let ten = "seals=T3,T4,T5,T6,T7,T8,T9,T10,T11,T12";
    let scene = Scene::at(&format!("L=A5 U=T1 A=C7 V=A1 {ten} power=unicorn to=spirit")).play(&["L>A2"]);
    let scene = scene.play(&["seal@T1", "U>T2", "A>C9", "power=unicorn", "stay", "L>A5"]);
    assert_eq!(scene.seals(), "T1,T3,T4,T5,T6,T7,T8,T9,T10,T11,T12");
    // T2 alone is open, and the Unicorn on it has no step: by 5.10 it may not seal.
    assert_eq!(scene.open(), ["stay"]);
    assert_eq!(scene.refuses("seal@T2"), "5.10");
}

#[test]
fn clause_3_1_a_removed_seal_can_be_put_again() {
    let scene = Scene::at("L=A1 U=T1 A=C7 V=C20 seals=T4,T8,T9 power=none to=spirit");
    let crossed = ["L^T2", "die=4", "stay", "power=unicorn", "stay", "L>T3"];
    let scene = scene.play(&crossed);
    assert_eq!(scene.seals(), "T8,T9");
    assert!(scene.allows("seal@T4"));
}

#[test]
fn clause_3_2_seals_lie_on_the_earth_one_on_each_vertex() {
    let scene = Scene::at("L=A5 U=T1 A=C7 V=A1 seals=T4 power=unicorn to=spirit").play(&["L>A2"]);
    assert_eq!(scene.refuses("seal@A9"), "3.2");
    assert_eq!(scene.refuses("seal@C9"), "3.2");
    assert!(scene.allows("seal@T5"));
    let first = Scene::new("").play(&["L@A1", "U@T1", "A@C1"]);
    assert_eq!(first.refuses("seal@A9"), "3.2");
    let line = "L=A5 U=T1 A=C7 V=A1 seals=T4,T4 power=none to=spirit";
    assert!(<evilrunner::Evilrunner as table::Notation>::read(line, &Default::default()).is_err());
}

#[test]
fn clause_3_3_no_creature_enters_a_seal() {
    let scene = Scene::at("L=A5 U=T1 A=C7 V=A20 seals=T2 power=none to=spirit").play(&["L>A2"]);
    assert_eq!(scene.refuses("U>T2"), "3.3");
    assert!(scene.allows("U>T3"));
}

#[test]
fn clause_3_3_valandris_neither_enters_nor_crosses_a_seal() {
    let scene = Scene::at("L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=valandris");
    assert_eq!(scene.refuses("V>T1"), "3.3");
    assert!(scene.allows("V>T2"));
    // T6 can be reached from A1 in two steps by T1 or T8, or by A14.
    let scene = Scene::at("L=A5 U=T5 A=C7 V=A1 seals=T1,T8 power=none to=valandris");
    assert_eq!(scene.open_with("V>T"), ["V>T2"]);
    assert!(scene.play(&["V>A14"]).allows("V>T6"));
}

#[test]
fn clause_3_4_the_unicorn_leaves_the_vertex_it_has_sealed() {
    let scene = Scene::at("L=A5 U=T1 A=C7 V=A20 seals=T4 power=unicorn to=spirit").play(&["L>A2", "seal@T1"]);
    assert_eq!((scene.place('U'), scene.seals().as_str()), (v("T1"), "T1,T4"));
    let scene = scene.play(&["U>T2"]);
    assert_eq!(scene.place('U'), v("T2"));
}

#[test]
fn clause_3_5_the_face_n_removes_the_seal_of_tn() {
    let scene = Scene::at("L=A1 U=T1 A=C7 V=C20 seals=T4,T8 power=none to=spirit").play(&["L^T2"]);
    assert_eq!(scene.open(), (1..=12).map(|face| format!("die={face}")).collect::<Vec<_>>());
    let removed = scene.clone().play(&["die=8"]);
    assert_eq!(removed.seals(), "T4");
    assert!(removed.heard(&Event::Rolled { face: 8, removed: true }));
    let nothing = scene.play(&["die=7"]);
    assert_eq!(nothing.seals(), "T4,T8");
    assert!(nothing.heard(&Event::Rolled { face: 7, removed: false }));
}
