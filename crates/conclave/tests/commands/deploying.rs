//! The files of `deploy/` speak of what there is: options, variables, features, services.

use std::fs;
use std::path::Path;

use crate::typed::{Folder, conclave, err, out};

fn root(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file)).unwrap()
}

/// What a compose file has the house do, for some address.
fn words(compose: &str) -> Vec<String> {
    let list = compose.split("command:\n").nth(1).unwrap();
    let list = list.lines().map_while(|line| line.trim().strip_prefix("- "));
    list.map(|word| match word.split_once("${DOMAIN:?") {
        Some((before, _)) => before.to_owned() + "games.example.org",
        None => word.to_owned(),
    })
    .collect()
}

/// The variables of ours that a file sets.
fn variables(file: &str) -> Vec<&str> {
    let lines = file.lines().map(|line| line.trim_start_matches(['#', ' ']));
    let named = lines.filter(|line| line.starts_with("CONCLAVE_"));
    named.map(|line| line.split([':', '=']).next().unwrap()).collect()
}

#[test]
fn the_house_understands_what_the_compose_files_say() {
    let folder = Folder::new("deployed");
    for name in ["deploy/compose.yaml", "deploy/compose.nodes.yaml"] {
        let file = root(name);
        let mut words = words(&file);
        assert!(words[0] == "serve" && words.len() > 4, "{name}: {words:?}");
        words.push("--help".to_owned());
        // Whoever asks for help behind a wrong word is told of the word.
        let done = conclave(&folder.0, &words.iter().map(String::as_str).collect::<Vec<_>>(), "");
        assert!(done.status.success(), "{name}: {}", err(&done));
        let (help, set) = (out(&done), variables(&file));
        assert!(set.len() > 2, "{name}: {set:?}");
        for variable in set {
            assert!(help.contains(&format!("[env: {variable}")), "{name}: {variable}");
        }
    }
    let wrong = conclave(&folder.0, &["serve", "--proxie=10.0.0.1", "--help"], "");
    assert_eq!(wrong.status.code(), Some(2));
}

#[test]
fn the_image_is_built_of_what_there_is() {
    let (dockerfile, workspace) = (root("deploy/Dockerfile"), root("Cargo.toml"));
    let rust = workspace.split("rust-version = \"").nth(1).unwrap().split('"').next().unwrap();
    assert!(dockerfile.contains(&format!("FROM rust:{rust}-")), "the workspace wants Rust {rust}");
    let manifest = root("crates/conclave/Cargo.toml");
    let features = dockerfile.split("--features ").nth(1).unwrap().split_whitespace().next().unwrap();
    for feature in features.split(',') {
        assert!(manifest.contains(&format!("\n{feature} = [")), "{feature}");
    }
    let nodes = root("deploy/Caddyfile.nodes");
    let houses = nodes.split("{$NODES:").nth(1).unwrap().split('}').next().unwrap();
    let compose = root("deploy/compose.nodes.yaml");
    assert!(compose.contains(&format!("NODES: {houses}\n")), "{houses}");
    for house in houses.split(' ') {
        let name = house.strip_suffix(":8080").unwrap();
        assert!(compose.contains(&format!("\n  {name}: *house\n")), "{name}");
    }
    assert!(root("deploy/Caddyfile").contains("reverse_proxy conclave:8080\n"));
    assert!(root("deploy/compose.yaml").contains("\n  conclave:\n"));
}
