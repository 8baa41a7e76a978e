//! Programs of one's own at the table: one that plays, and those that hang, die, swell and answer nonsense.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::typed::{Folder, conclave, err, out};

/// Is Python there? Where it must be (`REQUIRE_PYTHON`, as `./test` says), its absence is a failure.
fn python() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|done| done.status.success());
    assert!(there || std::env::var_os("REQUIRE_PYTHON").is_none(), "python3 is missing, and must not be");
    if !there {
        eprintln!("python3 is missing: the example of docs/exec.md was not tried");
    }
    there
}

/// A series of a game of Evilrunner with this program in seat 0: whether it ended well, and what was said.
fn series(folder: &Folder, program: &str, more: &[&str]) -> (Option<i32>, String, String) {
    let seats = format!("exec:{program},random");
    let mut args = vec!["series", "evilrunner", "--setup", "legs=1 cap=5", "--games", "2", "--seats", &seats];
    args.extend(more);
    let output = conclave(&folder.0, &args, "");
    (output.status.code(), out(&output), err(&output))
}

/// A program for the shell, in a file.
fn script(folder: &Folder, name: &str, lines: &str) -> String {
    fs::write(folder.0.join(name), lines).unwrap();
    format!("sh {name}")
}

#[test]
fn the_example_plays_every_game() {
    if !python() {
        return;
    }
    let folder = Folder::new("exec-example");
    let example =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/exec/first.py").canonicalize().unwrap();
    assert!(fs::read_to_string(&example).unwrap().lines().count() <= 30, "it is an example in thirty lines");
    let program = format!("exec:python3 {}", example.display());
    let tables = [
        ("evilrunner", "legs=1 cap=9"),
        ("dogma", "seats=2"),
        ("sancta", "seats=2"),
        ("capitale", "duels=1"),
        ("godlucky", "seats=2"),
    ];
    for (game, setup) in tables {
        let seats = format!("{program},random");
        let args = ["series", game, "--setup", setup, "--games", "1", "--seats", &seats];
        let output = conclave(&folder.0, &args, "");
        assert!(output.status.success() && out(&output).contains("first.py"), "{game}: {}", err(&output));
    }
    let (into, bot) = ("games", program.as_str());
    let args =
        ["balance", "evilrunner", "--setup", "legs=1 cap=5", "--bot", bot, "--games", "2", "--into", into];
    assert!(conclave(&folder.0, &args, "").status.success());
    let seats = format!("{program},novice");
    let args = ["play", "evilrunner", "--setup", "legs=1 cap=3", "--seats", &seats, "--seed", "1"];
    assert!(out(&conclave(&folder.0, &args, "")).contains("scores: "));
}

/// What a program hears, kept by one that then dies.
fn heard(folder: &Folder, game: &str, setup: &str) -> Vec<serde_json::Value> {
    script(folder, "keep", "head -n 2 > heard\n");
    let args =
        ["series", game, "--setup", setup, "--games", "1", "--seats", "exec:sh keep,random", "--seed", "7"];
    let output = conclave(&folder.0, &args, "");
    assert_eq!(output.status.code(), Some(2), "{}", err(&output));
    let heard = fs::read_to_string(folder.0.join("heard")).unwrap();
    heard.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_program_hears_what_its_seat_knows_and_no_more() {
    let folder = Folder::new("exec-heard");
    let told = heard(&folder, "evilrunner", "legs=1 cap=5");
    assert_eq!((told[0]["game"].as_str(), told[0]["seat"].as_u64()), (Some("evilrunner"), Some(0)));
    assert_eq!(told[1]["options"].as_array().map(Vec::len), Some(20));
    assert!(told[1]["options"][0]["text"].as_str().is_some_and(|text| !text.is_empty()), "{told:?}");
    // Another's deck is a secret, in the setup as in everything else; nobody knows a whole position of cards.
    let told = heard(&folder, "capitale", "duels=1 deck1=rogo deck2=galoppo");
    let setup = told[0]["setup"].as_str().unwrap();
    assert!(setup.contains("deck1=rogo") && setup.contains("deck2=open"), "{setup}");
    assert!(told[1]["position"].is_null(), "{told:?}");
}

#[test]
fn a_program_that_does_not_answer_is_told_so_in_both_languages() {
    let folder = Folder::new("exec-faults");
    let cases = [
        (script(&folder, "silent", "sleep 60\n"), "has not answered within 1 s"),
        (script(&folder, "deaf", "exec <&-\nsleep 60\n"), "has not answered within 1 s"),
        (
            script(&folder, "dead", "echo I am tired >&2\nexit 3\n"),
            "has ended without an answer (exit status: 3)",
        ),
        (script(&folder, "tired", "echo I am tired >&2\nexit 3\n"), "it wrote: I am tired"),
        (script(&folder, "babble", "echo good morning\nsleep 60\n"), "has answered 'good morning'"),
        (
            script(&folder, "wrong", "echo '{\"action\":\"K@A1\"}'\nsleep 60\n"),
            "which is none of the options: L@A1",
        ),
        (
            script(&folder, "number", "echo '{\"action\":7}'\nsleep 60\n"),
            "a line like {\"action\":\"…\"} is expected",
        ),
        (script(&folder, "endless", "yes | tr -d '\\n'\n"), "has answered 'yyyy"),
        ("no-such-program".to_owned(), "the program 'no-such-program' does not start"),
        (String::new(), "'exec:' is followed by a program"),
    ];
    for (program, says) in &cases {
        let (code, _, told) = series(&folder, program, &["--exec-seconds", "1"]);
        assert!(code == Some(2) && told.contains(says), "{program}: {code:?} {told}");
        let (_, _, told) = series(&folder, program, &["--exec-seconds", "1", "--lang", "it"]);
        assert!(told.contains("programma") && !told.contains("program '"), "{program}: {told}");
    }
    let args = ["play", "evilrunner", "--seats", "exec:sh silent,random", "--exec-seconds", "1"];
    let output = conclave(&folder.0, &args, "");
    assert!(!output.status.success() && err(&output).contains("has not answered within 1 s"), "{output:?}");
}

#[test]
fn a_program_that_swells_is_stopped() {
    if !python() {
        return;
    }
    let folder = Folder::new("exec-memory");
    fs::write(folder.0.join("swell.py"), "import time\nall = b'x' * 200_000_000\ntime.sleep(60)\n").unwrap();
    let (code, _, told) = series(&folder, "python3 swell.py", &["--exec-megabytes", "100"]);
    assert!(code == Some(2) && told.contains("takes more than 100 MB of memory"), "{code:?} {told}");
}
