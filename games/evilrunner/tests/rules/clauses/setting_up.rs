//! Chapter 2.

use evilrunner::{Evilrunner, Stage};
use table::Game;

use crate::scene::{PLACED, SPIRIT, Scene, VALANDRIS, v};

#[test]
fn clause_2_1_two_seats_that_see_everything_and_spectators_who_do_nothing() {
    let scene = Scene::new("").play(&PLACED);
    let views = [Some(SPIRIT), Some(VALANDRIS), None].map(|viewer| {
        let mut view = scene.truth.view(viewer);
        view.viewer = None;
        view
    });
    assert!(views[0] == views[1] && views[1] == views[2]);
    assert!(scene.allows("L>A4"));
    assert_eq!(scene.refusal(None, "L>A4").clause, "2.1");
}

#[test]
fn clause_2_2_the_leviathan_begins_in_the_abyss() {
    let scene = Scene::new("");
    assert_eq!(scene.open().len(), 20);
    assert!(scene.allows("L@A20"));
    assert_eq!(scene.refuses("L@T1"), "2.2");
    assert_eq!(scene.refuses("L@C1"), "2.2");
    assert_eq!(scene.refuses("U@T1"), "2.2");
    assert_eq!(scene.refuses("stay"), "2.2");
    assert_eq!(scene.play(&PLACED).refuses("L@A5"), "2.2");
}

#[test]
fn clause_2_3_the_unicorn_begins_on_the_earth() {
    let scene = Scene::new("").play(&PLACED[..1]);
    assert_eq!(scene.open().len(), 12);
    assert!(scene.allows("U@T12"));
    assert_eq!(scene.refuses("U@A1"), "2.3");
    assert_eq!(scene.refuses("A@C1"), "2.3");
}

#[test]
fn clause_2_4_the_archangel_begins_in_the_heavens() {
    let scene = Scene::new("").play(&PLACED[..2]);
    assert_eq!(scene.open().len(), 20);
    assert!(scene.allows("A@C20"));
    assert_eq!(scene.refuses("A@A1"), "2.4");
    assert_eq!(scene.refuses("seal@T4"), "2.4");
}

#[test]
fn clause_2_5_five_different_vertices_of_the_earth_are_sealed() {
    let scene = Scene::new("").play(&PLACED[..3]);
    assert_eq!(scene.open().len(), 11);
    let scene = scene.play(&["seal@T4"]);
    assert_eq!(scene.refuses("seal@T4"), "2.5");
    assert_eq!(scene.refuses("V@C1"), "2.5");
    assert!(scene.allows("seal@T5"));
    let scene = scene.play(&["seal@T5", "seal@T6", "seal@T7", "seal@T8"]);
    assert_eq!(scene.seals(), "T4,T5,T6,T7,T8");
    assert_eq!(scene.refuses("seal@T9"), "2.5");
}

#[test]
fn clause_2_6_no_first_seal_under_the_unicorn() {
    let scene = Scene::new("").play(&PLACED[..3]);
    assert_eq!(scene.place('U'), v("T1"));
    assert_eq!(scene.refuses("seal@T1"), "2.6");
    assert!(scene.allows("seal@T2"));
}

#[test]
fn clause_2_7_valandris_takes_any_free_and_unsealed_vertex() {
    let scene = Scene::new("").play(&PLACED[..8]);
    assert_eq!((scene.asked(), scene.open().len()), (Some(VALANDRIS), 52 - 3 - 5));
    assert_eq!(scene.refuses("V@T8"), "2.7");
    for occupied in ["V@A1", "V@T1", "V@C1"] {
        assert_eq!(scene.refuses(occupied), "2.7");
    }
    assert!(scene.allows("V@A4"), "next to the Leviathan");
    assert_eq!(scene.refusal(Some(SPIRIT), "V@A4").clause, "2.7");
    let before = Scene::new("").play(&PLACED[..4]);
    assert_eq!(before.refusal(Some(VALANDRIS), "V@A4").clause, "2.7");
    let after = scene.play(&["V@A4"]);
    assert_eq!(after.stage(), Stage::Moving(evilrunner::Piece::Leviathan));
}

#[test]
fn clause_2_7_a_refusal_names_the_vertex_in_both_languages() {
    let scene = Scene::new("").play(&PLACED[..8]);
    let refusal = Evilrunner::why_not(&scene.truth.view(Some(VALANDRIS)), &"V@T8".parse().unwrap()).unwrap();
    assert!(refusal.text.it.contains("T8 è sigillato") && refusal.text.en.contains("T8 is sealed"));
}
