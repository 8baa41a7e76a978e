//! The command with good and with bad input: the README's examples run, and every mistake is explained with the right exit code.

use std::fs;
use std::path::Path;

use crate::typed::{Folder, conclave, err, out};

/// A line of the README as a shell would split it: words, and what stands between single quotes.
fn split(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (i, part) in line.split('\'').enumerate() {
        if i % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

const POSITION: &str = "L=A3 U=T5 A=C7 V=C12 seals=T1,T4,T9 power=unicorn to=spirit";

#[test]
fn the_examples_of_the_readme_run() {
    let folder = Folder::new("readme");
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md")).unwrap();
    let examples: Vec<&str> = readme.lines().filter_map(|line| line.strip_prefix("$ conclave ")).collect();
    assert!(examples.len() > 10, "{examples:?}");
    for example in examples {
        let words = split(example);
        let output = conclave(&folder.0, &words.iter().map(String::as_str).collect::<Vec<_>>(), "");
        assert!(output.status.success() && !output.stdout.is_empty(), "{example}: {}", err(&output));
    }
}

#[test]
fn every_listing_is_json_when_asked() {
    let folder = Folder::new("json");
    let listings: &[&[&str]] = &[
        &["games"],
        &["rules", "evilrunner"],
        &["rules", "evilrunner", "1.1"],
        &["setups", "evilrunner"],
        &["cards", "evilrunner"],
        &["position", "evilrunner", POSITION],
        &["perft", "evilrunner", "--depth", "2"],
        &["perft", "evilrunner", "--depth", "1", "--distinct", "--position", POSITION],
        &["laws", "evilrunner", "--games", "3"],
        &["series", "evilrunner", "--seats", "random,random", "--games", "2"],
        &["balance", "evilrunner", "--bot", "random", "--games", "2", "--into", "random.jsonl"],
        &["balance", "--report", "random.jsonl"],
    ];
    for listing in listings {
        let output = conclave(&folder.0, &[listing, &["--json"][..]].concat(), "");
        let json: Result<serde_json::Value, _> = serde_json::from_slice(&output.stdout);
        assert!(output.status.success() && json.is_ok(), "{listing:?}: {} {}", out(&output), err(&output));
    }
}

/// Whoever flees from chance is there at the end of every chase; of two at a table of God Lucky one wins.
#[test]
fn a_series_counts_wins_and_scores() {
    let folder = Folder::new("series");
    let series = |game: &str, setup: &str, seats: &str| -> serde_json::Value {
        let args =
            ["series", game, "--setup", setup, "--seats", seats, "--games", "6", "--iterations", "300"];
        let output = conclave(&folder.0, &[&args[..], &["--json"]].concat(), "");
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let chases = series("evilrunner", "legs=1 cap=3", "random,mcts");
    let score = ["mean", "least", "most"].map(|which| chases["seats"][1]["score"][which].as_f64());
    assert_eq!(score, [Some(4.0); 3], "{chases}");
    let tables = series("godlucky", "seats=2", "random,random");
    let won = [0, 1].map(|seat| tables["seats"][seat]["won"]["hits"].as_u64().unwrap());
    assert!(won.iter().sum::<u64>() == 6 && tables["seats"][0]["won"]["of"] == 6, "{tables}");
}

#[test]
fn a_game_of_bots_repeats_from_its_seed_and_replays() {
    let folder = Folder::new("bots");
    let play = |record: &str| {
        let args = ["play", "evilrunner", "--seats", "bot,bot", "--seed", "5", "--iterations", "40"];
        conclave(&folder.0, &[&args[..], &["--setup", "cap=4", "--record", record]].concat(), "")
    };
    let (one, two) = (play("one"), play("two"));
    assert!(out(&one).trim_end().lines().last().unwrap().starts_with("scores: "), "{}", out(&one));
    assert_eq!(out(&one), out(&two));
    assert_eq!(fs::read(folder.0.join("one")).unwrap(), fs::read(folder.0.join("two")).unwrap());
    let replay = conclave(&folder.0, &["replay", "one"], "");
    assert_eq!(out(&replay).trim_end().lines().last(), out(&one).trim_end().lines().last());
}

#[test]
fn a_person_plays_by_number_and_by_action_and_hears_why_not() {
    let folder = Folder::new("person");
    let typed = "1\nU@T5\nA@T1\nnonsense\nundo\nU@T6\nquit\n";
    let output = conclave(&folder.0, &["play", "evilrunner", "--seed", "1", "--record", "kept"], typed);
    let told = out(&output);
    assert!(output.status.success() && told.contains("[2.4]") && told.contains("'nonsense'"), "{told}");
    assert!(told.trim_end().ends_with("scores: -"), "{told}");
    let record = fs::read_to_string(folder.0.join("kept")).unwrap();
    assert!(record.contains("0:L@A1\n0:U@T6\n---"), "what was taken back is gone: {record}");
    assert!(!record.contains("\nseed: "), "an unfinished record keeps its seed to itself");
}

#[test]
fn mistakes_are_explained_and_have_their_exit_code() {
    let folder = Folder::new("mistakes");
    fs::write(folder.0.join("mine"), "my diary").unwrap();
    fs::write(folder.0.join("noise"), [0xff, 0x00, 0x9f]).unwrap();
    let cases: &[(&[&str], i32, &str)] = &[
        (&["play", "evilruner"], 2, "'evilruner' is no game of the house: evilrunner"),
        (&["gmes"], 2, "gmes"),
        (&["--lang", "it", "gmes"], 2, "il sotto-comando «gmes» non esiste"),
        (&["perft", "evilrunner", "--lang", "it"], 2, "manca: --depth"),
        (&["perft", "evilrunner", "--depth", "many"], 2, "many"),
        (&["rules", "evilrunner", "99.9"], 2, "there is no clause '99.9': they go from 1.1"),
        (&["rules", "evilrunner", "99.9", "--lang", "it"], 2, "la clausola «99.9» non c'è"),
        (&["setups", "evilrunner", "--setup", "cap=0"], 2, "cap is a number from 1 to 1000"),
        (&["setups", "evilrunner", "--setup", "size=3"], 2, "legs=, cap=, speed=, powers=, first="),
        (&["play", "evilrunner", "--seats", "bot"], 2, "there are 2 seats, not 1"),
        (
            &["play", "evilrunner", "--seats", "bot,ghost"],
            2,
            "'ghost' cannot sit down: person, bot, master, adept, apprentice, novice, mcts, same, random",
        ),
        (&["play", "evilrunner", "--record", "mine"], 2, "exists already"),
        (&["play", "evilrunner", "--record", "no/such/place"], 3, "no/such/place"),
        (&["replay", "nowhere"], 3, "nowhere"),
        (&["replay", "mine"], 2, "is no record"),
        (&["replay", "noise"], 2, "UTF-8"),
        (&["position", "evilrunner", "L=A3 U=T5"], 2, "column"),
        (
            &["position", "evilrunner", "L=A3 U=T5 A=C7 V=C99 seals=- power=none to=spirit"],
            2,
            "'C99' is no vertex",
        ),
        (&["perft", "evilrunner", "--depth", "1", "--position", "sideways"], 2, "sideways"),
        (
            &["series", "evilrunner", "--seats", "mcts,ghost"],
            2,
            "'ghost' is no bot of this game: master, adept, apprentice, novice, mcts, same, random",
        ),
        (&["balance", "evilrunner"], 2, "--into <FILE>"),
        (&["balance", "--lang", "it"], 2, "manca: --into <FILE>, <GIOCO>"),
        (&["balance", "evilrunner", "--report", "mine"], 2, "cannot be used with"),
        (&["balance", "evilrunner", "--into", "mine"], 2, "mine is no file of 'conclave balance'"),
        (&["balance", "--report", "noise"], 2, "noise is no file of 'conclave balance'"),
        (&["balance", "evilrunner", "--into", "nowhere", "--games", "0"], 3, "nowhere"),
        (&["balance", "evilrunner", "--into", "new", "--bot", "ghost"], 2, "'ghost' is no bot of this game"),
        (&["balance", "evilrunner", "--into", "new", "--limit", "9"], 2, "--of <FACTOR>"),
        (
            &["balance", "evilrunner", "--into", "new", "--limit", "200", "--of", "first", "--lang", "it"],
            2,
            "--limit «200»: è atteso un numero da 0 a 100",
        ),
        (&["deck", "check", "nowhere"], 3, "nowhere"),
        (&["deck", "check", "noise", "--game", "evilrunner"], 2, "UTF-8"),
        (
            &["deck", "check", "mine", "--game", "evilrunner"],
            2,
            "Evilrunner is not played with decks of one's own",
        ),
        (&["deck", "check", "mine", "--game", "chess"], 2, "'chess' is no game of the house"),
        (&["deck", "show", "lions", "--game", "sancta", "--lang", "it"], 2, "non si gioca con mazzi propri"),
        (&["deck", "--lang", "it"], 2, "manca il sotto-comando: check, show"),
        (&["--data", "x", "games"], 2, "--data stands before 'games'"),
        (&["serve", "--listen", "here"], 2, "here"),
        (&["serve", "--public", "games.example.org", "--no-open"], 2, "is no address of a site"),
        // Nobody serves foreseeable draws to others, nor into the house's own file.
        (&["serve", "--seed", "1", "--no-open"], 2, "--data <FILE>"),
        (
            &["serve", "--seed", "1", "--data", "new", "--listen", "0.0.0.0:0", "--no-open"],
            2,
            "tables whose draws can be foreseen stay on this machine",
        ),
    ];
    for (args, code, says) in cases {
        let output = conclave(&folder.0, args, "");
        assert_eq!(output.status.code(), Some(*code), "{args:?}: {}", err(&output));
        assert!(err(&output).contains(says), "{args:?}: {}", err(&output));
    }
    assert_eq!(fs::read_to_string(folder.0.join("mine")).unwrap(), "my diary");
    assert!(!folder.0.join("new").exists(), "a command that cannot run leaves nothing behind");
}

#[test]
fn the_help_speaks_both_languages_and_completions_exist() {
    let folder = Folder::new("help");
    let (en, it) =
        (conclave(&folder.0, &["--help"], ""), conclave(&folder.0, &["--help", "--lang", "it"], ""));
    assert!(out(&en).contains("Examples:") && out(&en).contains("Usage:"));
    assert!(out(&it).contains("Esempi:") && out(&it).contains("Uso:") && !out(&it).contains("Print help"));
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = conclave(&folder.0, &["completions", shell], "");
        assert!(out(&output).contains("evilrunner") || out(&output).contains("perft"), "{shell}");
    }
}
