//! `conclave elo`: steps between levels, from games that add up.

use std::fs;

use crate::typed::{Folder, conclave, err, out};

fn elo(folder: &Folder, more: &[&str]) -> (Option<i32>, serde_json::Value, String) {
    let mut args = vec!["elo", "evilrunner", "--setup", "cap=20", "--json"];
    args.extend(more);
    let output = conclave(&folder.0, &args, "");
    (output.status.code(), serde_json::from_str(&out(&output)).unwrap_or_default(), err(&output))
}

#[test]
fn games_add_up_and_a_step_is_found_as_soon_as_it_is_certain() {
    let folder = Folder::new("elo");
    let few = ["--levels", "random,master", "--into", "kept", "--all", "--games", "4"];
    let (code, table, told) = elo(&folder, &few);
    assert_eq!((code, &table["levels"][1]["step"]["games"]), (Some(0), &4.into()), "{told}");
    // With the same file the first games count again, and the test ends long before the last.
    let (code, table, told) =
        elo(&folder, &["--levels", "random,master", "--into", "kept", "--games", "200"]);
    let row = &table["levels"][1];
    let (games, step) = (row["step"]["games"].as_u64().unwrap(), row["step"]["elo"].as_f64().unwrap());
    assert!(code == Some(0) && row["verdict"] == "yes" && (16..60).contains(&games), "{table} {told}");
    assert!(step > 150.0 && step > row["step"]["half"].as_f64().unwrap(), "{table}");
    assert_eq!(table["levels"][0]["height"]["elo"], 0.0);
    let lines = fs::read_to_string(folder.0.join("kept")).unwrap().lines().count() as u64;
    assert_eq!(lines, 1 + games / 2, "a line for each pair of games");
    let bot =
        [("--levels", "random,random"), ("--into", "kept")].map(|(option, value)| [option, value]).concat();
    let (code, table, told) = elo(&folder, &[bot.as_slice(), &["--games", "200", "--step", "400"]].concat());
    assert!(code == Some(1) && told.contains("a step is smaller than 400 Elo"), "{table} {told}");
}

#[test]
fn what_cannot_be_measured_is_refused() {
    let folder = Folder::new("elo-wrong");
    fs::write(folder.0.join("diary"), "my diary\n").unwrap();
    let header = "{\"elo\":\"evilrunner\",\"setup\":\"legs=2 cap=20 speed=2 powers=declared first=none\"}";
    let cases: [(&[&str], &str); 4] = [
        (&["--levels", "novice"], "at least two are needed"),
        (
            &["--levels", "novice,ghost"],
            "'ghost' is no bot of this game: master, adept, apprentice, novice, mcts, same, random",
        ),
        (&["--into", "diary"], "diary is no file of 'conclave elo' for this game and setup"),
        (&["--tenth", "--live"], "cannot be used with"),
    ];
    for (args, says) in cases {
        let (code, _, told) = elo(&folder, args);
        assert!(code == Some(2) && told.contains(says), "{args:?}: {told}");
    }
    for block in ["nonsense", "{\"who\":[\"a\",\"b\"],\"seed\":1,\"games\":[[0,1,2]]}"] {
        let (code, table, told) = {
            fs::write(folder.0.join("kept"), format!("{header}\n{block}\n")).unwrap();
            elo(&folder, &["--into", "kept", "--games", "2"])
        };
        assert!(code == Some(2) && told.contains("is no games"), "{table} {told}");
    }
    assert_eq!(fs::read_to_string(folder.0.join("diary")).unwrap(), "my diary\n");
}
