//! `conclave suite --mine`: positions of the kinds that are asked for, which can be asked as any suite can.

use std::fs;

use crate::typed::{Folder, conclave, err, out};

#[test]
fn a_kind_that_is_none_is_refused_with_those_that_there_are() {
    let folder = Folder::new("suite-wrong");
    let output = conclave(&folder.0, &["suite", "godlucky", "--kind", "loss"], "");
    assert!(
        output.status.code() == Some(2) && err(&output).contains("win, save, ending, trap, mix"),
        "{}",
        err(&output)
    );
}

/// With other cards other matches are played, and other positions met.
mod printed {
    use super::*;

    #[test]
    fn what_is_looked_for_is_found_and_can_be_asked() {
        let folder = Folder::new("suite");
        // Said twice, it is one kind.
        let mine = "suite godlucky --setup seats=2 --mine 21 --seed 50000 --thinks 60 --kind ending --kind ending --into found";
        let output = conclave(&folder.0, &mine.split(' ').collect::<Vec<_>>(), "");
        let told = out(&output);
        assert!(told.contains("ending 1") && told.contains("win 0"), "{told}{}", err(&output));
        let found = fs::read_to_string(folder.0.join("found")).unwrap();
        let header = found.lines().next().unwrap();
        assert!(header.contains("--mine 21 --seed 50000 --quota 26 --thinks 60 --kind ending\""), "{header}");
        let ask = "suite godlucky --file found --seats novice --iterations 20 --at-least 0 --json";
        let output = conclave(&folder.0, &ask.split(' ').collect::<Vec<_>>(), "");
        let answer: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
        assert_eq!(answer["kinds"][0]["kind"], "ending", "{answer}{}", err(&output));
        assert_eq!(answer["positions"].as_array().unwrap().len(), 1, "{answer}");
    }
}
