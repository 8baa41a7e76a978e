//! Opinions: they need not be right, but they must make sense.

use evilrunner::{Action, Evilrunner};
use table::{Answer, Deaf, Estimate, Game, Rng, Scratch, Turn, random_answer};

use crate::scene::{PLACED, SPIRIT, Scene, VALANDRIS};

fn safest(scene: &Scene) -> String {
    let seat = scene.asked().unwrap();
    let mut actions = Vec::new();
    scene.truth.actions(seat, &mut actions);
    Evilrunner::safest(&scene.truth.view(Some(seat)), &actions).unwrap().to_string()
}

#[test]
fn guesses_and_results_share_a_scale() {
    for (seed, setup) in ["", "legs=1", "legs=1 cap=1", "cap=1000 powers=all"].into_iter().enumerate() {
        let mut rng = Rng::new(seed as u64);
        let mut scratch = Scratch::default();
        let mut truth = Scene::new(setup).truth;
        loop {
            let guess = truth.guess();
            assert!(guess[..2].iter().all(|part| (0.0..=1.0).contains(part)), "{guess:?} of {truth:?}");
            assert!((guess[0] + guess[1] - 1.0).abs() < 1e-5);
            if let Some(scores) = random_answer(&mut truth, &mut rng, &mut scratch) {
                assert_eq!(truth.worth(&scores), truth.guess());
                break;
            }
        }
    }
}

#[test]
fn later_captures_and_survival_are_better_for_valandris() {
    let caught = |turn: u16| {
        let line = format!("L=A5 U=T5 A=C7 V=A2 seals=- power=none to=spirit turn={turn}");
        Scene::at(&line).play(&["L>A2"]).truth.guess()[VALANDRIS.index()]
    };
    let last = "L=A5 U=T5 A=C7 V=A1 seals=T1 power=none to=spirit turn=60";
    let survived = Scene::at(last).play(&["L>A2", "U>T3", "A>C9"]).truth.guess()[VALANDRIS.index()];
    assert!(caught(3) < caught(4) && caught(4) < caught(60) && caught(60) < survived);
}

#[test]
fn the_silent_spirit_captures_when_it_can() {
    let scene = Scene::at("L=A5 U=T5 A=C7 V=A2 seals=- power=none to=spirit");
    assert_eq!((scene.asked(), safest(&scene).as_str()), (Some(SPIRIT), "L>A2"));
    let jump = Scene::at("L=A5 U=T5 A=C7 V=A19 seals=- power=leviathan to=spirit");
    assert_eq!(safest(&jump), "L*A19");
}

#[test]
fn the_silent_valandris_leaves_a_threatened_vertex() {
    let scene = Scene::under("speed=1", "L=A5 U=T12 A=C19 V=A2 seals=- power=unicorn to=valandris");
    let answer: Action = safest(&scene).parse().unwrap();
    let mut after = scene.truth;
    after.play(Answer::Together(&[(VALANDRIS, answer)]), &mut Deaf);
    assert_ne!(answer, Action::Stay);
    assert!(matches!(after.turn(), Turn::Together(seats) if seats.has(SPIRIT)));
    assert!(after.guess()[VALANDRIS.index()] > 0.2);
}

#[test]
fn nobody_silent_is_left_without_an_action() {
    let scene = Scene::new("").play(&PLACED);
    assert!(scene.allows(&safest(&scene)));
    assert_eq!(Evilrunner::safest(&scene.truth.view(None), &[]), None);
}

#[test]
fn a_trap_is_seen_before_it_closes() {
    // Eleven seals and the Unicorn on the twelfth vertex shut him in with two hunters, in reach of the Archangel.
    let line = |archangel: &str, leviathan: &str| {
        let seals = "T1,T2,T3,T4,T6,T7,T8,T9,T10,T11,T12";
        format!("L={leviathan} U=T5 A={archangel} V=C12 seals={seals} power=archangel to=valandris")
    };
    let demon = |line: &str| Scene::at(line).truth.guess()[VALANDRIS.index()];
    let (shut_in, alone) = (demon(&line("C7", "C3")), demon(&line("C7", "A3")));
    let open = demon("L=A3 U=T5 A=C7 V=C12 seals=T1 power=archangel to=valandris");
    assert!(shut_in < alone && alone < open, "{shut_in} {alone} {open}");
}

#[test]
fn the_set_up_is_not_all_the_same() {
    let start = Scene::new("").play(&PLACED[..3]).truth;
    let mut actions = Vec::new();
    start.actions(SPIRIT, &mut actions);
    let after = |action: &Action| {
        let mut next = start;
        next.play(Answer::Together(&[(SPIRIT, *action)]), &mut Deaf);
        next.guess()[SPIRIT.index()]
    };
    let guesses: Vec<f32> = actions.iter().map(after).collect();
    assert!(guesses.iter().any(|guess| *guess != guesses[0]), "{guesses:?}");
}
