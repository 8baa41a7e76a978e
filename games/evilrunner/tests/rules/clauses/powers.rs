//! Chapter 5.

use evilrunner::{Event, How, Pause, Piece, Stage};

use crate::scene::{PLACED, Scene, v};

fn with(power: &str) -> Scene {
    Scene::at(&format!("L=A5 U=T5 A=C7 V=A1 seals=T1 power={power} to=spirit turn=4"))
}

#[test]
fn clause_5_1_exactly_one_creature_is_declared_at_the_end_of_the_turn() {
    let scene = with("none");
    assert_eq!(scene.refuses("power=unicorn"), "5.1");
    let scene = scene.play(&["L>A2", "U>T3", "A>C9"]);
    assert_eq!(scene.open(), ["power=leviathan", "power=unicorn", "power=archangel"]);
    assert_eq!(scene.refuses("stay"), "5.1");
    assert_eq!(scene.refuses("A>C7"), "5.1");
    let scene = scene.play(&["power=archangel"]);
    assert!(scene.line().contains("power=archangel to=valandris"));
}

#[test]
fn clause_5_1_any_of_the_three_also_again_or_away_from_home() {
    let scene = Scene::at("L=T2 U=T5 A=C7 V=A20 seals=T1 power=leviathan to=spirit");
    let scene = scene.play(&["L>T3", "U>T7", "A>C9"]);
    assert!(scene.allows("power=leviathan"));
}

#[test]
fn clause_5_2_using_the_power_is_optional() {
    let scene = with("leviathan");
    assert!(scene.allows("L*A19") && scene.allows("L>A2"));
    let scene = with("unicorn").play(&["L>A2"]);
    assert!(scene.allows("seal@T4") && scene.allows("U>T3"));
    let scene = with("archangel").play(&["L>A2", "U>T3"]);
    assert!(scene.allows("A>C16") && scene.allows("A>C2"));
}

#[test]
fn clause_5_3_only_the_declared_power() {
    let scene = with("unicorn");
    assert_eq!(scene.refuses("L*A19"), "5.3");
    let scene = scene.play(&["L>A2", "U>T3"]);
    assert_eq!(scene.refuses("A>C16"), "5.3");
    assert_eq!(with("archangel").play(&["L>A2"]).refuses("seal@T4"), "5.3");
    assert_eq!(with("none").refuses("L*A19"), "5.3");
}

#[test]
fn clause_5_3_a_power_is_used_once_and_does_not_last() {
    let scene = with("leviathan").play(&["L*A19"]);
    assert_eq!(scene.refuses("L*A5"), "5.3");
    let scene = with("unicorn").play(&["L>A2", "seal@T4"]);
    assert_eq!(scene.refuses("seal@T6"), "5.3");
    let unused = with("leviathan").play(&["L>A2", "U>T3", "A>C9"]);
    assert_eq!(unused.power(), None, "lost at the end of the turn");
    let unused = unused.play(&["power=unicorn", "stay"]);
    assert_eq!(unused.refuses("L*A17"), "5.3");
}

#[test]
fn clause_5_4_no_power_on_turn_1() {
    let scene = Scene::new("").play(&PLACED);
    assert_eq!(scene.refuses("L*A16"), "5.4");
    let scene = scene.play(&["L>A4"]);
    assert_eq!(scene.refuses("seal@T4"), "5.4");
    let scene = scene.play(&["U>T2"]);
    assert_eq!(scene.refuses("A>C2"), "5.4");
    let second = scene.play(&["A>C4", "power=leviathan", "stay"]);
    assert!(second.allows("L*A20"));
}

#[test]
fn clause_5_5_powers_work_at_home_only() {
    let scene = Scene::at("L=T2 U=T5 A=C7 V=A20 seals=T1 power=leviathan to=spirit");
    assert_eq!(scene.refuses("L*A17"), "5.5");
    let scene = Scene::at("L=A1 U=A5 A=C7 V=A20 seals=T1 power=unicorn to=spirit").play(&["L>A4"]);
    assert_eq!(scene.refuses("seal@T4"), "5.5");
    let scene = Scene::at("L=A1 U=T5 A=A7 V=A20 seals=T1 power=archangel to=spirit").play(&["L>A4", "U>T3"]);
    assert_eq!(scene.refuses("A>A5"), "5.5");
    assert!(with("leviathan").allows("L*A19"));
}

#[test]
fn clause_5_6_the_leviathan_jumps_to_the_opposite_vertex() {
    let scene = with("leviathan");
    assert_eq!(scene.open_with("L*"), ["L*A19"]);
    assert_eq!(scene.refuses("L*A18"), "5.6");
    let scene = scene.play(&["L*A19"]);
    assert_eq!(scene.place('L'), v("A19"));
    assert_eq!(scene.refuses("U>T3"), "4.2");
}

