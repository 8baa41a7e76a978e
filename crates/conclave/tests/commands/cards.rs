//! Files of cards from outside: checked, refused whole with every mistake in its place, played with and kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::running::Site;

const BOX: &str = include_str!("../../../../games/godlucky/cards/past/first.toml");

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("conclave-cards-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).unwrap();
        name.to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_conclave"));
    command.args(args).current_dir(folder).env("LC_ALL", "C").stdin(Stdio::null());
    command
}

fn conclave(folder: &Path, args: &[&str]) -> Output {
    command(folder, args).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The box with another name, so that it is another set.
fn other() -> String {
    BOX.replacen(
        "it = \"La scatola\", en = \"The box\"",
        "it = \"Un'altra scatola\", en = \"Another box\"",
        1,
    )
}

fn id(folder: &Folder, file: &str) -> String {
    let output = conclave(&folder.0, &["check-cards", file, "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    json["set"].as_str().unwrap().to_owned()
}

#[test]
fn a_good_file_is_counted() {
    let folder = Folder::new("good");
    let file = folder.file("good.toml", &other());
    let output = conclave(&folder.0, &["check-cards", &file]);
    let out = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    for line in ["Another box  godlucky  cards=", "  24  object", "  15  event", "found 43"] {
        assert!(out.contains(line), "{line}: {out}");
    }
    assert!(
        text(&conclave(&folder.0, &["check-cards", &file, "--lang", "it"]).stdout).contains("24  oggetto")
    );
}

#[test]
fn every_mistake_is_shown_under_its_line() {
    let folder = Folder::new("bad");
    let bad =
        other().replacen("side = \"good\"", "side = \"god\"", 1).replacen("\"all_mad\"", "\"all_bad\"", 1);
    let file = folder.file("bad.toml", &bad);
    let output = conclave(&folder.0, &["check-cards", &file]);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(1), "{out}{err}");
    let at = bad.lines().position(|line| line.contains("all_bad")).unwrap() + 1;
    assert!(out.contains(&format!("bad.toml:{at}:12: this effect does not fit")), "{out}");
    assert!(out.contains(&format!("{at} | effects = [\"all_bad\"]\n    |            ^^^^^^^^^")), "{out}");
    assert!(out.contains("'side': good or evil is expected, not 'god'"), "{out}");
    assert!(err.contains("2 mistakes"), "{err}");
    let output = conclave(&folder.0, &["check-cards", &file, "--json", "--lang=it"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((json["mistakes"].as_array().unwrap().len(), output.status.code()), (2, Some(1)));
    assert_eq!(json["mistakes"][1]["column"], 12);
}

#[test]
fn a_file_says_whose_cards_it_holds() {
    let folder = Folder::new("whose");
    let file = folder.file("none.toml", &BOX.replacen("game = \"godlucky\"", "", 1));
    let out = text(&conclave(&folder.0, &["check-cards", &file]).stdout);
    assert!(out.contains("none.toml:1:1: the top of the file does not say whose cards these are"), "{out}");
    let file = folder.file("chess.toml", "# mine\n game = 'chess'\n");
    let output = conclave(&folder.0, &["check-cards", &file]);
    let out = text(&output.stdout);
    assert!(out.contains("chess.toml:2:10: 'chess' is no game with cards from files: godlucky"), "{out}");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn wrong_usage_is_another_end() {
    let folder = Folder::new("usage");
    let end = |args: &[&str]| conclave(&folder.0, args).status.code();
    assert_eq!(end(&["check-cards"]), Some(2));
    assert_eq!(end(&["check-cards", "nowhere.toml"]), Some(3));
    fs::write(folder.0.join("bytes"), [b'g', 0xff]).unwrap();
    assert_eq!(end(&["check-cards", "bytes"]), Some(2));
    assert_eq!(end(&["setups", "godlucky", "--setup", "cards=0123456789abcdef"]), Some(2));
}

#[test]
fn a_given_set_is_the_one_meant() {
    let folder = Folder::new("meant");
    let file = folder.file("other.toml", &other());
    let wanted = format!("cards={}", id(&folder, &file));
    let setup = |more: &[&str]| {
        let args = [&["setups", "godlucky", "--cards", &file][..], more].concat();
        text(&conclave(&folder.0, &args).stdout).trim_end().lines().last().unwrap_or_default().to_owned()
    };
    let says = |more: &[&str], field: &str| setup(more).split(' ').any(|word| word == field);
    assert!(says(&[], &wanted), "{}", setup(&[]));
    assert!(says(&["--setup", "seats=2 cards=box"], "cards=box"));
    let bad = folder.file("bad.toml", &other().replacen("faith = 5", "faith = 0", 1));
    let output = conclave(&folder.0, &["setups", "godlucky", "--cards", &bad]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    assert!(text(&output.stderr).contains("from 1 to 9 is expected, not 0"), "{}", text(&output.stderr));
    let cards = text(&conclave(&folder.0, &["cards", "godlucky", "--cards", &file]).stdout);
    assert!(cards.contains("Draw two Objects") && cards.contains("[o2, o3] as in the box"), "{cards}");
}

#[test]
fn tables_go_on_with_their_own_cards_after_a_restart_without_them() {
    let folder = Folder::new("kept");
    let (file, idle) =
        (folder.file("other.toml", &other()), folder.file("idle.toml", &format!("{}\n", other())));
    let (set, unused) = (id(&folder, &file), id(&folder, &idle));
    let site = Site::start(&folder.0, &["--cards", &file, "--cards", &idle]);
    let form = site.ask("GET /new/godlucky", "");
    assert!(form.contains(&set) && form.contains(&unused) && form.contains("Un'altra scatola"), "{form}");
    let body = format!("field-seats=2&field-cards={set}&seat-0=me&seat-1=person&seconds=0");
    let made = site.ask("POST /new/godlucky", &body);
    let table =
        made.lines().find_map(|line| line.strip_prefix("location: ")).unwrap_or_else(|| panic!("{made}"));
    let table = table.trim().to_owned();
    let page = format!("GET {table}");
    assert!(site.ask(&page, "").starts_with("HTTP/1.1 200"));
    site.stop();

    let site = Site::start(&folder.0, &[]);
    assert!(site.ask(&page, "").starts_with("HTTP/1.1 200"), "without its cards the match could not be read");
    let kept = site.ask(&format!("GET {table}/cards"), "");
    assert!(kept.contains(&format!("godlucky-{set}.toml")) && kept.ends_with(&other()), "{kept}");
    let form = site.ask("GET /new/godlucky", "");
    assert!(form.contains(&set) && !form.contains(&unused), "a set that nobody plays with is forgotten");
    site.stop();
}

#[test]
fn a_bad_set_starts_nothing() {
    let folder = Folder::new("nothing");
    let bad = folder.file("bad.toml", &other().replacen("faith = 5", "faith = 0", 1));
    let output = conclave(&folder.0, &["serve", "--no-open", "--data", "data.sqlite", "--cards", &bad]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(!folder.0.join("data.sqlite").exists());
}

#[test]
fn the_cards_of_dogma_have_fields_for_programs() {
    let folder = Folder::new("fields");
    let output = conclave(&folder.0, &["cards", "dogma", "--setup", "cards=box", "--json"]);
    let all: Vec<serde_json::Value> = serde_json::from_slice(&output.stdout).unwrap();
    let card = |id: &str| all.iter().find(|card| card["id"] == id).unwrap_or_else(|| panic!("no {id}"));
    let jafar = card("p1");
    assert_eq!((&jafar["title"], &jafar["family"]), (&"Al Jafar".into(), &"prophet".into()));
    assert_eq!((jafar["faith"].as_i64(), jafar["fervour"].as_i64()), (Some(130), Some(70)));
    assert_eq!(
        (&jafar["immune"], &jafar["weak"]),
        (&serde_json::json!(["faithful"]), &serde_json::json!(["mystery"]))
    );
    assert_eq!(jafar["holds"][1], serde_json::json!({"religion": "buddhist", "types": ["mystery"]}));
    assert_eq!(jafar["sets"], serde_json::json!([{"set": "mecca", "arcano": 1}]));
    // What it says and what it tells stand apart.
    let (says, lore) = (jafar["says"].as_str().unwrap(), jafar["lore"].as_str().unwrap());
    assert!(!says.contains(lore) && jafar["text"].as_str().unwrap().ends_with(lore));
    let cults = all.iter().filter(|card| card["family"] == "cult");
    let whole = |card: &&serde_json::Value| {
        card["religion"].is_string()
            && card["type"].is_string()
            && card["damage"].is_i64()
            && card["keywords"].is_array()
    };
    assert_eq!(cults.filter(whole).count(), 64);
    // A copy of an Intervention lies in the fifth Arcano of each of two sets.
    let rain = all
        .iter()
        .find(|card| card["title"] == "Rain of Fire" || card["title"] == "Pioggia di Fuoco")
        .unwrap();
    assert_eq!(
        rain["sets"],
        serde_json::json!([{"set": "mecca", "arcano": 5}, {"set": "fede", "arcano": 5}])
    );
    // What was there before is there still.
    assert!(
        ["kind", "name", "text", "override", "origin", "copies"].iter().all(|key| !jafar[*key].is_null())
    );
}

/// Where a card comes from is said in the language that was asked for.
#[test]
fn a_listing_for_people_speaks_one_language() {
    let folder = Folder::new("origins");
    let listed = |lang| text(&conclave(&folder.0, &["cards", "capitale", "--lang", lang]).stdout);
    let (it, en) = (listed("it"), listed("en"));
    assert!(it.contains("ricostruita da noi") && !it.contains("reconstructed"), "{it}");
    assert!(en.contains("reconstructed by us") && !en.contains("ricostruita"), "{en}");
}
