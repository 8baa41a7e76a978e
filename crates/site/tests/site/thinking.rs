//! Computers among themselves: they go on only as long as somebody looks, and nobody who plays waits for them.

use std::time::Duration;

use crate::houses::Site;
use axum::http::StatusCode;
use tempfile::TempDir;

use crate::visit::{Visitor, site};

const AMONG_THEMSELVES: &str = "seat-0=random&seat-1=random";

async fn lines(site: &Site, table: &str) -> usize {
    site.store().find(table.trim_start_matches("/t/")).await.unwrap().unwrap().lines.len()
}

async fn goes_on(site: &Site, table: &str, from: usize) -> bool {
    for _ in 0..500 {
        if lines(site, table).await > from {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    false
}

#[tokio::test]
async fn computers_among_themselves_wait_until_somebody_looks() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/new/whispers", AMONG_THEMSELVES).await.to();
    let begun = lines(&site, &table).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(lines(&site, &table).await, begun, "nobody looks");
    // Neither a list of tables nor a restart is a look.
    assert_eq!(one.get("/").await.status, StatusCode::OK);
    site.resume().await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(lines(&site, &table).await, begun);
    assert_eq!(one.get(&table).await.status, StatusCode::OK);
    assert!(goes_on(&site, &table, begun).await, "somebody looks, and they do not go on");
}

#[tokio::test]
async fn a_computer_answers_a_person_who_has_gone() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let mut one = Visitor::new(&site);
    let table = one.post("/new/whispers", "seat-0=me&seat-1=random").await.to();
    let begun = lines(&site, &table).await;
    // Without ever loading the page again.
    assert_eq!(one.act(&table, &begun.to_string(), "n1").await.status, StatusCode::NO_CONTENT);
    assert!(goes_on(&site, &table, begun).await);
}

#[tokio::test]
async fn many_tables_of_computers_keep_nobody_waiting() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    for _ in 0..100 {
        let mut host = Visitor::new(&site);
        let table = host.post("/new/whispers", AMONG_THEMSELVES).await.to();
        assert_eq!(host.get(&table).await.status, StatusCode::OK);
    }
    let mut one = Visitor::new(&site);
    let table = one.post("/new/whispers", "seat-0=me&seat-1=random").await.to();
    let begun = lines(&site, &table).await;
    assert_eq!(one.act(&table, &begun.to_string(), "n1").await.status, StatusCode::NO_CONTENT);
    assert!(goes_on(&site, &table, begun).await);
}
