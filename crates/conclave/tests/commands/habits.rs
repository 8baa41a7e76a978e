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

/// In Libero Arbitrio among bots that hardly think, and trust the guess made by hand, somebody soon holds a rival locked.
#[test]
fn games_that_show_a_habit_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("games");
    let kept = kept.to_str().unwrap();
    let habits = |more: &[&str]| {
        let setup = "habits dogma --setup mode=arbitrio --bot first --iterations 2 --games 20";
        conclave(&[&setup.split(' ').collect::<Vec<_>>(), more].concat())
    };
    let output = habits(&["--json", "--records", kept]);
    assert!(output.status.success(), "{output:?}");
    let table: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let shown: u64 = table["habits"].as_array().unwrap().iter().map(|it| it["shown"].as_u64().unwrap()).sum();
    let files: Vec<_> = std::fs::read_dir(kept).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(!files.is_empty() && files.len() as u64 <= shown, "{files:?}: {table}");
    let replayed = conclave(&["replay", files[0].to_str().unwrap(), "--lang", "en"]);
    assert!(
        replayed.status.success() && String::from_utf8_lossy(&replayed.stdout).contains("The game is over")
    );
    // Where there is a file no folder can be made, and nothing was played in vain.
    let output = habits(&["--lang", "en", "--records", files[0].to_str().unwrap()]);
    assert!(output.status.code() == Some(3) && output.stdout.is_empty(), "{output:?}");
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

/// What holds with the cards of the box: with others other matches are played. The bots trust the guess made by hand, which stays.
mod printed {
    use super::conclave;

    /// Who holds a rival locked could at times have won meanwhile, and at times not.
    #[test]
    fn whether_the_other_side_could_have_won_is_looked_at() {
        let shown = |setup: &str, seed: &str| {
            let typed = format!(
                "habits dogma --setup {setup} --bot first --iterations 2 --seed {seed} --games 1 --json"
            );
            let output = conclave(&typed.split(' ').collect::<Vec<_>>());
            assert!(output.status.success(), "{output:?}");
            let table: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
            let [passed, could] = [1, 2].map(|at| table["habits"][at].clone());
            assert_eq!(could["name"], "while the other side could have won", "{table}");
            assert_eq!(could["of"], passed["of"], "{table}");
            [passed, could].map(|habit| habit["shown"].as_u64().unwrap())
        };
        assert_eq!(shown("mode=chaos", "112"), [1, 1]);
        assert_eq!(shown("mode=arbitrio", "13"), [1, 0]);
    }
}
