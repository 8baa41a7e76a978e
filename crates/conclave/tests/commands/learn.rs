//! `conclave learn`: what it learns is the same each time, what it is given wrong is explained.

use std::fs;
use std::path::Path;

use crate::typed::{Folder, conclave, err, out};

/// The weights that are a part of the program.
fn guess(game: &str) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    games.join(game).join("guess.txt").display().to_string()
}

#[test]
fn the_same_options_give_the_same_weights_which_say_where_they_come_from() {
    let folder = Folder::new("learn-twice");
    let learns = |into: &str, more: &[&str]| {
        let args = ["learn", "godlucky", "--setup", "seats=2", "--games", "200", "--iterations", "1"];
        conclave(&folder.0, &[&args[..], &["--pairs", "1", "--into", into], more].concat(), "")
    };
    let (one, two) = (learns("one.txt", &[]), learns("two.txt", &[]));
    assert!(one.status.success() && two.status.success(), "{}{}", err(&one), err(&two));
    let [first, second] = ["one.txt", "two.txt"].map(|name| fs::read_to_string(folder.0.join(name)).unwrap());
    assert_eq!(first, second);
    assert!(first.contains("game godlucky\ncommand conclave learn godlucky --setup 'seats=2"), "{first}");
    assert!(first.contains("\ngames 200\n") && first.contains("\nweight skips -"), "{first}");
    assert!(
        out(&one).contains("log loss on games held out") && out(&one).contains("2 games at 1 playouts"),
        "{}",
        out(&one)
    );
    assert!(err(&one).contains("round 1/1: 200/200"), "{}", err(&one));
    // By what came of the games alone other weights are learned of the same games.
    assert!(learns("results.txt", &["--lambda", "100"]).status.success());
    let third = fs::read_to_string(folder.0.join("results.txt")).unwrap();
    assert!(
        first.contains(" --lambda 90 --seed 1\n") && third.contains(" --lambda 100 --seed 1\n"),
        "{first}"
    );
    let weights = |file: &str| file.split_once("\nweight ").map(|(_, weights)| weights.to_owned());
    assert_ne!(weights(&first), weights(&third));
    let checked = conclave(
        &folder.0,
        &[
            "learn",
            "godlucky",
            "--setup",
            "seats=2",
            "--check",
            "one.txt",
            "--pairs",
            "1",
            "--iterations",
            "1",
            "--lang",
            "it",
        ],
        "",
    );
    assert!(
        out(&checked).contains("non deciso: 2 partite a 1 simulazioni"),
        "{}{}",
        out(&checked),
        err(&checked)
    );
}

#[test]
fn neurons_are_learned_beside_the_weights() {
    let folder = Folder::new("learn-neurons");
    let learns = |neurons: &str| {
        let args = ["learn", "godlucky", "--setup", "seats=2", "--games", "200", "--iterations", "1"];
        let more = ["--pairs", "1", "--neurons", neurons, "--into", neurons];
        let output = conclave(&folder.0, &[&args[..], &more].concat(), "");
        assert!(output.status.success(), "{}", err(&output));
        let file = fs::read_to_string(folder.0.join(neurons)).unwrap();
        (file.lines().filter(|line| line.starts_with("neuron ")).count(), file)
    };
    let [(none, plain), (two, beside)] = ["0", "2"].map(learns);
    assert_eq!((none, two), (0, 2));
    assert!(!plain.contains("--neurons") && beside.contains(" --seed 1 --neurons 2\n"), "{beside}");
    let checks =
        ["learn", "godlucky", "--setup", "seats=2", "--check", "2", "--pairs", "1", "--iterations", "1"];
    let checked = conclave(&folder.0, &checks, "");
    assert!(out(&checked).contains("2 games at 1 playouts"), "{}{}", out(&checked), err(&checked));
}

