//! Backups, the way back, and the doctor: what a person who keeps the data file types, with good and with bad files.

use std::fs;
use std::path::Path;

use crate::running::Site;
use crate::typed::{Folder, conclave, conclave_where, err, out};

/// What the first release has left.
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crowd/corpus/cc0590c/data.conclave");

fn copy(folder: &Folder, name: &str) -> String {
    fs::copy(CORPUS, folder.0.join(name)).unwrap();
    name.to_owned()
}

/// Types a command; its exit code, what it prints, and what it complains of.
fn type_in(folder: &Folder, line: &str) -> (i32, String, String) {
    let output = conclave(&folder.0, &line.split(' ').collect::<Vec<_>>(), "");
    (output.status.code().unwrap(), out(&output), err(&output))
}

fn whole(folder: &Folder, file: &str) -> bool {
    let (code, said, _) = type_in(folder, &format!("doctor {file}"));
    code == 0 && said.contains("replayed and whole")
}

#[test]
fn a_running_server_is_backed_up_and_restored_only_when_it_has_stopped() {
    let folder = Folder::new("backup");
    let site = Site::start(&folder.0, &[]);
    assert!(site.ask("POST /play/evilrunner", "").starts_with("HTTP/1.1 303"));
    let backup = "backup saved.sqlite --data data.sqlite";
    let (code, said, _) = type_in(&folder, backup);
    assert!(code == 0 && said.contains("is copied to saved.sqlite: 1 matches"), "{said}");
    let (code, _, no) = type_in(&folder, backup);
    assert!(code == 3 && no.contains("is there already and is not written over"), "{no}");
    assert!(site.ask("POST /play/dogma", "").starts_with("HTTP/1.1 303"));
    let restore = "restore saved.sqlite --data data.sqlite";
    let (code, _, no) = type_in(&folder, restore);
    assert!(code == 3 && no.contains("stop it first; nothing has changed"), "{no}");
    site.stop();
    let before = fs::read(folder.0.join("data.sqlite")).unwrap();
    let (code, said, _) = type_in(&folder, restore);
    assert!(code == 0 && said.contains("1 matches") && said.contains("data.sqlite.before-restore"), "{said}");
    assert!(fs::read(folder.0.join("data.sqlite.before-restore")).unwrap() == before);
    assert!(whole(&folder, "data.sqlite") && whole(&folder, "data.sqlite.before-restore"));
    let again = Site::start(&folder.0, &[]);
    assert!(again.ask("POST /play/sancta", "").starts_with("HTTP/1.1 303"), "a restored file goes on");
    again.stop();
    let names = fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let left: Vec<String> =
        names.filter(|name| name.contains(".part") || name.contains("restoring")).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn every_match_of_a_file_is_replayed_and_of_a_cut_one_the_rest_is_saved() {
    let folder = Folder::new("doctor");
    copy(&folder, "first.sqlite");
    // A backup lies in order: the matches first, what belongs to them behind.
    let (code, _, no) = type_in(&folder, "backup data.sqlite --data first.sqlite");
    assert_eq!(code, 0, "{no}");
    let file = "data.sqlite";
    let before = fs::read(folder.0.join(file)).unwrap();
    assert!(whole(&folder, file));
    assert!(fs::read(folder.0.join(file)).unwrap() == before, "it is only read");
    // The end is gone.
    fs::write(folder.0.join(file), &before[..before.len() * 9 / 10]).unwrap();
    let (code, _, no) = type_in(&folder, "serve --no-open --data data.sqlite");
    assert!(code == 3 && no.contains("is cut off") && no.contains("conclave doctor"), "{no}");
    let (code, said, no) = type_in(&folder, "doctor data.sqlite --rescue rest.sqlite --json");
    let found: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert!(code == 1 && no.contains("damaged matches:"), "{no}");
    let damaged = found["damaged"].as_array().unwrap();
    let (matches, saved) = (found["matches"].as_u64().unwrap(), found["saved"].as_u64().unwrap());
    assert!(!damaged.is_empty() && saved > 5 && saved == matches - damaged.len() as u64, "{said}");
    // The four sets of cards lay behind the cut, and what says that there were four before it.
    assert_eq!(found["lost_rows"], 4, "{said}");
    assert!(damaged.iter().all(|one| !one["why"].as_str().unwrap().is_empty()), "{said}");
    assert!(whole(&folder, "rest.sqlite"), "what is saved is whole");
    let (_, italian, _) = type_in(&folder, "doctor data.sqlite --lang it");
    assert!(italian.contains("rigiocate e intere"), "{italian}");
}

#[test]
fn what_is_no_data_file_is_refused_untouched() {
    let folder = Folder::new("foreign");
    fs::write(folder.0.join("letter"), "Dear Ada, this is no database at all.").unwrap();
    for line in [
        "serve --no-open --data letter",
        "backup new --data letter",
        "restore letter --data new",
        "doctor letter",
        "doctor letter --rescue new",
    ] {
        let (code, said, no) = type_in(&folder, line);
        assert!(code == 3 && said.is_empty() && no.contains("is no data file of Conclave"), "{line}: {no}");
    }
    for line in ["backup new --data nothing", "restore nothing --data new", "doctor nothing"] {
        let (code, _, no) = type_in(&folder, line);
        assert!(
            code == 3 && no.contains("'nothing': there is no data file of Conclave here"),
            "{line}: {no}"
        );
    }
    let (code, _, no) = type_in(&folder, "doctor /dev/null");
    assert!(code == 3 && no.contains("is no file that could keep data"), "{no}");
    assert!(!Path::new(&folder.0).join("new").exists());
}

#[test]
fn of_a_file_and_a_database_the_one_that_is_typed_counts() {
    const NOWHERE: &str = "postgres://127.0.0.1:1/x";
    let folder = Folder::new("two-places");
    fs::write(folder.0.join("letter"), "Dear Ada, this is no database at all.").unwrap();
    let (file, database, both) =
        ("is no data file of Conclave", "the database cannot be used", "name two places for the same things");
    for (environment, typed, code, says) in [
        (vec![("CONCLAVE_DATA", "letter")], vec!["--database", NOWHERE], 3, database),
        (vec![("CONCLAVE_DATABASE", NOWHERE)], vec!["--data", "letter"], 3, file),
        (vec![("CONCLAVE_DATABASE", NOWHERE), ("CONCLAVE_DATA", "letter")], vec![], 2, both),
        (vec![], vec!["--database", NOWHERE, "--data", "letter"], 2, both),
    ] {
        let args = [vec!["backup", "new"], typed].concat();
        let output = conclave_where(&environment, &folder.0, &args, "");
        let said = err(&output);
        assert!(
            output.status.code() == Some(code) && said.contains(says),
            "{environment:?} {args:?}: {said}"
        );
    }
    let (code, _, no) = type_in(&folder, &format!("--database {NOWHERE} games"));
    assert!(code == 2 && no.contains("--database stands before 'games'"), "{no}");
}
