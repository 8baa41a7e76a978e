//! The kept lists fit the tree as it is, and a fault is planted where it stands.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use mutants::fault::{Fault, Faults};
use mutants::stage::Crates;
use mutants::witness::Witnesses;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn fault(was: &str, now: &str) -> Fault {
    let text = |text: &str| text.to_owned();
    Fault { name: text("a"), file: text("a.rs"), was: text(was), now: text(now), breaks: text("-"), by: None }
}

#[test]
fn every_fault_stands_where_it_says() {
    let mut wrong = Vec::new();
    for Faults { of, list } in Faults::all(&root()).unwrap() {
        for fault in list {
            let text = fs::read_to_string(root().join(&fault.file)).map_err(|error| error.to_string());
            let planted = text.and_then(|text| Ok((fault.planted(&text)?, text)));
            match planted {
                Ok((planted, text)) if planted != text => {}
                Ok(_) => wrong.push(format!("{of}: {} changes nothing", fault.name)),
                Err(why) => wrong.push(format!("{of}: {}: {why}", fault.name)),
            }
            if fault.breaks.trim().is_empty() || fault.name.contains(char::is_whitespace) {
                wrong.push(format!("{of}: {} says of no rule that it breaks it", fault.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_fault_is_planted_once_however_its_place_is_set() {
    let text = "fn f() {\n    one(\n        two,\n    );\n    three();\n}\n";
    assert_eq!(
        fault("one(two,);", "four();").planted(text).unwrap(),
        "fn f() {\n    four();\n    three();\n}\n"
    );
    assert_eq!(fault("one( two, );\n", "").planted(text).unwrap(), "fn f() {\n    \n    three();\n}\n");
    for (was, why) in [("five()", "does not stand"), ("(", "stands 3 times"), ("  ", "of nothing")] {
        let no = fault(was, "").planted(text).unwrap_err();
        assert!(no.contains(why), "{was}: {no}");
    }
}

#[test]
fn the_crate_s_own_tests_come_first_and_then_those_above() {
    let crates = Crates::of(&root()).unwrap();
    let stages = crates.stages(&root(), "crates/table/src/rng.rs").unwrap();
    let level = |of: &str| stages.iter().filter(|stage| stage.of == of).map(|stage| stage.above).max();
    assert_eq!((level("table"), level("server")), (Some(0), Some(1)));
    assert!(level("e2e").is_none() && level("conclave").is_some_and(|above| above > 0));
    assert!(crates.stages(&root(), "README.md").is_err());
}

#[test]
fn whoever_noticed_a_fault_is_of_a_crate_that_may_notice_it() {
    let (crates, witnesses) =
        (Crates::of(&root()).unwrap(), Witnesses::read(&root().join("crates/mutants/witnesses.txt")));
    let faults: Vec<(String, Fault)> = Faults::all(&root())
        .unwrap()
        .into_iter()
        .flat_map(|Faults { of, list }| {
            list.into_iter().map(move |fault| (format!("{of}: {}", fault.name), fault))
        })
        .collect();
    for (name, witness) in witnesses.all() {
        let (_, fault) =
            faults.iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("{name} is no fault"));
        let stages = crates.stages(&root(), &fault.file).unwrap();
        assert!(
            witnesses.of(name, &stages).is_some(),
            "{name}: {witness:?} is not asked about {}",
            fault.file
        );
    }
}

#[test]
fn a_witness_is_noted_once_and_read_again() {
    let path = std::env::temp_dir().join(format!("witnesses-{}", std::process::id()));
    let stage = &Crates::of(&root()).unwrap().stages(&root(), "crates/table/src/rng.rs").unwrap()[0];
    let mut witnesses = Witnesses::read(&path);
    assert!(witnesses.of("house: a", std::slice::from_ref(stage)).is_none());
    witnesses.note("house: a", stage, "laws::of_old").unwrap();
    witnesses.note("house: a", stage, "laws::of_today").unwrap();
    let again = Witnesses::read(&path);
    assert_eq!(
        again.of("house: a", std::slice::from_ref(stage)),
        Some((stage.clone(), "laws::of_today".to_owned()))
    );
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 1);
    assert!(again.of("house: a", &[]).is_none(), "its program is gone");
    fs::remove_file(path).unwrap();
}
