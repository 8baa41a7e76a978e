//! `conclave balance` with good and with bad files: what it counts, how it goes on, what it refuses.

use std::fs;
use std::path::Path;
use std::process::Output;

use serde_json::Value;

use crate::typed::{Folder, conclave, err, out};

/// Games of a few milliseconds that end in all ways: with either winner and without.
fn balance(folder: &Path, more: &[&str]) -> Output {
    let args = ["balance", "evilrunner", "--setup", "cap=20", "--bot", "random", "--into", "games.jsonl"];
    conclave(folder, &[&args[..], more].concat(), "")
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}{}", out(output), err(output)))
}

/// The lines of the file after the first: games end in any order.
fn games(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("games.jsonl")).unwrap();
    let mut games: Vec<String> = text.lines().skip(1).map(str::to_owned).collect();
    games.sort();
    games
}

#[test]
fn every_game_is_a_line_and_the_report_counts_them() {
    let folder = Folder::new("balance-lines");
    let report = json(&balance(&folder.0, &["--games", "30", "--seed", "7", "--json"]));
    let lines: Vec<Value> = games(&folder.0).iter().map(|l| serde_json::from_str(l).unwrap()).collect();
    let mut seeds: Vec<u64> = lines.iter().map(|game| game["seed"].as_u64().unwrap()).collect();
    seeds.sort_unstable();
    assert_eq!(seeds, (7..37).collect::<Vec<_>>());
    let won = |seat: u64| {
        let is = |game: &&Value| game["winners"].as_array().unwrap().contains(&seat.into());
        lines.iter().filter(is).count()
    };
    let nobody = lines.iter().filter(|game| game["winners"].as_array().unwrap().is_empty()).count();
    assert_eq!(report["nobody"]["hits"], nobody);
    for (seat, factor) in [(0, "role=spirit-first"), (1, "role=valandris-first")] {
        let row = report["factors"].as_array().unwrap().iter().find(|row| row["factor"] == factor).unwrap();
        assert_eq!((&row["won"]["hits"], &row["won"]["of"]), (&won(seat).into(), &30.into()));
        let fair = (30 - nobody) as f64 / 60.0;
        assert!((row["fair"].as_f64().unwrap() - fair).abs() < 1e-9, "{row}");
    }
    let text = out(&balance(&folder.0, &["--games", "0", "--seed", "7"]));
    assert!(text.contains("30 games from seed 7") && text.contains("role=spirit-first"), "{text}");
    let text = out(&conclave(&folder.0, &["balance", "--report", "games.jsonl", "--lang", "it"], ""));
    assert!(text.contains("30 partite dal seme 7") && text.contains("fattore"), "{text}");
    let both = ["balance", "--report", "games.jsonl", "games.jsonl", "--by", "role=s", "--json"];
    let cells = json(&conclave(&folder.0, &both, ""));
    let shown = |cell: &Value| cell["factors"].as_array().unwrap().len();
    assert_eq!(cells.as_array().unwrap().iter().map(shown).collect::<Vec<_>>(), [1, 1]);
}

/// What is rare is not rounded away: what a game is or is not stands there as a share, what it counts as a mean.
#[test]
fn rare_shares_are_said_as_shares() {
    let folder = Folder::new("balance-shares");
    let args = [
        "balance",
        "godlucky",
        "--setup",
        "seats=2 rounds=10",
        "--bot",
        "random",
        "--games",
        "40",
        "--into",
        "games.jsonl",
    ];
    let report = json(&conclave(&folder.0, &[&args[..], &["--json"]].concat(), ""));
    let capped = 40.0 * report["measures"]["capped"]["mean"].as_f64().unwrap();
    assert!(capped >= 1.0, "{report}");
    let text = out(&conclave(&folder.0, &args, ""));
    let line = |name: &str| {
        text.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{name}: {text}"))
    };
    let share = format!("capped: {capped:.0} ({:.1} % [", 100.0 * capped / 40.0);
    assert!(line("capped").starts_with(&share) && line("captured").contains(" % ["), "{text}");
    assert!(line("rounds").contains(" ± ") && line("answers").contains(" ± "), "{text}");
}

#[test]
fn it_goes_on_where_it_was_and_forgets_half_a_line() {
    let folder = Folder::new("balance-resume");
    let file = folder.0.join("games.jsonl");
    balance(&folder.0, &["--games", "12"]);
    let (whole, text) = (games(&folder.0), fs::read_to_string(&file).unwrap());
    // Cut in the first line, after it, in the middle of a game, and just before the last line's end.
    for cut in [0, 20, text.find('\n').unwrap() + 1, text.len() / 2, text.len() - 1] {
        fs::write(&file, &text[..cut]).unwrap();
        if cut > text.len() / 3 {
            let before = fs::read(&file).unwrap();
            assert!(balance(&folder.0, &["--games", "0"]).status.success());
            assert_eq!(fs::read(&file).unwrap(), before, "a report leaves the file alone");
        }
        let output = balance(&folder.0, &["--games", "12"]);
        assert!(output.status.success(), "cut at {cut}: {}", err(&output));
        assert_eq!(games(&folder.0), whole, "cut at {cut}");
    }
    let more = balance(&folder.0, &["--games", "15"]);
    assert!(err(&more).starts_with("12 of 15 games\n"), "{}", err(&more));
    assert_eq!(games(&folder.0).len(), 15);
    assert!(out(&balance(&folder.0, &["--games", "3"])).contains("15 games"), "fewer takes none away");
}