#[test]
fn clause_5_7_after_the_jump_a_step_or_none() {
    let scene = with("leviathan").play(&["L*A19"]);
    assert_eq!(scene.open(), ["L>A8", "L>A11", "L>A17", "stay"]);
    assert_eq!(scene.refuses("L>A5"), "4.3");
    assert_eq!(scene.refuses("L>A19"), "5.7");
    let stopped = scene.clone().play(&["stay"]);
    assert!(stopped.heard(&Event::Stayed { piece: Piece::Leviathan, at: v("A19"), pause: Pause::AfterJump }));
    assert_eq!(stopped.stage(), Stage::Moving(Piece::Unicorn));
    assert_eq!(scene.play(&["L>A8"]).place('L'), v("A8"));
}

#[test]
fn clause_5_8_the_unicorn_seals_just_before_it_steps() {
    let scene = with("unicorn");
    assert_eq!(scene.refuses("seal@T4"), "5.8");
    let sealed = scene.play(&["L>A2", "seal@T4"]);
    assert_eq!(sealed.seals(), "T1,T4");
    assert_eq!(sealed.refuses("stay"), "4.4");
    let stepped = sealed.play(&["U>T3"]);
    assert_eq!(stepped.refuses("seal@T6"), "5.8");
}

#[test]
fn clause_5_9_the_seal_goes_where_nobody_else_is() {
    let scene = Scene::at("L=T2 U=T5 A=T8 V=T6 seals=T1 power=unicorn to=spirit").play(&["L>T3"]);
    assert_eq!(scene.refuses("seal@T1"), "5.9");
    assert_eq!(scene.refuses("seal@T3"), "5.9");
    assert_eq!(scene.refuses("seal@T8"), "5.9");
    assert_eq!(scene.refuses("seal@T6"), "5.9");
    assert!(scene.allows("seal@T2"), "which the Leviathan has just left");
    assert!(scene.allows("seal@T5"), "under the Unicorn itself");
    assert_eq!(scene.open_with("seal").len(), 12 - 4);
}

#[test]
fn clause_5_9_not_under_itself_when_it_is_not_alone() {
    let scene = Scene::at("L=A5 U=T5 A=T5 V=C6 seals=T1 power=unicorn to=spirit").play(&["L>A2"]);
    assert_eq!(scene.refuses("seal@T5"), "5.9");
    assert!(scene.allows("seal@T3"));
}

#[test]
fn clause_5_10_the_unicorn_keeps_a_step() {
    // T1 is next to T2, T3, T6, T7, T8: only T2 is left.
    let scene = Scene::at("L=A5 U=T1 A=C7 V=A20 seals=T3,T6,T7,T8 power=unicorn to=spirit").play(&["L>A2"]);
    assert_eq!(scene.refuses("seal@T2"), "5.10");
    assert!(scene.allows("seal@T4") && scene.allows("seal@T1"));
    let ringed =
        Scene::at("L=A5 U=T1 A=C7 V=A20 seals=T2,T3,T6,T7,T8 power=unicorn to=spirit").play(&["L>A2"]);
    assert_eq!(ringed.refuses("seal@T4"), "5.10");
    // It had no step before: no seal takes one from it.
    let says = ringed.refusal(ringed.asked(), "seal@T4").text;
    assert!(
        says.en.ends_with("it has none as it is") && says.it.ends_with("non ne ha già nessuno"),
        "{says:?}"
    );
    assert!(scene.refusal(scene.asked(), "seal@T2").text.en.contains("with T2 sealed"));
}

#[test]
fn clause_5_11_a_seal_may_leave_another_creature_without_a_step() {
    // The Archangel on T1 has T2 as its only step; the Unicorn seals it.
    let scene = Scene::at("L=A5 U=T10 A=T1 V=A20 seals=T3,T6,T7,T8 power=unicorn to=spirit");
    assert!(scene.clone().play(&["L>A2", "U>T4"]).allows("A>T2"));
    let scene = scene.play(&["L>A2", "seal@T2", "U>T4"]);
    assert_eq!(scene.open(), ["stay"]);
    assert_eq!(scene.play(&["stay"]).place('A'), v("T1"));
}

#[test]
fn clause_5_12_the_archangel_flies_exactly_two() {
    let scene = with("archangel").play(&["L>A2", "U>T3"]);
    let targets = ["A>C2", "A>C3", "A>C4", "A>C5", "A>C9", "A>C10", "A>C11", "A>C13", "A>C16"];
    assert_eq!(scene.open(), targets);
    assert_eq!(scene.refuses("A>C1"), "5.12");
    assert_eq!(scene.refuses("A>C12"), "5.12");
    assert_eq!(scene.refuses("A>C7"), "4.4");
    let scene = scene.play(&["A>C16"]);
    assert!(scene.heard(&Event::Moved {
        piece: Piece::Archangel,
        from: v("C7"),
        to: v("C16"),
        how: How::Flight
    }));
}

#[test]
fn clause_5_13_the_vertex_in_the_middle_does_not_matter() {
    // From C7 to C16 the way leads over C10, where Valandris stands.
    let scene = Scene::at("L=A5 U=T5 A=C7 V=C10 seals=T1 power=archangel to=spirit");
    let scene = scene.play(&["L>A2", "U>T3", "A>C16"]);
    assert_eq!((scene.scores(), scene.stage()), (None, Stage::Declaring));
}