#[test]
fn what_cannot_be_learned_is_explained_in_both_languages() {
    let folder = Folder::new("learn-wrong");
    fs::write(
        folder.0.join("changed.txt"),
        fs::read_to_string(guess("sancta")).unwrap().replace("weight need", "weight knead"),
    )
    .unwrap();
    let dogma = guess("dogma");
    let cases: [(&[&str], u8, &str, &str); 13] = [
        (
            &["evilrunner"],
            2,
            "no guess is learned of 'evilrunner'",
            "di «evilrunner» non si impara nessun giudizio",
        ),
        (
            &["sancta", "--building"],
            2,
            "nobody builds anything before play in 'sancta'",
            "in «sancta» nessuno costruisce niente prima di giocare",
        ),
        (
            &["capitale", "--sets"],
            2,
            "nobody takes a ready set before play in 'capitale'",
            "in «capitale» nessuno prende una serie già pronta prima di giocare",
        ),
        (
            &["dogma", "--sets", "--setup", "mode=chaos", "--games", "8", "--iterations", "1"],
            2,
            "0 games are too few",
            "0 partite sono poche",
        ),
        (
            &["dogma", "--building", "--check", &dogma],
            2,
            "'prophets': the weight of 'faith' is expected here",
            "«prophets»: qui è atteso il peso di «faith»",
        ),
        (&["sancta", "--games", "0"], 2, "--games 0: a number from 1", "--games 0: è atteso un numero da 1"),
        (
            &["sancta", "--neurons", "33"],
            2,
            "--neurons 33: a number from 0 to 32",
            "--neurons 33: è atteso un numero da 0 a 32",
        ),
        (
            &["sancta", "--lambda", "101"],
            2,
            "--lambda 101: a number from 0 to 100",
            "--lambda 101: è atteso un numero da 0 a 100",
        ),
        (&["dogma", "--building", "--neurons", "1"], 2, "of positions alone", "solo di posizioni"),
        (
            &["sancta", "--setup", "seats=2", "--games", "3", "--iterations", "1"],
            2,
            "3 games are too few",
            "3 partite sono poche",
        ),
        (
            &["sancta", "--check", &dogma],
            2,
            "these weights are of 'dogma', not of 'sancta'",
            "questi pesi sono di «dogma», non di «sancta»",
        ),
        (
            &["sancta", "--check", "changed.txt"],
            2,
            "'knead': the weight of 'need' is expected here",
            "«knead»: qui è atteso il peso di «need»",
        ),
        (&["sancta", "--check", "none.txt"], 3, "the file none.txt", "il file none.txt"),
    ];
    for (args, code, en, it) in cases {
        for (lang, why) in [("en", en), ("it", it)] {
            let output = conclave(&folder.0, &[&["learn"], args, &["--lang", lang]].concat(), "");
            assert!(err(&output).contains(why), "{args:?}: {}", err(&output));
            assert_eq!(output.status.code(), Some(code.into()), "{args:?}");
        }
    }
}

/// The file of weights that Dogma's bots learn like this, each question of one thought: its text, and the weights that say something.
fn learned(folder: &str, args: &[&str], games: &str) -> (String, Vec<String>) {
    let folder = Folder::new(folder);
    let all = [
        &["learn", "dogma"],
        args,
        &["--games", games, "--iterations", "1", "--pairs", "1", "--into", "learned.txt"],
    ];
    let output = conclave(&folder.0, &all.concat(), "");
    assert!(output.status.success(), "{}", err(&output));
    assert!(
        out(&output).contains(&format!("round 1: {games} positions")),
        "a game counts once: {}",
        out(&output)
    );
    let text = fs::read_to_string(folder.0.join("learned.txt")).unwrap();
    let told = text.lines().filter(|line| line.starts_with("weight ") && !line.ends_with(" 0.0000"));
    let told = told.map(str::to_owned).collect();
    (text, told)
}

/// As many games as there must be for a hundred weights.
#[test]
fn what_is_worth_building_is_learned_from_games_of_those_who_build() {
    let (text, told) = learned("learn-building", &["--building", "--setup", "mode=arbitrio"], "500");
    assert!(text.contains("\ncommand conclave learn dogma --building --setup 'mode=arbitrio"), "{text}");
    assert!(told.len() > 60 && told[0].starts_with("weight faith "), "{text}");
}

/// The box prints four sets, of which there are six pairs.
#[test]
fn which_ready_set_is_worth_taking_is_learned_from_games() {
    let (text, told) = learned("learn-sets", &["--sets"], "200");
    assert!(
        text.contains("\ncommand conclave learn dogma --sets --setup 'mode=predestinazione seats=2"),
        "{text}"
    );
    let printed = |line: &String| ["1>2", "1>3", "2>3", "1>4", "2>4", "3>4"].contains(&&line[7..10]);
    assert!(told.iter().all(printed), "{text}");
    // A pair that came out even would weigh nothing: in so many games none does.
    assert_eq!(told.len(), 6, "{text}");
}

/// The bot that later ones are measured against.
#[test]
fn the_first_guess_still_plays() {
    let folder = Folder::new("learn-first");
    for game in ["godlucky", "sancta", "capitale", "dogma"] {
        let setup = if game == "capitale" { "duels=1" } else { "" };
        let seats =
            if ["godlucky", "sancta"].contains(&game) { "first,mcts,first,mcts" } else { "first,mcts" };
        let output = conclave(
            &folder.0,
            &["series", game, "--setup", setup, "--seats", seats, "--games", "1", "--iterations", "2"],
            "",
        );
        assert!(
            output.status.success() && out(&output).contains("0 first"),
            "{game}: {}{}",
            out(&output),
            err(&output)
        );
    }
}