#[test]
fn a_file_of_other_games_is_refused_and_stays_as_it_is() {
    let folder = Folder::new("balance-refused");
    let file = folder.0.join("games.jsonl");
    balance(&folder.0, &["--games", "2"]);
    let text = fs::read_to_string(&file).unwrap();
    let other = balance(&folder.0, &["--seed", "2", "--iterations", "9", "--games", "3"]);
    assert_eq!(other.status.code(), Some(2));
    let says = "iterations is '1000' there and '9' here, seed is '1' there and '2' here";
    assert!(err(&other).contains(says), "{}", err(&other));
    let other = balance(&folder.0, &["--seed", "2", "--games", "0", "--lang", "it"]);
    assert!(err(&other).contains("seed là è «1» e qui «2»"), "{}", err(&other));
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    let game = text.lines().nth(1).unwrap();
    let bad = [
        "nonsense".to_owned(),
        game.to_owned(),
        "{}".to_owned(),
        game.replace("\"winners\":[", "\"winners\":[5,"),
    ];
    for line in bad {
        fs::write(&file, format!("{text}{line}\n")).unwrap();
        for games in ["0", "5"] {
            let output = balance(&folder.0, &["--games", games]);
            assert_eq!(output.status.code(), Some(2), "{line}");
            assert!(err(&output).contains("line 4, column 1"), "{line}: {}", err(&output));
        }
        assert_eq!(fs::read_to_string(&file).unwrap(), format!("{text}{line}\n"));
    }
    // Somebody else's half a line is not taken for ours.
    fs::write(&file, "{\"bot\":\"someone").unwrap();
    assert!(err(&balance(&folder.0, &[])).contains("is no file of 'conclave balance'"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "{\"bot\":\"someone");
}

#[test]
fn games_are_played_again_without_a_card() {
    let folder = Folder::new("balance-replace");
    let run = |more: &[&str]| {
        let args = ["balance", "dogma", "--setup", "mode=chaos", "--bot", "random", "--into", "games.jsonl"];
        conclave(&folder.0, &[&args[..], more].concat(), "")
    };
    let first = run(&["--replace", "prophet", "--games", "8"]);
    assert!(first.status.success() && out(&first).contains("replaced"), "{}{}", out(&first), err(&first));
    let lines: Vec<Value> = games(&folder.0).iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let pairs: usize = lines.iter().map(|game| game["replaced"].as_array().unwrap().len()).sum();
    let report = json(&run(&["--replace", "prophet", "--games", "8", "--by", "prophet", "--json"]));
    let worths = report["worths"].as_array().unwrap();
    let counted: u64 = worths.iter().map(|worth| worth["with"]["of"].as_u64().unwrap()).sum();
    assert!(counted == pairs as u64 && pairs > 16, "{pairs} pairs: {worths:?}");
    for worth in worths {
        let hits = |of: &str| worth[of]["hits"].as_f64().unwrap();
        let more = (hits("with") - hits("without")) / worth["with"]["of"].as_f64().unwrap();
        assert!((worth["difference"].as_f64().unwrap() - more).abs() < 1e-9, "{worth}");
    }
    // The file is one of games that are played again.
    let other = run(&["--games", "8"]);
    assert!(err(&other).contains("replace is 'prophet' there and '' here"), "{}", err(&other));
    fs::remove_file(folder.0.join("games.jsonl")).unwrap();
    let one = json(&run(&["--replace", "prophet=p15", "--games", "40", "--by", "prophet", "--json"]));
    let worths: Vec<_> = one["worths"].as_array().unwrap().iter().map(|worth| &worth["factor"]).collect();
    assert_eq!(worths, ["prophet=p15"]);
    fs::remove_file(folder.0.join("games.jsonl")).unwrap();
    let nothing = run(&["--replace", "set", "--games", "2", "--lang", "it"]);
    assert_eq!(nothing.status.code(), Some(2));
    assert!(
        err(&nothing)
            .contains("«set»: niente di questo genere si è potuto sostituire; i fattori sono: prophet"),
        "{}",
        err(&nothing)
    );
}

#[test]
fn a_limit_decides_the_exit_code() {
    let folder = Folder::new("balance-limit");
    let limit = |percent: &str, of: &str, more: &[&str]| {
        balance(&folder.0, &[&["--games", "20", "--limit", percent, "--of", of], more].concat())
    };
    let kept = limit("100", "role=spirit-first", &[]);
    assert!(kept.status.success() && out(&kept).contains("20 games"), "{}", err(&kept));
    let broken = limit("1", "role=spirit-first", &["--lang", "it"]);
    assert_eq!(broken.status.code(), Some(1));
    assert!(out(&broken).contains("20 partite") && err(&broken).contains("oltre il limite di 1 %"));
    let unknown = limit("30", "first", &[]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(err(&unknown).contains("'first' is no factor of these games: role="), "{}", err(&unknown));
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_with_the_report_and_another_writer_waits() {
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    let folder = Folder::new("balance-interrupt");
    let file = folder.0.join("games.jsonl");
    let args = ["balance", "evilrunner", "--into", "games.jsonl", "--bot", "random", "--games", "100000000"];
    let mut command = Command::new(env!("CARGO_BIN_EXE_conclave"));
    command.args(args).current_dir(&folder.0).env("LC_ALL", "C");
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let begun = Instant::now();
    while fs::read_to_string(&file).unwrap_or_default().lines().count() < 5 {
        assert!(begun.elapsed() < Duration::from_secs(60), "no games after a minute");
        std::thread::sleep(Duration::from_millis(10));
    }
    let second = conclave(&folder.0, &args, "");
    assert_eq!(second.status.code(), Some(2));
    assert!(err(&second).contains("another 'conclave' is writing"), "{}", err(&second));
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && out(&output).contains("games from seed 1"), "{}", err(&output));
    assert!(fs::read_to_string(&file).unwrap().ends_with("}\n"), "every line is whole");
}
