//! The clauses know every ruling; that each clause has its test, and each citation its clause, the house looks after.

use std::fs;
use std::path::Path;

use sancta::RULES;
use table::clauses;

#[test]
fn every_ruling_has_a_clause() {
    let sources: String = clauses(RULES).iter().map(|clause| format!(" {} ", clause.source)).collect();
    for ruling in 1..=29 {
        let id = format!("S{ruling}");
        let found = sources.split(|c: char| !c.is_alphanumeric()).any(|word| word == id);
        assert!(found, "{id}");
    }
}

#[test]
fn every_clause_is_cited_where_it_is_carried_out() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let rules = fs::read_dir(src.join("rules")).unwrap().map(|file| file.unwrap().path());
    let others = ["open.rs", "setup.rs", "cards.rs"].map(|name| src.join(name));
    let code: String = rules.chain(others).map(|file| fs::read_to_string(file).unwrap()).collect();
    let missing: Vec<String> = clauses(RULES)
        .into_iter()
        .map(|clause| clause.id)
        .filter(|id| !code.contains(&format!("[{id}]")))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}
