//! The kept lists fit the tree as it is, and a fault is planted where it stands.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use mutants::fault::{Fault, Faults};
use mutants::stage::Crates;

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
