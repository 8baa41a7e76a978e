//! Counting: sequences of answers with the arithmetic shown, and different positions against a slow twin.

mod twin;

use evilrunner::{Evilrunner, Setup};
use table::perft::{distinct, perft};
use table::{Game, Notation, Rng, Scratch, random_answer};
use twin::Twin;

fn read(line: &str) -> Evilrunner {
    Evilrunner::read(line, &Setup::default()).unwrap()
}

#[test]
fn the_set_up() {
    let start = Evilrunner::new(&Setup::default()).unwrap();
    // Leviathan, Unicorn, Archangel on 20, 12, 20 vertices; then the seals on 11, 10, 9 … vertices of the Earth.
    assert_eq!(perft(&start, 1), 20);
    assert_eq!(perft(&start, 2), 20 * 12);
    assert_eq!(perft(&start, 3), 20 * 12 * 20);
    assert_eq!(perft(&start, 4), 20 * 12 * 20 * 11);
    assert_eq!(perft(&start, 5), 20 * 12 * 20 * 11 * 10);
}

#[test]
fn the_set_up_with_other_first_seals() {
    let start = |setup: &str| Evilrunner::new(&setup.parse().unwrap()).unwrap();
    // After the creatures Valandris has 49 vertices; with one seal, of 11, he has 48.
    assert_eq!(perft(&start("seals=0"), 4), 20 * 12 * 20 * 49);
    assert_eq!(perft(&start("seals=1"), 5), 20 * 12 * 20 * 11 * 48);
}

#[test]
fn a_turn_without_crossings() {
    let line = "L=A5 U=T5 A=C7 V=A1 seals=- power=none to=spirit";
    let start = Evilrunner::read(line, &"crossing=no".parse().unwrap()).unwrap();
    // The steps of each, then the declaration; Valandris stays or makes one of 3 + 3 steps.
    assert_eq!(perft(&start, 3), 3 * 5 * 3);
    assert_eq!(perft(&start, 4), 3 * 5 * 3 * 3);
}

#[test]
fn a_turn_without_a_power() {
    // The Leviathan has 3 steps. Crossings: 3 of the Leviathan, 10 of the Unicorn, 3 of the Archangel.
    let start = read("L=A5 U=T5 A=C7 V=A1 seals=- power=none to=spirit");
    assert_eq!(perft(&start, 1), 3 + 3 + 10 + 3);
    // Then 5 steps of the Unicorn; 12 faces of the die, or at once 6 bonus steps and none.
    assert_eq!(perft(&start, 2), 3 * 5 + 3 * 12 + 10 * 7 + 3 * 12);
    // Then 3 steps of the Archangel; 7 bonus steps; 3 declarations.
    assert_eq!(perft(&start, 3), 3 * 5 * 3 + 3 * 12 * 7 + 10 * 7 * 3 + 3 * 12 * 7);
}

#[test]
fn a_turn_with_each_power() {
    let with = |power: &str| read(&format!("L=A5 U=T5 A=C7 V=A1 seals=- power={power} to=spirit"));
    // 16 crossings; with 3 × 12 + 10 × 7 + 3 × 12 = 142 sequences of two answers.
    assert_eq!(perft(&with("leviathan"), 1), 3 + 1 + 16);
    // 3 steps and 5 of the Unicorn, or the jump and then 3 steps or none.
    assert_eq!(perft(&with("leviathan"), 2), 3 * 5 + 4 + 142);
    // 3 steps, then 12 seals or 5 steps.
    assert_eq!(perft(&with("unicorn"), 2), 3 * (12 + 5) + 142);
    // 3 steps, 5 steps, then 3 steps or 6 flights; the crossings end in 3 × 12 × 7 + 10 × 7 × 3 + 3 × 12 × 7 = 714.
    assert_eq!(perft(&with("archangel"), 3), 3 * 5 * 9 + 714);
}

#[test]
fn a_turn_of_valandris() {
    // From A1: stay, or one of 3 + 3 steps.
    let start = read("L=A20 U=T12 A=C20 V=A1 seals=- power=none to=valandris");
    assert_eq!(perft(&start, 1), 7);
    // After staying the Leviathan answers: 3 steps and 3 + 10 + 3 crossings. After a step to A4, A6, A14 (degree 6) 7
    // answers, to T1, T2, T8 (degree 15) 16; T8 is next to T12, where the Unicorn stands.
    assert_eq!(perft(&start, 2), 19 + 3 * 7 + 16 + 16 + 15);
    // Different positions: 29 vertices lie within two steps of A1; one of them is T12, where the Unicorn stands.
    assert_eq!(distinct(&start, 1).positions, 29 - 1);
}

const POSITIONS: [&str; 8] = [
    "L=A5 U=T5 A=C7 V=A1 seals=- power=none to=spirit",
    "L=A5 U=T1 A=C7 V=T9 seals=T2,T4,T6,T8,T12 power=unicorn to=spirit",
    "L=A5 U=T5 A=C7 V=A8 seals=T1,T4,T9 power=leviathan to=spirit",
    "L=T2 U=C5 A=T3 V=C16 seals=T1,T7,T9 power=archangel to=spirit",
    "L=A3 U=T5 A=C7 V=C12 seals=T1,T4,T9 power=archangel to=spirit",
    "L=A1 U=T1 A=T1 V=T5 seals=T3,T6,T7,T8 power=unicorn to=spirit",
    "L=A3 U=T5 A=C7 V=C12 seals=T1,T4,T9 power=unicorn to=valandris",
    "L=A4 U=A6 A=A14 V=A1 seals=T1,T2,T8 power=unicorn to=valandris",
];

#[test]
fn one_turn_agrees_with_the_twin() {
    for line in POSITIONS {
        let ours = distinct(&read(line), 1);
        let theirs = Twin::new().after(line, 1);
        assert_eq!((ours.positions, ours.ended), theirs, "{line}");
    }
}

#[test]
fn one_turn_agrees_with_the_twin_anywhere() {
    let mut rng = Rng::new(1);
    let mut scratch = Scratch::default();
    let mut truth = Evilrunner::new(&"legs=1".parse().unwrap()).unwrap();
    let mut compared = 0;
    while compared < 40 {
        if random_answer(&mut truth, &mut rng, &mut scratch).is_some() {
            truth = Evilrunner::new(&"legs=1".parse().unwrap()).unwrap();
        }
        if truth.at_rest() && truth.view(None).turn < 60 && rng.below(10) == 0 {
            let line = truth.line().unwrap();
            let ours = distinct(&truth, 1);
            assert_eq!((ours.positions, ours.ended), Twin::new().after(&line, 1), "{line}");
            compared += 1;
        }
    }
}

#[test]
fn without_crossings_one_turn_agrees_with_the_twin() {
    let setup: Setup = "crossing=no".parse().unwrap();
    let at_home = POSITIONS.iter().filter_map(|line| Some((line, Evilrunner::read(line, &setup).ok()?)));
    let mut compared = 0;
    for (line, truth) in at_home {
        let ours = distinct(&truth, 1);
        assert_eq!((ours.positions, ours.ended), Twin::without_crossings().after(line, 1), "{line}");
        compared += 1;
    }
    assert_eq!(compared, 5, "the others have creatures away from home");
}

#[test]
fn two_turns_agree_with_the_twin() {
    for line in [POSITIONS[0], POSITIONS[3], POSITIONS[7]] {
        let ours = distinct(&read(line), 2);
        let theirs = Twin::new().after(line, 2);
        assert_eq!((ours.positions, ours.ended), theirs, "{line}");
    }
}
