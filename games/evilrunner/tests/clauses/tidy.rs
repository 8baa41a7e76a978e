//! The tests and comments agree with `RULES.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use evilrunner::RULES;

fn ids() -> BTreeSet<String> {
    table::clauses(RULES).into_iter().map(|clause| clause.id).collect()
}

/// The text of every Rust file under a folder of this crate.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push((path.clone(), fs::read_to_string(path).unwrap()));
        }
    }
    found
}

/// `3.2` and the like, between two marks.
fn cited<'a>(text: &'a str, open: &'a str, close: char) -> impl Iterator<Item = String> + 'a {
    text.split(open).skip(1).filter_map(move |rest| {
        let id = &rest[..rest.find(close)?];
        let (chapter, number) = id.split_once('.')?;
        let digits = |s: &str| (1..=2).contains(&s.len()) && s.bytes().all(|b| b.is_ascii_digit());
        (digits(chapter) && digits(number)).then(|| id.to_owned())
    })
}

#[test]
fn clauses_have_both_languages_and_a_source() {
    for clause in table::clauses(RULES) {
        assert!(
            !clause.text.it.is_empty() && !clause.text.en.is_empty() && !clause.source.is_empty(),
            "{clause:?}"
        );
        assert_ne!(clause.text.it, clause.text.en);
    }
    assert_eq!(ids().len(), RULES.matches("\n### ").count());
}

#[test]
fn every_ruling_has_a_clause() {
    let sources: String = table::clauses(RULES).iter().map(|clause| format!(" {} ", clause.source)).collect();
    for ruling in 1..=27 {
        let id = format!("E{ruling}");
        let found = sources.split(|c: char| !c.is_alphanumeric()).any(|word| word == id);
        assert!(found, "{id}");
    }
}

#[test]
fn every_clause_has_a_test() {
    let tests: String = sources("tests").into_iter().map(|(_, text)| text).collect();
    for id in ids() {
        let name = format!("fn clause_{}_", id.replace('.', "_"));
        assert!(tests.contains(&name), "no test for {id}");
    }
}

#[test]
fn every_citation_has_a_clause() {
    let ids = ids();
    for (path, text) in sources("src").into_iter().chain(sources("tests")) {
        let citations = cited(&text, "[", ']').chain(cited(&text, "\"", '"'));
        for id in citations {
            assert!(ids.contains(&id), "{} cites {id}", path.display());
        }
    }
}

#[test]
fn every_test_asserts() {
    for (path, text) in sources("src").into_iter().chain(sources("tests")) {
        for test in text.split(concat!("#[te", "st]")).skip(1) {
            let end = test.find("\n}").unwrap_or(test.len());
            let name = test.lines().find(|line| line.contains("fn ")).unwrap_or("");
            assert!(test[..end].contains("assert"), "{}: {name}", path.display());
        }
    }
}
