//! What no compiler checks: every clause has a test, every citation a clause, every test an assertion, every game its
//! rules in two languages; names and files as the house wants them.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use table::{Clause, clauses};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Some of this game's clauses are carried out by its board, which cites none.
const UNCITED: &str = "evilrunner";

/// Every file below a folder with one of these endings, build folders apart.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() && !["target", ".git", "out"].iter().any(|skip| path.ends_with(skip)) {
            found.extend(files(&path, endings));
        } else if endings.iter().any(|ending| path.extension().is_some_and(|e| e == *ending)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn games() -> Vec<PathBuf> {
    let mut games: Vec<PathBuf> =
        fs::read_dir(root().join("games")).unwrap().map(|e| e.unwrap().path()).collect();
    games.sort();
    games
}

fn name(game: &Path) -> &str {
    game.file_name().unwrap().to_str().unwrap()
}

fn rules(game: &Path) -> Vec<Clause> {
    clauses(&fs::read_to_string(game.join("RULES.md")).unwrap())
}

/// The rulings, the answers to what a rulebook leaves open, as the head of `RULES.md` counts them: `*C1–C39*`.
fn rulings(game: &Path) -> Vec<String> {
    let text = fs::read_to_string(game.join("RULES.md")).unwrap();
    let counted = text.split("* = interpretazioni / rulings").next().unwrap();
    let (first, last) = counted.rsplit('*').next().unwrap().split_once('–').unwrap();
    let letter = first.strip_suffix('1').unwrap();
    let last: usize = last.strip_prefix(letter).unwrap().parse().unwrap();
    (1..=last).map(|ruling| format!("{letter}{ruling}")).collect()
}

/// The test functions of a file: name and body.
fn tests(path: &Path) -> Vec<(String, String)> {
    let text = fs::read_to_string(path).unwrap();
    let mut found = Vec::new();
    let marks = ["test", "tokio::test"].map(|name| format!("#[{name}]\n"));
    for part in marks.iter().flat_map(|mark| text.split(mark.as_str()).skip(1)) {
        let Some(start) = part.find("fn ") else { continue };
        let name: String =
            part[start + 3..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        // A function ends at the first closing brace at its own indentation.
        let line_start = part[..start].rfind('\n').map_or(0, |at| at + 1);
        let indent: String = part[line_start..].chars().take_while(|c| *c == ' ').collect();
        let end = part[start..].find(&format!("\n{indent}}}")).map_or(part.len(), |at| start + at);
        found.push((name, part[start..end].to_owned()));
    }
    found
}

/// The numbers cited as `[3.2]` and, in refusals, as `"3.2"`.
fn citations(text: &str) -> BTreeSet<String> {
    let number = |word: &str| {
        let (chapter, clause) = word.split_once('.')?;
        let digits =
            |part: &str| !part.is_empty() && part.len() < 3 && part.bytes().all(|b| b.is_ascii_digit());
        (digits(chapter) && digits(clause)).then(|| word.to_owned())
    };
    let brackets = text.split('[').skip(1).filter_map(|part| part.split_once(']')).map(|(cited, _)| cited);
    let refusals = text
        .lines()
        .filter(|line| line.contains("efus") || line.contains("clause"))
        .flat_map(|l| l.split('"'));
    brackets.chain(refusals).filter_map(number).collect()
}

#[test]
fn every_clause_has_a_test_named_after_it() {
    for game in games() {
        let names: Vec<String> =
            files(&game, &["rs"]).iter().flat_map(|file| tests(file)).map(|(name, _)| name).collect();
        for clause in rules(&game) {
            let wanted = format!("clause_{}_", clause.id.replace('.', "_"));
            let tested = names.iter().any(|name| format!("{name}_").starts_with(&wanted));
            assert!(tested, "{}: clause {} has no test {wanted}…", game.display(), clause.id);
        }
    }
}

#[test]
fn every_game_is_registered_and_compiled_well() {
    let read = |path: &str| fs::read_to_string(root().join(path)).unwrap();
    let (catalogue, manifest) = (read("crates/catalogue/src/lib.rs"), read("Cargo.toml"));
    assert!(
        manifest.contains("members = [\"crates/*\", \"games/*\"]"),
        "a folder is a part of the workspace"
    );
    for profile in ["[profile.dev]", "[profile.release]"] {
        let settings = manifest.split(profile).nth(1).unwrap().split("\n[").next().unwrap();
        assert!(["2", "3"].iter().any(|at| settings.contains(&format!("opt-level = {at}\n"))), "{profile}");
    }
    for game in games() {
        let name = name(&game);
        let lines = catalogue.matches(&format!("{name}::FACTS")).count();
        assert_eq!(lines, 1, "crates/catalogue/src/lib.rs has {lines} lines of {name}");
        assert!(!manifest.contains(&format!(".package.{name}]")), "{name} is compiled as every game is");
    }
    assert_eq!(
        catalogue.matches("::FACTS").count(),
        games().len(),
        "the catalogue has a game without a folder"
    );
}

#[test]
fn every_ruling_has_a_clause() {
    for game in games() {
        let all = rules(&game);
        let sources: BTreeSet<&str> =
            all.iter().flat_map(|clause| clause.source.it.split(|c: char| !c.is_alphanumeric())).collect();
        let missing: Vec<String> =
            rulings(&game).into_iter().filter(|id| !sources.contains(id.as_str())).collect();
        assert!(missing.is_empty(), "{}: no clause rests on {missing:?}", game.display());
    }
}

#[test]
fn every_clause_is_cited_where_it_is_carried_out() {
    for game in games().into_iter().filter(|game| name(game) != UNCITED) {
        let others = ["open.rs", "setup.rs", "cards.rs"].map(|name| game.join("src").join(name));
        let others = others.into_iter().filter(|path| path.exists());
        let rules_of_it = files(&game.join("src/rules"), &["rs"]).into_iter();
        let code: String = rules_of_it.chain(others).map(|file| fs::read_to_string(file).unwrap()).collect();
        let missing: Vec<String> = rules(&game)
            .into_iter()
            .map(|clause| clause.id)
            .filter(|id| !code.contains(&format!("[{id}]")))
            .collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.display());
    }
}

#[test]
fn every_citation_is_of_a_clause() {
    for game in games() {
        let known: BTreeSet<String> = rules(&game).into_iter().map(|clause| clause.id).collect();
        for file in files(&game, &["rs"]) {
            let text = fs::read_to_string(&file).unwrap();
            let unknown: Vec<_> = citations(&text).difference(&known).cloned().collect();
            assert!(unknown.is_empty(), "{} cites {unknown:?}, which RULES.md does not have", file.display());
            for (name, _) in tests(&file) {
                let Some(rest) = name.strip_prefix("clause_") else { continue };
                let id = rest.splitn(3, '_').take(2).collect::<Vec<_>>().join(".");
                assert!(known.contains(&id), "{}: test {name} is of no clause", file.display());
            }
        }
    }
}

#[test]
fn the_rules_stand_in_both_languages_with_their_place() {
    for game in games() {
        let all = rules(&game);
        assert!(!all.is_empty(), "{} has no clauses", game.display());
        let ids: BTreeSet<&str> = all.iter().map(|clause| clause.id.as_str()).collect();
        assert_eq!(ids.len(), all.len(), "{}: a clause number stands twice", game.display());
        let headings = fs::read_to_string(game.join("RULES.md")).unwrap().matches("\n### ").count();
        assert_eq!(ids.len(), headings, "{}: a heading is no clause", game.display());
        for clause in &all {
            let full = [&clause.text.it, &clause.text.en, &clause.source.it, &clause.source.en]
                .iter()
                .all(|part| !part.is_empty());
            assert!(full && clause.text.it != clause.text.en, "{} {}: {clause:?}", game.display(), clause.id);
        }
    }
}

#[test]
fn every_test_asserts_something() {
    let mut silent = Vec::new();
    for file in files(&root(), &["rs"]) {
        for (name, body) in tests(&file) {
            let asserts = ["assert", "unwrap_err()", "expect_err("].iter().any(|word| body.contains(word));
            if !asserts {
                silent.push(format!("{}: {name}", file.display()));
            }
        }
    }
    assert!(silent.is_empty(), "these tests assert nothing: {silent:#?}");
}

#[test]
fn nothing_is_left_undone_and_no_test_is_ignored() {
    let words = [
        "TO".to_owned() + "DO",
        "FIX".to_owned() + "ME",
        "#[ign".to_owned() + "ore",
        "todo".to_owned() + "!(",
    ];
    for file in files(&root(), &["rs", "js", "css", "toml"]) {
        let text = fs::read_to_string(&file).unwrap();
        for word in &words {
            assert!(!text.contains(word.as_str()), "{} contains {word}", file.display());
        }
    }
}

#[test]
fn files_stay_short_and_crates_know_only_what_they_may() {
    for file in files(&root().join("crates"), &["rs", "js", "css"])
        .into_iter()
        .chain(files(&root().join("games"), &["rs", "js", "css"]))
    {
        let lines = fs::read_to_string(&file).unwrap().lines().count();
        assert!(lines <= 600, "{} has {lines} lines", file.display());
    }
    let games: Vec<String> = games().iter().map(|game| name(game).to_owned()).collect();
    for crate_name in
        ["table", "cardfile", "search", "lab", "server", "site", "proving", "glass", "crowd", "mutants"]
    {
        let manifest = fs::read_to_string(root().join("crates").join(crate_name).join("Cargo.toml")).unwrap();
        for game in &games {
            assert!(!manifest.contains(game.as_str()), "{crate_name} knows {game}: only the binary may");
        }
    }
    for game in &games {
        let manifest = fs::read_to_string(root().join("games").join(game).join("Cargo.toml")).unwrap();
        let others =
            games.iter().filter(|other| *other != game).any(|other| manifest.contains(other.as_str()));
        assert!(!others, "{game} knows another game");
    }
}

/// A crate without examples or unit tests says so, since to compile it once more for none takes a while in every run. One that has
/// some does not say so, or they would never run.
#[test]
fn no_crate_keeps_back_tests_that_it_has() {
    for manifest in files(&root(), &["toml"]).iter().filter(|file| file.ends_with("Cargo.toml")) {
        let (says, src) = (fs::read_to_string(manifest).unwrap(), manifest.parent().unwrap().join("src"));
        let has = |what: &[&str]| {
            let shows = |file: &PathBuf| {
                fs::read_to_string(file).unwrap().lines().any(|line| what.contains(&line.trim()))
            };
            files(&src, &["rs"]).iter().any(shows)
        };
        for (kept_back, what) in
            [("\ntest = false", &["#[cfg(test)]"][..]), ("\ndoctest = false", &["/// ```", "//! ```"])]
        {
            assert!(!says.contains(kept_back) || !has(what), "{}: {}", manifest.display(), kept_back.trim());
        }
    }
}

#[test]
fn every_box_of_the_past_is_a_part_of_the_program() {
    let with_cards = games().into_iter().map(|game| game.join("cards")).filter(|cards| cards.is_dir());
    let listed = with_cards.map(|cards| {
        let list = fs::read_to_string(cards.join("past.rs")).unwrap();
        let past = files(&cards.join("past"), &["toml"]);
        for file in &past {
            let name = format!("include_str!(\"past/{}\")", file.file_name().unwrap().to_str().unwrap());
            assert!(list.contains(&name), "{} does not list {name}", cards.display());
        }
        assert!(
            list.contains("&[include_str!(\"past/first.toml\")")
                || list.contains("&[\n    include_str!(\"past/first.toml\")"),
            "{list}"
        );
        past.len()
    });
    assert!(listed.sum::<usize>() >= 4);
}

#[test]
fn rules_read_no_clock_file_environment_or_chance_of_their_own() {
    for game in games() {
        for file in files(&game.join("src"), &["rs"]) {
            let text = fs::read_to_string(&file).unwrap();
            for word in
                ["std::time", "std::fs", "std::env", "std::net", "getrandom", "thread_rng", "Serialize"]
            {
                assert!(!text.contains(word), "{} uses {word}", file.display());
            }
        }
    }
}

#[test]
fn no_page_asks_another_host_for_anything() {
    for file in files(&root(), &["js", "css"]) {
        let text = fs::read_to_string(&file).unwrap();
        let outside = text.lines().any(|line| line.contains("://") && !line.contains("http://www.w3.org/"));
        assert!(!outside, "{} names another host", file.display());
    }
}
