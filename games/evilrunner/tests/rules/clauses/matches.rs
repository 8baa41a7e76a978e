//! Chapter 9.

use evilrunner::{Event, Piece, Stage};
use table::{Seat, Seats};

use crate::scene::{PLACED, SPIRIT, Scene, VALANDRIS};

/// A set-up in which Valandris stands next to the Leviathan, and his capture in turn 1.
const SHORT: [&str; 10] =
    ["L@A1", "U@T1", "A@C1", "seal@T8", "seal@T9", "seal@T10", "seal@T11", "seal@T12", "V@A4", "L>A4"];

/// Another, and his capture in turn 2.
const LONGER: [&str; 15] = [
    "L@A8",
    "U@T1",
    "A@C1",
    "seal@T8",
    "seal@T9",
    "seal@T10",
    "seal@T11",
    "seal@T12",
    "V@A1", //
    "L>A14",
    "U>T2",
    "A>C4",
    "power=unicorn",
    "stay",
    "L>A1",
];

#[test]
fn clause_9_1_two_legs_with_the_roles_swapped() {
    let scene = Scene::new("").play(&SHORT);
    assert!(
        scene.heard(&Event::LegOver { leg: 1, seat: VALANDRIS, points: 1 }) && scene.heard(&Event::Swapped)
    );
    assert_eq!((scene.stage(), scene.scores()), (Stage::Placing(Piece::Leviathan), None));
    // In the second leg the second seat is the Spirit.
    assert_eq!((scene.asked(), scene.open().len()), (Some(VALANDRIS), 20));
    let scene = scene.play(&PLACED[..8]);
    assert_eq!(scene.asked(), Some(SPIRIT));
}

#[test]
fn clause_9_2_the_higher_score_as_valandris_wins() {
    let second = Scene::new("").play(&LONGER).play(&SHORT).scores().unwrap();
    assert_eq!((second.points(), second.winners), ([1, 2].as_slice(), Seats::one(Seat::new(1))));
    let first = Scene::new("").play(&SHORT).play(&LONGER).scores().unwrap();
    assert_eq!((first.points(), first.winners), ([2, 1].as_slice(), Seats::one(Seat::new(0))));
}

#[test]
fn clause_9_3_equal_scores_are_a_draw() {
    let scores = Scene::new("").play(&SHORT).play(&SHORT).scores().unwrap();
    assert_eq!((scores.points(), scores.winners), ([1, 1].as_slice(), Seats::NONE));
}

#[test]
fn clause_9_4_a_single_leg_names_no_winner() {
    let scene = Scene::new("legs=1").play(&LONGER);
    let scores = scene.scores().unwrap();
    assert_eq!((scores.points(), scores.winners), ([-2, 2].as_slice(), Seats::NONE));
    assert!(scene.heard(&Event::MatchOver { points: [0, 2], legs: 1 }));
}
