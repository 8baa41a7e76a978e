//! Hints are given against the computer, on one's own question, and to nobody else; after the end the course of the chances is shown.

use crate::houses::Site;
use axum::http::StatusCode;
use search::{Budget, Entry, Searched};
use tempfile::TempDir;

use crate::toy::{self, Whispers};
use crate::visit::{Visitor, two_at_a_table};

async fn site(home: &TempDir) -> Site {
    let entry = || Entry { hints: Some(Box::new(Searched::<Whispers>::default())), ..toy::entry() };
    Site::open(&|| vec![entry()], &home.path().join("data"), Some(Budget::Iterations(200))).await
}

#[tokio::test]
async fn who_plays_against_the_computer_has_hints_on_their_own_question() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/new/whispers", "seat-0=me&seat-1=random&field-rounds=3").await.to();
    let page = one.get(&table).await.body;
    assert!(page.contains("data-hint") && page.contains("A hint"), "{page}");
    let hint = one.get(&format!("{table}/hint")).await;
    assert_eq!(hint.status, StatusCode::OK);
    let told = hint.body.split("id=\"hint\"").nth(1).unwrap();
    assert!(told.contains(" %</b>") && told.contains("you win about"), "{told}");
    assert!(told.matches("<li").count() == 3, "a few, the best first: {told}");
    let mut italian = one.with("accept-language", "it");
    let told = italian.get(&format!("{table}/hint")).await.body;
    assert!(told.contains("si vince circa") && told.contains("Torna al tavolo"), "{told}");
    let watcher = Visitor::new(&site).get(&format!("{table}/hint")).await;
    assert_eq!(watcher.status, StatusCode::FORBIDDEN);
    assert!(watcher.body.contains("only to whoever plays against the computer"), "{}", watcher.body);
}

#[tokio::test]
async fn among_people_there_are_no_hints() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let (table, mut first, _) = two_at_a_table(&site, "&field-rounds=1").await;
    assert!(!first.get(&table).await.body.contains("data-hint"));
    assert_eq!(first.get(&format!("{table}/hint")).await.status, StatusCode::FORBIDDEN);
    let replay = first.get(&format!("{table}/replay?at=2&worth=1")).await.body;
    assert!(!replay.contains("What the computer thinks"), "{replay}");
}

#[tokio::test]
async fn after_the_end_the_course_of_the_chances_is_drawn() {
    let home = TempDir::new().unwrap();
    let site = site(&home).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "&field-rounds=1").await;
    let before = first.get(&format!("{table}/replay")).await.body;
    assert!(!before.contains("z-course"), "it would tell what is secret");
    first.choose(&table, "n1").await;
    second.choose(&table, "n3").await;
    let after = first.get(&format!("{table}/replay?at=2&worth=1")).await.body;
    assert!(after.contains("z-course") && after.matches("<polyline").count() == 2, "{after}");
    assert!(
        after.contains("class=\"side side-1\"") && after.contains("class=\"swatch side-1\""),
        "each side has its colour: {after}"
    );
    assert!(after.contains("What the computer thinks"), "{after}");
}
