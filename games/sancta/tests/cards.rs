//! The cards: the box as it reads to people, and files with mistakes.
#![allow(clippy::unwrap_used, reason = "a test may break off")]

#[path = "cards/mistakes.rs"]
mod mistakes;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use sancta::Set;
use table::Lang;

/// A set's listing in one language.
fn listing(set: Set, lang: Lang) -> String {
    let mut all = String::new();
    for card in set.listing() {
        let (kind, name, text) = (card.kind.get(lang), card.name.get(lang), card.text.get(lang));
        writeln!(all, "{} ({kind}) {name}\n    {text}", card.id).unwrap();
    }
    for face in 1..=6 {
        writeln!(all, "{face}: {}", set.cards().die_says(face).get(lang)).unwrap();
    }
    all
}

/// With `KEEP=1` the test keeps what it finds.
fn assert_kept(set: Set, name: &str) {
    for lang in Lang::BOTH {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/cards/{name}.{}.txt", lang.tag()));
        let said = listing(set, lang);
        if std::env::var_os("KEEP").is_some() {
            fs::write(&path, &said).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap();
        assert_eq!(kept, said, "{}: with KEEP=1 the test keeps what it finds", path.display());
    }
}

#[test]
fn the_box_reads_as_it_is_kept() {
    assert_kept(Set::of_the_box(), "box");
}

#[test]
fn the_wild_set_reads_as_it_is_kept() {
    let set = Set::learn(include_str!("cards/wild.toml")).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
    assert_kept(set, "wild");
}
