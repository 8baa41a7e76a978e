//! What happened is told on from what was told before, and reads as if it were told anew.

use std::time::Duration;

use crate::absence::{open, served};
use crate::secrets::{Socket, next};
use crate::visit::{Visitor, site};
use axum::http::StatusCode;
use tempfile::TempDir;

/// Reads what a socket pushes until its log is the one that a new page has; the log.
async fn log_of_the_page(socket: &mut Socket, one: &mut Visitor, table: &str, pushed: &mut String) -> String {
    for _ in 0..200 {
        let page = one.get(table).await.body;
        if !pushed.is_empty() && page.contains(pushed.as_str()) {
            return pushed.clone();
        }
        let Ok(push) = tokio::time::timeout(Duration::from_millis(50), next(socket)).await else { continue };
        let push: serde_json::Value = serde_json::from_str(&push).unwrap();
        if let Some(log) = push["zones"]["z-log"].as_str() {
            *pushed = log.to_owned();
        }
    }
    panic!("the page never has what was pushed: {pushed}");
}

#[tokio::test]
async fn a_log_that_goes_on_reads_as_one_that_is_told_anew() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/new/whispers", "seat-0=me&seat-1=random&field-rounds=5").await.to();
    let mut socket = open(served(site.router()).await, &table, &one).await;
    let mut log = String::new();
    let rounds = |log: &str| log.matches("a round is done").count();
    let mut play = async |one: &mut Visitor, socket: &mut Socket, action: &str, wanted: usize| {
        assert_eq!(one.choose(&table, action).await, StatusCode::NO_CONTENT);
        while rounds(&log_of_the_page(socket, one, &table, &mut log).await) < wanted {}
        log.clone()
    };
    play(&mut one, &mut socket, "n3", 1).await;
    let two = play(&mut one, &mut socket, "n1", 2).await;
    assert!(two.contains("SAID-3") && two.contains("SAID-1"), "{two}");
    // What was taken back is gone, though as many answers follow it.
    let at = one.get(&table).await.at();
    assert_eq!(one.post(&format!("{table}/undo"), &format!("at={at}")).await.status, StatusCode::SEE_OTHER);
    let other = play(&mut one, &mut socket, "n2", 2).await;
    assert!(other.contains("SAID-3") && other.contains("SAID-2") && !other.contains("SAID-1"), "{other}");
    let three = play(&mut one, &mut socket, "n1", 3).await;
    assert!(three.starts_with(other.strip_suffix("</ol>").unwrap()), "{three}");
    // Another name, and an end outside the rules.
    assert_eq!(one.post("/name", "name=Ada&back=/").await.status, StatusCode::SEE_OTHER);
    assert_eq!(one.post(&format!("{table}/resign"), "").await.status, StatusCode::SEE_OTHER);
    while !log_of_the_page(&mut socket, &mut one, &table, &mut log).await.contains("li class=\"aside\"") {}
    assert!(log.contains("You have resigned") && rounds(&log) == 3, "{log}");
}
