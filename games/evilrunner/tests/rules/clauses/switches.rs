//! Chapter 10.

use evilrunner::{Event, Setup, Stage};
use table::{Seats, Setup as _};

use crate::scene::{PLACED, SPIRIT, Scene, VALANDRIS};

#[test]
fn clause_10_1_the_first_power_is_declared_after_the_set_up_or_not_at_all() {
    let none = Scene::new("first=none").play(&PLACED);
    assert_eq!(none.refuses("L*A16"), "5.4");
    let declared = Scene::new("first=declared").play(&PLACED);
    assert_eq!((declared.stage(), declared.asked(), declared.turn()), (Stage::Declaring, Some(SPIRIT), 0));
    let declared = declared.play(&["power=leviathan"]);
    assert_eq!(declared.turn(), 1);
    assert!(declared.allows("L*A16"));
}

#[test]
fn clause_10_2_valandris_makes_two_steps_or_one() {
    let line = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=valandris";
    let fast = Scene::under("speed=2", line).play(&["V>A4"]);
    assert_eq!(fast.asked(), Some(VALANDRIS));
    let slow = Scene::under("speed=1", line).play(&["V>A4"]);
    assert_eq!(slow.asked(), Some(SPIRIT));
    assert_eq!(slow.refusal(Some(VALANDRIS), "V>A3").clause, "4.1");
}

#[test]
fn clause_10_2_one_step_also_after_a_turn_that_was_played() {
    let line = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=spirit";
    for (setup, left) in [("speed=1", 1), ("speed=2", 2)] {
        let scene = Scene::under(setup, line).play(&["L>A2", "U>T3", "A>C9", "power=unicorn"]);
        assert_eq!(scene.stage(), Stage::Running { left });
    }
}

#[test]
fn clause_10_2_the_bonus_step_is_one_in_either_case() {
    let line = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=spirit";
    for setup in ["speed=1", "speed=2"] {
        let scene = Scene::under(setup, line).play(&["U^C9", "V>A4"]);
        assert_eq!(scene.stage(), Stage::Declaring);
    }
}

#[test]
fn clause_10_3_one_declared_power_or_all_of_them() {
    let line = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=spirit";
    assert_eq!(Scene::under("powers=declared", line).refuses("L*A19"), "5.4");
    let all = Scene::under("powers=all", line);
    assert_eq!(all.refuses("power=unicorn"), "10.3");
    let all = all.play(&["L*A19", "stay", "seal@T4", "U>T3", "A>C16"]);
    assert_eq!(all.stage(), Stage::Running { left: 2 });
    assert!(all.line().contains("power=none"));
    assert!(all.play(&["stay"]).allows("L*A5"));
}

#[test]
fn clause_10_3_with_all_powers_nothing_is_declared_at_the_set_up_either() {
    let scene = Scene::new("powers=all first=declared").play(&PLACED);
    assert_eq!(scene.turn(), 1);
    assert!(scene.allows("L*A16"));
}

#[test]
fn clause_10_4_the_cap_is_a_choice() {
    let line = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=spirit turn=2";
    let turn = ["L>A2", "U>T3", "A>C9"];
    let short = Scene::under("cap=2", line).play(&turn);
    assert_eq!(short.scores().unwrap().points(), [-3, 3]);
    assert!(short.heard(&Event::Survived { turns: 2 }));
    assert!(Scene::under("cap=3", line).play(&turn).scores().is_none());
    for wrong in ["cap=0", "cap=1001", "cap=-1", "cap=x", "cap="] {
        let trouble = wrong.parse::<Setup>().unwrap_err();
        assert!(trouble.text.it.contains(wrong) && trouble.text.en.contains("from 1 to 1000"));
    }
    assert!("cap=1000".parse::<Setup>().is_ok());
}

#[test]
fn clause_10_5_two_legs_or_one() {
    let capture = |setup: &str| {
        let mut actions = PLACED.to_vec();
        actions[8] = "V@A4";
        actions.push("L>A4");
        Scene::new(setup).play(&actions)
    };
    assert!(capture("legs=2").scores().is_none());
    assert_eq!(capture("legs=1").scores().unwrap().winners, Seats::NONE);
}

#[test]
fn clause_10_5_every_switch_has_a_field_and_reads_back() {
    let names: Vec<&str> = Setup::fields().iter().map(|field| field.name).collect();
    assert_eq!(names, ["legs", "cap", "speed", "powers", "first"]);
    assert_eq!(Setup::default().to_string(), "legs=2 cap=60 speed=2 powers=declared first=none");
    let other = "first=declared speed=1 legs=1 powers=all cap=7".parse::<Setup>().unwrap();
    assert_eq!(other.to_string(), "legs=1 cap=7 speed=1 powers=all first=declared");
    for wrong in ["legs", "legs=3", "speed=0", "powers=some", "first=all", "wings=2", "cap=3 cap=3"] {
        assert!(wrong.parse::<Setup>().is_err(), "{wrong}");
    }
}
