//! Chapter 10.

use evilrunner::{Event, Evilrunner, Piece, Setup, Stage};
use table::{Game, Notation, Say, Seats, Setup as _};

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
    assert_eq!(names, ["legs", "cap", "speed", "powers", "first", "seals", "crossing"]);
    assert_eq!(Setup::default().to_string(), "legs=2 cap=60 speed=2 powers=declared first=none");
    let other = "first=declared speed=1 legs=1 powers=all cap=7".parse::<Setup>().unwrap();
    assert_eq!(other.to_string(), "legs=1 cap=7 speed=1 powers=all first=declared");
    let later = "crossing=no seals=0 cap=7".parse::<Setup>().unwrap();
    assert_eq!(later.to_string(), "legs=2 cap=7 speed=2 powers=declared first=none seals=0 crossing=no");
    assert_eq!(
        "seals=5 crossing=yes".parse(),
        Ok(Setup::default()),
        "written as before there were these fields"
    );
    for wrong in [
        "legs",
        "seals=12",
        "seals=-1",
        "crossing=maybe",
        "legs=3",
        "speed=0",
        "powers=some",
        "first=all",
        "wings=2",
        "cap=3 cap=3",
    ] {
        assert!(wrong.parse::<Setup>().is_err(), "{wrong}");
    }
}

/// The set-up with so many first seals, up to Valandris' question.
fn sealed(count: usize) -> Scene {
    let seals = ["seal@T2", "seal@T3", "seal@T4", "seal@T5", "seal@T6", "seal@T7", "seal@T8", "seal@T9"];
    let more = ["seal@T10", "seal@T11", "seal@T12"];
    let seals: Vec<&str> = seals.into_iter().chain(more).take(count).collect();
    Scene::new(&format!("legs=1 seals={count}")).play(&PLACED[..3]).play(&seals)
}

#[test]
fn clause_10_6_as_many_first_seals_as_the_switch_says() {
    for count in 0..=11 {
        let scene = sealed(count);
        assert_eq!((scene.stage(), scene.asked()), (Stage::Placing(Piece::Valandris), Some(VALANDRIS)));
        assert_eq!(scene.open().len(), 52 - 3 - count, "Valandris always has a vertex to choose");
        assert_eq!(scene.refuses("seal@T1"), if count == 0 { "10.6" } else { "2.5" });
        let placed = scene.play(&["V@C20"]);
        assert_eq!((placed.stage(), placed.asked()), (Stage::Moving(Piece::Leviathan), Some(SPIRIT)));
    }
}

#[test]
fn clause_10_6_while_seals_are_missing_valandris_waits() {
    let three = Scene::new("seals=3").play(&PLACED[..3]).play(&["seal@T4", "seal@T5"]);
    assert_eq!((three.stage(), three.asked()), (Stage::Sealing, Some(SPIRIT)));
    assert_eq!(three.refuses("seal@T5"), "2.5");
    assert_eq!(three.refusal(Some(VALANDRIS), "V@A5").clause, "2.7");
    let none = Scene::new("seals=0").play(&PLACED[..2]);
    assert_eq!(none.refusal(Some(VALANDRIS), "V@A5").clause, "2.7");
    assert_eq!(none.refuses("seal@T5"), "2.4");
}

#[test]
fn clause_10_6_with_eleven_the_unicorn_stays_and_its_power_helps_nobody() {
    let scene = sealed(11).play(&["V@C20", "L>A4"]);
    assert_eq!((scene.open(), scene.refuses("U>T3")), (vec!["stay".to_owned()], "3.3"));
    assert_eq!(scene.refuses("seal@T1"), "5.4");
    let next = scene.play(&["stay", "A>C4", "power=unicorn", "stay", "L>A1"]);
    assert_eq!((next.open(), next.refuses("seal@T1")), (vec!["stay".to_owned()], "5.10"));
}

#[test]
fn clause_10_6_the_number_of_seals_is_said_as_people_say_it() {
    let says = |count: u8| {
        let scene = Scene::new(&format!("seals={count}")).play(&PLACED[..3]);
        let turn = Evilrunner::say_turn(&scene.truth.view(Some(SPIRIT)));
        let refusal = scene.refusal(Some(SPIRIT), "V@A5").text;
        (turn, refusal)
    };
    let (turn, refusal) = says(1);
    assert!(turn.it.contains("(1 di 1)") && turn.en.contains("(1 of 1)"));
    assert_eq!(
        (refusal.it.as_str(), refusal.en.as_str()),
        ("prima l'unico sigillo: ne manca uno", "first the only seal: 1 to go")
    );
    assert_eq!(says(2).1.it, "prima i due sigilli: ne mancano 2");
    assert_eq!(
        (says(11).1.it.as_str(), says(11).1.en.as_str()),
        ("prima gli 11 sigilli: ne mancano 11", "first the 11 seals: 11 to go")
    );
}

#[test]
fn clause_10_7_crossings_are_announced_or_there_are_none() {
    let line = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=spirit";
    let yes = Scene::under("crossing=yes", line);
    let ways: Vec<String> = ["L^", "U^", "A^"].into_iter().flat_map(|start| yes.open_with(start)).collect();
    assert!(ways.len() > 12, "{ways:?}");
    let no = Scene::under("crossing=no", line);
    for cross in &ways {
        assert!(yes.allows(cross));
        assert_eq!(no.refuses(cross), "10.7");
    }
    assert_eq!((no.refuses("L^C1"), no.refuses("L>T9")), ("10.7", "4.3"));
    assert_eq!(no.clone().play(&["L>A2"]).refuses("U^C9"), "10.7");
    // Valandris changes world as always.
    assert!(no.play(&["L>A2", "U>T3", "A>C9", "power=unicorn"]).allows("V>T2"));
}

#[test]
fn clause_10_7_nothing_speaks_of_crossings_where_there_are_none() {
    let line = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=spirit";
    for (setup, speaks) in [("crossing=yes", true), ("crossing=no", false)] {
        let scene = Scene::under(setup, line);
        let turn = Evilrunner::say_turn(&scene.truth.view(Some(SPIRIT)));
        let refusal = scene.refusal(Some(SPIRIT), "L>T9").text;
        for (it, en) in [(turn.it, turn.en), (refusal.it, refusal.en)] {
            assert_eq!(
                (it.contains("attraversamento"), en.contains("crossing")),
                (speaks, speaks),
                "{it} {en}"
            );
        }
    }
}

#[test]
fn clause_10_7_a_position_away_from_home_is_none_where_nobody_crosses() {
    let read = |line: &str, setup: &str| Evilrunner::read(line, &setup.parse().unwrap());
    for (line, column) in [
        ("L=T3 U=T5 A=C7 V=A1 seals=T1 power=none to=spirit", 3),
        ("L=A5 U=T5 A=T7 V=A1 seals=T1 power=none to=spirit", 13),
    ] {
        assert!(read(line, "crossing=yes").is_ok());
        let trouble = read(line, "crossing=no").unwrap_err();
        assert_eq!(trouble.at, Some((1, column)), "{trouble}");
        assert!(trouble.text.it.contains("[10.7]") && trouble.text.en.contains("[10.7]"));
    }
    assert!(read("L=A5 U=T5 A=C7 V=T2 seals=T1 power=none to=spirit", "crossing=no").is_ok());
}
