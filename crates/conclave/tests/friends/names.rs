//! Names stand in every sentence: on no viewer's page a seat is left that is only a number.

use std::time::Duration;

use proving::few;
use tempfile::TempDir;

use crate::visit::{NAMES, Visitor, house, people};

/// What a page says to whoever reads it, without the rules beside the table, which speak of no table in particular.
fn read(page: &str) -> String {
    let main = page.split("<main").nth(1).unwrap_or_default();
    let (before, rules) = main.split_once("<details class=\"sheet\"").unwrap_or((main, ""));
    let after = rules.split_once("<div class=\"why\"").map(|(_, after)| after).unwrap_or_default();
    // What a form sends is read by nobody.
    let mut parts = before.split(" value=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    let shown = parts.fold(first, |all, part| all + part.split_once('"').map_or("", |(_, rest)| rest));
    format!("{shown}{after}")
}

/// The first seat that is called by its number, with what stands around it.
fn numbered(page: &str) -> Option<String> {
    let text = read(page);
    let small = text.to_lowercase();
    for word in ["posto ", "seat "] {
        for (at, _) in small.match_indices(word) {
            let after = &small[at + word.len()..];
            if after.starts_with(|c: char| ('1'..='6').contains(&c)) {
                let from = small.char_indices().map(|(i, _)| i).rfind(|i| *i + 80 <= at).unwrap_or(0);
                let to = small.char_indices().map(|(i, _)| i).find(|i| *i >= at + 80).unwrap_or(small.len());
                return Some(small[from..to].to_owned());
            }
        }
    }
    None
}

async fn names_stand_everywhere(game: &str, seats: usize, fields: &str, most: usize) -> usize {
    let home = TempDir::new().unwrap();
    let site = house(&home, Duration::from_secs(60)).await;
    let (table, mut all) = people(&site, game, seats, fields).await;
    let mut watcher = Visitor::new(&site);
    let most = few(36, most);
    let (mut whim, mut idle) = (0, 0);
    while whim < most && !watcher.get(&table).await.contains("class=\"end\"") {
        let mut moved = false;
        for one in &mut all {
            moved |= one.answer(&table, 7 * whim + 3).await;
        }
        whim += 1;
        idle = if moved { 0 } else { idle + 1 };
        assert!(idle < 50, "{game} is stuck");
        if whim % 25 == 0 {
            nothing_numbered(&table, &mut all, &mut watcher).await;
        }
    }
    nothing_numbered(&table, &mut all, &mut watcher).await;
    let log = read(&watcher.get(&table).await);
    let named = NAMES[..seats].iter().filter(|name| log.contains(**name)).count();
    assert_eq!(named, seats, "{game}: {log}");
    // Neither record nor what is stored of it knows a name.
    let id = table.trim_start_matches("/t/");
    let told = site.store().told(id).await.unwrap();
    let lines = site.store().find(id).await.unwrap().unwrap().lines.join("\n");
    for name in &NAMES[..seats] {
        assert!(!told.iter().any(|one| one.text.it.contains(*name) || one.text.en.contains(*name)), "{name}");
        assert!(!lines.contains(*name));
    }
    whim
}

async fn nothing_numbered(table: &str, all: &mut [Visitor], watcher: &mut Visitor) {
    for one in all.iter_mut().chain([watcher]) {
        for lang in ["it", "en"] {
            one.lang = lang;
            for path in [table.to_owned(), format!("{table}/replay")] {
                let page = one.get(&path).await;
                assert_eq!(numbered(&page), None, "{path}");
            }
        }
    }
}

#[tokio::test]
async fn in_dogma() {
    assert!(names_stand_everywhere("dogma", 2, "&field-seats=2", 400).await > 20);
    assert!(names_stand_everywhere("dogma", 4, "&field-seats=4", 120).await > 20);
}

#[tokio::test]
async fn in_sancta() {
    assert!(names_stand_everywhere("sancta", 3, "&field-seats=3", 300).await > 20);
}

#[tokio::test]
async fn in_god_lucky() {
    assert!(names_stand_everywhere("godlucky", 3, "&field-seats=3&field-rounds=10", 300).await > 20);
}

#[tokio::test]
async fn in_capitale() {
    assert!(names_stand_everywhere("capitale", 2, "", 300).await > 20);
}
