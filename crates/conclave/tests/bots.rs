//! The house's bot plays Evilrunner sensibly on both sides: the measured claim in the README, at a size for every day.
#![allow(clippy::unwrap_used)]

use std::process::Command;

/// What `conclave series` reports of a seat's scores in games of one leg: mean, least, most.
fn series(seats: &str, games: &str) -> (f64, i64, i64) {
    let output = Command::new(env!("CARGO_BIN_EXE_conclave"))
        .args(["series", "evilrunner", "--setup", "legs=1", "--seats", seats, "--games", games])
        .args(["--iterations", "300", "--json"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let score = &report["seats"][1]["score"];
    (score["mean"].as_f64().unwrap(), score["least"].as_i64().unwrap(), score["most"].as_i64().unwrap())
}

#[test]
fn the_spirit_catches_a_random_demon_in_half_the_turns_of_chance() {
    let (clever, _, longest) = series("mcts,random", "24");
    let (chance, _, _) = series("random,random", "200");
    assert!(clever * 2.0 <= chance, "{clever} turns against {chance}");
    assert!(longest < 61, "the cap was reached");
}

#[test]
fn the_demon_survives_a_random_spirit() {
    let (_, least, _) = series("random,mcts", "8");
    assert_eq!(least, 61, "caught before the cap");
}
