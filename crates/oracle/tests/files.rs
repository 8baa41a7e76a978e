//! Files that are damaged, of another version or no such files are recognised, and what was interrupted is gone on with.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use oracle::file::Solved;
use table::Lang;

const WHOLE: &[u8] = include_bytes!("../data/evilrunner.solved");

fn refused(folder: &Path, bytes: &[u8]) -> String {
    let path = folder.join("values");
    fs::write(&path, bytes).unwrap();
    let trouble = Solved::open(&path).and_then(|solved| solved.check("values")).unwrap_err();
    assert_ne!(trouble.get(Lang::It), trouble.get(Lang::En));
    trouble.get(Lang::En)
}

#[test]
fn what_is_not_whole_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert!(refused(folder, b"").contains("is no file of Evilrunner solved"));
    assert!(
        refused(folder, b"a shopping list, longer than any head of a file of values").contains("is no file")
    );
    let mut newer = WHOLE.to_vec();
    newer[15] = b'2';
    assert!(refused(folder, &newer).contains("of another version"));
    for length in [40, 1000, WHOLE.len() / 2, WHOLE.len() - 1] {
        let says = refused(folder, &WHOLE[..length]);
        assert!(says.contains("truncated or damaged") || length < 48, "{length}: {says}");
    }
    for at in [20, 60, WHOLE.len() / 3, WHOLE.len() - 5] {
        let mut damaged = WHOLE.to_vec();
        damaged[at] ^= 1;
        assert!(refused(folder, &damaged).contains("truncated or damaged"), "a bit at {at}");
    }
    let missing = Solved::open(&folder.join("nothing")).err().unwrap();
    assert!(missing.get(Lang::En).contains("cannot be read"));
}

#[test]
fn the_file_in_the_program_is_whole() {
    let solved = Solved::within(WHOLE).unwrap();
    assert!(solved.check("conclave").is_ok());
    assert!(WHOLE.len() < 20_000_000);
}
