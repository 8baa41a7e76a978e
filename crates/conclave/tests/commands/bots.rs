//! The house's bot plays sensibly: measured claims at a size for every day.

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

/// How often the bot in seat 0 wins against random ones.
fn share(game: &str, seats: usize, games: u32) -> f64 {
    let bots = format!("mcts{}", ",random".repeat(seats - 1));
    let output = Command::new(env!("CARGO_BIN_EXE_conclave"))
        .args(["series", game, "--setup", &format!("seats={seats} cards=box"), "--seats", &bots])
        .args(["--games", &games.to_string(), "--iterations", "150", "--json"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    report["seats"][0]["won"]["hits"].as_f64().unwrap() / f64::from(games)
}

#[test]
fn god_lucky_is_won_well_over_the_fair_share() {
    assert!(share("godlucky", 2, 40) > 0.65, "two seats");
    assert!(share("godlucky", 4, 40) > 0.4, "four seats");
    assert!(share("godlucky", 6, 40) > 0.3, "six seats");
}

#[test]
fn sancta_is_hardly_ever_lost_to_chance() {
    assert!(share("sancta", 2, 20) > 0.9, "two seats");
    assert!(share("sancta", 4, 12) > 0.8, "four seats");
    assert!(share("sancta", 6, 12) > 0.7, "six seats");
}
