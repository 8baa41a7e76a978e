//! The files of `deploy/` speak of what there is: options, variables, features, services.

use std::fs;
use std::path::Path;

use crate::typed::{Folder, conclave, err, out};

fn root(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file)).unwrap()
}

/// What a compose file has the house do, for some address.
fn composed(file: &str) -> Vec<String> {
    let list = file.split("command:\n").nth(1).unwrap();
    let list = list.lines().map_while(|line| line.trim().strip_prefix("- "));
    list.map(|word| match word.split_once("${DOMAIN:?") {
        Some((before, _)) => before.to_owned() + "games.example.org",
        None => word.to_owned(),
    })
    .collect()
}

/// The commands of a unit, each up to its end.
fn units(file: &str) -> Vec<Vec<String>> {
    let lines = file.replace("\\\n", " ").replace("$(date +%%F)", "today");
    let commands = lines.split("/usr/local/bin/conclave ").skip(1);
    let words = commands.map(|command| command.split([';', '\n']).next().unwrap().split_whitespace());
    words.map(|words| words.map(|word| word.replace('"', "")).collect()).collect()
}

/// What an image does when nothing else is said.
fn image(file: &str) -> Vec<String> {
    serde_json::from_str(file.split("\nCMD ").nth(1).unwrap()).unwrap()
}

/// The variables of ours that a file sets.
fn variables(file: &str) -> Vec<&str> {
    let named = file.lines().map(str::trim_start).filter(|line| line.starts_with("CONCLAVE_"));
    named.map(|line| line.split(':').next().unwrap()).collect()
}

#[test]
fn the_house_understands_what_is_said_to_it() {
    let folder = Folder::new("deployed");
    let [one, several] = ["deploy/compose.yaml", "deploy/compose.nodes.yaml"].map(root);
    let mut commands = vec![composed(&one), composed(&several), image(&root("deploy/Dockerfile"))];
    commands.extend(units(&root("deploy/conclave.service")));
    commands.extend(units(&root("deploy/conclave-backup.service")));
    let names: Vec<&str> = commands.iter().map(|words| words[0].as_str()).collect();
    assert_eq!(names, ["serve", "serve", "serve", "serve", "backup", "doctor"]);
    for words in &commands {
        // Whoever asks for help behind a wrong word is told of the word.
        let words: Vec<&str> = words.iter().map(String::as_str).chain(["--help"]).collect();
        let done = conclave(&folder.0, &words, "");
        assert!(done.status.success(), "{words:?}: {}", err(&done));
    }
    let wrong = conclave(&folder.0, &["serve", "--proxie=10.0.0.1", "--help"], "");
    assert_eq!(wrong.status.code(), Some(2));
    let help = out(&conclave(&folder.0, &["serve", "--help"], ""));
    assert_eq!(variables(&several), ["CONCLAVE_DATABASE", "CONCLAVE_BUS"]);
    assert!(variables(&several).iter().all(|name| help.contains(&format!("[env: {name}"))), "{help}");
}

#[test]
fn the_image_and_its_proxy_are_made_of_what_there_is() {
    let (dockerfile, workspace) = (root("deploy/Dockerfile"), root("Cargo.toml"));
    let rust = workspace.split("rust-version = \"").nth(1).unwrap().split('"').next().unwrap();
    assert!(dockerfile.contains(&format!("FROM rust:{rust}-")), "the workspace wants Rust {rust}");
    let manifest = root("crates/conclave/Cargo.toml");
    let features = dockerfile.split("FEATURES=").nth(1).unwrap().split_whitespace().next().unwrap();
    for feature in features.split(',') {
        assert!(manifest.contains(&format!("\n{feature} = [")), "{feature}");
    }
    let (nodes, compose) = (root("deploy/Caddyfile.nodes"), root("deploy/compose.nodes.yaml"));
    let houses = nodes.split("{$NODES:").nth(1).unwrap().split('}').next().unwrap();
    assert!(compose.contains(&format!("NODES: \"{houses}\"")), "{houses}");
    for house in houses.split(' ') {
        let name = house.strip_suffix(":8080").unwrap();
        assert!(compose.contains(&format!("\n  {name}: *house\n")), "{name}");
    }
    assert!(root("deploy/Caddyfile").contains("reverse_proxy conclave:8080\n"));
    assert!(root("deploy/compose.yaml").contains("\n  conclave:\n"));
}
