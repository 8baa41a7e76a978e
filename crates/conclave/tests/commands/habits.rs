//! `conclave habits`, and bots with playouts of their own.

use std::process::{Command, Output};

fn conclave(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_conclave")).args(args).output().unwrap()
}

#[test]
fn habits_tell_times_vices_and_line_ups() {
    let args = ["habits", "dogma", "--setup", "mode=chaos", "--games", "2", "--iterations", "10", "--json"];
    let output = conclave(&args);
    assert!(output.status.success(), "{output:?}");
    let table: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(table["questions"].as_u64().unwrap() > 100, "{table}");
    assert_eq!(table["habits"][0]["of"], 4, "two seats in two games built: {table}");
    assert_eq!(table["habits"][1]["of"], 4, "{table}");
    assert!(
        table["alike"].as_array().unwrap().iter().any(|row| row["kind"] == "prophet" && row["of"] == 2),
        "{table}"
    );
    let times = &table["milliseconds"];
    assert!(times["half"].as_f64().unwrap() <= times["longest"].as_f64().unwrap(), "{table}");
}

#[test]
fn a_bot_thinks_what_it_was_given_or_what_it_has_in_live_play() {
    let thinks = |more: &[&str]| {
        let output = conclave(
            &[&["habits", "evilrunner", "--setup", "cap=3", "--games", "1", "--json"], more].concat(),
        );
        assert!(output.status.success(), "{output:?}");
        serde_json::from_slice::<serde_json::Value>(&output.stdout).unwrap()["budget"].clone()
    };
    assert_eq!(thinks(&["--bot", "novice"]), serde_json::json!({"playouts": 100}));
    assert_eq!(thinks(&["--bot", "mcts@20"]), serde_json::json!({"playouts": 20}));
    assert_eq!(thinks(&["--bot", "mcts@20", "--iterations", "30"]), serde_json::json!({"playouts": 30}));
    assert_eq!(thinks(&["--bot", "mcts", "--time", "5"]), serde_json::json!({"milliseconds": 5}));
}

#[test]
fn a_bot_may_have_playouts_of_its_own() {
    let seats = "random@5,mcts@20";
    let good = conclave(&["series", "evilrunner", "--setup", "cap=3", "--seats", seats, "--games", "2"]);
    assert!(good.status.success(), "{good:?}");
    for (bot, says) in [
        ("mcts@0", "'mcts@0': behind '@' stands a number of playouts from 1 to 4294967295"),
        ("ghost@9", "'ghost' is no bot of this game"),
        ("mcts@", "'mcts@' is no bot of this game"),
    ] {
        let output = conclave(&["habits", "evilrunner", "--bot", bot]);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && told.contains(says), "{bot}: {told}");
    }
}
